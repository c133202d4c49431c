package emberway.app.panel;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.RecordingCommands;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.TestMap;
import emberway.app.state.ExplorerState;
import emberway.app.study.AlternativesSurvey;
import emberway.app.study.Surveys;
import emberway.app.text.Language;
import emberway.app.text.Texts;
import emberway.pack.problem.UnreadableException;
import emberway.view.RouteFeatures;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What tells routes apart, in the words of cards and of the route panel. */
final class DifferenceTextTest {
  private ExplorerState state;
  private final Commands commands = new RecordingCommands(() -> state).commands();

  @AfterEach
  void backToEnglish() {
    Texts.use(Language.ENGLISH);
  }

  private void open(OpenedMap map) {
    state = new ExplorerState(map, EnumSet.of(Command.ROUTE), 1280, 800);
    state.show(map.composer().compose(state.request(), () -> false).orElseThrow());
  }

  private List<String> sentences(String map) throws UnreadableException {
    open(TestMap.bundled(map));
    commands.toggle(Command.ALTERNATIVES);
    Surveys surveys = state.simulations().surveys();
    surveys.answer(surveys.question().orElseThrow(), () -> false).ifPresent(surveys::take);
    List<RouteFeatures> all =
        state.survey(AlternativesSurvey.class).choices().stream()
            .map(AlternativesSurvey.Choice::features)
            .toList();
    return IntStream.range(0, all.size())
        .mapToObj(i -> DifferenceText.of(all, i, surveys.scale()))
        .toList();
  }

  private String influence(OpenedMap map) {
    open(map);
    return ReportText.of(state.content().report().orElseThrow(), state.map()).influence();
  }

  @Test
  void of_waysThroughMountains_namePlacesLengthAndWarmth() throws UnreadableException {
    assertThat(sentences("ember-range"))
        .containsExactly(
            "Past Merehorn, mostly dirt road, in the warmth of Mount Solmil and Mount Thangorbae",
            "Past Merebridge and Rushwater, 18.2 km longer,"
                + " without the warmth of Mount Solmil and Mount Thangorbae");
    Texts.use(Language.GERMAN);
    assertThat(sentences("ember-range").get(1))
        .isEqualTo(
            "Über Merebridge und Rushwater, 18,2 km länger,"
                + " ohne die Wärme von Mount Solmil und Mount Thangorbae");
  }

  @Test
  void of_theOnlyWay_describesIt() throws UnreadableException {
    assertThat(sentences("archipelago"))
        .containsExactly(
            "Past Yarstrand and Wolfness, mostly dirt road, in the warmth of Mount Vanker");
  }

  @Test
  void of_waysToACity_nameTheirGround() throws UnreadableException {
    assertThat(sentences("walled-city"))
        .containsExactly(
            "Past Grimby, mostly dirt road",
            "Farther north-east, 103 m shorter, but more grass, less dirt road");
  }

  @Test
  void influence_onARoute_saysHowMuchItIsAndWhoseWarmth() throws UnreadableException {
    assertThat(influence(TestMap.bundled("ember-range")))
        .isEqualTo("16 % cheaper in the warmth of Mount Solmil and Mount Thangorbae");
    assertThat(influence(TestMap.bundled("graveyard-valley")))
        .isEqualTo("52 % costlier avoiding the dread of Yard of the Long Watch");
    assertThat(influence(TestMap.bundled("snow-erupting"))).endsWith(" % cheaper through warmth");
    assertThat(influence(TestMap.bundled("snow-tombstone")))
        .endsWith(" % costlier because of dread");
    Texts.use(Language.GERMAN);
    assertThat(influence(TestMap.bundled("ember-range")))
        .isEqualTo("16 % günstiger in der Wärme von Mount Solmil und Mount Thangorbae");
  }

  @Test
  void influence_thatChangesNothing_isNotSpokenOf() throws UnreadableException {
    assertThat(influence(TestMap.bundled("island-realm"))).isEmpty();
    assertThat(influence(TestMap.bundled("walled-city"))).isEmpty();
  }
}
