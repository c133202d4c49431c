package emberway.app.panel;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Command;
import emberway.app.scene.ItineraryText;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.PlaceSurvey;
import emberway.app.scene.ReachLimit;
import emberway.app.scene.ReachText;
import emberway.app.scene.RouteReport;
import emberway.app.scene.SceneComposer;
import emberway.app.scene.TestMap;
import emberway.app.state.ExplorerState;
import emberway.app.text.DistanceUnit;
import emberway.app.text.Language;
import emberway.app.text.Texts;
import emberway.map.Place;
import emberway.map.Scale;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The words for times and lengths are the same all over the window. */
final class TravelTimeTest {
  private static final double COST = 128;

  private final OpenedMap opened =
      TestMap.open(
          TestMap.VALLEY.replace("Test Valley\n", "Test Valley\npace: 20 min\n")
              + "[places]\n9 1 Hut\n");
  private final Scale scale = opened.loaded().scale();

  @AfterEach
  void backToEnglish() {
    Texts.use(Language.ENGLISH);
    Texts.use(DistanceUnit.OF_THE_MAP);
  }

  @ParameterizedTest
  @EnumSource(value = Language.class, names = "SYSTEM", mode = EnumSource.Mode.EXCLUDE)
  void time_ofMoreThanADay_isInDaysInAllLists(Language language) {
    Texts.use(language);
    String text = language == Language.GERMAN ? "1 Tag 18 h 40 min" : "1 day 18 h 40 min";
    assertThat(ReachText.time(COST, scale)).contains(text);
    List<Place> places = opened.loaded().map().places();
    PlaceSurvey.Answer answer =
        new PlaceSurvey.Answer(new PlaceSurvey.Question(null, null, places), List.of(COST));
    assertThat(
            PlaceRows.of(
                opened.loaded().map(), Optional.of(answer), scale, "", PlaceRows.Column.NAME, true))
        .extracting(PlaceRows.Row::time)
        .containsExactly(text);
  }

  @ParameterizedTest
  @EnumSource(value = Language.class, names = "SYSTEM", mode = EnumSource.Mode.EXCLUDE)
  void time_ofTheRouteAndItsDirections_isInDays(Language language) {
    Texts.use(language);
    OpenedMap slow =
        TestMap.open(TestMap.VALLEY.replace("Test Valley\n", "Test Valley\npace: 5 h\n"));
    ExplorerState state =
        new ExplorerState(slow, Set.of(Command.ITINERARY, Command.ROUTE), 1280, 720);
    try (SceneComposer composer = slow.composer()) {
      RouteReport report =
          composer.compose(state.request(), () -> false).orElseThrow().report().orElseThrow();
      String time = report.amounts().get(report.amounts().size() - 1);
      assertThat(time)
          .matches(
              language == Language.GERMAN
                  ? "\\d Tage \\d+ h( \\d+ min)?"
                  : "\\d days \\d+ h( \\d+ min)?");
      assertThat(ItineraryText.lines(report, slow.loaded().map()).get(0)).contains(time);
    }
  }

  @Test
  void time_withinALimitOfMarches_isInDaysOf24Hours() {
    ReachLimit marches = new ReachLimit(ReachLimit.Unit.MARCHES, 6);
    assertThat(ReachText.within(marches, COST, scale)).isEqualTo("1 day 18 h 40 min");
  }

  @Test
  void lengths_inMiles_areInMilesAlsoInDirectionsWrittenBefore() {
    OpenedMap metric =
        TestMap.open(TestMap.VALLEY.replace("Test Valley\n", "Test Valley\ncell: 1.609344 km\n"));
    ExplorerState state =
        new ExplorerState(metric, Set.of(Command.ITINERARY, Command.ROUTE), 1280, 720);
    try (SceneComposer composer = metric.composer()) {
      RouteReport report =
          composer.compose(state.request(), () -> false).orElseThrow().report().orElseThrow();
      assertThat(ItineraryText.lines(report, metric.loaded().map()).get(0)).contains(" km");
      Texts.use(DistanceUnit.MILES);
      assertThat(report.amounts()).singleElement().asString().matches("\\d+(\\.\\d+)? mi");
      state.commands().view();
      state.conclude();
      RouteReport again =
          composer.compose(state.request(), () -> false).orElseThrow().report().orElseThrow();
      assertThat(String.join(" ", ItineraryText.lines(again, metric.loaded().map())))
          .contains(" mi")
          .doesNotContain(" km");
      assertThat(state.simulations().surveys().scale().isImperial()).isTrue();
    }
  }
}
