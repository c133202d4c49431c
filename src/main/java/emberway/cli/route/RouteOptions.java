package emberway.cli.route;

import emberway.cli.option.CellArgument;
import emberway.cli.option.CommandFailure;
import emberway.cli.option.DangerOptions;
import emberway.cli.option.EndOptions;
import emberway.cli.option.ExitCode;
import emberway.cli.option.GoalArgument;
import emberway.cli.option.MapInput;
import emberway.cli.option.SearchOptions;
import emberway.cli.option.ShapeOptions;
import emberway.cli.option.TravelContext;
import emberway.cli.option.TravelOptions;
import emberway.cli.option.TuningOptions;
import emberway.map.Cell;
import emberway.map.TileMap;
import emberway.map.TravelDescription;
import emberway.pack.map.LoadedMap;
import emberway.pack.problem.UnreadableException;
import emberway.plan.query.Preset;
import emberway.plan.query.Query;
import emberway.plan.query.SearchRules;
import emberway.plan.query.StepCosts;
import emberway.plan.query.TerrainCosting;
import emberway.plan.survey.AlternativeRoutes;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/**
 * The options for a route, its alternatives, or a step of its search, which {@code route} prints
 * and {@code render} draws.
 */
public final class RouteOptions {
  private static final double DEFAULT_STRETCH = 1.3;

  /** The options that ask for a route, apart from those of its start. */
  private static final List<String> ASKING =
      List.of("--to", "--to-any", "--via", "--alternatives", "--step", "--turn", "--smooth");

  @Spec(Target.SELF)
  private CommandSpec group;

  @Spec(Target.MIXEE)
  private CommandSpec command;

  @Mixin private SearchOptions search;

  @Mixin private TravelOptions travel;

  @Mixin private ShapeOptions shape;

  @Mixin private TuningOptions tuning;

  @Mixin private DangerOptions danger;

  @Mixin private EndOptions ends;

  @Option(
      names = "--to-any",
      paramLabel = "X,Y;...",
      description =
          "Several goals; the route leads to the one that is cheapest to reach. * is all places"
              + " that the map names, kind:gate all cells with a tile of that name or kind, such as"
              + " gate, bridge or road, or with a place of that kind, such as inn or town.")
  private String toAny;

  @Option(
      names = "--via",
      paramLabel = "X,Y;...",
      description = "Pass through these cells or places, at most 1000, in this order.")
  private String via;

  @Option(
      names = "--alternatives",
      paramLabel = "K",
      description =
          "Show up to K routes that really differ, the cheapest first; fewer if no more are"
              + " within --stretch.")
  private Integer alternatives;

  @Option(
      names = "--stretch",
      paramLabel = "F",
      description =
          "The highest cost of alternatives, as a multiple of the cheapest route. Default: 1.3.")
  private Double stretch;

  @Option(
      names = "--step",
      paramLabel = "K",
      description =
          "Show the search as it stands after K expanded cells. In text: a diagram with F, G and"
              + " H, and the open list. In a picture: open cells in light yellow, closed ones from"
              + " gold to violet by their cost so far, and the path to the latest.")
  private Integer step;

  /** Refuses options of this group that cannot be combined. */
  public void check() {
    RouteOptionRules.check(given());
    checkStep();
  }

  /** Refuses a negative step. */
  void checkStep() {
    if (step != null && step < 0) {
      throw new CommandFailure(ExitCode.USAGE, "--step %d: must be 0 or more".formatted(step));
    }
  }

  /** The given options of this group. */
  private List<String> given() {
    return command.commandLine().getParseResult().matchedOptions().stream()
        .map(OptionSpec::longestName)
        .filter(group.optionsMap()::containsKey)
        .toList();
  }

  /** The first given option that asks for a route, apart from {@code --from}. */
  public Optional<String> asking() {
    return given().stream().filter(ASKING::contains).findFirst();
  }

  /** The map, as the options change it. */
  public LoadedMap load(MapInput input) throws UnreadableException {
    return tuning.applyTo(input.load());
  }

  /** The given option, if any, that changes volcanoes. */
  public Optional<String> toggling() {
    return tuning.toggling();
  }

  /** The start and the goal. */
  public EndOptions ends() {
    return ends;
  }

  /** Whether a state of the search is requested. */
  public boolean hasStep() {
    return step != null;
  }

  /** The requested traveler, in the given danger. */
  public TravelContext travelContext(LoadedMap loaded) throws UnreadableException {
    return tuning
        .applyTo(travel.travelContext(loaded), loaded.map().legend())
        .in(danger.read(loaded.map().size()));
  }

  /**
   * The preset to use.
   *
   * @param user the option or the command that supports only the rules of preset terrain, if any:
   *     then these replace the map's own
   */
  Preset preset(TileMap map, Optional<String> user, MapInput input) {
    Preset preset = search.preset(map);
    if (user.isPresent() && !search.hasPreset()) {
      return input.byTerrain(user.get(), preset);
    }
    if (search.rules(preset.rules()).terrainCosting() == TerrainCosting.WALKABLE) {
      ofCosts().ifPresent(option -> input.warnOfCosts(option, preset));
    }
    return preset;
  }

  /** The option, if any, that changes nothing but what cells cost. */
  private Optional<String> ofCosts() {
    return danger.file().map(file -> "--danger").or(tuning::ofCosts);
  }

  /** The file of the danger layer, if one is given. */
  public Optional<Path> danger() {
    return danger.file();
  }

  /** The rules for an option that supports only those of preset terrain. */
  public SearchRules exactRules(String option, TileMap map, MapInput input) {
    Preset preset = preset(map, Optional.of(option), input);
    return RouteContext.exact(option, search.rules(preset.rules()), preset.label());
  }

  /**
   * The map and the rules of a question.
   *
   * @param map the map as the traveler's profile changes it
   * @param stepCosts the traveler's steps by any rules
   */
  RouteContext context(
      MapInput input,
      TileMap map,
      TravelContext travelContext,
      StepCosts stepCosts,
      Preset preset) {
    StepCosts byRules = stepCosts.with(search.rules(preset.rules()));
    return new RouteContext(input, map, travelContext, byRules, preset.label(), shape);
  }

  /** The question, answered in a picture. */
  public RouteDrawing drawing(LoadedMap loaded, TravelContext travelContext, MapInput input) {
    TileMap map = travelContext.applyTo(loaded.map());
    Preset preset = preset(map, RouteOptionRules.byTerrain(given()), input);
    DrawableAnswer answer =
        answer(loaded, route(loaded, travelContext, SingleRouteAnswer.Form.TEXT));
    return new RouteDrawing(answer, steps -> context(input, map, travelContext, steps, preset));
  }

  /** The alternatives or the step of a search that the options ask for, or else the route. */
  private DrawableAnswer answer(LoadedMap loaded, SingleRouteAnswer route) {
    return alternatives(loaded, false).or(() -> step(route)).orElse(route);
  }

  /** The answer with one route. */
  SingleRouteAnswer route(
      LoadedMap loaded, TravelContext travelContext, SingleRouteAnswer.Form form) {
    return new SingleRouteAnswer(query(loaded, travelContext), form);
  }

  /** The answer with alternatives, if requested. */
  Optional<DrawableAnswer> alternatives(LoadedMap loaded, boolean json) {
    TileMap map = loaded.map();
    return alternatives == null
        ? Optional.empty()
        : Optional.of(new AlternativesAnswer(ends.from(map), ends.to(map), limits(), json));
  }

  /** The answer as it stands after some steps, if requested. */
  Optional<DrawableAnswer> step(SingleRouteAnswer route) {
    return Optional.ofNullable(step).map(after -> new SearchStepAnswer(route, after));
  }

  private AlternativeRoutes.Limits limits() {
    try {
      return new AlternativeRoutes.Limits(
          alternatives,
          stretch == null ? DEFAULT_STRETCH : stretch,
          AlternativeRoutes.Limits.DEFAULT_SHARED);
    } catch (IllegalArgumentException outOfRange) {
      throw new CommandFailure(ExitCode.USAGE, "--alternatives: " + outOfRange.getMessage());
    }
  }

  /** The query for one route of a traveler. */
  Query query(LoadedMap loaded, TravelContext travelContext) {
    TileMap map = travelContext.applyTo(loaded.map());
    TravelDescription words = travelContext.travelDescription();
    Cell start = ends.from(map);
    List<Cell> goals =
        toAny != null
            ? GoalArgument.parseList("--to-any", toAny, start, map, words)
            : List.of(ends.to(map));
    Query query = Query.toAny(start, goals);
    return via == null ? query : query.through(CellArgument.parseSome("--via", via, map));
  }
}
