package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.opening.TestMap;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** New maps in the real window: an empty one, and a random world. */
final class WorldWindowTest extends OnVirtualDisplay {
  @Test
  void newMaps_emptyAndRandom_areUnsavedAndCanBeSaved() throws Exception {
    Path valley = Files.writeString(folder.resolve("valley.map.txt"), TestMap.VALLEY);
    try (RunningExplorer explorer = probe(valley)) {
      explorer.awaitTitle(" steps");
      explorer.act("key", "ctrl+n");
      explorer.awaitRest();
      explorer.act("key", "Return");
      explorer.awaitTitle("*New map");
      explorer.awaitRest();

      explorer.act("key", "ctrl+g");
      explorer.awaitRest();
      explorer.act("key", "Return");
      explorer.awaitTitle("Save the changes?");
      explorer.act("key", "Escape");
      explorer.awaitTitle("*New map");
      explorer.awaitRest();
      explorer.act("key", "Return");
      explorer.awaitTitle("Save the changes?");
      explorer.act("key", "d");
      explorer.awaitTitle("*Realm of ");
      explorer.awaitRest();

      explorer.act("key", "ctrl+s");
      explorer.awaitTitle("Save as");
      Path realm = folder.resolve("realm.map.txt");
      explorer.act("key", "ctrl+a", "type", realm.toString());
      explorer.act("key", "Return");
      explorer.awaitTitle("saved");
      assertThat(Files.readString(realm)).contains("(kind realm, seed 1, 128×96)", "[places]");
      explorer.act("key", "Escape");
      quit(explorer);
    }
  }
}
