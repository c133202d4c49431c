package emberway.app.document;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Shown;
import emberway.app.platform.PlainJson;
import emberway.app.route.Asked;
import emberway.app.settings.Look;
import emberway.app.settings.Settings;
import emberway.app.settings.SettingsJson;
import emberway.app.settings.WindowPlace;
import emberway.map.Influence;
import emberway.map.Terrain;
import emberway.plan.cost.Corners;
import emberway.plan.cost.Movement;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.EnumSet;
import org.junit.jupiter.api.Test;

/** Files that version 0.1.0 wrote open as they did, whatever code calls their constants by now. */
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
    assertThat(settings.look().theme()).isEqualTo(Look.Theme.LIGHT);
    assertThat(settings.look().colors()).isEqualTo(Look.FieldColors.SAFE);
    assertThat(settings.window().orElseThrow().extent()).isEqualTo(WindowPlace.Extent.FULL_SCREEN);
    assertThat(settings.shownAtFirst()).isEqualTo(EnumSet.of(Shown.COST, Shown.GRID, Shown.PANELS));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    SettingsJson.write(settings, out);
    assertThat(out.toByteArray()).isEqualTo(text);
  }

  @Test
  void asked_of010_opensAndIsWrittenTheSame() throws IOException {
    byte[] text = file("asked.json");
    Asked asked = AskedJson.read("valley", text);
    assertThat(asked.movement()).isEqualTo(new Movement(Corners.NO_SQUEEZE, 1.5));
    Asked.Changes changes = asked.changes().get("foot");
    assertThat(changes.terrain().get("dirt-road")).isEqualTo(Terrain.BLOCKED);
    assertThat(changes.influences().get("tombstone"))
        .isEqualTo(new Influence(Influence.Effect.REPEL, 9, 10.5, 2, Influence.Falloff.SMOOTH));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    AskedJson.write("valley", asked, out);
    assertThat(out.toByteArray()).isEqualTo(text);
  }

  @Test
  void shown_everyOne_hasAnIdOfItsOwn() {
    assertThat(Shown.values()).extracting(Shown::id).doesNotHaveDuplicates();
    for (Shown each : Shown.values()) {
      assertThat(PlainJson.constant(Shown.values(), each.id())).isEqualTo(each);
    }
  }
}
