package emberway.pack.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.channels.ClosedChannelException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ByteSourceTest {
  @TempDir private Path folder;

  @Test
  void hold_fileOnDisk_isOpenUntilItIsClosed() throws Exception {
    Path file = Files.writeString(folder.resolve("x"), "content");
    ByteSource.Held held = ByteSource.OnDisk.of(file, "x").hold();
    assertThat(held.from(3).readAllBytes()).asString().isEqualTo("tent");
    assertThat(held.from(0).readAllBytes()).asString().isEqualTo("content");
    held.close();
    assertThatThrownBy(() -> held.from(0)).isInstanceOf(ClosedChannelException.class);
  }
}
