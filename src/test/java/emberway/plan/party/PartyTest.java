package emberway.plan.party;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.Corners;
import emberway.plan.CostField;
import emberway.plan.Movement;
import emberway.plan.Outcome;
import emberway.plan.Planner;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Parties on ASCII maps and on random ones, checked at every tick. */
final class PartyTest {
  private static final double BLOCKED = Double.POSITIVE_INFINITY;
  private static final PartyRules KNOWING = PartyRules.USUAL.withSight(PartyRules.KNOWS_ALL);

  /** A land of rows: {@code #} is a wall, a digit a cost, anything else costs 1. */
  private static CostField land(String... rows) {
    GridSize size = new GridSize(rows[0].length(), rows.length);
    double[] costs = new double[size.cells()];
    for (int cell = 0; cell < costs.length; cell++) {
      char symbol = rows[size.y(cell)].charAt(size.x(cell));
      costs[cell] =
          symbol == '#' ? BLOCKED : Character.isDigit(symbol) ? Character.digit(symbol, 10) : 1;
    }
    return CostField.of(size, costs);
  }

  private static Journey journey(int fromX, int fromY, int toX, int toY) {
    return new Journey(new Cell(fromX, fromY), new Cell(toX, toY));
  }

  /** Lets a party go on until it is done, checking every step; what happened. */
  private static List<PartyEvent> run(
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
                  .corners()
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

  private static void assertAllArrived(String what, Party party) {
    for (Traveler traveler : party.travelers()) {
      assertThat(traveler.at())
          .as("%s: traveler %d", what, traveler.number())
          .isEqualTo(traveler.journey().to());
    }
  }

  @Test
  void headOn_inACorridorWithOnePlaceToStepAside_bothArrive() {
    CostField land =
        land(
            "######.#######", //
            "..............",
            "##############");
    Movement movement = new Movement(Corners.NO_CUT, 1.414);
    Party party =
        new Party(land, movement, List.of(journey(0, 1, 13, 1), journey(13, 1, 0, 1)), KNOWING);
    run("corridor", party, land, movement, 200);
    assertAllArrived("corridor", party);
  }

  @Test
  void arrived_inTheWayOfAnother_stepsAsideAndComesBack() {
    CostField land =
        land(
            "####.#####", //
            "..........",
            "##########");
    Movement movement = new Movement(Corners.NO_CUT, 1.414);
    Party party =
        new Party(land, movement, List.of(journey(6, 1, 5, 1), journey(9, 1, 0, 1)), KNOWING);
    List<PartyEvent> events = run("arrived", party, land, movement, 200);
    assertAllArrived("arrived", party);
    assertThat(events)
        .anyMatch(
            event ->
                event instanceof PartyEvent.Planned planned
                    && planned.traveler() == 0
                    && planned.reasons().contains(PartyEvent.Reason.ASIDE));
  }

  @Test
  void threeAgainstThree_inACorridorBetweenRooms_allArrive() {
    CostField land =
        land(
            "....######....", //
            "..............",
            "....######....",
            "....######....");
    Movement movement = Movement.PUBLISHED;
    List<Journey> journeys =
        List.of(
            journey(0, 0, 13, 0),
            journey(0, 1, 13, 1),
            journey(0, 2, 13, 2),
            journey(12, 0, 1, 0),
            journey(12, 1, 1, 1),
            journey(12, 2, 1, 2));
    Party party = new Party(land, movement, journeys, KNOWING);
    run("rooms", party, land, movement, 400);
    assertAllArrived("rooms", party);
  }

  @Test
  void wayOfAnotherNearby_isAvoidedButNoWall() {
    String[] open = new String[7];
    Arrays.fill(open, ".............");
    CostField land = land(open);
    Party party =
        new Party(
            land, Movement.PUBLISHED, List.of(journey(0, 3, 12, 3), journey(12, 3, 0, 3)), KNOWING);
    List<PartyEvent> events = run("open", party, land, Movement.PUBLISHED, 100);
    assertAllArrived("open", party);
    assertThat(events)
        .anyMatch(
            event ->
                event instanceof PartyEvent.Planned planned
                    && planned.reasons().contains(PartyEvent.Reason.OTHERS));
    for (Traveler traveler : party.travelers()) {
      assertThat(traveler.spent()).isBetween(12.0, 14.0);
    }
  }

  @Test
  void farAway_othersAreNotHeeded() {
    String[] open = new String[60];
    Arrays.fill(open, ".".repeat(60));
    CostField land = land(open);
    Party party =
        new Party(
            land,
            Movement.PUBLISHED,
            List.of(journey(0, 2, 59, 2), journey(59, 50, 0, 50)),
            KNOWING);
    List<PartyEvent> events = run("far", party, land, Movement.PUBLISHED, 100);
    assertAllArrived("far", party);
    assertThat(events).filteredOn(PartyEvent.Planned.class::isInstance).hasSize(2);
  }

  @Test
  void unknownLand_leadsIntoADeadEndAndOutAgain() {
    CostField land =
        land(
            "................",
            "..........#.....",
            "..........#.....",
            "..#########.....",
            "..........#.....",
            "..........#.....",
            "..........#.....",
            "..#########.....",
            "................");
    Party party =
        new Party(
            land, Movement.PUBLISHED, List.of(journey(3, 5, 14, 5)), PartyRules.USUAL.withSight(2));
    List<PartyEvent> events = run("dead end", party, land, Movement.PUBLISHED, 200);
    assertAllArrived("dead end", party);
    PartyEvent.Arrived arrived = (PartyEvent.Arrived) events.get(events.size() - 1);
    assertThat(arrived.expected()).isEqualTo(11);
    assertThat(arrived.actual()).isGreaterThan(20);
    Outcome.Found knowing =
        (Outcome.Found) new Planner(land, Movement.PUBLISHED).plan(new Cell(3, 5), new Cell(14, 5));
    assertThat(arrived.actual()).isGreaterThan(knowing.route().cost());
    assertThat(party.travelers().get(0).seen()).isLessThan(land.size().cells());
  }

  @Test
  void unknownLand_afterEachLook_thePlanIsAFreshPlanOnTheKnownLand() {
    int ticks = 0;
    for (long seed = 1; seed <= 120; seed++) {
      Random random = new Random(seed);
      CostField land = randomLand(random, 4 + random.nextInt(22), 0.3);
      Journey journey = randomJourneys(random, land, 1).get(0);
      PartyRules rules =
          PartyRules.USUAL
              .withSight(1 + random.nextInt(5))
              .withUnseenCost(0.5 + random.nextDouble());
      Party party = new Party(land, Movement.PUBLISHED, List.of(journey), rules);
      Traveler traveler = party.travelers().get(0);
      while (!party.isDone()) {
        final Cell before = traveler.at();
        double spent = traveler.spent();
        party.tick();
        ticks++;
        double[] known = new double[land.size().cells()];
        Arrays.setAll(known, traveler::knownCostAt);
        Outcome fresh =
            new Planner(CostField.of(land.size(), known), Movement.PUBLISHED)
                .plan(before, journey.to());
        String what = "seed %d, tick %d".formatted(seed, party.ticks());
        assertThat(traveler.hasGivenUp()).as(what).isEqualTo(fresh instanceof Outcome.Unreachable);
        if (fresh instanceof Outcome.Found found) {
          double cost = traveler.spent() - spent;
          Cell from = traveler.at();
          for (int cell : traveler.ahead()) {
            Cell to = land.size().cell(cell);
            cost += known[cell] * (from.squaredDistanceTo(to) == 2 ? 1.414 : 1);
            from = to;
          }
          assertThat(from).as(what).isEqualTo(journey.to());
          assertThat(cost).as(what).isCloseTo(found.route().cost(), within(1e-5));
        }
      }
    }
    assertThat(ticks).isGreaterThan(600);
  }

  @Test
  void walledIn_givesUp() {
    CostField land =
        land(
            "......", //
            "..###.", "..#.#.", "..###.");
    Movement movement = new Movement(Corners.NO_SQUEEZE, 1.414);
    Party party =
        new Party(land, movement, List.of(journey(0, 0, 3, 2)), PartyRules.USUAL.withSight(1));
    List<PartyEvent> events = run("walled in", party, land, movement, 100);
    assertThat(events.get(events.size() - 1)).isInstanceOf(PartyEvent.GaveUp.class);
    assertThat(party.isDone()).isTrue();
  }

  @Test
  void randomParties_onOpenLand_allArrive() {
    for (long seed = 1; seed <= 150; seed++) {
      Random random = new Random(seed);
      CostField land = randomLand(random, 12 + random.nextInt(8), 0.08);
      List<Journey> journeys = reachable(land, randomJourneys(random, land, 2 + random.nextInt(9)));
      PartyRules rules = random.nextBoolean() ? KNOWING : PartyRules.USUAL;
      if (random.nextInt(3) == 0) {
        rules = rules.withCellsPerTick(300);
      }
      Party party = new Party(land, Movement.PUBLISHED, journeys, rules);
      run("seed " + seed, party, land, Movement.PUBLISHED, 3_000);
      assertAllArrived("seed " + seed, party);
    }
  }

  @Test
  void sameParty_doesTheSame() {
    List<List<PartyEvent>> runs = new ArrayList<>();
    for (int run = 0; run < 2; run++) {
      Random random = new Random(77);
      CostField land = randomLand(random, 16, 0.1);
      List<Journey> journeys = reachable(land, randomJourneys(random, land, 8));
      Party party = new Party(land, Movement.PUBLISHED, journeys, PartyRules.USUAL);
      runs.add(run("twice", party, land, Movement.PUBLISHED, 3_000));
    }
    assertThat(runs.get(0)).isEqualTo(runs.get(1)).isNotEmpty();
  }

  @Test
  void ends_thatCannotBe_areRefused() {
    CostField land = land("..#");
    Movement movement = Movement.PUBLISHED;
    assertThatThrownBy(() -> new Party(land, movement, List.of(journey(2, 0, 0, 0)), KNOWING))
        .hasMessage("traveler 0 starts at 2,0, which cannot be walked");
    assertThatThrownBy(() -> new Party(land, movement, List.of(journey(0, 0, 9, 0)), KNOWING))
        .hasMessageContaining("goes to 9,0, which is off the map");
    assertThatThrownBy(
            () ->
                new Party(
                    land, movement, List.of(journey(0, 0, 1, 0), journey(1, 0, 1, 0)), KNOWING))
        .hasMessageContaining("traveler 1 goes to 1,0, where another does");
  }

  private static CostField randomLand(Random random, int side, double walls) {
    GridSize size = new GridSize(side, side);
    double[] costs = new double[size.cells()];
    for (int cell = 0; cell < costs.length; cell++) {
      costs[cell] = random.nextDouble() < walls ? BLOCKED : 0.5 + 3 * random.nextDouble();
    }
    return CostField.of(size, costs);
  }

  private static List<Journey> randomJourneys(Random random, CostField land, int count) {
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
    List<Journey> journeys = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      journeys.add(new Journey(starts.get(i), goals.get(i)));
    }
    return journeys;
  }

  private static List<Journey> reachable(CostField land, List<Journey> journeys) {
    Planner planner = new Planner(land, Movement.PUBLISHED);
    return journeys.stream()
        .filter(journey -> planner.plan(journey.from(), journey.to()) instanceof Outcome.Found)
        .toList();
  }
}
