package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.app.scene.MapOpener;
import emberway.pack.problem.UnreadableException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class FirstMapTest {
  private static FirstMap first(String map) {
    return FirstMap.of(ExplorerOptions.of(Path.of(map)), new MapOpener(Optional.empty()));
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
}
