package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.scene.TestMap;
import emberway.app.settings.SettingsFile;
import emberway.app.text.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The real window in a language other than English. */
final class LanguageWindowTest extends OnVirtualDisplay {
  @Test
  void window_inGerman_speaksItUntilTheUserChoosesEnglish()
      throws IOException, InterruptedException {
    Path map = Files.writeString(folder.resolve("valley.map.txt"), TestMap.VALLEY);
    Path state = Files.createDirectories(folder.resolve("state"));
    Files.writeString(
        state.resolve("settings.json"), "{\"language\": \"de\", " + RunningExplorer.STILL + "}");
    try (RunningExplorer explorer = probe(map)) {
      explorer.awaitTitle(" Schritte");
      explorer.act("key", "ctrl+comma");
      explorer.awaitRest();
      explorer.act("type", "english");
      explorer.act("key", "Tab", "key", "space", "key", "Down", "key", "Return");
      explorer.awaitTitle("The window is now in English.");
      explorer.act("key", "F5"); // only clears the notice
      explorer.awaitTitle(" steps");
      quit(explorer);
    }
    assertThat(new SettingsFile(state).read().settings().language()).isEqualTo(Language.ENGLISH);
  }
}
