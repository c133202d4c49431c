package emberway.app.study;

import emberway.plan.party.Party;
import emberway.plan.party.Traveler;
import emberway.plan.party.Trip;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * All travelers at one tick. Immutable except for the arrays, which are read only.
 *
 * @param plan the plan
 * @param tick number of ticks since the start
 * @param walkers the travelers by number
 * @param news the last events, latest first
 * @param isDone whether each traveler is at its goal or has given up
 */
public record WalkSnapshot(
    WalkPlan plan, long tick, List<Walker> walkers, List<WalkEvent> news, boolean isDone) {
  private static final int MAX_EVENTS = 60;

  /**
   * A traveler at one tick.
   *
   * @param trip its start, waypoints and goal
   * @param before its cell a tick ago [row-major index]
   * @param at its cell [row-major index]
   * @param ahead the next cells of its plan [row-major indices]
   * @param seen the cells it has seen, or any of its team [row-major indices]
   * @param steps the number of its steps so far
   * @param spent the cost of its journey so far
   * @param expectedAtFirst the journey's cost as first expected; NaN before the first plan
   * @param expected the journey's cost as expected now
   * @param isAtGoal whether it stands on its goal
   * @param hasGivenUp whether it knows that it cannot reach its goal, or is stuck behind others
   */
  @SuppressWarnings("ArrayRecordComponent") // arrays are only read
  public record Walker(
      Trip trip,
      int before,
      int at,
      int[] ahead,
      BitSet seen,
      long steps,
      double spent,
      double expectedAtFirst,
      double expected,
      boolean isAtGoal,
      boolean hasGivenUp) {}

  /** Copies the lists. */
  public WalkSnapshot {
    walkers = List.copyOf(walkers);
    news = List.copyOf(news);
  }

  /**
   * Creates a snapshot of a party.
   *
   * @param before each traveler's cell a tick ago [row-major indices]
   * @param expectedAtFirst the costs that travelers expected at first
   * @param log all events, earliest first
   */
  static WalkSnapshot of(
      WalkPlan plan, Party party, int[] before, double[] expectedAtFirst, List<WalkEvent> log) {
    List<Walker> walkers = new ArrayList<>();
    BitSet seen = null; // the cells that the last traveler has seen
    for (Traveler traveler : party.travelers()) {
      seen = seen != null && plan.isTeam() ? seen : traveler.seenCells(); // a team shares its cells
      walkers.add(
          new Walker(
              traveler.trip(),
              before[traveler.number()],
              plan.stepCosts().size().index(traveler.at()),
              traveler.ahead(),
              seen,
              traveler.steps(),
              traveler.spent(),
              expectedAtFirst[traveler.number()],
              traveler.expected(),
              traveler.isAtGoal(),
              traveler.hasGivenUp() || traveler.isStuck()));
    }
    List<WalkEvent> latest = new ArrayList<>();
    for (int i = log.size() - 1; i >= Math.max(0, log.size() - MAX_EVENTS); i--) {
      latest.add(log.get(i));
    }
    return new WalkSnapshot(plan, party.ticks(), walkers, latest, party.isDone());
  }
}
