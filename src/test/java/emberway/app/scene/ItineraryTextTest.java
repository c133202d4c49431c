package emberway.app.scene;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.RecordingCommands;
import emberway.app.state.ExplorerState;
import emberway.app.text.Language;
import emberway.app.text.SearchText;
import emberway.app.text.Texts;
import emberway.map.Cell;
import emberway.plan.query.Preset;
import emberway.plan.query.TerrainCosting;
import emberway.plan.travel.Itinerary;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Directions in the languages of the window. */
final class ItineraryTextTest {
  private final OpenedMap valley = TestMap.valley();
  private final ExplorerState state =
      new ExplorerState(valley, Set.of(Command.ITINERARY, Command.ROUTE), 1280, 720);
  private final Commands commands = new RecordingCommands(() -> state).commands();

  @AfterEach
  void backToEnglish() {
    Texts.use(Language.ENGLISH);
  }

  private RouteReport report() {
    try (SceneComposer composer = valley.composer()) {
      SceneContent content = composer.compose(state.request(), () -> false).orElseThrow();
      return content.report().orElseThrow();
    }
  }

  @Test
  void lines_inEnglish_areTheSentencesOfTheCommandLine() {
    RouteReport report = report();
    Itinerary itinerary = report.itinerary().orElseThrow();
    assertThat(ItineraryText.lines(report, state.map())).isEqualTo(itinerary.lines());
  }

  @Test
  void lines_inGerman_tellHowFarWhereToAndOverWhat() {
    RouteReport report = report();
    Itinerary itinerary = report.itinerary().orElseThrow();
    Texts.use(Language.GERMAN);
    List<String> lines = ItineraryText.lines(report, state.map());
    assertThat(lines).hasSize(itinerary.instructions().size() + 2);
    assertThat(lines.get(0)).matches("Von \\S+ nach \\S+ \\(\\d+ Zellen.*\\)");
    assertThat(lines.subList(1, lines.size() - 1))
        .allSatisfy(
            line ->
                assertThat(line)
                    .matches(
                        "\\d+\\. (1 Zelle|\\d+ Zellen) nach"
                            + " (Nord|Süd)?(en|osten|westen|Osten|Westen) bis .+: .+"));
    assertThat(lines.get(lines.size() - 1)).isEqualTo("Ankunft bei 10,4.");
  }

  @Test
  void lines_inGerman_withoutARoute_sayWhereItEnds() {
    commands.route().setEnd(RouteEnd.GOAL, new Cell(3, 4));
    RouteReport report = report();
    Texts.use(Language.GERMAN);
    List<String> lines = ItineraryText.lines(report, state.map());
    assertThat(lines.get(0)).contains(" nach 3,4 (");
    assertThat(lines.get(lines.size() - 1))
        .matches("Hier, bei \\d+,\\d+, endet der Weg: Keiner führt nach 3,4\\.");
  }

  @Test
  void lines_inGerman_onAMapWithAScale_haveDecimalCommas() {
    OpenedMap scaled =
        TestMap.open(TestMap.VALLEY.replace("[base]", "cell: 150 m\npace: 1.3 min\n[base]"));
    ExplorerState shown =
        new ExplorerState(scaled, Set.of(Command.ITINERARY, Command.ROUTE), 1280, 720);
    RouteReport report;
    try (SceneComposer composer = scaled.composer()) {
      SceneContent content = composer.compose(shown.request(), () -> false).orElseThrow();
      report = content.report().orElseThrow();
    }
    assertThat(String.join(" ", report.amounts())).contains(".");
    Texts.use(Language.GERMAN);
    assertThat(ItineraryText.lines(report, shown.map()).get(0))
        .matches("Von \\S+ nach \\S+ \\(\\d+ Zellen, \\d+,\\d+ km.*\\)")
        .doesNotContain(".");
  }

  @Test
  void terrainCostings_inEnglish_haveTheNamesOfTheCommandLine() {
    for (TerrainCosting each : TerrainCosting.values()) {
      assertThat(SearchText.name(each)).isEqualTo(each.label());
    }
    Texts.use(Language.GERMAN);
    assertThat(SearchText.name(TerrainCosting.PENALTY)).isEqualTo("Aufschlag");
  }

  @Test
  void presets_inEnglish_haveTheNamesOfTheCommandLine() {
    for (Preset preset : Preset.values()) {
      assertThat(SearchText.name(preset)).isEqualTo(preset.label());
    }
    Texts.use(Language.GERMAN);
    assertThat(SearchText.name(Preset.TERRAIN)).isEqualTo("Gelände");
  }
}
