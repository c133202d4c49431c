package emberway.plan.party;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Where travelers step in one tick when each goes its own way.
 *
 * <p>Design. They choose one after the other, the most urgent first: those who have been away from
 * their goals longest. Who has to make room goes off the wanter's way if it can. So in a corridor
 * one cell wide the more urgent of two pushes the other back to where it can step aside. Who fails
 * too often becomes the least urgent of all, so that the others get their chance. Where that is not
 * enough, see {@link DeadlockResolver}.
 */
final class PrioritizedSteps {
  /** So many ticks in a row somebody insists. */
  static final int MOST_FAILURES = 8;

  private final Passability passability;
  private final List<Traveler> party; // by number
  private final StepReservations table;

  private PrioritizedSteps(Passability passability, List<Traveler> party) {
    this.passability = passability;
    this.party = party;
    int[] at = party.stream().mapToInt(Traveler::cell).toArray();
    table = new StepReservations(passability.size(), at, this::asideFor);
  }

  /** Where each of a party steps; its own cell where it stays. By number. */
  static int[] choose(Passability passability, List<Traveler> party) {
    return new PrioritizedSteps(passability, party).choose();
  }

  private int[] choose() {
    List<Traveler> order =
        party.stream()
            .sorted(
                Comparator.comparing(Traveler::isUnderWay)
                    .reversed()
                    .thenComparing(Comparator.comparingLong(Traveler::urgency).reversed())
                    .thenComparing(Traveler::number))
            .toList();
    for (Traveler traveler : order) {
      if (!table.hasChosen(traveler.number())) {
        int wanted = traveler.wanted();
        if (wanted == traveler.cell() || !table.take(traveler.number(), wanted)) {
          table.stay(traveler.number());
        }
      }
    }
    return table.steps();
  }

  /** The neighboring cells: those off the wanter's way first, then the nearest to the goal. */
  private int[] asideFor(int number, int wanterNumber) {
    Traveler traveler = party.get(number);
    Traveler wanter = party.get(wanterNumber);
    int wanted = traveler.wanted();
    return Arrays.stream(passability.neighbors(traveler.cell()))
        .boxed()
        .sorted(
            Comparator.comparing((Integer cell) -> wanter.isAhead(cell) && cell != wanted)
                .thenComparing(cell -> cell != wanted)
                .thenComparing(table::isStoodOn)
                .thenComparingDouble(cell -> traveler.remainingLegs().first().costFrom(cell))
                .thenComparing(Comparator.naturalOrder()))
        .mapToInt(Integer::intValue)
        .toArray();
  }
}
