package emberway.pack.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.pack.problem.UnreadableException;
import java.nio.channels.ClosedChannelException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
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

  /** A zip whose directory was read must not be read on once it is another. */
  @Test
  void from_fileThatHasChanged_isRefused() throws Exception {
    FileTime before = FileTime.from(Instant.parse("2026-01-02T03:04:05Z"));
    Path file = Files.writeString(folder.resolve("x"), "content");
    Files.setLastModifiedTime(file, before);
    ByteSource.OnDisk source = ByteSource.OnDisk.of(file, "x");
    assertThat(source.from(0).readAllBytes()).asString().isEqualTo("content");
    Files.writeString(file, "CONTENT");
    assertChanged(source);
    Files.setLastModifiedTime(file, before);
    assertThat(source.from(0).readAllBytes()).as("as it was").asString().isEqualTo("CONTENT");
    Path other = Files.writeString(folder.resolve("y"), "another");
    Files.setLastModifiedTime(other, before);
    Files.move(other, file, StandardCopyOption.REPLACE_EXISTING);
    assertChanged(source);
  }

  private static void assertChanged(ByteSource source) {
    assertThatThrownBy(() -> source.from(0))
        .isInstanceOf(UnreadableException.class)
        .hasMessage("x: has changed since it was opened; open it again");
  }
}
