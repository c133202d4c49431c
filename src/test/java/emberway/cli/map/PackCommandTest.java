package emberway.cli.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import emberway.cli.CommandRun;
import emberway.cli.option.ExitCode;
import emberway.pack.MapPack;
import emberway.testing.Pipes;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

  /** Changes that {@code validate} finds, and the words of its last line about each. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          maps/first-steps.map.txt | emberway-map 1¶name: A¶[base]¶~G¶[overlay]¶1.¶ | 1 error, 0 warnings
          maps/first-steps.map.txt | emberway-map 1¶name: A¶[base]¶G?¶ | 1 error, 0 warnings
          maps/old.map.txt | emberway-map 1¶name: Old¶[base]¶G?G¶!GG | 2 errors, 1 warning
          maps/old.map.txt | nothing | 1 error, 1 warning
          maps/old.TMX | <map | 1 error, 1 warning
          more/old.txt | emberway-map 1¶name: Old¶[base]¶~G¶[overlay]¶1.¶ | 1 error, 1 warning
          maps/old.map | type octile¶height 1¶width 2¶map¶.¶ | 1 error, 1 warning
          tiles/fen/tileset.json | {"name": "fen" | 1 error, 1 warning
          tiles/my fen/tileset.json | {"name": "fen" | 0 errors, 1 warning
          tiles/heath/L2_Tent.png | no picture | 1 error, 1 warning
          readme.md | twice | 1 error, 0 warnings
          what?.txt | a name | 1 error, 0 warnings
          more/old.map.txt | emberway-map 1¶name: Old¶tileset: heath¶[base]¶GG¶ | 0 errors, 1 warning
          notes.txt | emberway | no problems
          bundle.map | {"version": 3} | no problems
          .maps/old.map.txt | nothing | no problems
          """)
  void pack_folderAsValidated_isRefusedWithTheSameLines(String file, String content, String summary)
      throws IOException {
    assumeTrue(File.separatorChar == '/' || file.indexOf('?') < 0, "needs any file names");
    Path changed = pack.resolve(file);
    assumeTrue(!file.equals("readme.md") || !Files.exists(changed), "needs capitals told apart");
    Files.createDirectories(changed.getParent());
    Files.writeString(changed, content.replace("¶", "\n"));
    CommandRun validated = CommandRun.of("validate", pack);
    assertThat(validated.out()).endsWith(summary + "\n");
    boolean isSound = !summary.contains("error") || summary.startsWith("0 errors");
    assertThat(validated.status()).isEqualTo(isSound ? 0 : ExitCode.NO.status());
    List<String> lines = validated.out().lines().toList();
    Path zip = folder.resolve("a.zip");
    CommandRun packed = CommandRun.of("pack", pack, "-o", zip);
    assertThat(packed.err().lines())
        .containsExactlyElementsOf(
            lines.subList(0, lines.size() - 1).stream().map("emberway: "::concat).toList());
    assertThat(packed.status()).isEqualTo(isSound ? 0 : ExitCode.INPUT.status());
    assertThat(Files.exists(zip)).isEqualTo(isSound);
    if (isSound) {
      assertThat(CommandRun.of("validate", zip).out())
          .isEqualTo(validated.out().replace(pack.toString(), zip.toString()));
    } else if (summary.contains("1 warning") && !file.endsWith(".png")) {
      assertThat(validated.out())
          .contains(
              "warning: %s: is a %s that pack.json does not list; list it there, or take it out of the pack"
                  .formatted(changed, file.endsWith(".json") ? "tile set" : "map"));
    }
  }

  @Test
  void validate_zipWithUnlistedFiles_namesAndChecksThem() throws IOException {
    Path zip = folder.resolve("a.zip");
    Map<String, String> files =
        Map.of(
            "p/pack.json", "{\"name\": \"P\", \"maps\": [{\"file\": \"a.map.txt\"}]}",
            "p/a.map.txt", "emberway-map 1\nname: A\n[base]\nGG\n",
            "p/b.map.txt", "emberway-map 1\nname: B\n[base]\nG?\n",
            "p/tiles/own/tileset.json", "{}",
            "p/__MACOSX/._b.map.txt", "not a map",
            "elsewhere.map.txt", "not in the pack");
    try (OutputStream out = Files.newOutputStream(zip);
        ZipOutputStream zipped = new ZipOutputStream(out)) {
      for (Map.Entry<String, String> file : files.entrySet()) {
        zipped.putNextEntry(new ZipEntry(file.getKey()));
        zipped.write(file.getValue().getBytes(StandardCharsets.UTF_8));
      }
    }
    CommandRun validated = CommandRun.of("validate", zip);
    assertThat(validated.status()).isEqualTo(ExitCode.NO.status());
    assertThat(validated.out())
        .contains(
            zip + "/b.map.txt: is a map that pack.json does not list",
            zip + "/b.map.txt:4:2: unknown symbol '?'",
            zip + "/tiles/own/tileset.json: is a tile set that pack.json does not list",
            "error: " + zip + "/tiles/own/tileset.json:1")
        .doesNotContain("MACOSX", "elsewhere")
        .contains(", 2 warnings");
  }
}
