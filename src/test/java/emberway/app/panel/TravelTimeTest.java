package emberway.app.panel;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Command;
import emberway.app.scene.ItineraryText;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.PlaceSurvey;
import emberway.app.scene.ReachText;
import emberway.app.scene.RouteReport;
import emberway.app.scene.SceneComposer;
import emberway.app.scene.TestMap;
import emberway.app.state.ExplorerState;
import emberway.app.text.Language;
import emberway.app.text.Texts;
import emberway.map.Place;
import emberway.map.Scale;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Times of travel are hours all over the window, as a day may be a march of eight hours. */
final class TravelTimeTest {
  private static final double COST = 128;
  private static final String TEXT = "42 h 40 min";

  private final OpenedMap opened =
      TestMap.open(
          TestMap.VALLEY.replace("Test Valley\n", "Test Valley\npace: 20 min\n")
              + "[places]\n9 1 Hut\n");
  private final Scale scale = opened.loaded().scale();

  @AfterEach
  void backToEnglish() {
    Texts.use(Language.ENGLISH);
  }

  @ParameterizedTest
  @EnumSource(value = Language.class, names = "SYSTEM", mode = EnumSource.Mode.EXCLUDE)
  void time_ofMoreThanADay_isInHoursInAllLists(Language language) {
    Texts.use(language);
    assertThat(ReachText.time(COST, scale)).contains(TEXT);
    List<Place> places = opened.loaded().map().places();
    PlaceSurvey.Answer answer =
        new PlaceSurvey.Answer(new PlaceSurvey.Question(null, null, places), List.of(COST));
    assertThat(
            PlaceRows.of(
                opened.loaded().map(), Optional.of(answer), scale, "", PlaceRows.Column.NAME, true))
        .extracting(PlaceRows.Row::time)
        .containsExactly(TEXT);
  }

  @ParameterizedTest
  @EnumSource(value = Language.class, names = "SYSTEM", mode = EnumSource.Mode.EXCLUDE)
  void time_ofTheRouteAndItsDirections_isInHours(Language language) {
    Texts.use(language);
    OpenedMap slow =
        TestMap.open(TestMap.VALLEY.replace("Test Valley\n", "Test Valley\npace: 5 h\n"));
    ExplorerState state =
        new ExplorerState(slow, Set.of(Command.ITINERARY, Command.ROUTE), 1280, 720);
    try (SceneComposer composer = slow.composer()) {
      RouteReport report =
          composer.compose(state.request(), () -> false).orElseThrow().report().orElseThrow();
      String time = report.amounts().get(report.amounts().size() - 1);
      assertThat(time).matches("\\d\\d h( \\d+ min)?");
      assertThat(ItineraryText.lines(report, slow.loaded().map()).get(0)).contains(time);
    }
  }
}
