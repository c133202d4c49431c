package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import emberway.cli.option.ExitCode;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** Names of files that the process cannot form, whatever option they come with. */
final class FileNameTest {
  private static final String NAME = "k\u00e4rte.map.txt";
  private static final Path MAP = CommandRun.HOME.resolve("maps/road-and-wall.map.txt");

  private static CommandRun inAsciiLocale(Object... args) {
    assumeTrue(
        System.getProperty("os.name").equals("Linux"), "locales are switched like this on Linux");
    return ChildRun.with().without("LANG", "LC_CTYPE").variable("LC_ALL", "POSIX").of(args);
  }

  @Test
  void localeWithoutTheLetters_isNamed() {
    for (Object[] args :
        new Object[][] {
          {"info", NAME},
          {"info", MAP, "--tiles", NAME},
          {"render", MAP, "-o", NAME},
          {"route", MAP, "--queries", NAME}
        }) {
      CommandRun run = inAsciiLocale(args);
      run.failedWith(ExitCode.USAGE, "locale", "set LC_ALL=C.UTF-8");
      assertThat(run.err()).doesNotContain("inside");
    }
  }

  /** A folder with a copy of a map whose name has a byte that is not UTF-8. */
  private static Path folderWithLatin1Name(Path parent) throws Exception {
    assumeTrue(
        System.getProperty("sun.jnu.encoding").equalsIgnoreCase("UTF-8"),
        "names of files are not UTF-8 here");
    Path folder = Files.createDirectories(parent.resolve("pack/maps"));
    Process made =
        new ProcessBuilder(
                "bash", "-c", "cp \"$0\" \"$1\"/$'k\\xe4rte.map.txt'", "" + MAP, "" + folder)
            .start();
    assumeTrue(made.waitFor() == 0, "this system has no such names");
    return folder;
  }

  @Test
  void nameThatIsNotUtf8_isNamedAsThat(@TempDir Path parent) throws Exception {
    Path maps = folderWithLatin1Name(parent);
    String name = maps + "/k\uFFFDrte.map.txt"; // as Java tells such names
    for (Object[] args :
        new Object[][] {
          {"info", name}, {"render", MAP, "-o", name}, {"route", MAP, "--queries", name}, {name}
        }) {
      CommandRun.of(args)
          .failedWith(
              ExitCode.USAGE,
              "cannot be found by its name, which has bytes that are not UTF-8; rename the file");
    }
    assertThat(Files.exists(Path.of(name))).as("written under another name").isFalse();
  }

  @Test
  void nameThatIsNotUtf8_isToldByItsBytesAndTheArgument(@TempDir Path parent) throws Exception {
    Path maps = folderWithLatin1Name(parent);
    String name = maps + "/k\uFFFDrte.map.txt";
    String bytes =
        "not UTF-8; rename the file, or the folder that is named so, $'k\\xE4rte.map.txt'";
    CommandRun info = CommandRun.of("info", name);
    info.failedWith(ExitCode.USAGE, "emberway: PATH: '", bytes);
    CommandRun.of("info", MAP, "--tiles", name)
        .failedWith(ExitCode.USAGE, "emberway: --tiles: '", bytes);
  }

  @Test
  void nameThatIsNotUtf8_inAPack_isNamedAsThat(@TempDir Path parent) throws Exception {
    Path pack = folderWithLatin1Name(parent).getParent();
    Files.writeString(
        pack.resolve("pack.json"),
        "{\"name\": \"P\", \"maps\": [{\"file\": \"maps/k\uFFFDrte.map.txt\"}]}");
    String message = "rte.map.txt: cannot be found by its name, which has bytes that are not UTF-8";
    CommandRun validated = CommandRun.of("validate", pack);
    assertThat(validated.out()).contains(message);
    CommandRun.of("info", pack + "#maps/k\uFFFDrte.map.txt").failedWith(ExitCode.INPUT, message);
    Files.writeString(pack.resolve("pack.json"), "{\"name\": \"P\", \"maps\": []}");
    CommandRun packed = CommandRun.of("pack", pack, "-o", parent.resolve("p.zip"));
    assertThat(packed.status()).isEqualTo(ExitCode.INPUT.status());
    assertThat(packed.err()).contains("error: ", message);
  }

  @Test
  void folderThatIsNotUtf8_isNamedAsThat(@TempDir Path parent) throws Exception {
    Path maps = folderWithLatin1Name(parent);
    Process run =
        new ProcessBuilder(
                "bash",
                "-c",
                "mkdir $'f\\xe4'; cp \"$3\" $'f\\xe4/a.map.txt'; cd $'f\\xe4'; exec \"$0\" -cp"
                    + " \"$1\" \"$2\" info a.map.txt",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
                    .map(part -> Path.of(part).toAbsolutePath().toString())
                    .collect(Collectors.joining(File.pathSeparator)),
                Main.class.getName(),
                MAP.toAbsolutePath().toString())
            .directory(maps.toFile())
            .redirectErrorStream(true)
            .start();
    String output = new String(run.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(output).contains("whose name has bytes that are not UTF-8; rename that folder");
  }

  @Test
  void nameThatTurnsTheReadingDirection_isEscapedInJson(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("ok\u202Egpj\u2066\uD83D\uDE00.map.txt");
    Files.writeString(file, "no map");
    String json = CommandRun.of("validate", file, "--json").out();
    assertThat(json)
        .contains("ok\\u202egpj\\u2066\uD83D\uDE00.map.txt")
        .doesNotContain("\u202E", "\u2066");
    List<String> names = new ArrayList<>();
    try (JsonParser parser = new JsonFactory().createParser(ObjectReadContext.empty(), json)) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        boolean isName = List.of("path", "file").contains("" + parser.currentName());
        if (isName && token == JsonToken.VALUE_STRING) {
          names.add(parser.getString());
        }
      }
    }
    assertThat(names).containsExactly(file.toString(), file.toString());
  }

  @Test
  void characterThatNoNameHas_isNamed() {
    for (Object[] args :
        new Object[][] {
          {"info", "a\0b"}, {"render", MAP, "-o", "a\0b"}, {"route", MAP, "--queries", "a\0b"}
        }) {
      CommandRun.of(args).failedWith(ExitCode.USAGE, "'a\\u0000b' is not a possible file name");
    }
  }
}
