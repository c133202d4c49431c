package emberway.plan.party;

import static emberway.plan.party.Parties.assertAllArrived;
import static emberway.plan.party.Parties.land;
import static emberway.plan.party.Parties.randomJourneys;
import static emberway.plan.party.Parties.randomLand;
import static emberway.plan.party.Parties.run;
import static emberway.plan.party.Parties.trip;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import emberway.map.Cell;
import emberway.plan.Planner;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.query.Outcome;
import emberway.testing.Extent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Teams, whose members know what any of them has seen. */
@Tag("extent")
final class TeamTest {
  /** Nobody heeds the others, so each plan follows from the land alone. */
  private static final PartyRules HEEDLESS = new PartyRules(2, 1, 0, 0, 20_000);

  private static CostField deadEnd() {
    return land(
        "................",
        "..........#.....",
        "..........#.....",
        "..#########.....",
        "..........#.....",
        "..........#.....",
        "..........#.....",
        "..#########.....",
        "................");
  }

  private static List<Trip> team(CostField land, Random random, int most) {
    List<Cell> starts = new ArrayList<>();
    for (Trip journey : randomJourneys(random, land, 2 + random.nextInt(most - 1))) {
      starts.add(journey.from());
    }
    Cell goal = randomJourneys(random, land, 1).get(0).from(); // a free cell
    return TeamGoals.assign(land, Movement.PUBLISHED, starts, List.of(), goal);
  }

  private static long steps(Party party) {
    return party.travelers().stream().mapToLong(Traveler::steps).sum();
  }

  @Test
  void deadEnd_thatOneHasSeen_isSparedTheOthers() {
    CostField land = deadEnd();
    List<Trip> trips = List.of(trip(9, 5, 14, 5), trip(1, 2, 14, 4));
    Party team =
        new Party(land, Movement.PUBLISHED, trips, PartyRules.USUAL.withSight(2).withTeam(true));
    List<PartyEvent> events = run("team", team, land, Movement.PUBLISHED, 200);
    assertAllArrived("team", team);
    Party apart = new Party(land, Movement.PUBLISHED, trips, PartyRules.USUAL.withSight(2));
    run("apart", apart, land, Movement.PUBLISHED, 200);
    assertAllArrived("apart", apart);
    assertThat(steps(team)).isLessThan(steps(apart));
    assertThat(events)
        .as("the second replans far from the wall that the first sees")
        .anyMatch(
            event ->
                event instanceof PartyEvent.Planned planned
                    && planned.traveler() == 1
                    && planned.tick() <= 2
                    && planned.reasons().contains(PartyEvent.Reason.SAW));
  }

  @Test
  void teams_onRandomLands_takeNoMoreStepsThanSeparateTravelers() {
    long together = 0;
    long apart = 0;
    for (long seed = 1; seed <= Extent.of(60, 120); seed++) {
      Random random = new Random(seed);
      CostField land = randomLand(random, 12 + random.nextInt(14), 0.3);
      List<Trip> trips = Parties.reachable(land, team(land, random, 6));
      PartyRules rules = PartyRules.USUAL.withSight(1 + random.nextInt(3));
      for (boolean isTeam : new boolean[] {true, false}) {
        Party party = new Party(land, Movement.PUBLISHED, trips, rules.withTeam(isTeam));
        run("seed " + seed, party, land, Movement.PUBLISHED, 3_000);
        assertAllArrived("seed " + seed, party);
        together += isTeam ? steps(party) : 0;
        apart += isTeam ? 0 : steps(party);
      }
    }
    assertThat(together).isLessThanOrEqualTo(apart);
  }

  @Test
  void knowledge_atEachTick_isTheUnionOfWhatEachHasSeen() {
    int ticks = 0;
    for (long seed = 1; seed <= Extent.of(80); seed++) {
      Random random = new Random(seed);
      CostField land = randomLand(random, 6 + random.nextInt(16), 0.25);
      int sight = 1 + random.nextInt(4);
      PartyRules rules = PartyRules.USUAL.withSight(sight).withTeam(true);
      Party party = new Party(land, Movement.PUBLISHED, team(land, random, 8), rules);
      BitSet union = new BitSet();
      while (!party.isDone()) {
        party.travelers().forEach(each -> look(land, each.at(), sight, union));
        party.tick();
        ticks++;
        for (Traveler traveler : party.travelers()) {
          String what = "seed %d, tick %d, %d".formatted(seed, ticks, traveler.number());
          assertThat(traveler.seenCells()).as(what).isEqualTo(union);
          assertThat(traveler.seen()).as(what).isEqualTo(union.cardinality());
        }
      }
    }
    assertThat(ticks).isGreaterThan(Extent.over(1_000));
  }

  private static void look(CostField land, Cell from, int sight, BitSet seen) {
    for (int cell = 0; cell < land.size().cells(); cell++) {
      if (from.distanceTo(land.size().cell(cell)) <= sight + 0.5) {
        seen.set(cell);
      }
    }
  }

  @Test
  void plans_atEachTick_areFreshPlansOnWhatTheTeamKnows() {
    int plans = 0;
    for (long seed = 1; seed <= Extent.of(60); seed++) {
      Random random = new Random(seed);
      CostField land = randomLand(random, 6 + random.nextInt(14), 0.3);
      List<Trip> trips = team(land, random, 4);
      Party party = new Party(land, Movement.PUBLISHED, trips, HEEDLESS.withTeam(true));
      while (!party.isDone()) {
        List<Cell> before = party.travelers().stream().map(Traveler::at).toList();
        double[] spent = party.travelers().stream().mapToDouble(Traveler::spent).toArray();
        if (party.tick().stream().anyMatch(TeamTest::isAgreed)) {
          break; // from now on, they follow a common plan
        }
        double[] known = new double[land.size().cells()];
        Arrays.setAll(known, party.travelers().get(0)::knownCostAt);
        Planner planner = new Planner(CostField.of(land.size(), known), Movement.PUBLISHED);
        for (Traveler traveler : party.travelers()) {
          int number = traveler.number();
          Outcome fresh = planner.plan(before.get(number), traveler.trip().to());
          String what = "seed %d, tick %d, %d".formatted(seed, party.ticks(), number);
          if (traveler.ahead().length > 0 && fresh instanceof Outcome.Found found) {
            plans++;
            double cost = traveler.spent() - spent[number] + costAhead(traveler, land, known);
            assertThat(cost).as(what).isCloseTo(found.route().cost(), within(1e-5));
          }
          if (fresh instanceof Outcome.Unreachable) {
            assertThat(traveler.isUnderWay()).as(what).isFalse();
          }
        }
      }
    }
    assertThat(plans).isGreaterThan(Extent.over(500));
  }

  private static boolean isAgreed(PartyEvent event) {
    return event instanceof PartyEvent.Planned planned
        && planned.reasons().contains(PartyEvent.Reason.AGREED);
  }

  private static double costAhead(Traveler traveler, CostField land, double[] known) {
    double cost = 0;
    Cell from = traveler.at();
    for (int cell : traveler.ahead()) {
      Cell to = land.size().cell(cell);
      cost += known[cell] * (from.squaredDistanceTo(to) == 2 ? 1.414 : 1);
      from = to;
    }
    return cost;
  }

  @Test
  void teamOfOne_walksLikeATravelerAlone() {
    for (long seed = 1; seed <= Extent.of(30); seed++) {
      Random random = new Random(seed);
      CostField land = randomLand(random, 14, 0.3);
      List<Trip> trips = randomJourneys(random, land, 1);
      PartyRules rules = PartyRules.USUAL.withSight(2);
      Party alone = new Party(land, Movement.PUBLISHED, trips, rules);
      Party team = new Party(land, Movement.PUBLISHED, trips, rules.withTeam(true));
      assertThat(run("team", team, land, Movement.PUBLISHED, 1_000))
          .isEqualTo(run("alone", alone, land, Movement.PUBLISHED, 1_000));
    }
  }
}
