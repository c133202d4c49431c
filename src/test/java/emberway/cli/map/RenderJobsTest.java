package emberway.cli.map;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.cli.CommandRun;
import emberway.cli.option.ExitCode;
import emberway.testing.Patience;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Many pictures in one start. */
final class RenderJobsTest {
  @TempDir private Path folder;

  private Path jobs(String... lines) throws IOException {
    return Files.write(folder.resolve("jobs.txt"), List.of(lines));
  }

  private Path at(String name) {
    return folder.resolve(name);
  }

  private byte[] alone(Object... words) throws IOException {
    Path file = at("alone.png");
    Object[] args = new Object[words.length + 3];
    args[0] = "render";
    System.arraycopy(words, 0, args, 1, words.length);
    args[words.length + 1] = "-o";
    args[words.length + 2] = file;
    CommandRun.of(args).succeeded();
    return Files.readAllBytes(file);
  }

  @Test
  void jobs_lines_areThePicturesOfTheirCommands() throws IOException {
    Path jobs =
        jobs(
            "# a page",
            "",
            "road-and-wall --no-route --scale 0.5 -o '" + at("two words.png") + "'  # quoted",
            "road-and-wall --region 2,2,4,4 -o \"" + at("region.png") + "\"",
            "unit --scale=2 -o " + at("unit.png"));
    CommandRun run = CommandRun.of("render", "--jobs", jobs).succeeded();
    assertThat(run.out() + run.err()).isEmpty();
    assertThat(at("two words.png"))
        .hasBinaryContent(alone("road-and-wall", "--no-route", "--scale", 0.5));
    assertThat(at("region.png")).hasBinaryContent(alone("road-and-wall", "--region", "2,2,4,4"));
    assertThat(at("unit.png")).hasBinaryContent(alone("unit", "--scale", "2"));
  }

  @Test
  void jobs_optionsBeside_countForAllLines() throws IOException {
    Path jobs = jobs("unit -o " + at("unit.png"), "road-and-wall -o " + at("road.png"));
    CommandRun.of("render", "--scale", "0.3", "--jobs=" + jobs, "--no-route").succeeded();
    assertThat(at("unit.png")).hasBinaryContent(alone("unit", "--scale", 0.3, "--no-route"));
    assertThat(at("road.png"))
        .hasBinaryContent(alone("road-and-wall", "--scale", 0.3, "--no-route"));
  }

  @Test
  void jobs_failures_areToldByLineAndTheRestGoesOn() throws IOException {
    String road = "road-and-wall -o " + at("road.png");
    Path jobs =
        jobs(
            road + " --scale x",
            "no-such-map -o " + at("none.png"),
            "road-and-wall",
            road + " 'open",
            "--jobs others.txt",
            road + " --names --scale 0.5");
    CommandRun run = CommandRun.of("render", "--jobs", jobs);
    assertThat(run.status()).as("that of the first").isEqualTo(ExitCode.USAGE.status());
    assertThat(run.err().lines())
        .satisfiesExactly(
            line -> assertThat(line).startsWith(told(jobs, 1)).contains("'x' is not a number"),
            line -> assertThat(line).startsWith(told(jobs, 2)).contains("no-such-map"),
            line -> assertThat(line).startsWith(told(jobs, 3)).contains("--output"),
            line -> assertThat(line).startsWith(told(jobs, 4)).contains("close the quotes"),
            line -> assertThat(line).startsWith(told(jobs, 5)).contains("a job has none"));
    assertThat(at("road.png"))
        .hasBinaryContent(alone("road-and-wall", "--names", "--scale", "0.5"));
    Files.writeString(jobs, "no-such-map -o x.png\nunit --scale x\n");
    assertThat(CommandRun.of("render", "--jobs", jobs).status()).isEqualTo(ExitCode.INPUT.status());
  }

  private static String told(Path jobs, int line) {
    return "emberway: " + jobs + ":" + line + ": ";
  }

  @Test
  void jobs_warnings_areToldByLine() throws IOException {
    String walled = "emberway-map 1\nname: M\n[base]\nGGG\n[overlay]\n1W2\n";
    Path map = Files.writeString(at("m.map.txt"), walled);
    CommandRun run =
        CommandRun.of("render", "--jobs", jobs("", map + " -o " + at("m.png"))).succeeded();
    assertThat(run.err()).startsWith(told(at("jobs.txt"), 2) + "warning: ").contains("no route");
  }

  @Test
  void jobs_lastLineFailsAfterItsMapWarns_saysNothingMore() throws IOException {
    String text = "<objectgroup id=\"2\"><object id=\"1\"><text>hi</text></object></objectgroup>";
    String map =
        "<map version=\"1.10\" orientation=\"orthogonal\" width=\"1\" height=\"1\" tilewidth=\"8\""
            + " tileheight=\"8\"><layer id=\"1\" width=\"1\" height=\"1\"><data encoding=\"csv\">0"
            + "</data></layer>"
            + text
            + "</map>";
    Files.writeString(at("m.tmx"), map);
    Path jobs = jobs(at("m.tmx") + " --region 5,5,9,9 -o " + at("m.png"));
    CommandRun.of("render", "--jobs", jobs)
        .failedWith(ExitCode.USAGE, told(jobs, 1), "reaches beyond the map");
  }

  @Test
  void jobs_fileThatIsMissing_isAnUnreadableInput() {
    CommandRun.of("render", "--jobs", at("none.txt"))
        .failedWith(ExitCode.INPUT, "none.txt", "not found");
  }

  /** Lines are drawn as they come, and the map that was read last is not read again. */
  @Test
  @SuppressWarnings("try") // the end of the lines is part of the test
  void jobs_standardInput_isDrawnLineByLineAndReadsAMapOnce() throws Exception {
    Path map = Files.writeString(at("m.map.txt"), "emberway-map 1\nname: M\n[base]\nGGS\n");
    InputStream before = System.in;
    FutureTask<CommandRun> run = new FutureTask<>(() -> CommandRun.of("render", "--jobs", "-"));
    try {
      try (PipedOutputStream lines = new PipedOutputStream()) {
        System.setIn(new PipedInputStream(lines));
        new Thread(run, "jobs").start();
        write(lines, map + " -o " + at("one.png"));
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(Patience.LIMIT);
        while (Files.notExists(at("one.png")) && System.nanoTime() < end) {
          Thread.sleep(20);
        }
        Files.delete(map);
        write(lines, map + " -o " + at("two.png") + " --rotate 90");
        write(lines, "- -o " + at("three.png"));
        write(lines, "unit -o " + at("unit.png"));
        write(lines, map + " -o " + at("four.png"));
      }
      CommandRun ended = run.get();
      assertThat(at("two.png")).exists();
      assertThat(ended.err().lines())
          .satisfiesExactly(
              line ->
                  assertThat(line)
                      .startsWith("emberway: standard input:3: ")
                      .contains("both read standard input"),
              line -> assertThat(line).startsWith("emberway: standard input:5: " + map));
      assertThat(ended.status()).isEqualTo(ExitCode.USAGE.status());
    } finally {
      System.setIn(before);
    }
  }

  private static void write(PipedOutputStream to, String line) throws IOException {
    to.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    to.flush();
  }
}
