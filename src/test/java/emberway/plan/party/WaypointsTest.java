package emberway.plan.party;

import static emberway.plan.party.Parties.KNOWING;
import static emberway.plan.party.Parties.assertAllArrived;
import static emberway.plan.party.Parties.land;
import static emberway.plan.party.Parties.randomJourneys;
import static emberway.plan.party.Parties.randomLand;
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
import emberway.plan.query.Query;
import emberway.testing.Extent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Journeys with waypoints. */
final class WaypointsTest {
  private static final Movement STRICT = new Movement(CornerCutting.NO_CUT, 1.414);

  /** A journey through cells that may be blocked, or the same as others of it. */
  private static Trip randomJourney(Random random, CostField land, int most) {
    List<Cell> via = new ArrayList<>();
    for (int i = random.nextInt(most + 1); i > 0; i--) {
      via.add(land.size().cell(random.nextInt(land.size().cells())));
    }
    Trip straight = randomJourneys(random, land, 1).get(0);
    return new Trip(straight.from(), via, straight.to());
  }

  private static Outcome plan(CostField land, Cell from, List<Cell> via, Cell to) {
    return new Planner(land, Movement.PUBLISHED).plan(new Query(from, via, List.of(to)));
  }

  @Test
  void knownLand_costsWhatThePlannerSaysByWayOfTheSame() {
    int passed = 0;
    int missed = 0;
    for (long seed = 1; seed <= Extent.of(150); seed++) {
      String what = "seed " + seed;
      Random random = new Random(seed);
      CostField land = randomLand(random, 4 + random.nextInt(16), 0.3);
      Trip trip = randomJourney(random, land, 4);
      Party party = new Party(land, Movement.PUBLISHED, List.of(trip), KNOWING);
      List<PartyEvent> events = run(what, party, land, Movement.PUBLISHED, 2_000);
      Traveler traveler = party.travelers().get(0);
      Outcome outcome = plan(land, trip.from(), trip.via(), trip.to());
      if (outcome instanceof Outcome.Found found) {
        PartyEvent.Arrived arrived = (PartyEvent.Arrived) events.get(events.size() - 1);
        double cost = found.route().cost();
        assertThat(arrived.expected()).as(what).isCloseTo(cost, within(1e-5));
        assertThat(arrived.actual()).as(what).isCloseTo(cost, within(1e-5));
        assertThat(arrived.steps())
            .as(what)
            .isEqualTo(((PartyEvent.Planned) events.get(0)).steps());
        List<Cell> reached =
            events.stream()
                .filter(PartyEvent.Passed.class::isInstance)
                .map(PartyEvent::at)
                .toList();
        int setOutFrom = trip.via().size() - reached.size();
        assertThat(trip.via().subList(0, setOutFrom)).as(what).allMatch(trip.from()::equals);
        assertThat(reached).as(what).isEqualTo(trip.via().subList(setOutFrom, trip.via().size()));
        passed += reached.size();
      } else {
        Cell target = ((Outcome.Unreachable) outcome).target();
        PartyEvent.GaveUp failed = (PartyEvent.GaveUp) events.get(events.size() - 1);
        assertThat(failed.missed().orElse(trip.to())).as(what).isEqualTo(target);
        assertThat(traveler.isAtGoal()).as(what).isFalse();
        missed += failed.missed().isPresent() ? 1 : 0;
      }
    }
    assertThat(passed).isGreaterThan(Extent.over(50));
    assertThat(missed).isGreaterThan(Extent.over(20));
  }

  @Test
  void unknownLand_afterEachTick_expectsTheSumOfFreshPlansForAllLegs() {
    int checked = 0;
    int learned = 0;
    for (long seed = 1; seed <= Extent.of(80); seed++) {
      Random random = new Random(seed);
      CostField land = randomLand(random, 4 + random.nextInt(16), 0.2);
      Trip trip = randomJourney(random, land, 3);
      PartyRules rules = PartyRules.USUAL.withSight(1 + random.nextInt(3));
      Party party = new Party(land, Movement.PUBLISHED, List.of(trip), rules);
      Traveler traveler = party.travelers().get(0);
      List<Cell> left = new ArrayList<>(trip.via());
      while (!left.isEmpty() && left.get(0).equals(trip.from())) {
        left.remove(0);
      }
      double expected = Double.NaN;
      while (!party.isDone()) {
        final Cell before = traveler.at();
        final double spent = traveler.spent();
        List<PartyEvent> events = party.tick();
        String what = "seed %d, tick %d".formatted(seed, party.ticks());
        double[] known = new double[land.size().cells()];
        Arrays.setAll(known, traveler::knownCostAt);
        Outcome fresh = plan(CostField.of(land.size(), known), before, left, trip.to());
        assertThat(traveler.hasGivenUp()).as(what).isEqualTo(fresh instanceof Outcome.Unreachable);
        if (fresh instanceof Outcome.Found found) {
          assertThat(traveler.expected())
              .as(what)
              .isCloseTo(spent + found.route().cost(), within(1e-5));
          learned += Math.abs(traveler.expected() - expected) > 0.1 ? 1 : 0;
          expected = traveler.expected();
          checked++;
        } else {
          Cell target = ((Outcome.Unreachable) fresh).target();
          assertThat(traveler.missed().orElse(trip.to())).as(what).isEqualTo(target);
        }
        events.stream().filter(PartyEvent.Passed.class::isInstance).forEach(e -> left.remove(0));
      }
    }
    assertThat(checked).isGreaterThan(Extent.over(600));
    assertThat(learned).isGreaterThan(Extent.over(100));
  }

  @Test
  void severalBySameWaypoints_onOpenLand_allArrive() {
    for (long seed = 1; seed <= Extent.of(80); seed++) {
      Random random = new Random(seed);
      CostField land = randomLand(random, 12 + random.nextInt(8), 0);
      Cell first = land.size().cell(random.nextInt(land.size().cells()));
      Cell second = land.size().cell(random.nextInt(land.size().cells()));
      List<Trip> trips =
          randomJourneys(random, land, 2 + random.nextInt(7)).stream()
              .map(each -> new Trip(each.from(), List.of(first, second), each.to()))
              .toList();
      PartyRules rules = random.nextBoolean() ? KNOWING : PartyRules.USUAL.withCellsPerTick(300);
      Party party = new Party(land, Movement.PUBLISHED, trips, rules);
      run("seed " + seed, party, land, Movement.PUBLISHED, 5_000);
      assertAllArrived("seed " + seed, party);
    }
  }

  @Test
  void waypointInADeadEnd_whereOthersWantToStay_isPassedByAll() {
    CostField land =
        land(
            ".....######", //
            "...........",
            ".....######");
    List<Cell> deep = List.of(new Cell(10, 1));
    List<Trip> trips =
        List.of(
            new Trip(new Cell(1, 1), deep, new Cell(0, 0)),
            trip(6, 1, 10, 1),
            new Trip(new Cell(2, 2), deep, new Cell(9, 1)),
            new Trip(new Cell(0, 2), deep, new Cell(0, 1)));
    for (PartyRules rules : List.of(KNOWING, PartyRules.USUAL.withSight(1))) {
      Party party = new Party(land, STRICT, trips, rules);
      List<PartyEvent> events = run("dead end", party, land, STRICT, 5_000);
      assertAllArrived("dead end", party);
      assertThat(events).filteredOn(PartyEvent.Passed.class::isInstance).hasSize(3);
    }
  }

  @Test
  void waypointThatTwoCannotBothBeBeyond_isPassedOneAfterTheOther() {
    CostField land = land(".....");
    List<Trip> trips =
        List.of(
            new Trip(new Cell(0, 0), List.of(new Cell(3, 0)), new Cell(0, 0)), trip(3, 0, 2, 0));
    Party party = new Party(land, STRICT, trips, KNOWING);
    run("line", party, land, STRICT, 2_000);
    assertAllArrived("line", party);
  }

  @Test
  void randomMazes_byWaypoints_everyPartyComesToAnEnd() {
    int arrived = 0;
    for (long seed = 1; seed <= Extent.of(60); seed++) {
      Random random = new Random(seed);
      CostField land = randomLand(random, 4 + random.nextInt(4), 0.35);
      List<Trip> trips = new ArrayList<>();
      for (Trip each : randomJourneys(random, land, 2 + random.nextInt(3))) {
        List<Cell> via = new ArrayList<>();
        randomJourneys(random, land, 2).forEach(other -> via.add(other.from()));
        Collections.shuffle(via, random);
        trips.add(new Trip(each.from(), via, each.to()));
      }
      PartyRules rules = random.nextBoolean() ? KNOWING : PartyRules.USUAL.withSight(1);
      Party party = new Party(land, STRICT, trips, rules);
      run("seed " + seed, party, land, STRICT, 20_000);
      assertThat(party.isDone()).as("seed %d", seed).isTrue();
      arrived += (int) party.travelers().stream().filter(Traveler::isAtGoal).count();
    }
    assertThat(arrived).isGreaterThan(Extent.over(30));
  }

  @Test
  void waypointOffTheMap_isRefused() {
    CostField land = land("...");
    Trip trip = new Trip(new Cell(0, 0), List.of(new Cell(0, 1)), new Cell(2, 0));
    assertThatThrownBy(() -> new Party(land, STRICT, List.of(trip), KNOWING))
        .hasMessageContaining("goes to 0,1, which is off the map");
  }
}
