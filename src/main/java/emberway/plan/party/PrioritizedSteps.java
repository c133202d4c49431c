package emberway.plan.party;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Chooses the travelers' steps in one tick when each follows its own route.
 *
 * <p>Design. They choose one after the other, the most urgent first: those that have been away from
 * their goals longest. A traveler that must make room leaves the other's route if it can. So in a
 * corridor one cell wide, the more urgent of two travelers pushes the other back to where it can
 * step aside. A traveler that fails too often becomes the least urgent, so that others get a
 * chance. If that is not enough, see {@link DeadlockResolver}.
 */
final class PrioritizedSteps {
  /** The most ticks in a row in which a traveler may fail and stay urgent. */
  static final int MAX_FAILURES = 8;

  private final Passability passability;
  private final List<Traveler> party; // by number
  private final StepReservations table;

  private PrioritizedSteps(Passability passability, List<Traveler> party) {
    this.passability = passability;
    this.party = party;
    int[] at = party.stream().mapToInt(Traveler::cell).toArray();
    table = new StepReservations(passability.size(), at, this::asideFor);
  }

  /** The cell that each traveler steps onto; its own cell if it stays. By number. */
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

  /** The neighboring cells: first those off the other's route, then those nearest to the goal. */
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
