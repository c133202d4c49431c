package emberway.plan.party;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.Planner;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.query.Outcome;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Lands, journeys, and parties that are checked at every tick. */
final class Parties {
  static final PartyRules KNOWING = PartyRules.USUAL.withSight(PartyRules.KNOWS_ALL);

  private static final double BLOCKED = Double.POSITIVE_INFINITY;

  private Parties() {}

  /** A land of rows: {@code #} is a wall, a digit a cost, anything else costs 1. */
  static CostField land(String... rows) {
    GridSize size = new GridSize(rows[0].length(), rows.length);
    double[] costs = new double[size.cells()];
    for (int cell = 0; cell < costs.length; cell++) {
      char symbol = rows[size.y(cell)].charAt(size.x(cell));
      costs[cell] =
          symbol == '#' ? BLOCKED : Character.isDigit(symbol) ? Character.digit(symbol, 10) : 1;
    }
    return CostField.of(size, costs);
  }

  static Trip trip(int fromX, int fromY, int toX, int toY) {
    return new Trip(new Cell(fromX, fromY), new Cell(toX, toY));
  }

  /** Lets a party go on until it is done, checking every step; what happened. */
  static List<PartyEvent> run(
      String what, Party party, CostField land, Movement movement, int most) {
    List<PartyEvent> events = new ArrayList<>();
    while (!party.isDone() && party.ticks() < most) {
      List<Cell> before = party.travelers().stream().map(Traveler::at).toList();
      events.addAll(party.tick());
      List<Cell> after = party.travelers().stream().map(Traveler::at).toList();
      String when = "%s, tick %d: %s to %s".formatted(what, party.ticks(), before, after);
      assertThat(after).as(when).doesNotHaveDuplicates();
      for (int i = 0; i < after.size(); i++) {
        assertStep(when, land, movement, before.get(i), after.get(i));
        for (int j = 0; j < i; j++) {
          assertThat(before.get(i).equals(after.get(j)) && before.get(j).equals(after.get(i)))
              .as("%s: %d and %d change places", when, j, i)
              .isFalse();
          assertThat(doCross(before.get(i), after.get(i), before.get(j), after.get(j)))
              .as("%s: %d and %d cross", when, j, i)
              .isFalse();
        }
      }
    }
    return events;
  }

  private static void assertStep(
      String when, CostField land, Movement movement, Cell from, Cell to) {
    long square = from.squaredDistanceTo(to);
    assertThat(square).as(when).isLessThanOrEqualTo(2);
    assertThat(land.costAt(to)).as(when).isLessThan(BLOCKED);
    if (square == 2) {
      assertThat(
              movement
                  .cornerCutting()
                  .allows(
                      land.costAt(new Cell(from.x(), to.y())),
                      land.costAt(new Cell(to.x(), from.y()))))
          .as(when)
          .isTrue();
    }
  }

  /** Two moves whose middles are the same point, each going somewhere. */
  private static boolean doCross(Cell from, Cell to, Cell otherFrom, Cell otherTo) {
    return !from.equals(to)
        && !otherFrom.equals(otherTo)
        && from.x() + to.x() == otherFrom.x() + otherTo.x()
        && from.y() + to.y() == otherFrom.y() + otherTo.y();
  }

  static void assertAllArrived(String what, Party party) {
    for (Traveler traveler : party.travelers()) {
      assertThat(traveler.at())
          .as("%s: traveler %d", what, traveler.number())
          .isEqualTo(traveler.trip().to());
    }
  }

  static CostField randomLand(Random random, int side, double walls) {
    GridSize size = new GridSize(side, side);
    double[] costs = new double[size.cells()];
    for (int cell = 0; cell < costs.length; cell++) {
      costs[cell] = random.nextDouble() < walls ? BLOCKED : 0.5 + 3 * random.nextDouble();
    }
    return CostField.of(size, costs);
  }

  static List<Trip> randomJourneys(Random random, CostField land, int count) {
    List<Cell> starts = new ArrayList<>();
    List<Cell> goals = new ArrayList<>();
    for (int cell = 0; cell < land.size().cells(); cell++) {
      if (!land.isBlocked(cell)) {
        starts.add(land.size().cell(cell));
      }
      goals.add(land.size().cell(cell));
    }
    Collections.shuffle(starts, random);
    Collections.shuffle(goals, random);
    List<Trip> trips = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      trips.add(new Trip(starts.get(i), goals.get(i)));
    }
    return trips;
  }

  static List<Trip> reachable(CostField land, List<Trip> trips) {
    Planner planner = new Planner(land, Movement.PUBLISHED);
    return trips.stream()
        .filter(trip -> planner.plan(trip.from(), trip.to()) instanceof Outcome.Found)
        .toList();
  }
}
