package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.pack.UnreadableException;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class MapOpenerTest {
  @Test
  void openBundled_thisBuild_showsTheIslandRealm() throws UnreadableException {
    OpenedMap opened = new MapOpener(Optional.empty()).openBundled();
    assertThat(opened.loaded().map().info().name()).isEqualTo("The Island Realm");
    assertThat(opened.loaded().map().start()).isPresent();
    assertThat(opened.loaded().map().goal()).isPresent();
  }
}
