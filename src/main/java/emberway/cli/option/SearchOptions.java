package emberway.cli.option;

import emberway.map.TileMap;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.Labeled;
import emberway.plan.cost.Movement;
import emberway.plan.query.Heuristic;
import emberway.plan.query.Preset;
import emberway.plan.query.SearchRules;
import emberway.plan.query.TerrainCosting;
import emberway.plan.query.TieBreaking;
import emberway.view.MapPlanner;
import java.util.Arrays;
import java.util.Iterator;
import picocli.CommandLine.Option;

/** The search method and its rules. */
public final class SearchOptions {
  @Option(
      names = "--preset",
      paramLabel = "P",
      completionCandidates = Presets.class,
      description =
          "Which search: ${COMPLETION-CANDIDATES}. terrain finds the cheapest route; the others are"
              + " searches of published texts. Default: the map's own rules, or terrain.")
  private String preset;

  @Option(
      names = "--estimate",
      paramLabel = "E",
      completionCandidates = Estimates.class,
      description =
          "How the remaining cost is estimated: ${COMPLETION-CANDIDATES}. Only zero and admissible"
              + " are sure to find the cheapest route. Default: the preset's.")
  private String estimate;

  @Option(
      names = "--ties",
      paramLabel = "T",
      completionCandidates = TieRules.class,
      description =
          "Which of equally promising cells is tried first: ${COMPLETION-CANDIDATES}. Default: the"
              + " preset's.")
  private String ties;

  @Option(
      names = "--corners",
      paramLabel = "C",
      completionCandidates = CornerRules.class,
      description =
          "Whether a diagonal move may pass blocked cells beside it: ${COMPLETION-CANDIDATES}"
              + " (always, never, or past one but not between two). Default: the preset's;"
              + " terrain's is cut.")
  private String corners;

  @Option(
      names = "--diagonal",
      paramLabel = "F",
      description =
          "Cost of a diagonal move, as a multiple of a straight one. Default: the preset's;"
              + " terrain's is "
              + Movement.DEFAULT_DIAGONAL
              + ".")
  private Double diagonal;

  @Option(
      names = "--terrain",
      paramLabel = "W",
      completionCandidates = Grounds.class,
      description =
          "How the search counts terrain: ${COMPLETION-CANDIDATES} (a step costs in proportion to"
              + " its cell; cells are only walkable or not; or costly cells add a penalty)."
              + " Default: the preset's; walkable for lester, unit and stout.")
  private String terrain;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Seed for random ties, any whole number; the same seed gives the same route.")
  private Long seed;

  /** The preset for a map. */
  public Preset preset(TileMap map) {
    if (preset != null) {
      return find(Preset.class, "--preset", preset);
    }
    return MapPlanner.preset(map);
  }

  /** Whether the command line names a preset. */
  public boolean hasPreset() {
    return preset != null;
  }

  /** Rules, changed by the given options. */
  public SearchRules rules(SearchRules of) {
    SearchRules rules = of;
    if (estimate != null) {
      rules = rules.with(find(Heuristic.class, "--estimate", estimate));
    }
    if (ties != null) {
      rules = rules.with(find(TieBreaking.class, "--ties", ties));
    }
    if (corners != null) {
      rules = rules.with(find(CornerCutting.class, "--corners", corners));
    }
    if (terrain != null) {
      rules = rules.with(find(TerrainCosting.class, "--terrain", terrain));
    }
    if (seed != null) {
      rules = rules.withSeed(seed);
    }
    if (diagonal != null) {
      try {
        rules = rules.withDiagonal(diagonal);
      } catch (IllegalArgumentException outOfRange) {
        throw new CommandFailure(ExitCode.USAGE, "--diagonal: " + outOfRange.getMessage());
      }
    }
    return rules;
  }

  /** Finds the constant for an option's value. */
  public static <E extends Enum<E> & Labeled> E find(Class<E> kind, String option, String label) {
    return CommonOptions.named(option, label, kind.getEnumConstants(), E::label);
  }

  private abstract static class Labels implements Iterable<String> {
    private final Labeled[] constants;

    Labels(Labeled[] constants) {
      this.constants = constants;
    }

    @Override
    public Iterator<String> iterator() {
      return Arrays.stream(constants).map(Labeled::label).iterator();
    }
  }

  private static final class Presets extends Labels {
    Presets() {
      super(Preset.values());
    }
  }

  private static final class Estimates extends Labels {
    Estimates() {
      super(Heuristic.values());
    }
  }

  private static final class TieRules extends Labels {
    TieRules() {
      super(TieBreaking.values());
    }
  }

  private static final class Grounds extends Labels {
    Grounds() {
      super(TerrainCosting.values());
    }
  }

  /** The rules for corners, for completion. */
  public static final class CornerRules extends Labels {
    CornerRules() {
      super(CornerCutting.values());
    }
  }
}
