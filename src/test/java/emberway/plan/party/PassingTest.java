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

import emberway.map.Cell;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.testing.Extent;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Travelers who can get past each other only if somebody makes room, or not at all. */
@Tag("extent")
final class PassingTest {
  private static final Movement STRICT = new Movement(CornerCutting.NO_CUT, 1.414);

  private static List<PartyEvent> stuck(List<PartyEvent> events) {
    return events.stream().filter(PartyEvent.Stuck.class::isInstance).toList();
  }

  @Test
  void goalBehindARestingPlace_inADeadEnd_bothArrive() {
    CostField land =
        land(
            "...########", //
            "...........",
            "...########");
    Party party = new Party(land, STRICT, List.of(trip(7, 1, 8, 1), trip(0, 1, 10, 1)), KNOWING);
    List<PartyEvent> events = run("dead end", party, land, STRICT, 300);
    assertAllArrived("dead end", party);
    assertThat(events)
        .anyMatch(
            event ->
                event instanceof PartyEvent.Planned planned
                    && planned.reasons().contains(PartyEvent.Reason.AGREED));
  }

  @Test
  void fourGoals_inADeadEnd_areTakenFromTheInnermostOutwards() {
    CostField land =
        land(
            "....#######", //
            "...........",
            "....#######");
    List<Trip> outermostFirst =
        List.of(trip(3, 1, 7, 1), trip(2, 1, 8, 1), trip(1, 1, 9, 1), trip(0, 1, 10, 1));
    Party party = new Party(land, STRICT, outermostFirst, KNOWING);
    run("four", party, land, STRICT, 1_000);
    assertAllArrived("four", party);
  }

  @Test
  void changingPlaces_inACorridorWithoutAnyRoom_isKnownToBeImpossible() {
    CostField land = land("........");
    Party party = new Party(land, STRICT, List.of(trip(1, 0, 6, 0), trip(6, 0, 1, 0)), KNOWING);
    List<PartyEvent> events = run("corridor", party, land, STRICT, 300);
    assertThat(party.isDone()).isTrue();
    assertThat(stuck(events))
        .singleElement()
        .isInstanceOfSatisfying(
            PartyEvent.Stuck.class,
            event -> {
              assertThat(event.past()).isEqualTo(OptionalInt.of(1 - event.traveler()));
              assertThat(event.isCertain()).isTrue();
            });
    assertThat(party.travelers()).filteredOn(Traveler::isAtGoal).hasSize(1);
    assertThat(party.travelers()).filteredOn(Traveler::isStuck).hasSize(1);
  }

  @Test
  void changingPlaces_inACorridorWithOneNiche_bothArrive() {
    CostField land =
        land(
            "#.######", //
            "........");
    Party party = new Party(land, STRICT, List.of(trip(3, 1, 7, 1), trip(7, 1, 2, 1)), KNOWING);
    run("niche", party, land, STRICT, 500);
    assertAllArrived("niche", party);
  }

  @Test
  void deadEndThatNobodyHasSeen_isLearnedOnTheWay() {
    CostField land =
        land(
            "......######", //
            "......######",
            "............",
            "......######");
    Party party =
        new Party(
            land,
            STRICT,
            List.of(trip(4, 2, 9, 2), trip(0, 2, 11, 2), trip(0, 0, 10, 2)),
            PartyRules.USUAL.withSight(1));
    run("unseen", party, land, STRICT, 1_000);
    assertAllArrived("unseen", party);
  }

  @Test
  void randomMazes_everyPartyComesToAnEnd() {
    int passed = 0;
    int agreed = 0;
    int gaveUp = 0;
    for (long seed = 1; seed <= Extent.of(60); seed++) {
      Random random = new Random(seed);
      CostField land = randomMaze(random, 2 + random.nextInt(5), 2 + random.nextInt(3));
      List<Trip> trips = reachable(land, randomJourneys(random, land, 2 + random.nextInt(4)));
      PartyRules rules =
          random.nextBoolean() ? KNOWING : PartyRules.USUAL.withSight(1 + random.nextInt(3));
      Party party = new Party(land, STRICT, trips, rules);
      List<PartyEvent> events = run("seed " + seed, party, land, STRICT, 20_000);
      assertThat(party.isDone()).as("seed %d", seed).isTrue();
      for (Traveler traveler : party.travelers()) {
        boolean isTold =
            events.stream()
                .anyMatch(
                    event ->
                        event.traveler() == traveler.number()
                            && (event instanceof PartyEvent.Stuck
                                || event instanceof PartyEvent.GaveUp));
        assertThat(traveler.isAtGoal() || isTold).as("seed %d: %s", seed, traveler.at()).isTrue();
        passed += traveler.isAtGoal() ? 1 : 0;
      }
      agreed +=
          events.stream()
                  .anyMatch(
                      event ->
                          event instanceof PartyEvent.Planned planned
                              && planned.reasons().contains(PartyEvent.Reason.AGREED))
              ? 1
              : 0;
      gaveUp += stuck(events).isEmpty() ? 0 : 1;
    }
    assertThat(passed).isGreaterThan(Extent.over(100));
    assertThat(agreed).isGreaterThan(Extent.over(8));
    assertThat(gaveUp).isGreaterThan(Extent.over(3));
  }

  /** Corridors one cell wide without a loop, so many of them beside each other. */
  static CostField randomMaze(Random random, int columns, int rows) {
    char[][] cells = new char[2 * rows - 1][2 * columns - 1];
    for (char[] row : cells) {
      Arrays.fill(row, '#');
    }
    carve(cells, 0, 0, random);
    return land(Arrays.stream(cells).map(String::new).toArray(String[]::new));
  }

  private static void carve(char[][] cells, int x, int y, Random random) {
    cells[y][x] = '.';
    List<int[]> directions = new ArrayList<>(List.of(new int[] {1, 0}, new int[] {0, 1}));
    directions.addAll(List.of(new int[] {-1, 0}, new int[] {0, -1}));
    Collections.shuffle(directions, random);
    for (int[] direction : directions) {
      int toX = x + 2 * direction[0];
      int toY = y + 2 * direction[1];
      if (toY >= 0 && toY < cells.length && toX >= 0 && toX < cells[0].length) {
        if (cells[toY][toX] == '#') {
          cells[y + direction[1]][x + direction[0]] = '.';
          carve(cells, toX, toY, random);
        }
      }
    }
  }

  /** Every joint search against a plain breadth-first search over all configurations. */
  @Test
  void jointSearch_onTinyLands_findsAPlanWhereThereIsOne() {
    int found = 0;
    int impossible = 0;
    for (long seed = 1; seed <= Extent.of(60, 150); seed++) {
      Random random = new Random(seed);
      int most = 2 + random.nextInt(2);
      CostField land =
          randomLand(
              random, 3 + random.nextInt(2), (most == 3 ? 0.3 : 0) + 0.4 * random.nextDouble());
      CornerCutting cornerCutting =
          List.of(CornerCutting.CUT, CornerCutting.NO_CUT, CornerCutting.NO_SQUEEZE)
              .get(random.nextInt(3));
      int passable =
          (int) IntStream.range(0, land.size().cells()).filter(c -> !land.isBlocked(c)).count();
      int travelers = Math.min(passable, most);
      Passability passability = new Passability(land.size(), cornerCutting, land::isBlocked);
      List<Trip> trips = randomJourneys(random, land, travelers);
      int[] at = trips.stream().mapToInt(j -> land.size().index(j.from())).toArray();
      int[] goals =
          trips.stream()
              .mapToInt(
                  j -> random.nextInt(6) == 0 ? JointSearch.NO_GOAL : land.size().index(j.to()))
              .toArray();
      JointPlan plan = new JointSearch(passability, goals).search(at, 1_000_000);
      boolean exists = exists(passability, at, goals);
      assertThat(plan instanceof JointPlan.Found).as("seed %d", seed).isEqualTo(exists);
      assertThat(plan instanceof JointPlan.Impossible).as("seed %d", seed).isEqualTo(!exists);
      if (plan instanceof JointPlan.Found route) {
        check("seed " + seed, passability, at, goals, route.ticks());
        found++;
      } else {
        impossible++;
      }
    }
    assertThat(found).isGreaterThan(Extent.over(10));
    assertThat(impossible).isGreaterThan(Extent.over(10));
  }

  private static void check(
      String what, Passability passability, int[] start, int[] goals, List<int[]> ticks) {
    int[] before = start;
    for (int[] after : ticks) {
      assertThat(isStep(passability, before, after)).as(what).isTrue();
      before = after;
    }
    for (int i = 0; i < goals.length; i++) {
      assertThat(goals[i] == JointSearch.NO_GOAL || before[i] == goals[i]).as(what).isTrue();
    }
  }

  private static boolean isStep(Passability passability, int[] from, int[] to) {
    for (int i = 0; i < from.length; i++) {
      int own = from[i];
      int next = to[i];
      if (own != next && IntStream.of(passability.neighbors(own)).noneMatch(cell -> cell == next)) {
        return false;
      }
      for (int j = 0; j < i; j++) {
        boolean isSwap = from[i] == to[j] && from[j] == to[i];
        Cell middle = sum(passability, from[i], to[i]);
        boolean doCross =
            from[i] != to[i] && from[j] != to[j] && middle.equals(sum(passability, from[j], to[j]));
        if (to[i] == to[j] || isSwap || doCross) {
          return false;
        }
      }
    }
    return true;
  }

  private static Cell sum(Passability passability, int a, int b) {
    return new Cell(
        passability.size().x(a) + passability.size().x(b),
        passability.size().y(a) + passability.size().y(b));
  }

  private static boolean exists(Passability passability, int[] start, int[] goals) {
    Set<List<Integer>> seen = new HashSet<>();
    ArrayDeque<int[]> open = new ArrayDeque<>(List.of(start));
    seen.add(IntStream.of(start).boxed().toList());
    while (!open.isEmpty()) {
      int[] at = open.remove();
      if (IntStream.range(0, at.length)
          .allMatch(i -> goals[i] == JointSearch.NO_GOAL || at[i] == goals[i])) {
        return true;
      }
      List<int[]> next = new ArrayList<>();
      spread(passability, at, new int[at.length], 0, next);
      for (int[] to : next) {
        if (isStep(passability, at, to) && seen.add(IntStream.of(to).boxed().toList())) {
          open.add(to);
        }
      }
    }
    return false;
  }

  private static void spread(Passability passability, int[] at, int[] to, int i, List<int[]> all) {
    if (i == at.length) {
      all.add(to.clone());
      return;
    }
    to[i] = at[i];
    spread(passability, at, to, i + 1, all);
    for (int cell : passability.neighbors(at[i])) {
      to[i] = cell;
      spread(passability, at, to, i + 1, all);
    }
  }
}
