package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.testing.ChildJava;
import emberway.testing.Patience;
import emberway.testing.Pipes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever a command reads from a file that it is named, it reads from a pipe just as well. */
final class PipedInputTest {
  private static final Path MAP = CommandRun.HOME.resolve("maps/road-and-wall.map.txt");

  @TempDir private Path folder;
  private Path pipe;

  @BeforeEach
  void makePipe() throws InterruptedException {
    pipe = Pipes.make(folder.resolve("pipe"));
  }

  /** The same command with a file, and with the pipe that gives the file's bytes. */
  private void assertSame(Path file, Object... command) throws Exception {
    Object[] piped = command.clone();
    for (int i = 0; i < piped.length; i++) {
      piped[i] = piped[i].equals(file) ? pipe : piped[i];
    }
    CommandRun expected = CommandRun.of(command);
    byte[] content = Files.readAllBytes(file);
    Thread writer = new Thread(() -> write(content));
    writer.setDaemon(true); // if nobody reads it
    writer.start();
    CommandRun run = CommandRun.of(piped);
    writer.join(Patience.LIMIT * 1000L);
    assertThat(writer.isAlive()).as("the pipe is not read").isFalse();
    assertThat(timeless(run.out() + run.err()))
        .as("%s", List.of(command))
        .isEqualTo(timeless(expected.out() + expected.err()).replace("" + file, "" + pipe));
    assertThat(run.status()).isEqualTo(expected.status());
  }

  private void write(byte[] content) {
    try {
      Files.write(pipe, content);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static String timeless(String text) {
    return text.replaceAll("\"millis\":[0-9.]+", "");
  }

  @Test
  void everyCommand_mapFromPipe_saysWhatItSaysOfTheFile() throws Exception {
    assertSame(MAP, "info", MAP);
    assertSame(MAP, "info", MAP, "--json");
    assertSame(MAP, "validate", MAP);
    assertSame(MAP, "route", MAP, "--json");
    assertSame(MAP, "explore", MAP);
    Path wrong = Files.writeString(folder.resolve("wrong.map.txt"), "emberway-map 1\n[base]\nGQ\n");
    assertSame(wrong, "info", wrong);
    assertSame(wrong, "validate", wrong);
    Path tiled = folder.resolve("alone.tmx");
    Files.writeString(
        tiled,
        "<map version=\"1.10\" orientation=\"isometric\" width=\"2\" height=\"1\" tilewidth=\"8\""
            + " tileheight=\"4\"><properties><property name=\"name\" value=\"Alone\"/></properties>"
            + "<layer name=\"a\" width=\"2\" height=\"1\"><data encoding=\"csv\">0,0</data></layer>"
            + "</map>");
    assertSame(tiled, "info", tiled);
    assertSame(tiled, "validate", tiled);
  }

  @Test
  void everyWriter_mapFromPipe_writesTheSameFile() throws Exception {
    Path picture = folder.resolve("road.png");
    assertSame(MAP, "render", MAP, "-o", picture, "--scale", "0.5");
    byte[] fromPipe = Files.readAllBytes(picture);
    CommandRun.of("render", MAP, "-o", picture, "--scale", "0.5").succeeded();
    assertThat(picture).hasBinaryContent(fromPipe);
    Path copy = folder.resolve("copy.map.txt");
    assertSame(MAP, "convert", MAP, copy);
    assertThat(copy).hasSameBinaryContentAs(MAP);
    CommandRun.of("convert", MAP, folder + "/pack/").succeeded();
    assertSame(MAP, "convert", MAP, folder.resolve("pack") + "#road-and-wall");
  }

  @Test
  void otherFiles_fromPipe_areReadAlike() throws Exception {
    Path queries = Files.writeString(folder.resolve("q.txt"), "0 0 3 3\n5 5 x 5\n");
    assertSame(queries, "route", MAP, "--queries", queries);
    assertSame(queries, "explore", MAP, "--travelers", queries);
    Path danger =
        Files.writeString(folder.resolve("d.csv"), ("2" + ",2".repeat(9) + "\n").repeat(10));
    assertSame(danger, "route", MAP, "--danger", danger);
  }

  /** A shell names the end of a pipe that it has opened; it is in no folder. */
  @Test
  void mapAndQueries_ofProcessesInAShell_areRead() throws Exception {
    Assumptions.assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "no shell /bin/bash");
    List<String> command = new ArrayList<>(List.of("/bin/bash", "-c"));
    command.add(
        "cat \"$0\" | \"$@\" info /dev/stdin && \"$@\" route <(cat \"$0\") --queries <(echo 0 0 3"
            + " 3)");
    command.add(MAP.toString());
    command.addAll(ChildJava.program());
    command.add("-Demberway.state=" + CommandRun.HOME.resolve("target/test-state"));
    command.addAll(ChildJava.classPath());
    command.add(Main.class.getName());
    Path out = folder.resolve("out");
    Process shell =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(out.toFile()).start();
    assertThat(Patience.awaitEnd(shell)).isTrue();
    assertThat(Files.readString(out)).contains("Road and Wall\n", "\"found\":true,\"cost\":3.535");
    assertThat(shell.exitValue()).isZero();
  }
}
