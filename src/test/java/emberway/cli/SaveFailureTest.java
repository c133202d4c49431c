package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import emberway.cli.option.ExitCode;
import emberway.testing.ChildJava;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A map that is too long for what the system lets a file grow to: what was there stays whole. */
final class SaveFailureTest {
  private static final Path SMALL = CommandRun.HOME.resolve("maps/road-and-wall.map.txt");
  private static final Path LARGE = CommandRun.HOME.resolve("maps/island-realm.map.txt");
  private static final Path SHELL = Path.of("/bin/bash");

  @TempDir private Path folder;

  @Tag("slow") // all tiles are written, twice
  @ParameterizedTest
  @ValueSource(strings = {"old.tmx", "old/"})
  void convert_tilesThatCannotGrow_leavesTheOldOnesWhole(String name) throws Exception {
    convert_fileThatCannotGrow_leavesTheOldOneWhole(name);
  }

  @ParameterizedTest
  @ValueSource(strings = {"old.map.txt", "old.zip"})
  void convert_fileThatCannotGrow_leavesTheOldOneWhole(String name) throws Exception {
    assumeTrue(Files.exists(SHELL), "no bash to limit the size of files");
    String target = folder + "/" + name;
    CommandRun.of("convert", SMALL, target).succeeded();
    Map<String, byte[]> before = contents();
    Process limited = limited("convert", LARGE.toString(), target).start();
    String output = new String(limited.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(limited.waitFor()).as(output).isEqualTo(ExitCode.OUTPUT.status());
    assertThat(output)
        .contains(": larger than your system lets a file grow; raise that limit, or write less");
    Map<String, byte[]> after = contents();
    assertThat(after.keySet()).isEqualTo(before.keySet());
    before.forEach((file, content) -> assertThat(after.get(file)).as(file).isEqualTo(content));
  }

  /** The command line, none of whose files may have more than 4 KiB. */
  private static ProcessBuilder limited(String... args) {
    List<String> command = new ArrayList<>();
    command.addAll(List.of(SHELL.toString(), "-c", "ulimit -f 4; exec \"$0\" \"$@\""));
    command.addAll(ChildJava.program());
    command.addAll(ChildJava.classPath());
    command.add(Main.class.getName());
    command.addAll(List.of(args));
    return new ProcessBuilder(command).redirectErrorStream(true);
  }

  private Map<String, byte[]> contents() throws IOException {
    Map<String, byte[]> contents = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        contents.put(folder.relativize(file).toString(), Files.readAllBytes(file));
      }
    }
    return contents;
  }
}
