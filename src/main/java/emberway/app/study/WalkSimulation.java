package emberway.app.study;

import emberway.app.platform.ConflatingWorker;
import emberway.map.Cell;
import emberway.plan.party.Party;
import emberway.plan.party.PartyEvent;
import emberway.plan.party.PartyRules;
import emberway.plan.party.TeamGoals;
import emberway.plan.party.Traveler;
import emberway.plan.party.Trip;
import emberway.plan.query.StepCosts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * Simulates travelers on a background thread up to a requested tick. A plan always gives the same
 * result, so an earlier tick is reached by starting again.
 */
public final class WalkSimulation implements ConflatingWorker.Work<WalkRequest, WalkSnapshot> {
  /** Limit on the cells that all planning may visit per tick: a few milliseconds of work. */
  private static final long CELLS_PER_TICK = 100_000;

  private static final double MIN_CHANGE = 0.05; // as a fraction of the expected cost

  /** Reasons of frequent new plans, which are logged only if the expected cost changes enough. */
  private static final Set<PartyEvent.Reason> SMALL =
      Set.of(PartyEvent.Reason.SAW, PartyEvent.Reason.OTHERS);

  // The current walk; null until the first request.
  private WalkPlan plan;
  private List<Trip> trips; // a team has shared out the cells at its goal
  private Party party;
  private int[] before;
  private double[] expectedAtFirst;
  private double[] loggedCosts; // expected cost last logged, by traveler
  private List<WalkEvent> log;

  @Override
  public Optional<WalkSnapshot> answer(WalkRequest walkRequest, BooleanSupplier isStale) {
    if (!walkRequest.plan().equals(plan) || walkRequest.tick() < party.ticks()) {
      begin(walkRequest.plan());
    }
    while (party.ticks() < walkRequest.tick() && !party.isDone()) {
      if (isStale.getAsBoolean()) {
        return Optional.empty();
      }
      tick();
    }
    return Optional.of(WalkSnapshot.of(plan, party, before, expectedAtFirst, log));
  }

  private void begin(WalkPlan begun) {
    party = null; // frees its memory before the next one is created
    if (!begun.equals(plan)) {
      plan = begun;
      trips = begun.isTeam() ? teamTrips(begun) : begun.trips();
    }
    PartyRules rules =
        PartyRules.USUAL
            .withSight(begun.sight())
            .withCellsPerTick(CELLS_PER_TICK)
            .withTeam(begun.isTeam());
    party = new Party(begun.stepCosts().field(), begun.stepCosts().movement(), trips, rules);
    expectedAtFirst = new double[begun.trips().size()];
    Arrays.fill(expectedAtFirst, Double.NaN);
    loggedCosts = expectedAtFirst.clone();
    log = new ArrayList<>();
    remember();
  }

  private static List<Trip> teamTrips(WalkPlan plan) {
    Trip first = plan.trips().get(0);
    List<Cell> starts = plan.trips().stream().map(Trip::from).toList();
    StepCosts steps = plan.stepCosts();
    return TeamGoals.assign(steps.field(), steps.movement(), starts, first.via(), first.to());
  }

  private void remember() {
    before =
        party.travelers().stream()
            .map(Traveler::at)
            .mapToInt(plan.stepCosts().size()::index)
            .toArray();
  }

  /**
   * Logs an event, unless it is a new plan for a frequent reason whose expected cost differs by
   * less than {@link #MIN_CHANGE} from the one last logged.
   */
  private void tell(PartyEvent event) {
    double before = loggedCosts[event.traveler()];
    if (event instanceof PartyEvent.Planned planned) {
      boolean isSmall = Math.abs(planned.expected() - before) <= MIN_CHANGE * before;
      if (isSmall && SMALL.containsAll(planned.reasons())) {
        return;
      }
      loggedCosts[planned.traveler()] = planned.expected();
    }
    log.add(new WalkEvent(event, before, plan.isTeam()));
  }

  private void tick() {
    remember();
    List<PartyEvent> events = party.tick();
    events.forEach(this::tell);
    for (PartyEvent event : events) {
      if (event instanceof PartyEvent.Planned planned
          && Double.isNaN(expectedAtFirst[planned.traveler()])) {
        expectedAtFirst[planned.traveler()] = planned.expected();
      }
    }
  }
}
