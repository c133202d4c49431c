package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.app.scene.MapOpener;
import emberway.app.scene.TestMap;
import emberway.pack.problem.UnreadableException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class FirstMapTest {
  private static FirstMap first(String map) {
    return FirstMap.of(
        Optional.of(Path.of(map)), Optional.of(Path.of("gone")), new MapOpener(Optional.empty()));
  }

  @Test
  void of_nameOfABundledMap_readsThat() throws UnreadableException {
    assertThat(first("road-and-wall").take().opened().loaded().map().info().name())
        .isEqualTo("Road and Wall");
  }

  @Test
  void of_neitherFileNorBundledMap_fails() {
    assertThatThrownBy(() -> first("road-and-wall/none").take())
        .isInstanceOf(UnreadableException.class)
        .hasMessageContaining("not found");
  }

  private static FirstMap last(Path map) {
    return FirstMap.of(Optional.empty(), Optional.of(map), new MapOpener(Optional.empty()));
  }

  @Test
  void of_mapOfTheLastSession_readsThat(@TempDir Path folder) throws Exception {
    Path file = Files.writeString(folder.resolve("valley.map.txt"), TestMap.VALLEY);
    FirstMap first = last(file);
    assertThat(first.take().opened().loaded().map().info().name()).isEqualTo("Test Valley");
    assertThat(first.missed()).isEmpty();
    assertThat(last(Path.of("walled-city")).take().opened().loaded().map().info().name())
        .isEqualTo("The Walled City");
  }

  @Test
  void of_mapOfTheLastSessionThatIsGoneOrDamaged_readsTheFirstBundledOneAndSaysWhy(
      @TempDir Path folder) throws Exception {
    Path damaged = Files.writeString(folder.resolve("damaged.map.txt"), "emberway-map 1\n[base");
    for (Path map : List.of(folder.resolve("gone.map.txt"), damaged)) {
      FirstMap first = last(map);
      assertThat(first.take().opened().loaded().map().info().name()).isEqualTo("The Island Realm");
      assertThat(first.missed().orElseThrow()).contains(map.getFileName().toString());
    }
  }
}
