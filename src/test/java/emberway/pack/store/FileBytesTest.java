package emberway.pack.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.pack.problem.UnreadableException;
import java.io.ByteArrayInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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

  @Test
  void folderOf_aFile_isItsParentOrHere() {
    assertThat(FileBytes.folderOf(Path.of("a/b"))).isEqualTo(Path.of("a"));
    assertThat(FileBytes.folderOf(Path.of("b"))).isEqualTo(Path.of("."));
  }

  @Test
  void read_referenceOfAMapAlone_saysWhy() {
    ReferencedFiles none = new ReferencedFiles.None("a.tmx");
    assertThat(none.display("b.tsx")).isEqualTo("b.tsx");
    assertThat(none.relative("/b.tsx")).isEmpty();
    assertThatThrownBy(() -> none.read("b.tsx", 1))
        .hasMessage("b.tsx: not found: a.tmx was opened alone; open it from its folder");
  }

  @Test
  void missing_filesThatNewOnesReplace_areLeftOut() {
    PackContent content = new PackContent();
    for (String path : List.of("pack.json", "tiles/own/a.png", "maps/a.txt")) {
      content.add(path, () -> new byte[0]);
    }
    assertThat(
            content.missing(
                List.of(
                    "maps/a.txt",
                    "maps/b.png",
                    "maps/b.txt",
                    "pack.json",
                    "tiles/own/B.PNG",
                    "tiles/own/b.txt",
                    "tiles/own/c/b.png",
                    "z.png")))
        .containsExactly(
            "maps/b.png", "maps/b.txt", "tiles/own/b.txt", "tiles/own/c/b.png", "z.png");
  }
}
