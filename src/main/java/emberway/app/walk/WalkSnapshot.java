package emberway.app.walk;

import emberway.plan.party.Party;
import emberway.plan.party.Traveler;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * All travelers at one moment. Immutable but for the arrays, which are to be read only.
 *
 * @param plan whose journey
 * @param tick how many ticks have passed
 * @param walkers by number
 * @param news what happened last, the latest first
 * @param isDone whether everybody is at the goal or has given up
 */
public record WalkSnapshot(
    WalkPlan plan, long tick, List<Walker> walkers, List<WalkEvent> news, boolean isDone) {
  private static final int MOST_EVENTS = 60;

  /**
   * One of them.
   *
   * @param before where it was a tick ago [row-major index]
   * @param at where it is
   * @param ahead the cells it means to step on next
   * @param seen the cells it has seen
   * @param spent what its journey has cost so far
   * @param expectedAtFirst what its first plan said the journey would cost; NaN before
   * @param expected what it says now
   * @param isAtGoal whether it stands on its goal
   * @param hasGivenUp whether it knows that there is no way, or none past the others
   */
  @SuppressWarnings("ArrayRecordComponent") // read by whoever draws it, and by nobody else
  public record Walker(
      int before,
      int at,
      int[] ahead,
      BitSet seen,
      double spent,
      double expectedAtFirst,
      double expected,
      boolean isAtGoal,
      boolean hasGivenUp) {}

  /** Keeps copies. */
  public WalkSnapshot {
    walkers = List.copyOf(walkers);
    news = List.copyOf(news);
  }

  /**
   * Of a party.
   *
   * @param before where each was a tick ago
   * @param expectedAtFirst what each expected when it set out
   * @param log all that happened, the earliest first
   */
  static WalkSnapshot of(
      WalkPlan plan, Party party, int[] before, double[] expectedAtFirst, List<WalkEvent> log) {
    List<Walker> walkers = new ArrayList<>();
    for (Traveler traveler : party.travelers()) {
      walkers.add(
          new Walker(
              before[traveler.number()],
              plan.land().size().index(traveler.at()),
              traveler.ahead(),
              traveler.seenCells(),
              traveler.spent(),
              expectedAtFirst[traveler.number()],
              traveler.expected(),
              traveler.isAtGoal(),
              traveler.hasGivenUp() || traveler.isStuck()));
    }
    List<WalkEvent> latest = new ArrayList<>();
    for (int i = log.size() - 1; i >= Math.max(0, log.size() - MOST_EVENTS); i--) {
      latest.add(log.get(i));
    }
    return new WalkSnapshot(plan, party.ticks(), walkers, latest, party.isDone());
  }
}
