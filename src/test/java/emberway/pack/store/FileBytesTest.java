package emberway.pack.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.pack.problem.UnreadableException;
import java.io.ByteArrayInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class FileBytesTest {
  @TempDir private Path folder;

  @Test
  void read_justTheLimit_isReadAndOneByteMoreIsNot() throws Exception {
    for (int length : new int[] {0, 1, 5000, 3 << 20}) {
      byte[] content = new byte[length];
      Path file = Files.write(folder.resolve("x"), content);
      assertThat(FileBytes.read(file, "x", length)).isEqualTo(content);
      assertThat(FileBytes.read(new ByteArrayInputStream(content), "x", length)).isEqualTo(content);
      if (length > 0) {
        String refusal = "x: is larger than %d MiB".formatted(length > 1 << 20 ? 2 : 1);
        assertThatThrownBy(() -> FileBytes.read(file, "x", length - 1))
            .isInstanceOf(UnreadableException.class)
            .hasMessageStartingWith(refusal);
        assertThatThrownBy(() -> FileBytes.read(new ByteArrayInputStream(content), "x", length - 1))
            .isInstanceOf(UnreadableException.class)
            .hasMessageStartingWith(refusal);
      }
    }
  }
}
