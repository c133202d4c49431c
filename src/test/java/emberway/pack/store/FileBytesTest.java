package emberway.pack.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.pack.problem.UnreadableException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
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

  @Test
  void bundledFiles_areNamedAndFound() {
    BundledFiles bundled = new BundledFiles();
    assertThat(bundled.display()).isEqualTo("bundled:maps");
    assertThat(bundled.has("pack.json")).isTrue();
    assertThat(bundled.has("none.json")).isFalse();
  }

  @Test
  void picture_ofTooManyBytes_isRefused() {
    FileBudget budget = new FileBudget("f");
    assertThatThrownBy(() -> budget.picture("p.png", 1, 1, FileBudget.MAX))
        .isInstanceOf(UnreadableException.class)
        .hasMessageStartingWith("f: its files are too much for one file, up to 'p.png'");
  }

  @Test
  void readIf_firstBytesOfAFile_decide() throws Exception {
    Files.write(folder.resolve("a"), new byte[] {1, 2, 3});
    FolderFiles files = new FolderFiles(folder, "F");
    assertThat(files.readIf("a", 2, head -> true, 9)).containsExactly(1, 2, 3);
    assertThat(files.readIf("a", 2, head -> false, 9)).containsExactly(1, 2);
    assertThat(files.readIf("a", 9, head -> false, 9)).containsExactly(1, 2, 3);
  }

  @Test
  void names_ofAFolder_areSorted() throws Exception {
    for (int i = 0; i < 26; i++) {
      Files.createFile(folder.resolve(String.valueOf((char) ('a' + i * 7 % 26))));
    }
    assertThat(FolderListing.names(folder, file -> true)).hasSize(26).isSorted();
    assertThat(FolderListing.names(folder.resolve("none"), file -> true)).isEmpty();
  }

  @Test
  void display_ofReferences_namesThePackAndTheFile() {
    FolderFiles files = new FolderFiles(folder, "F");
    ReferencedFiles around = files.around("maps/a.tmx");
    assertThat(around.display("../b.tsx")).isEqualTo("F/b.tsx");
    assertThat(around.display("/b.tsx")).isEqualTo("F: /b.tsx");
    WorldFiles world = new WorldFiles(Path.of("land/a.world"));
    assertThat(world.display()).isEqualTo(Path.of("land/a.world").toString());
    assertThat(world.display("b.tmx")).isEqualTo(Path.of("land/b.tmx").toString());
  }

  @Test
  void zip_pictures_areStoredAndOtherFilesCompressed() throws Exception {
    byte[] plain = new byte[5_000];
    PackContent content = new PackContent();
    content.add("a.PNG", () -> plain);
    content.add("a.txt", () -> plain);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    content.zip(out);
    ZipFiles zip = ZipFiles.open(new ByteSource.InMemory(out.toByteArray()), "Z");
    assertThat(zip.entries())
        .extracting(ZipDirectory.Entry::method)
        .containsExactly(ZipDirectory.STORED, ZipDirectory.DEFLATED);
    assertThat(zip.read("a.PNG", 5_000)).isEqualTo(plain);
    assertThat(zip.read("a.txt", 5_000)).isEqualTo(plain);
  }
}
