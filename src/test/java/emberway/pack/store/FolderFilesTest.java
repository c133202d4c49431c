package emberway.pack.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import emberway.testing.Pipes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class FolderFilesTest {
  @TempDir private Path parent;
  private Path folder;
  private FolderFiles files;

  @BeforeEach
  void begin() throws IOException {
    folder = Files.createDirectory(parent.resolve(".pack")); // hidden, as a whole
    files = new FolderFiles(folder, "pack");
  }

  private void write(String path) throws IOException {
    Path file = folder.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, "content of " + path);
  }

  @Test
  void names_andPaths_areSortedOnAnyDisk() throws Exception {
    List<String> names = new ArrayList<>();
    for (int i = 100; i < 180; i++) {
      names.add("map" + i);
    }
    Collections.shuffle(names, new Random(1));
    for (String name : names) {
      write("in/" + name);
    }
    Collections.sort(names);
    assertThat(files.names("in")).isEqualTo(names);
    assertThat(files.names("none")).isEmpty();
    assertThat(files.visible())
        .isEqualTo(names.stream().map(name -> "in/" + name).toList())
        .isEqualTo(files.all());
  }

  @Test
  void visible_filesAndFoldersThatBeginWithADot_areLeftOut() throws Exception {
    write("a");
    write(".git/config");
    write("maps/.DS_Store");
    write("maps/b");
    assertThat(files.visible()).containsExactly("a", "maps/b");
  }

  @Test
  void read_linkOutOfThePack_isRefused() throws Exception {
    Path outside = Files.writeString(parent.resolve("secret"), "not yours");
    Files.createSymbolicLink(folder.resolve("link"), outside);
    write("a");
    Files.createSymbolicLink(folder.resolve("inside"), Path.of("a"));
    String refusal = "pack/link: is a link that leads out of the pack; put the file itself there";
    assertThatThrownBy(() -> files.read("link", 1_000)).hasMessage(refusal);
    assertThatThrownBy(() -> files.head("link", 3)).hasMessage(refusal);
    assertThat(files.read("inside", 1_000)).asString().isEqualTo("content of a");
    assertThat(files.problemsBesides(Set.of()))
        .extracting(Problem::toString)
        .containsExactly(refusal);
    assertThat(files.problemsBesides(Set.of("link"))).as("read elsewhere").isEmpty();
  }

  /** As on a disk that does not tell capitals apart. */
  @Test
  void read_otherSpelling_isRefused() throws Exception {
    write("tiles/grass.png");
    Files.createSymbolicLink(folder.resolve("tiles/Grass.png"), Path.of("grass.png"));
    assertThatThrownBy(() -> files.read("tiles/Grass.png", 1_000))
        .isInstanceOf(UnreadableException.class)
        .hasMessageContaining("is spelled 'tiles/grass.png' on the disk");
  }

  @Test
  void readIf_wanted_isTheWholeFileAndOtherwiseItsBeginning() throws Exception {
    write("a");
    assertThat(files.readIf("a", 4, head -> true, 1_000)).asString().isEqualTo("content of a");
    assertThat(files.readIf("a", 4, head -> false, 1_000)).asString().isEqualTo("cont");
    assertThat(files.readIf("a", 50, head -> false, 1_000)).asString().isEqualTo("content of a");
  }

  /** Opening it would wait for a writer. */
  @Test
  void isZip_pipe_isNotWaitedFor() throws Exception {
    Path pipe = Pipes.make(folder.resolve("pipe"));
    assertThat(CompletableFuture.supplyAsync(() -> FileKind.isZip(pipe)))
        .succeedsWithin(Duration.ofMinutes(1))
        .isEqualTo(false);
  }
}
