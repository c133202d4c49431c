package emberway.app.walk;

import emberway.app.platform.ConflatingWorker;
import emberway.plan.party.Party;
import emberway.plan.party.PartyEvent;
import emberway.plan.party.PartyRules;
import emberway.plan.party.Traveler;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * Has travelers travel, apart from the window's thread, as far as somebody wants to see. The same
 * plan always goes the same way, so that an earlier moment is reached by beginning again.
 */
public final class WalkSimulation implements ConflatingWorker.Work<WalkRequest, WalkSnapshot> {
  /** How many cells all planning may look at in a tick: a few milliseconds of work. */
  private static final long CELLS_PER_TICK = 100_000;

  private static final double LEAST_CHANGE = 0.05; // as a share of what was expected

  /** What happens nearly all the time. */
  private static final Set<PartyEvent.Reason> SMALL =
      Set.of(PartyEvent.Reason.SAW, PartyEvent.Reason.OTHERS);

  private WalkPlan plan; // null until asked, like the rest
  private Party party;
  private int[] before;
  private double[] expectedAtFirst;
  private double[] told; // what each was last said to expect
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
    plan = begun;
    party = null; // before the next one takes its memory
    PartyRules rules = PartyRules.USUAL.withSight(begun.sight()).withCellsPerTick(CELLS_PER_TICK);
    party = new Party(begun.land(), begun.movement(), begun.trips(), rules);
    expectedAtFirst = new double[begun.trips().size()];
    Arrays.fill(expectedAtFirst, Double.NaN);
    told = expectedAtFirst.clone();
    log = new ArrayList<>();
    remember();
  }

  private void remember() {
    before =
        party.travelers().stream().map(Traveler::at).mapToInt(plan.land().size()::index).toArray();
  }

  /**
   * Writes down what is worth telling. A step aside is not, be it for what was seen or for others:
   * what is expected has to change by some hundredths since it was told.
   */
  private void tell(PartyEvent event) {
    double before = told[event.traveler()];
    if (event instanceof PartyEvent.Planned planned) {
      boolean isSmall = Math.abs(planned.expected() - before) <= LEAST_CHANGE * before;
      if (isSmall && SMALL.containsAll(planned.reasons())) {
        return;
      }
      told[planned.traveler()] = planned.expected();
    }
    log.add(new WalkEvent(event, before));
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
