package emberway.cli.map;

import emberway.cli.option.CellArgument;
import emberway.cli.option.CommandFailure;
import emberway.cli.option.EndOptions;
import emberway.cli.option.ExitCode;
import emberway.cli.option.MapInput;
import emberway.cli.option.PlanningFailures;
import emberway.cli.option.ProgressLine;
import emberway.cli.option.ProgressOptions;
import emberway.cli.option.SearchOptions;
import emberway.cli.option.TravelContext;
import emberway.cli.option.TravelOptions;
import emberway.map.Cell;
import emberway.map.TileMap;
import emberway.pack.map.LoadedMap;
import emberway.pack.problem.UnreadableException;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.Movement;
import emberway.plan.party.Party;
import emberway.plan.party.PartyEvent;
import emberway.plan.party.PartyRules;
import emberway.plan.party.TeamGoals;
import emberway.plan.party.Traveler;
import emberway.plan.party.Trip;
import emberway.plan.query.Preset;
import emberway.plan.query.StepCosts;
import emberway.view.MapPlanner;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code emberway explore}: travelers cross unknown land, tick by tick. */
@Command(
    name = "explore",
    description = {
      "Walk travelers across a map they do not know, one step per tick.",
      "",
      "Each traveler assumes plain ground where it has seen nothing yet, plans a route, sees more"
          + " as it walks, and plans again. It takes others nearby into account. Travelers that"
          + " block each other for good agree on who makes room for whom, or one is reported as"
          + " stuck. The members of a team (--team) share what they see and gather at one goal,"
          + " each in a cell of its own. The output reports every new plan and, at the end, the"
          + " expected and the actual cost of each journey."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  emberway explore wall-extended --sight 2",
      "  emberway explore walled-city --from Marby --to Stanton --json",
      "  emberway explore walled-city --travelers 8 --seed 3",
      "  emberway explore walled-city --team 'Marby;60,20'",
      "  emberway explore ember-range --profile rider --sight 10",
      "  echo 1,1 8,8 | emberway explore snow-dormant --travelers -"
    })
public final class ExploreCommand extends ProgressOptions implements Callable<Integer> {
  private static final String EVERYTHING = "all";

  @Spec private CommandSpec spec;

  @Mixin private MapInput input;

  @Mixin private EndOptions ends;

  @Mixin private TravelOptions travel;

  @Option(
      names = {"--travelers", "--travellers"},
      paramLabel = "N|FILE|-",
      description =
          "How many travelers, on random journeys; or a file of journeys, one \"x y x y\" per"
              + " line. Default: one traveler, from --from to --to.")
  private String travelers;

  @Option(
      names = "--team",
      paramLabel = "X,Y;...",
      description =
          "Where others start who go to the same goal, as at most 1000 cells or names of places."
              + " They share what they see. The one nearest to the goal goes to it, the others to"
              + " the free cells nearest to it.")
  private String team;

  @Option(
      names = "--sight",
      paramLabel = "R",
      defaultValue = "6",
      description = "How many cells far travelers see, or 'all' if they know the map. Default: 6.")
  private String sight;

  @Option(
      names = "--unseen-cost",
      paramLabel = "C",
      defaultValue = "1",
      description = "Assumed cost of a step onto an unseen cell. Default: 1, like grass.")
  private double unseenCost;

  @Option(
      names = "--budget",
      paramLabel = "CELLS",
      defaultValue = "20000",
      description = "How many cells all planning together may look at per tick. Default: 20000.")
  private long budget;

  @Option(
      names = "--ticks",
      paramLabel = "N",
      defaultValue = "10000",
      description = "Stop after this many ticks. Default: 10000.")
  private long ticks;

  @Option(
      names = "--corners",
      paramLabel = "C",
      completionCandidates = SearchOptions.CornerRules.class,
      description =
          "Whether a diagonal step may cut blocked corners: ${COMPLETION-CANDIDATES}. Default:"
              + " cut.")
  private String corners = CornerCutting.CUT.label();

  @Option(
      names = "--diagonal",
      paramLabel = "F",
      description =
          "Cost of a diagonal step, as a multiple of a straight one. Default: "
              + Movement.DEFAULT_DIAGONAL
              + ".")
  private double diagonal = Movement.DEFAULT_DIAGONAL;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Seed of the random journeys. Default: 1.")
  private long seed;

  @Option(names = "--json", description = "Print one JSON object per line.")
  private boolean json;

  @Override
  public Integer call() throws UnreadableException {
    if (travelers != null && (ends.hasFrom() || ends.hasTo())) {
      throw new CommandFailure(
          ExitCode.USAGE, "--travelers has journeys of its own; leave out --from and --to");
    }
    if (travelers != null && team != null) {
      throw new CommandFailure(
          ExitCode.USAGE, "--travelers has goals of its own; leave out --team, which has one");
    }
    if (travelers != null) {
      input.refuseSharing("--travelers", travelers);
    }
    PartyRules rules = rules().withTeam(team != null);
    Movement movement = movement();
    LoadedMap loaded = input.load();
    input.byTerrain("explore", MapPlanner.preset(loaded.map()));
    TravelContext travelContext = travel.travelContext(loaded);
    TileMap map = travelContext.applyTo(loaded.map());
    StepCosts land =
        PlanningFailures.stepCosts(travelContext, loaded.map())
            .with(Preset.TERRAIN.rules().with(movement));
    List<Trip> trips = trips(travelContext, map, land);
    Party party = new Party(land.field(), land.movement(), trips, rules);
    PrintWriter out = spec.commandLine().getOut();
    ExploreLog log = json ? new ExploreJson(out) : new ExploreText(out, team != null);
    run(party, log, out);
    log.end(party);
    out.flush();
    boolean allArrived = party.travelers().stream().allMatch(one -> one.isAtGoal());
    return (allArrived && !trips.isEmpty() ? ExitCode.DONE : ExitCode.NO).status();
  }

  /** Runs the party to its end or to the last tick; prints the events of each tick at once. */
  private void run(Party party, ExploreLog log, PrintWriter out) {
    try (ProgressLine progress = new ProgressLine("exploring")) {
      while (!party.isDone() && party.ticks() < ticks) {
        List<PartyEvent> events = party.tick();
        if (!events.isEmpty()) {
          progress.hide();
          events.forEach(log::tell);
          out.flush();
        }
        long underWay = party.travelers().stream().filter(Traveler::isUnderWay).count();
        progress.show("tick %d, %d under way".formatted(party.ticks(), underWay));
      }
    }
  }

  private PartyRules rules() {
    if (ticks < 1) {
      throw new CommandFailure(ExitCode.USAGE, "--ticks %d: must be at least 1".formatted(ticks));
    }
    int cells = sight();
    PartyRules seeing = inRange("--sight", () -> PartyRules.USUAL.withSight(cells));
    PartyRules taking = inRange("--unseen-cost", () -> seeing.withUnseenCost(unseenCost));
    return inRange("--budget", () -> taking.withCellsPerTick(budget));
  }

  /**
   * Creates an option's value; out-of-range values fail with one line that names option and range.
   */
  private static <T> T inRange(String option, Supplier<T> made) {
    try {
      return made.get();
    } catch (IllegalArgumentException outOfRange) {
      throw new CommandFailure(ExitCode.USAGE, option + ": " + outOfRange.getMessage(), outOfRange);
    }
  }

  private int sight() {
    if (sight.equals(EVERYTHING)) {
      return PartyRules.KNOWS_ALL;
    }
    try {
      return Integer.parseInt(sight);
    } catch (NumberFormatException notANumber) {
      throw new CommandFailure(
          ExitCode.USAGE, "--sight '%s': must be a number of cells or all".formatted(sight));
    }
  }

  private Movement movement() {
    CornerCutting rule = SearchOptions.find(CornerCutting.class, "--corners", corners);
    return inRange("--diagonal", () -> new Movement(rule, diagonal));
  }

  /** The journeys; none if the start is blocked. */
  private List<Trip> trips(TravelContext travelContext, TileMap map, StepCosts land) {
    if (travelers != null) {
      return ExplorerTrips.of(travelers, land.field(), seed, travelContext.noun());
    }
    Cell from = ends.from(map);
    if (land.field().isBlocked(map.size().index(from))) {
      input.warnOfStart(from, travelContext.blockedStart(map, from));
      return List.of();
    }
    Cell to = ends.to(map);
    if (team == null) {
      return List.of(new Trip(from, to));
    }
    List<Cell> starts = new ArrayList<>(List.of(from));
    for (Cell start : CellArgument.parseSome("--team", team, map)) {
      if (land.field().isBlocked(map.size().index(start))) {
        throw new CommandFailure(
            ExitCode.USAGE, "--team: " + travelContext.blockedStart(map, start));
      }
      if (starts.contains(start)) {
        throw new CommandFailure(
            ExitCode.USAGE,
            "--team: two start at %s; give each a cell of its own".formatted(start));
      }
      starts.add(start);
    }
    return TeamGoals.assign(land.field(), land.movement(), starts, List.of(), to);
  }
}
