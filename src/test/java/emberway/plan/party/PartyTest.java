package emberway.plan.party;

import static emberway.plan.party.Parties.KNOWING;
import static emberway.plan.party.Parties.assertAllArrived;
import static emberway.plan.party.Parties.land;
import static emberway.plan.party.Parties.randomJourneys;
import static emberway.plan.party.Parties.randomLand;
import static emberway.plan.party.Parties.reachable;
import static emberway.plan.party.Parties.run;
import static emberway.plan.party.Parties.trip;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import emberway.map.Cell;
import emberway.plan.Planner;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.query.Outcome;
import emberway.testing.Extent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Parties on ASCII maps and on random ones, checked at every tick. */
final class PartyTest {
  @Test
  void headOn_inACorridorWithOnePlaceToStepAside_bothArrive() {
    CostField land =
        land(
            "######.#######", //
            "..............",
            "##############");
    Movement movement = new Movement(CornerCutting.NO_CUT, 1.414);
    Party party = new Party(land, movement, List.of(trip(0, 1, 13, 1), trip(13, 1, 0, 1)), KNOWING);
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
    Movement movement = new Movement(CornerCutting.NO_CUT, 1.414);
    Party party = new Party(land, movement, List.of(trip(6, 1, 5, 1), trip(9, 1, 0, 1)), KNOWING);
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
    List<Trip> trips =
        List.of(
            trip(0, 0, 13, 0),
            trip(0, 1, 13, 1),
            trip(0, 2, 13, 2),
            trip(12, 0, 1, 0),
            trip(12, 1, 1, 1),
            trip(12, 2, 1, 2));
    Party party = new Party(land, movement, trips, KNOWING);
    run("rooms", party, land, movement, 400);
    assertAllArrived("rooms", party);
  }

  @Test
  void wayOfAnotherNearby_isAvoidedButNoWall() {
    String[] open = new String[7];
    Arrays.fill(open, ".............");
    CostField land = land(open);
    Party party =
        new Party(land, Movement.PUBLISHED, List.of(trip(0, 3, 12, 3), trip(12, 3, 0, 3)), KNOWING);
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
            land, Movement.PUBLISHED, List.of(trip(0, 2, 59, 2), trip(59, 50, 0, 50)), KNOWING);
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
            land, Movement.PUBLISHED, List.of(trip(3, 5, 14, 5)), PartyRules.USUAL.withSight(2));
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
    for (long seed = 1; seed <= Extent.of(120); seed++) {
      Random random = new Random(seed);
      CostField land = randomLand(random, 4 + random.nextInt(22), 0.3);
      Trip trip = randomJourneys(random, land, 1).get(0);
      PartyRules rules =
          PartyRules.USUAL
              .withSight(1 + random.nextInt(5))
              .withUnseenCost(0.5 + random.nextDouble());
      Party party = new Party(land, Movement.PUBLISHED, List.of(trip), rules);
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
                .plan(before, trip.to());
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
          assertThat(from).as(what).isEqualTo(trip.to());
          assertThat(cost).as(what).isCloseTo(found.route().cost(), within(1e-5));
        }
      }
    }
    assertThat(ticks).isGreaterThan(Extent.over(600));
  }

  @Test
  void walledIn_givesUp() {
    CostField land =
        land(
            "......", //
            "..###.", "..#.#.", "..###.");
    Movement movement = new Movement(CornerCutting.NO_SQUEEZE, 1.414);
    Party party =
        new Party(land, movement, List.of(trip(0, 0, 3, 2)), PartyRules.USUAL.withSight(1));
    List<PartyEvent> events = run("walled in", party, land, movement, 100);
    assertThat(events.get(events.size() - 1)).isInstanceOf(PartyEvent.GaveUp.class);
    assertThat(party.isDone()).isTrue();
  }

  @Test
  void randomParties_onOpenLand_allArrive() {
    for (long seed = 1; seed <= Extent.of(150); seed++) {
      Random random = new Random(seed);
      CostField land = randomLand(random, 12 + random.nextInt(8), 0.08);
      List<Trip> trips = reachable(land, randomJourneys(random, land, 2 + random.nextInt(9)));
      PartyRules rules = random.nextBoolean() ? KNOWING : PartyRules.USUAL;
      if (random.nextInt(3) == 0) {
        rules = rules.withCellsPerTick(300);
      }
      Party party = new Party(land, Movement.PUBLISHED, trips, rules);
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
      List<Trip> trips = reachable(land, randomJourneys(random, land, 8));
      Party party = new Party(land, Movement.PUBLISHED, trips, PartyRules.USUAL);
      runs.add(run("twice", party, land, Movement.PUBLISHED, 3_000));
    }
    assertThat(runs.get(0)).isEqualTo(runs.get(1)).isNotEmpty();
  }

  @Test
  void ends_thatCannotBe_areRefused() {
    CostField land = land("..#");
    Movement movement = Movement.PUBLISHED;
    assertThatThrownBy(() -> new Party(land, movement, List.of(trip(2, 0, 0, 0)), KNOWING))
        .hasMessage("traveler 0 starts at 2,0, which cannot be entered");
    assertThatThrownBy(() -> new Party(land, movement, List.of(trip(0, 0, 9, 0)), KNOWING))
        .hasMessageContaining("goes to 9,0, which is off the map");
    assertThatThrownBy(
            () -> new Party(land, movement, List.of(trip(0, 0, 1, 0), trip(1, 0, 1, 0)), KNOWING))
        .hasMessageContaining("traveler 1 goes to 1,0, where another does");
  }
}
