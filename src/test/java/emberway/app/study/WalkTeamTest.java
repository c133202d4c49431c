package emberway.app.study;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.scene.RouteEnd;
import emberway.map.Cell;
import emberway.plan.party.PartyEvent;
import emberway.plan.party.Trip;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Explore mode with a team: travelers with one goal who share what they see. */
final class WalkTeamTest {
  private static final Cell START = WalkTest.ENDS.start().orElseThrow();
  private static final Cell GOAL = WalkTest.ENDS.goal().orElseThrow();
  private static final Cell NORTH = new Cell(0, 0);
  private static final Cell SOUTH = new Cell(0, 6);

  private final Walk walk = new Walk();
  private final WalkSimulation simulation = new WalkSimulation();

  private void update() {
    walk.update(Optional.of(WalkTest.TRAP), WalkTest.ENDS);
  }

  private WalkSnapshot serve() {
    walk.walkRequest()
        .ifPresent(asked -> walk.show(simulation.answer(asked, () -> false).orElseThrow()));
    return walk.picture().orElseThrow();
  }

  private List<Cell> starts() {
    return walk.walkRequest().orElseThrow().plan().trips().stream().map(Trip::from).toList();
  }

  @Test
  void placedTravelers_startWhereTheyWerePlaced_andGatherAtTheGoal() {
    walk.addTraveler(NORTH);
    walk.addTraveler(SOUTH);
    update();
    assertThat(walk.isTeam()).isTrue();
    assertThat(starts()).containsExactly(START, NORTH, SOUTH);
    serve();
    walk.scrubTo(Integer.MAX_VALUE);
    WalkSnapshot end = serve();
    assertThat(end.walkers()).hasSize(3).allMatch(WalkSnapshot.Walker::isAtGoal);
    assertThat(end.walkers()).extracting(each -> each.trip().to()).contains(GOAL);
    assertThat(end.walkers()).extracting(each -> each.trip().to()).doesNotHaveDuplicates();
    assertThat(end.walkers()).allMatch(each -> each.trip().to().distanceTo(GOAL) < 2);
    assertThat(end.walkers()).allMatch(each -> each.steps() >= 9);
  }

  @Test
  void knowledge_isTheSameForAll() {
    walk.setSight(2);
    walk.addTraveler(NORTH);
    update();
    serve();
    walk.stepBy(3);
    WalkSnapshot picture = serve();
    assertThat(picture.walkers().get(0).seen()).isEqualTo(picture.walkers().get(1).seen());
    for (Cell seen : List.of(START, NORTH)) {
      assertThat(walk.isSeen(WalkTest.TRAP.size().index(seen))).as("%s", seen).isTrue();
    }
    for (WalkSnapshot.Walker walker : picture.walkers()) {
      assertThat(walk.inSight().get(walker.at())).as("all of the team look around").isTrue();
    }
    walk.setTeam(false);
    update();
    serve();
    walk.stepBy(3);
    serve();
    assertThat(walk.isSeen(WalkTest.TRAP.size().index(NORTH)))
        .as("the first alone does not see so far")
        .isFalse();
  }

  @Test
  void number_addsTravelersBesideTheStart_andRemovesThoseAddedLast() {
    walk.setTeam(true);
    update();
    assertThat(walk.travelers()).isEqualTo(2);
    assertThat(starts()).hasSize(2).startsWith(START).doesNotHaveDuplicates();
    walk.addTraveler(NORTH);
    walk.addTraveler(SOUTH);
    update();
    assertThat(starts()).hasSize(4).startsWith(START, NORTH, SOUTH).doesNotHaveDuplicates();
    walk.setTravelers(2);
    update();
    assertThat(starts()).containsExactly(START, NORTH);
    assertThat(walk.isPlaced(SOUTH)).isFalse();
    walk.setTravelers(1);
    update();
    assertThat(walk.isTeam()).as("one is no team").isFalse();
    assertThat(starts()).containsExactly(START);
  }

  @Test
  void eight_areTheMost() {
    for (int x = 0; x < 12; x++) {
      walk.addTraveler(new Cell(x, 0));
    }
    update();
    assertThat(walk.travelers()).isEqualTo(Walk.MAX_TRAVELERS);
    assertThat(starts()).hasSize(Walk.MAX_TRAVELERS).endsWith(new Cell(6, 0));
    assertThat(walk.canAdd(SOUTH)).isFalse();
  }

  @Test
  void removeTraveler_takesTheOneOfTheCell() {
    walk.addTraveler(NORTH);
    walk.addTraveler(SOUTH);
    walk.removeTraveler(NORTH);
    walk.removeTraveler(new Cell(5, 3));
    update();
    assertThat(starts()).containsExactly(START, SOUTH);
    walk.removeTraveler(SOUTH);
    update();
    assertThat(walk.isTeam()).isFalse();
    assertThat(starts()).containsExactly(START);
  }

  @Test
  void canAdd_neitherAtTheStartNorTwice() {
    update();
    assertThat(walk.canAdd(START)).isFalse();
    assertThat(walk.canAdd(NORTH)).isTrue();
    walk.addTraveler(NORTH);
    assertThat(walk.canAdd(NORTH)).isFalse();
    walk.addTraveler(NORTH);
    assertThat(walk.travelers()).isEqualTo(2);
  }

  @Test
  void update_whereATeamCannotStart_saysSo() {
    walk.addTraveler(new Cell(9, 2));
    update();
    assertThat(walk.complaint()).contains("9,2", "cannot be entered");
    assertThat(walk.walkRequest()).isEmpty();
    walk.removeTraveler(new Cell(9, 2));
    walk.addTraveler(new Cell(99, 2));
    update();
    assertThat(walk.complaint()).as("the map was larger once").isEmpty();
    assertThat(starts()).hasSize(2).doesNotContain(new Cell(99, 2));
  }

  @Test
  void blockedGoal_isSurrounded() {
    Cell wall = new Cell(9, 3);
    walk.setTeam(true);
    walk.update(Optional.of(WalkTest.TRAP), WalkTest.ENDS.with(RouteEnd.GOAL, wall));
    assertThat(walk.complaint()).isEmpty();
    serve();
    walk.scrubTo(Integer.MAX_VALUE);
    assertThat(serve().walkers())
        .allMatch(WalkSnapshot.Walker::isAtGoal)
        .allMatch(each -> each.trip().to().distanceTo(wall) < 2);
  }

  @Test
  void resume_keepsTheTeam() {
    walk.addTraveler(NORTH);
    update();
    serve();
    Walk again = new Walk();
    again.resume(walk);
    again.update(Optional.of(WalkTest.TRAP), WalkTest.ENDS);
    assertThat(again.isTeam()).isTrue();
    assertThat(again.isPlaced(NORTH)).isTrue();
  }

  @Test
  void news_ofATeam_sayThatItLearns() {
    walk.setSight(2);
    walk.addTraveler(NORTH);
    update();
    serve();
    walk.scrubTo(Integer.MAX_VALUE);
    assertThat(serve().news())
        .allMatch(WalkEvent::isTeam)
        .anyMatch(each -> each.event() instanceof PartyEvent.Planned);
  }
}
