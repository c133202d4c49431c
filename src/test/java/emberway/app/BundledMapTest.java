package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.pack.UnreadableException;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class BundledMapTest {
  @Test
  void openBundled_thisBuild_showsTheIslandRealm() throws UnreadableException {
    assertThat(BundledMap.first().display()).isEqualTo("bundled:maps/island-realm.map.txt");
    OpenedMap opened = new MapOpener(Optional.empty()).openBundled();
    assertThat(opened.loaded().map().info().name()).isNotBlank();
    assertThat(opened.loaded().map().start()).isPresent();
    assertThat(opened.loaded().map().goal()).isPresent();
  }
}
