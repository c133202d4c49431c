package emberway.cli.map;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.cli.CommandRun;
import emberway.cli.output.ExitCode;
import emberway.pack.MapPack;
import emberway.testing.Pipes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Packs on the command line: started, explained, checked, packed, and their maps used. */
final class PackCommandTest {
  @TempDir Path folder;
  private Path pack;

  @BeforeEach
  void start() {
    pack = folder.resolve("moor \"and\" mire");
    CommandRun.of("new-pack", pack).succeeded();
  }

  private Path zipped(String name) {
    Path zip = folder.resolve(name);
    CommandRun.of("pack", pack, "-o", zip).succeeded();
    return zip;
  }

  @Test
  void newPack_isSoundAndNamedByItsFolder() {
    assertThat(CommandRun.of("validate", pack).succeeded().out()).isEqualTo("no problems\n");
    assertThat(CommandRun.of("info", pack).succeeded().out())
        .startsWith("moor \"and\" mire\n")
        .contains("tile sets    heath", "First Steps (maps/first-steps.map.txt): A road");
    assertThat(CommandRun.of("route", pack, "--json").succeeded().out()).contains("\"found\":true");
  }

  @Test
  void newPack_whereSomethingIs_leavesItAlone() throws IOException {
    CommandRun.of("new-pack", pack).failedWith(ExitCode.OUTPUT, "already exists");
    Path file = Files.writeString(folder.resolve("file"), "x");
    CommandRun.of("new-pack", file).failedWith(ExitCode.OUTPUT, "already exists");
    assertThat(file).hasContent("x");
    CommandRun.of("new-pack", folder.resolve("none/deep")).failedWith(ExitCode.OUTPUT, "folder");
    CommandRun.of("new-pack", Files.createDirectory(folder.resolve("empty"))).succeeded();
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left.map(f -> f.getFileName().toString()))
          .containsExactlyInAnyOrder("moor \"and\" mire", "file", "empty");
    }
  }

  @Test
  void pack_sameFiles_sameBytes() throws IOException {
    byte[] first = Files.readAllBytes(zipped("a.zip"));
    Files.setLastModifiedTime(pack.resolve("pack.json"), FileTime.fromMillis(0));
    Files.writeString(pack.resolve(".notes"), "stay out");
    assertThat(Files.readAllBytes(zipped("b.zip"))).isEqualTo(first);
    Path inside = pack.resolve("moor.zip");
    CommandRun.of("pack", pack, "-o", inside).succeeded();
    CommandRun.of("pack", pack, "-o", inside).succeeded();
    assertThat(Files.readAllBytes(inside)).isEqualTo(first);
  }

  @Test
  void pack_zip_holdsAndAnswersTheSame() throws Exception {
    Path zip = zipped("a.zip");
    assertThat(MapPack.open(zip).maps()).isEqualTo(MapPack.open(pack).maps());
    assertThat(CommandRun.of("validate", zip).succeeded().out()).isEqualTo("no problems\n");
    for (String map : List.of("", "#First Steps", "#first-steps", "#maps/first-steps.map.txt")) {
      assertThat(path(CommandRun.of("route", zip + map, "--json")))
          .isEqualTo(
              path(
                  CommandRun.of(
                      "route",
                      pack.resolve("maps/first-steps.map.txt"),
                      "--json",
                      "--tiles",
                      pack.resolve("tiles/heath"))));
    }
    CommandRun.of("route", zip + "#Second").failedWith(ExitCode.INPUT, "has no map 'Second'");
    CommandRun.of("validate", zip + "#Second").failedWith(ExitCode.INPUT, "has no map 'Second'");
  }

  private static String path(CommandRun run) {
    String out = run.succeeded().out();
    return out.substring(out.indexOf("\"cost\""), out.indexOf("\"expanded\""));
  }

  @Test
  void pack_withPipe_isRefusedWithTheSentenceOfValidate() throws Exception {
    Path pipe = Pipes.make(pack.resolve("maps/pipe"));
    Path zip = folder.resolve("a.zip");
    String refusal = pipe + ": is not a regular file; put the file itself there";
    CommandRun.of("pack", pack, "-o", zip).failedWith(ExitCode.INPUT, refusal);
    assertThat(zip).doesNotExist();
    CommandRun validated = CommandRun.of("validate", pack);
    assertThat(validated.status()).isEqualTo(ExitCode.NO.status());
    assertThat(validated.out()).contains(refusal).contains("1 error");
    Files.move(pipe, pack.resolve(".pipe"));
    CommandRun.of("validate", pack).succeeded();
    CommandRun.of("pack", pack, "-o", zip).succeeded();
  }

  @Test
  void pack_broken_isRefusedAndWritesNothing() throws IOException {
    Path map = pack.resolve("maps/first-steps.map.txt");
    Files.writeString(map, Files.readString(map).replace("nnGGG", "n?GGG"));
    Path zip = folder.resolve("a.zip");
    CommandRun.of("pack", pack, "-o", zip)
        .failedWith(ExitCode.INPUT, "first-steps.map.txt:7:", "unknown symbol '?'");
    assertThat(zip).doesNotExist();
    CommandRun.of("pack", folder, "-o", zip).failedWith(ExitCode.INPUT, "has no pack.json");
    CommandRun.of("pack", folder.resolve("none"), "-o", zip)
        .failedWith(ExitCode.INPUT, "not found");
    CommandRun validated = CommandRun.of("validate", pack);
    assertThat(validated.status()).isEqualTo(ExitCode.NO.status());
    assertThat(validated.out()).contains("first-steps.map.txt:7:3: unknown symbol '?'");
  }

  @Test
  void pack_linkThatLeadsOut_isRefused() throws IOException {
    Path secret = Files.writeString(folder.resolve("secret"), "x");
    Files.createSymbolicLink(pack.resolve("notes.txt"), secret);
    CommandRun.of("pack", pack, "-o", folder.resolve("a.zip"))
        .failedWith(ExitCode.INPUT, "notes.txt", "is a link that leads out of the pack");
  }
}
