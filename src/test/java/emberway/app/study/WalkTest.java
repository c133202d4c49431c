package emberway.app.study;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.panel.WalkPanel;
import emberway.app.scene.RouteEnd;
import emberway.app.scene.RouteEnds;
import emberway.app.scene.TestMap;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.TileMap;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.party.PartyEvent;
import emberway.plan.party.Trip;
import emberway.plan.query.Preset;
import emberway.plan.query.StepCosts;
import java.util.Arrays;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class WalkTest {
  /** A dead end that is not visible from the start. */
  static final StepCosts TRAP =
      land(
          "............",
          "....######..",
          ".........#..",
          ".........#..",
          ".........#..",
          "....######..",
          "............");

  static final RouteEnds ENDS =
      new RouteEnds(Optional.of(new Cell(1, 3)), Optional.of(new Cell(11, 3)));

  private static final Trip THROUGH = new Trip(new Cell(1, 3), new Cell(11, 3));

  private final Walk walk = new Walk();
  private final WalkSimulation simulation = new WalkSimulation();

  private static StepCosts land(String... rows) {
    GridSize size = new GridSize(rows[0].length(), rows.length);
    double[] costs = new double[size.cells()];
    for (int cell = 0; cell < costs.length; cell++) {
      costs[cell] = rows[size.y(cell)].charAt(size.x(cell)) == '#' ? Double.POSITIVE_INFINITY : 1;
    }
    return new StepCosts(CostField.of(size, costs), Movement.DEFAULT);
  }

  /** Computes the requested tick, as the background thread would. */
  private void serve() {
    walk.walkRequest()
        .ifPresent(asked -> walk.show(simulation.answer(asked, () -> false).orElseThrow()));
  }

  private WalkSnapshot picture() {
    return walk.picture().orElseThrow();
  }

  private void play(int mostFrames) {
    for (int frame = 0; frame < mostFrames && walk.isPlaying(); frame++) {
      walk.advance(0.05);
      serve();
    }
  }

  @Test
  void walk_intoADeadEnd_arrivesAndCostsMoreThanExpected() {
    walk.setSight(2);
    walk.update(Optional.of(TRAP), ENDS);
    serve();
    assertThat(picture().tick()).isZero();
    walk.playOrPause();
    serve();
    play(5_000);
    WalkSnapshot.Walker walker = picture().walkers().get(0);
    assertThat(walker.isAtGoal()).isTrue();
    assertThat(walker.expectedAtFirst()).isEqualTo(10);
    assertThat(walker.spent()).isGreaterThan(14);
    assertThat(walk.isPlaying()).isFalse();
    assertThat(picture().news().get(0).event()).isInstanceOf(PartyEvent.Arrived.class);
    assertThat(picture().news())
        .filteredOn(logged -> logged.event() instanceof PartyEvent.Planned)
        .hasSizeGreaterThan(2);
    assertThat(walker.seen().cardinality()).isBetween(30, TRAP.size().cells() - 1);
  }

  @Test
  void isSeen_asTheyWalk_growsByWhatTheFollowedOneSees() {
    int goal = TRAP.size().index(11, 3);
    assertThat(walk.isSeen(goal)).as("nobody travels: nothing is hidden").isTrue();
    walk.setSight(2);
    walk.update(Optional.of(TRAP), ENDS);
    serve();
    assertThat(walk.isSeen(goal)).isFalse();
    walk.stepBy(5);
    serve();
    BitSet seen = picture().walkers().get(0).seen();
    assertThat(seen.cardinality()).isPositive();
    for (int cell = 0; cell < TRAP.size().cells(); cell++) {
      assertThat(walk.isSeen(cell)).as("cell %d", cell).isEqualTo(seen.get(cell));
    }
  }

  @Test
  void inSight_asTheyWalk_isWhatLiesAroundTheFollowedOne() {
    assertThat(walk.inSight().isEmpty()).as("nobody travels").isTrue();
    walk.setSight(2);
    walk.update(Optional.of(TRAP), ENDS);
    serve();
    for (int tick = 0; tick < 6; tick++) {
      WalkSnapshot.Walker walker = picture().walkers().get(0);
      Cell at = TRAP.size().cell(walker.at());
      for (int cell = 0; cell < TRAP.size().cells(); cell++) {
        boolean isNear = at.squaredDistanceTo(TRAP.size().cell(cell)) <= 6; // 2.5 cells away
        assertThat(walk.inSight().get(cell))
            .as("tick %d, cell %d", tick, cell)
            .isEqualTo(isNear && walk.isSeen(cell));
      }
      walk.stepBy(1);
      serve();
    }
    assertThat(walk.inSight().cardinality())
        .isLessThan(picture().walkers().get(0).seen().cardinality());
  }

  @Test
  void advance_betweenTicks_goesPartOfTheWayAndWaitsForWhatIsNotWorkedOut() {
    walk.update(Optional.of(TRAP), ENDS);
    serve();
    walk.playOrPause();
    serve();
    walk.advance(0.01);
    assertThat(picture().tick()).isEqualTo(1);
    assertThat(walk.progress()).isLessThan(0.1);
    walk.advance(0.125);
    assertThat(walk.progress()).as("4 cells a second").isBetween(0.5, 0.6);
    walk.advance(0.5);
    assertThat(picture().tick()).as("the next is not there yet").isEqualTo(1);
    assertThat(walk.progress()).isEqualTo(1);
    serve();
    walk.advance(0.05);
    assertThat(picture().tick()).isEqualTo(2);
  }

  @Test
  void step_backAndForth_showsTheSameMomentAgain() {
    walk.update(Optional.of(TRAP), ENDS);
    serve();
    walk.stepBy(5);
    serve();
    WalkSnapshot fifth = picture();
    assertThat(fifth.tick()).isEqualTo(5);
    walk.stepBy(1);
    serve();
    walk.stepBy(-1);
    serve();
    assertThat(picture().tick()).isEqualTo(5);
    assertThat(picture().walkers().get(0).at()).isEqualTo(fifth.walkers().get(0).at());
    assertThat(picture().news()).isEqualTo(fifth.news());
    walk.scrubTo(Integer.MAX_VALUE);
    serve();
    assertThat(picture().isDone()).isTrue();
    walk.playOrPause();
    serve();
    assertThat(picture().tick()).as("from the end it begins again").isZero();
    assertThat(walk.isPlaying()).isTrue();
    walk.walkAgain();
    walk.update(Optional.of(TRAP), ENDS);
    serve();
    assertThat(picture().tick()).isLessThanOrEqualTo(1);
  }

  @Test
  void update_landReadAgainOrOtherwise_staysAtTheTick() {
    walk.update(Optional.of(TRAP), ENDS);
    serve();
    walk.stepBy(5);
    serve();
    Cell fifth = TRAP.size().cell(picture().walkers().get(0).at());
    Walk again = new Walk();
    again.resume(walk);
    Walk twice = new Walk();
    twice.resume(again); // before anything was computed
    twice.update(Optional.of(TRAP), ENDS);
    twice.show(simulation.answer(twice.walkRequest().orElseThrow(), () -> false).orElseThrow());
    WalkSnapshot there = twice.picture().orElseThrow();
    assertThat(there.tick()).isEqualTo(5);
    assertThat(TRAP.size().cell(there.walkers().get(0).at())).isEqualTo(fifth);

    walk.update(
        Optional.of(
            land(
                "............",
                "............",
                "............",
                "............",
                "............",
                "............",
                "............")),
        ENDS);
    serve();
    assertThat(picture().tick()).as("another land").isEqualTo(5);
    walk.update(Optional.of(TRAP), ENDS.with(RouteEnd.START, new Cell(1, 2)));
    serve();
    assertThat(picture().tick()).as("another start").isZero();
    walk.stepBy(5);
    serve();
    walk.setSight(3);
    walk.update(Optional.of(TRAP), ENDS.with(RouteEnd.START, new Cell(1, 2)));
    serve();
    assertThat(picture().tick()).as("who see farther").isZero();
  }

  @Test
  void update_shorterWayThanBefore_isAtItsEnd() {
    walk.update(Optional.of(TRAP), ENDS);
    serve();
    walk.scrubTo(Integer.MAX_VALUE);
    serve();
    long last = picture().tick();
    walk.update(
        Optional.of(
            land(
                "............",
                "............",
                "............",
                "............",
                "............",
                "............",
                "............")),
        ENDS);
    serve();
    assertThat(picture().isDone()).isTrue();
    assertThat(picture().tick()).isLessThan(last);
  }

  @Test
  void travelers_several_neverStandOnEachOtherAndAllArrive() {
    walk.setTravelers(6);
    walk.update(Optional.of(TRAP), ENDS);
    serve();
    assertThat(picture().walkers()).hasSize(6);
    while (!picture().isDone()) {
      Set<Integer> taken = new HashSet<>();
      picture().walkers().forEach(walker -> assertThat(taken.add(walker.at())).isTrue());
      walk.stepBy(1);
      serve();
      assertThat(picture().tick()).isLessThan(500);
    }
    assertThat(picture().walkers()).allMatch(WalkSnapshot.Walker::isAtGoal);
  }

  @Test
  void update_whatCannotBeTraveled_saysSo() {
    walk.update(Optional.of(TRAP), ENDS.with(RouteEnd.START, new Cell(9, 2)));
    assertThat(walk.walkRequest()).isEmpty();
    assertThat(walk.complaint()).contains("start");
    walk.update(Optional.of(TRAP), ENDS.with(RouteEnd.GOAL, new Cell(9, 2)));
    assertThat(walk.walkRequest()).as("one may go and find out").isPresent();
    walk.setTravelers(2);
    walk.update(Optional.of(TRAP), ENDS.with(RouteEnd.GOAL, new Cell(9, 2)));
    assertThat(walk.complaint()).contains("goal");
    walk.update(Optional.of(TRAP), ENDS.with(RouteEnd.GOAL, new Cell(1, 3)));
    assertThat(walk.complaint()).contains("nowhere to go");
    walk.update(Optional.of(TRAP), ENDS);
    assertThat(walk.complaint()).isEmpty();
    assertThat(walk.walkRequest()).isPresent();
    walk.update(Optional.empty(), ENDS);
    assertThat(walk.walkRequest()).as("hidden, it asks for nothing").isEmpty();
  }

  @Test
  void plan_forSeveral_startsAndEndsApart() {
    WalkPlan plan = WalkPlan.along(TRAP, THROUGH, 5, 4);
    assertThat(plan.trips()).hasSize(5);
    assertThat(plan.trips()).extracting(each -> each.from()).doesNotHaveDuplicates();
    assertThat(plan.trips()).extracting(each -> each.to()).doesNotHaveDuplicates();
    assertThat(plan.trips().get(0).from()).isEqualTo(new Cell(1, 3));
    assertThat(plan.trips().get(1).from()).isEqualTo(new Cell(11, 3));
    assertThat(plan.trips())
        .allSatisfy(
            each -> assertThat(TRAP.field().isBlocked(TRAP.size().index(each.from()))).isFalse());
  }

  @Test
  void update_otherCosts_keepsTheTick_andOtherMovementBeginsAgain() {
    walk.update(Optional.of(TRAP), ENDS);
    serve();
    walk.scrubTo(5);
    serve();
    double[] costs = new double[TRAP.size().cells()];
    Arrays.setAll(costs, TRAP.field()::costAt);
    StepCosts again = TRAP.with(CostField.of(TRAP.size(), costs));
    walk.update(Optional.of(again), ENDS);
    serve();
    assertThat(picture().tick()).isEqualTo(5);
    Movement strict = new Movement(CornerCutting.NO_CUT, 1.5);
    walk.update(Optional.of(again.with(Preset.TERRAIN.rules().with(strict))), ENDS);
    serve();
    assertThat(picture().tick()).isZero();
    assertThat(picture().plan().stepCosts().movement()).isEqualTo(strict);
    assertThat(walk.movement()).isEqualTo(strict);
  }

  @Test
  void news_ofManyOverRoughLand_areFewAndSayWhatWasSeen() {
    StepCosts rough =
        land(
            "..............................",
            ".....###......######..........",
            ".......#...........#....####..",
            "....####...#####...#.......#..",
            "...............#...#....####..",
            "....####..######..........#...",
            ".......#..........#####...#...",
            ".....###..............#.......",
            "..............................");
    walk.setTravelers(4);
    walk.setSight(2);
    walk.update(
        Optional.of(rough),
        new RouteEnds(Optional.of(new Cell(1, 4)), Optional.of(new Cell(28, 3))));
    serve();
    walk.scrubTo(Integer.MAX_VALUE);
    serve();
    WalkSnapshot end = picture();
    assertThat(end.isDone()).isTrue();
    assertThat(end.news().size())
        .as("lines of %d ticks", end.tick())
        .isBetween(8, (int) end.tick() * 4 / 3);
    int avoided = 0;
    for (WalkEvent logged : end.news()) {
      if (logged.event() instanceof PartyEvent.Planned planned && planned.sight().isPresent()) {
        PartyEvent.Sight sight = planned.sight().get();
        boolean isWall = rough.field().isBlocked(rough.size().index(sight.cell()));
        assertThat(isWall).as("%s", planned).isEqualTo(sight.use() == PartyEvent.Use.AVOIDED);
        avoided += isWall ? 1 : 0;
      }
      boolean isMere =
          logged.event() instanceof PartyEvent.Planned planned
              && !planned.reasons().contains(PartyEvent.Reason.START)
              && !planned.reasons().contains(PartyEvent.Reason.ASIDE)
              && !planned.reasons().contains(PartyEvent.Reason.AGREED);
      if (isMere) {
        double expected = ((PartyEvent.Planned) logged.event()).expected();
        assertThat(Math.abs(expected - logged.before())).isGreaterThan(0.05 * logged.before());
      }
    }
    assertThat(avoided).isPositive();
  }

  @Test
  void words_ofNews_sayWhatWasSeenAndWhatFollows() {
    TileMap valley = TestMap.valley().loaded().map();
    Cell at = new Cell(2, 4);
    PartyEvent.Planned planned =
        new PartyEvent.Planned(
            12,
            1,
            at,
            EnumSet.of(PartyEvent.Reason.SAW, PartyEvent.Reason.OTHERS),
            30,
            9,
            Optional.of(new PartyEvent.Sight(new Cell(3, 4), PartyEvent.Use.AVOIDED)));
    assertThat(new WalkEvent(planned, 25, false).describe(valley))
        .isEqualTo(
            "tick 12: sees stone wall on grass at 3,4 and goes around it;"
                + " now expects 30.00, 5.00 more than before");
    PartyEvent.Planned dreaded =
        new PartyEvent.Planned(
            13,
            1,
            at,
            EnumSet.of(PartyEvent.Reason.SAW),
            30,
            9,
            Optional.of(new PartyEvent.Sight(new Cell(9, 2), PartyEvent.Use.AVOIDED)));
    assertThat(new WalkEvent(dreaded, 25, false).describe(valley))
        .startsWith(
            "tick 13: sees grass at 9,2 in the dread of the tombstone at 8,1 and goes around");
    PartyEvent stuck = new PartyEvent.Stuck(40, 1, at, OptionalInt.of(0), true);
    assertThat(new WalkEvent(stuck, 25, false).describe(valley))
        .isEqualTo("tick 40: is stuck: it cannot get past traveler 1");
    PartyEvent passed = new PartyEvent.Passed(14, 1, new Cell(3, 4));
    assertThat(new WalkEvent(passed, 25, false).describe(valley))
        .isEqualTo("tick 14: reaches the waypoint at 3,4");
    PartyEvent missed = new PartyEvent.GaveUp(15, 1, at, Optional.of(new Cell(9, 9)));
    assertThat(new WalkEvent(missed, 25, false).describe(valley))
        .isEqualTo("tick 15: gives up: there is no route to the waypoint at 9,9");
    PartyEvent failed = new PartyEvent.GaveUp(16, 1, at, Optional.empty());
    assertThat(new WalkEvent(failed, 25, false).describe(valley))
        .isEqualTo("tick 16: gives up: there is no route");
    WalkPlan plan = WalkPlan.along(TRAP, THROUGH, 2, 4);
    assertThat(WalkPanel.line(plan.trips().get(1), 1)).isEqualTo("2   11,3 → 1,3");
    Trip by = new Trip(new Cell(1, 3), List.of(new Cell(2, 6)), new Cell(11, 3));
    assertThat(WalkPanel.line(WalkPlan.along(TRAP, by, 1, 4).trips().get(0), 0))
        .isEqualTo("1   1,3 → 11,3  via 1");
  }
}
