package emberway.app.study;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.scene.TestMap;
import emberway.map.Cell;
import emberway.map.TileMap;
import emberway.plan.party.PartyEvent;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class WalkEventTest {
  private final TileMap map = TestMap.valley().loaded().map();

  /** Returns the sentence for a new plan that costs 8 because of the wall at 3,4. */
  private String text(double before, PartyEvent.Use use) {
    PartyEvent.Sight sight = new PartyEvent.Sight(new Cell(3, 4), use);
    PartyEvent planned =
        new PartyEvent.Planned(
            2, 0, new Cell(1, 4), Set.of(PartyEvent.Reason.SAW), 8, 7, Optional.of(sight));
    return new WalkEvent(planned, before, false).describe(map);
  }

  @Test
  void describe_whatIsAvoidedMadeTheWayDearer_saysSo() {
    assertThat(text(7.5, PartyEvent.Use.AVOIDED))
        .isEqualTo(
            "tick 2: sees stone wall on grass at 3,4 and goes around it;"
                + " now expects 8.00, 0.50 more than before");
  }

  @Test
  void describe_theWayIsCheaperAllTheSame_doesNotOweThatToWhatIsAvoided() {
    assertThat(text(8.5, PartyEvent.Use.AVOIDED))
        .isEqualTo(
            "tick 2: sees stone wall on grass at 3,4 and goes around it;"
                + " with everything else it sees, it now expects 8.00, 0.50 less than before");
    assertThat(text(8.5, PartyEvent.Use.TAKEN)).contains("and goes there; now expects 8.00");
  }

  /** Another route may exist, which costs more. */
  @Test
  void describe_whatTheRouteKeepsPassing_doesNotSayThatItHasTo() {
    assertThat(text(7.5, PartyEvent.Use.KEPT))
        .isEqualTo(
            "tick 2: sees stone wall on grass at 3,4 and still goes that way;"
                + " now expects 8.00, 0.50 more than before");
  }
}
