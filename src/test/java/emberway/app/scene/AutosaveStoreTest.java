package emberway.app.scene;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.TileMap;
import emberway.pack.map.TextMapWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class AutosaveStoreTest {
  private static final String MAP = "/maps/valley.map.txt";

  @TempDir Path folder;
  private final TileMap map = TestMap.valley().loaded().map();

  private List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  /** Renames this process's copy so that it looks like one of a process that has ended. */
  private Path orphan(String process) throws IOException {
    String pid = "-" + ProcessHandle.current().pid() + "-";
    Path own =
        files().stream()
            .filter(file -> file.toString().contains(pid) && !file.toString().contains(pid + "5."))
            .findFirst()
            .orElseThrow();
    String name = own.getFileName().toString();
    Path orphan = folder.resolve(name.substring(0, 17) + process + "-5.map.txt");
    return Files.move(own, orphan);
  }

  @Test
  void write_thenRead_isTheMapWithItsNameInAComment() throws Exception {
    AutosaveStore autosaveStore = new AutosaveStore(folder.resolve("deep").resolve("down"));
    autosaveStore.write(MAP, map, false);
    try (Stream<Path> files = Files.list(folder.resolve("deep").resolve("down"))) {
      String text = Files.readString(files.findFirst().orElseThrow());
      assertThat(text).startsWith("emberway-map 1\n# unsaved changes of " + MAP + "\n");
      TileMap read = TestMap.open(text).loaded().map();
      assertThat(read.base()).isEqualTo(map.base());
      assertThat(read.overlay()).isEqualTo(map.overlay());
    }
  }

  @Test
  void find_ownCopy_isNotLeftBehind() throws Exception {
    AutosaveStore autosaveStore = new AutosaveStore(folder);
    autosaveStore.write(MAP, map, false);
    assertThat(autosaveStore.find(MAP)).isEmpty();
    autosaveStore.drop(MAP);
    assertThat(files()).isEmpty();
  }

  @Test
  void find_copySetAside_isLeftBehindOnceItIsReleased() throws Exception {
    AutosaveStore autosaveStore = new AutosaveStore(folder);
    autosaveStore.write(MAP, map, false);
    Path aside = autosaveStore.aside(MAP);
    autosaveStore.write(aside, MAP, map);
    assertThat(autosaveStore.find(MAP)).isEmpty();
    autosaveStore.drop(MAP);
    assertThat(files()).containsExactly(aside);
    autosaveStore.release();
    assertThat(autosaveStore.find(MAP)).extracting(AutosaveStore.Leftover::file).contains(aside);
    autosaveStore.adopt(aside, MAP);
    assertThat(autosaveStore.find(MAP)).isEmpty();
    assertThat(files()).hasSize(1);
  }

  @Test
  void find_ofEndedProcessesOrOthersOfTheirNumber_areTheNewestFirst() throws Exception {
    AutosaveStore autosaveStore = new AutosaveStore(folder);
    autosaveStore.write(MAP, map, false);
    Path old = orphan("999999999");
    Files.setLastModifiedTime(old, FileTime.fromMillis(1000));
    autosaveStore.write(MAP, map, false);
    Path renumbered = orphan(Long.toString(ProcessHandle.current().pid()));
    autosaveStore.write("/maps/other.map.txt", map, false);
    orphan("999999998");
    assertThat(autosaveStore.find(MAP))
        .extracting(AutosaveStore.Leftover::file)
        .containsExactly(renumbered, old);
    assertThat(autosaveStore.maps()).containsExactly("/maps/other.map.txt", MAP);
    assertThat(autosaveStore.find("/maps/third.map.txt")).isEmpty();
  }

  @Test
  void adopt_leftover_isThisProcessesOwnFromThenOn() throws Exception {
    AutosaveStore autosaveStore = new AutosaveStore(folder);
    autosaveStore.write(MAP, map, false);
    orphan("999999999");
    autosaveStore.adopt(autosaveStore.find(MAP).get(0).file(), MAP);
    assertThat(autosaveStore.find(MAP)).isEmpty();
    assertThat(files()).hasSize(1);
    autosaveStore.drop(MAP);
    assertThat(files()).isEmpty();
  }

  @Test
  void find_otherFilesAndNoFolder_areNoMatter() throws Exception {
    Files.writeString(folder.resolve("notes.txt"), "mine");
    assertThat(new AutosaveStore(folder).maps()).isEmpty();
    assertThat(new AutosaveStore(folder.resolve("none")).find(MAP)).isEmpty();
  }

  @Test
  void comments_ofATextMap_areKeptBelowTheFirstLine() throws Exception {
    Path file = folder.resolve("a.map.txt");
    Files.writeString(file, "emberway-map 1\nname: A\n# one\n[base]\nGG\n# twö\nGG\n");
    assertThat(MapFileText.isIn(file)).isTrue();
    List<String> comments = MapFileText.comments(file);
    assertThat(comments).containsExactly("# one", "# twö");
    Path out = folder.resolve("b.map.txt");
    try (var stream = Files.newOutputStream(out)) {
      TextMapWriter.write(map, comments, stream);
    }
    assertThat(Files.readString(out, StandardCharsets.UTF_8))
        .startsWith("emberway-map 1\n# one\n# twö\nname: Test Valley\n");
    Files.writeString(file, "type octile\n");
    assertThat(MapFileText.isIn(file)).isFalse();
    assertThat(MapFileText.isIn(folder)).isFalse();
  }
}
