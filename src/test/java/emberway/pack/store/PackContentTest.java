package emberway.pack.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;

final class PackContentTest {
  private final PackContent content = new PackContent();

  private byte[] zip() throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    content.zip(out);
    return out.toByteArray();
  }

  private void add(String path) {
    content.add(path, () -> path.getBytes(StandardCharsets.UTF_8));
  }

  /** So that the same files give the same bytes, whenever and wherever they are packed. */
  @Test
  void zip_anyTime_isOfTheSameTime() throws Exception {
    add("maps/a.map.txt");
    add("tiles/a.png");
    try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zip()))) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        assertThat(entry.getTimeLocal()).isEqualTo(LocalDateTime.of(1980, 2, 1, 0, 0));
      }
    }
  }

  /**
   * Files that deflate to almost nothing, one too large and several too many: readers take both.
   */
  @Test
  void zip_emptyLand_isNoBombToReaders() throws Exception {
    List<String> paths = new ArrayList<>();
    for (int size : new int[] {ZipFiles.SMALL + 1, 1, 1, 1, 1, 1}) {
      String path = "maps/" + paths.size() + ".map.txt";
      byte[] plain = new byte[size > 1 ? size : ZipFiles.SMALL];
      content.add(path, () -> plain.clone());
      paths.add(path);
    }
    ZipFiles read = ZipFiles.open(new ByteSource.InMemory(zip()), "Z");
    read.refuseBombOf(paths);
    assertThat(read.read(paths.get(0), 1 << 30)).hasSize(ZipFiles.SMALL + 1);
    assertThat(read.read(paths.get(5), 1 << 30)).hasSize(ZipFiles.SMALL);
  }

  @Test
  void missing_oldPicturesOfATileSetThatIsReplaced_areNotMissed() {
    add("maps/a.map.txt");
    add("tiles/fen/Menhir.png");
    assertThat(
            content.missing(
                List.of(
                    "maps/a.map.txt",
                    "maps/b.map.txt",
                    "tiles/fen/Old.PNG",
                    "tiles/fen/notes.txt",
                    "tiles/moor/Old.png")))
        .containsExactly("maps/b.map.txt", "tiles/fen/notes.txt", "tiles/moor/Old.png");
  }
}
