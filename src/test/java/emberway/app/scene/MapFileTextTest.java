package emberway.app.scene;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.pack.problem.UnreadableException;
import emberway.testing.Pipes;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class MapFileTextTest {
  @TempDir private Path folder;

  /** The window refuses a pipe, like the command line, instead of waiting for it. */
  @Test
  void open_pipeThatNobodyWritesTo_isRefusedAtOnce() throws Exception {
    Path pipe = Pipes.make(folder.resolve("pipe.map.txt"));
    assertThat(MapFileText.isIn(pipe)).isFalse();
    MapOpener opener = new MapOpener(Optional.empty());
    assertThatThrownBy(() -> opener.open(pipe))
        .isInstanceOf(UnreadableException.class)
        .hasMessageContaining("is a pipe or a device");
  }
}
