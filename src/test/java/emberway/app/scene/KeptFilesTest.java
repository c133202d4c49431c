package emberway.app.scene;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Command;
import emberway.app.settings.Appearance;
import emberway.app.settings.Settings;
import emberway.app.settings.SettingsJson;
import emberway.app.settings.WindowPlacement;
import emberway.map.Influence;
import emberway.map.Terrain;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.Movement;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Tests that files written by version 0.1.0 open unchanged, even if code has renamed constants
 * since.
 */
final class KeptFilesTest {
  private static byte[] file(String name) throws IOException {
    try (InputStream in = KeptFilesTest.class.getResourceAsStream("/kept/" + name)) {
      return in.readAllBytes();
    }
  }

  @Test
  void settings_of010_openAndAreWrittenTheSame() throws IOException {
    byte[] text = file("settings.json");
    Settings settings = SettingsJson.read(text);
    assertThat(settings.appearance().theme()).isEqualTo(Appearance.Theme.LIGHT);
    assertThat(settings.appearance().colors()).isEqualTo(Appearance.FieldColors.SAFE);
    assertThat(settings.window().orElseThrow().extent())
        .isEqualTo(WindowPlacement.Extent.FULL_SCREEN);
    assertThat(settings.shownAtFirst())
        .as("the layers of the map are always on, and the cost view is off at each start")
        .isEqualTo(EnumSet.of(Command.GROUND, Command.OVERLAY, Command.GRID, Command.PANELS));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    SettingsJson.write(settings, out);
    assertThat(lines(out.toByteArray()))
        .as("the same members in any order, but for the ground, which is on at each start")
        .containsExactlyInAnyOrderElementsOf(
            lines(text).stream().filter(line -> !line.contains("\"base\"")).toList());
  }

  private static List<String> lines(byte[] json) {
    return new String(json, StandardCharsets.UTF_8)
        .lines()
        .map(line -> line.replaceFirst(",$", ""))
        .toList();
  }

  @Test
  void asked_of010_opensAndIsWrittenTheSame() throws IOException {
    byte[] text = file("asked.json");
    SavedRouteQuery savedRouteQuery = SavedRouteQueryJson.read("valley", text);
    assertThat(savedRouteQuery.movement()).isEqualTo(new Movement(CornerCutting.NO_SQUEEZE, 1.5));
    SavedRouteQuery.Changes changes = savedRouteQuery.changes().get("foot");
    assertThat(changes.terrain().get("dirt-road")).isEqualTo(Terrain.BLOCKED);
    assertThat(changes.influences().get("tombstone"))
        .isEqualTo(new Influence(Influence.Effect.REPEL, 9, 10.5, 2, Influence.Falloff.SMOOTH));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    SavedRouteQueryJson.write("valley", savedRouteQuery, out);
    assertThat(out.toByteArray()).isEqualTo(text);
  }

  @Test
  void shown_everyOne_hasAnIdOfItsOwn() {
    assertThat(Command.TOGGLES).extracting(Command::id).doesNotHaveDuplicates();
  }
}
