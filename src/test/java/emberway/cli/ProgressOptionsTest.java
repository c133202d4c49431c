package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import emberway.cli.option.ExitCode;
import emberway.testing.ChildJava;
import emberway.testing.Patience;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code --progress} and {@code --quiet} of commands with long work, and what a stop leaves. */
final class ProgressOptionsTest {
  private static final String WIPE = "\r\u001b[K";
  private static final String MAP =
      """
      emberway-map 1
      name: Test
      [base]
      GGGGG
      GGGG~
      [overlay]
      1....
      ....2
      [places]
      3 1 Ford
      """;

  private final List<String> options = new ArrayList<>(); // of Java, besides the usual ones

  @TempDir private Path folder;

  private Path map() throws IOException {
    return Files.writeString(folder.resolve("test.map.txt"), MAP);
  }

  private List<Object> words(String command) throws IOException {
    List<Object> words = new ArrayList<>();
    for (String word : command.split(" ", -1)) {
      words.add(word.equals("MAP") ? map() : word.startsWith("out") ? folder.resolve(word) : word);
    }
    return words;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "info MAP                                | reading",
        "validate MAP                            | reading checking",
        "convert MAP out.tmx                     | reading writing",
        "generate --size 8x8 --seed 1 -o out.txt | making",
        "render MAP -o out.png                   | reading",
        "explore MAP --to 3,1                    | reading computing exploring",
        "route MAP --to 3,1                      | reading computing planning",
        "route MAP --to 3,1 --alternatives 2     | reading computing planning",
        "route MAP --to 3,1 --by-places          | reading computing planning",
        "route MAP --to 3,1 --engine two-tier    | reading computing planning",
        "route MAP --to 3,1 --trace -            | reading computing planning",
        "route MAP --within 2                    | reading computing planning",
        "route MAP --matrix 0,0;3,1              | reading computing planning",
        "new-pack out                            | ",
        "pack out -o out.zip                     | checking"
      })
  void progress_isPlainLinesOfEachKindOfWork(String command, String kinds) throws IOException {
    if (command.startsWith("pack")) {
      CommandRun.of("new-pack", folder.resolve("out")).succeeded();
    }
    if (kinds == null) {
      CommandRun.of("new-pack", folder.resolve("out"), "--progress")
          .failedWith(ExitCode.USAGE, "there is no option '--progress'");
      return;
    }
    List<Object> words = words(command);
    words.add("--progress");
    ByteArrayOutputStream shown = new ByteArrayOutputStream();
    PrintStream before = System.err;
    CommandRun run;
    try {
      System.setErr(new PrintStream(shown, true, StandardCharsets.UTF_8));
      run = CommandRun.of(words.toArray());
    } finally {
      System.setErr(before);
    }
    assumeTrue(run.status() != ExitCode.NO_OPENGL.status(), "no OpenGL to draw with");
    assertThat(run.succeeded().out()).doesNotContain("emberway: ");
    List<String> lines = shown.toString(StandardCharsets.UTF_8).lines().toList();
    assertThat(lines)
        .allMatch(line -> line.matches("emberway: [a-z. ]+, (\\d+ s|\\d+ %(, \\d+ s left)?)"));
    for (String kind : kinds.split(" ", -1)) {
      assertThat(lines).as(kind).anyMatch(line -> line.startsWith("emberway: " + kind));
    }
  }

  @Test
  void withoutTheOption_nothingIsShownWhereThereIsNoTerminal() throws IOException {
    CommandRun run = ChildRun.with().of("route", map(), "--to", "3,1");
    assertThat(run.succeeded().err()).contains("warning: ").doesNotContain("reading");
  }

  @ParameterizedTest
  @CsvSource({
    "info MAP",
    "route MAP",
    "render MAP -o out.png",
    "explore MAP",
    "convert MAP out.tmx"
  })
  void quiet_leavesOutWarningsAndProgress(String command) throws IOException {
    List<Object> words = words(command);
    CommandRun usual = CommandRun.of(words.toArray());
    words.add("--quiet");
    CommandRun quiet = ChildRun.with("-Demberway.terminal=true").of(words.toArray());
    assertThat(quiet.err()).isEmpty();
    assertThat(quiet.status()).isEqualTo(usual.status());
    assertThat(quiet.out()).isEqualTo(usual.out());
  }

  @Test
  void quiet_keepsErrors() throws IOException {
    CommandRun.of("route", map(), "--quiet", "--from", "9,9")
        .failedWith(ExitCode.USAGE, "--from 9,9 is off the map");
    CommandRun.of("route", map(), "--quiet", "--nonsense").failedWith(ExitCode.USAGE, "no option");
    CommandRun.of("info", folder.resolve("none.map.txt"), "--quiet")
        .failedWith(ExitCode.INPUT, "not found");
  }

  /** A command that goes on until its input ends or it is stopped. */
  private Process start(String... words) throws IOException {
    List<String> command = ChildJava.program("-Demberway.terminal=true");
    command.addAll(options);
    command.add("-Demberway.state=" + folder.resolve("state"));
    command.addAll(ChildJava.classPath());
    command.add(Main.class.getName());
    command.addAll(List.of(words));
    return new ProcessBuilder(command)
        .redirectOutput(folder.resolve("stdout").toFile())
        .redirectError(folder.resolve("stderr").toFile())
        .start();
  }

  private void await(String stream, Predicate<String> said) throws Exception {
    long end = System.nanoTime() + Duration.ofSeconds(Patience.LIMIT).toNanos();
    while (!said.test(Files.readString(folder.resolve(stream)))) {
      assertThat(System.nanoTime()).as(Files.readString(folder.resolve(stream))).isLessThan(end);
      Thread.sleep(20);
    }
  }

  @Test
  void terminal_whileTheMapComes_saysSoAndWipesIt() throws Exception {
    Process process = start("info", "-");
    await("stderr", text -> text.contains(WIPE + "emberway: reading, 1 s"));
    try (OutputStream in = process.getOutputStream()) {
      in.write(MAP.getBytes(StandardCharsets.UTF_8));
    }
    assertThat(Patience.awaitEnd(process)).isTrue();
    assertThat(process.exitValue()).isZero();
    assertThat(Files.readString(folder.resolve("stderr"))).endsWith(" s" + WIPE);
    assertThat(Files.readString(folder.resolve("stdout"))).startsWith("Test");
  }

  @Test
  void queries_whoseAnswersGoElsewhere_showHowLongTheyTake() throws Exception {
    Process process = start("route", map().toString(), "--queries", "-");
    await("stderr", text -> text.contains(WIPE + "emberway: answering queries, 1 s"));
    process.getOutputStream().close();
    assertThat(Patience.awaitEnd(process)).isTrue();
  }

  /** The wait gives progress its chance; nothing depends on how much is done in it. */
  @Test
  void queries_whoseAnswersGoToTheTerminal_showNoProgressAmongThem() throws Exception {
    options.add("-Demberway.terminal.output=true");
    Process process = start("route", map().toString(), "--queries", "-");
    process.waitFor(3, TimeUnit.SECONDS);
    process.getOutputStream().close();
    assertThat(Patience.awaitEnd(process)).isTrue();
    assertThat(Files.readString(folder.resolve("stderr"))).doesNotContain("answering");
  }

  @Test
  void matrix_toAFullDisk_saysSo() throws IOException {
    Path full = Path.of("/dev/full");
    assumeTrue(Files.exists(full), "needs the device /dev/full");
    for (String form : List.of("--json", "--progress")) {
      CommandRun run =
          ChildRun.with().writing(full).of("route", map(), "--matrix", "0,0;3,1", form);
      assertThat(run.status()).as(run.err()).isEqualTo(ExitCode.OUTPUT.status());
      assertThat(run.err()).contains("emberway: standard output: ").doesNotContain("Exception");
    }
  }

  @Test
  void matrix_stopped_leavesNoHalfAnAnswer() throws Exception {
    Random random = new Random(1);
    StringBuilder cells = new StringBuilder("0,0");
    for (int i = 1; i < 900; i++) {
      cells.append(";%d,%d".formatted(random.nextInt(512), random.nextInt(512)));
    }
    Path map = folder.resolve("large.map.txt");
    Files.writeString(
        map, "emberway-map 1\nname: L\n[base]\n" + ("GGSS".repeat(128) + "\n").repeat(512));
    Process process = start("route", map.toString(), "--matrix", cells.toString(), "--json");
    await("stderr", text -> text.matches("(?s).*planning, \\d+ %, \\d+ (s|min) left.*"));
    process.destroy(); // by SIGTERM
    assertThat(Patience.awaitEnd(process)).isTrue();
    assertThat(process.exitValue()).isEqualTo(143);
    assertThat(folder.resolve("stdout")).isEmptyFile();
    assertThat(Files.readString(folder.resolve("stderr")))
        .endsWith(WIPE)
        .doesNotContain("Exception", "\tat ");
  }
}
