package emberway.cli.route;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.cli.CommandRun;
import emberway.cli.option.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code route --trace} and {@code route --step}. */
final class TraceTest {
  private static final String UNIT =
      """
      emberway-map 1
      name: Worked example
      [base]
      GGGG
      GGGG
      GGGG
      GGGG
      [overlay]
      ....
      1.W.
      ..W2
      ....
      """;

  @TempDir private Path folder;

  private Path map(String content) throws IOException {
    return Files.writeString(folder.resolve("test.map.txt"), content);
  }

  @Test
  void trace_ofTheWorkedExample_isAnEventALine() throws IOException {
    Path map = map(UNIT);
    Path file = folder.resolve("trace.jsonl");
    CommandRun run = CommandRun.of("route", map, "--preset", "unit", "--trace", file);
    assertThat(run.succeeded().out()).startsWith("cost 3, 3 steps");
    List<String> lines = Files.readAllLines(file);
    assertThat(lines.get(0))
        .startsWith("{\"trace\":1,\"map\":\"")
        .endsWith(
            "\"width\":4,\"height\":4,\"preset\":\"unit\",\"estimate\":\"manhattan\",\"ties\":\"lifo\","
                + "\"corners\":\"cut\",\"diagonal\":1.0,\"terrain\":\"walkable\",\"from\":[0,1],\"via\":[],\"to\":[[3,2]]}");
    assertThat(lines.subList(1, 5))
        .containsExactly(
            "{\"step\":0,\"event\":\"generated\",\"cell\":[0,1],\"parent\":null,\"g\":0.0,\"h\":4.0,\"f\":4.0}",
            "{\"step\":1,\"event\":\"expanded\",\"cell\":[0,1],\"parent\":null,\"g\":0.0,\"h\":4.0,\"f\":4.0}",
            "{\"step\":1,\"event\":\"generated\",\"cell\":[0,0],\"parent\":[0,1],\"g\":1.0,\"h\":5.0,\"f\":6.0}",
            "{\"step\":1,\"event\":\"generated\",\"cell\":[1,0],\"parent\":[0,1],\"g\":1.0,\"h\":4.0,\"f\":5.0}");
    assertThat(lines.get(lines.size() - 2))
        .isEqualTo(
            "{\"step\":4,\"event\":\"expanded\",\"cell\":[3,2],\"parent\":[2,3],\"g\":3.0,\"h\":0.0,\"f\":3.0}");
    assertThat(lines.get(lines.size() - 1))
        .contains("\"found\":true,\"cost\":3.0", "\"expanded\":4,\"generated\":11");
    assertThat(lines).hasSize(1 + 4 + 11 + 1);
  }

  @Test
  void trace_ofAReparenting_saysSo() throws IOException {
    Path map =
        map(
            """
            emberway-map 1
            name: Around the wall
            [base]
            GGGGGGG
            GGGGGGG
            GGGGGGG
            GGGGGGG
            GGGGGGG
            [overlay]
            .......
            ...W...
            .1.W.2.
            ...W...
            .......
            """);
    CommandRun run = CommandRun.of("route", map, "--preset", "lester", "--trace", "-");
    assertThat(run.succeeded().out())
        .contains(
            "\"event\":\"reparented\",\"cell\":[1,4],\"parent\":[1,3],\"g\":20.0,\"h\":60.0,\"f\":80.0}")
        .doesNotContain("steps from");
  }

  @ParameterizedTest
  @CsvSource({"terrain", "calkins", "lester", "mcneill", "unit", "stout"})
  void trace_ofAnyPreset_countsWhatTheAnswerCounts(String preset) throws IOException {
    CommandRun run = CommandRun.of("route", map(UNIT), "--preset", preset, "--trace", "-");
    List<String> lines = run.succeeded().out().lines().toList();
    long expanded = lines.stream().filter(line -> line.contains("\"event\":\"expanded\"")).count();
    assertThat(lines.get(lines.size() - 1)).contains("\"expanded\":" + expanded + ",");
  }

  @Test
  void trace_withoutAWay_endsWithTheNearestCell() throws IOException {
    Path map = map(UNIT.replace("....\n1.W.", "..W.\n1.W.").replace("..W2\n....", "..W2\n..W."));
    CommandRun run = CommandRun.of("route", map, "--trace", "-");
    assertThat(run.status()).isEqualTo(ExitCode.NO.status());
    List<String> lines = run.out().lines().toList();
    assertThat(lines.get(lines.size() - 1)).contains("\"found\":false", "\"cell\":[1,2]");
  }

  @Test
  void trace_thatCannotBeWritten_failsAndPrintsNoRoute() throws IOException {
    Path missing = folder.resolve("no-such-folder").resolve("trace.jsonl");
    CommandRun run = CommandRun.of("route", map(UNIT), "--trace", missing);
    run.failedWith(ExitCode.OUTPUT, "trace.jsonl");
    assertThat(run.out()).isEmpty();
  }

  @Test
  void trace_ofAStartInAWall_isTheQueryAndTheAnswer() throws IOException {
    Path file = Files.writeString(folder.resolve("trace.jsonl"), "old");
    CommandRun.of("route", map(UNIT), "--from", "2,1", "--trace", file)
        .failedWith(ExitCode.NO, "2,1", "wall");
    List<String> lines = Files.readAllLines(file);
    assertThat(lines).hasSize(2);
    assertThat(lines.get(1)).contains("\"found\":false");
  }

  @Test
  void step_ofTheWorkedExample_isDrawnAndListed() throws IOException {
    CommandRun run = CommandRun.of("route", map(UNIT), "--preset", "unit", "--step", "2");
    assertThat(run.succeeded().out())
        .isEqualToNormalizingNewlines(
            """
            step 2 of 4: 2 closed, 7 open
            expanded 1,2 at G 1, H 2, F 3

               0     1     2     3
              +-----+-----+-----+-----+
            0 |6   ↓|5   ↙|     |     |
              |1   5|1   4|     |     |
              +-----+-----+-----+-----+
            1 |4···A|4   ←|#####|     |
              |0···4|1   3|#####|     |
              +-----+-----+-----+-----+
            2 |4   ↑|3***↖|#####|    B|
              |1   3|1***2|#####|     |
              +-----+-----+-----+-----+
            3 |6   ↗|5   ↑|4   ↖|     |
              |2   4|2   3|2   2|     |
              +-----+-----+-----+-----+
            F upper left, G lower left, H lower right; arrows point to parents, A starts, B is a goal;
            closed cells are filled with ·, the latest with *, blocked ones with #

            open                    F            G            H  parent
            2,3                     4            2            2  1,2
            1,1                     4            1            3  0,1
            0,2                     4            1            3  0,1
            1,3                     5            2            3  1,2
            1,0                     5            1            4  0,1
            0,3                     6            2            4  1,2
            0,0                     6            1            5  0,1
            """);
  }

  @Test
  void step_pastTheEnd_showsTheEnd() throws IOException {
    CommandRun run = CommandRun.of("route", map(UNIT), "--preset", "unit", "--step", "99");
    assertThat(run.succeeded().out())
        .startsWith("step 4 of 4: 4 closed, 7 open")
        .contains("expanded 3,2 at G 3")
        .contains("|3**B↙|");
  }

  @Test
  void step_onAWideMap_isDrawnInLetters() throws IOException {
    String row = "G".repeat(60) + "\n";
    Path map =
        map(
            "emberway-map 1\nname: Wide\n[base]\n"
                + row.repeat(3)
                + "[overlay]\n"
                + (".".repeat(60) + "\n")
                + ("1" + ".".repeat(58) + "2\n")
                + (".".repeat(60) + "\n"));
    CommandRun run = CommandRun.of("route", map, "--preset", "lester", "--step", "3");
    assertThat(run.succeeded().out())
        .contains("0 oooo" + ".".repeat(56), "1 A*@o" + ".".repeat(55) + "B")
        .contains("A start, B goal");
  }

  @ParameterizedTest
  @CsvSource({
    "--trace - --json, --json",
    "--step 1 --json, --json",
    "--step 1 --trace -, --trace",
    "--step 1 --queries q, --queries",
    "--trace t --queries q, --queries",
    "--step -1, 0 or more",
    "--trace t --turn 1, --turn",
    "--trace t --within 9, --within",
    "--trace t --matrix *, --matrix",
    "--trace t --alternatives 2, --alternatives",
    "--trace t --by-places, --by-places",
    "--trace t --engine two-tier, --engine",
    "--trace - --itinerary, --itinerary",
  })
  void options_thatDoNotGoTogether_areRefused(String options, String named) throws IOException {
    List<Object> args = new java.util.ArrayList<>(List.of("route", map(UNIT)));
    args.addAll(List.of((Object[]) options.split(" ", -1)));
    CommandRun.of(args.toArray()).failedWith(ExitCode.USAGE, named);
  }

  @ParameterizedTest
  @CsvSource({"--smooth", "--itinerary", "--json", "--terrain walkable", "--profile rider"})
  void options_thatGoTogether_areTraced(String options) throws IOException {
    Path file = folder.resolve("trace.jsonl");
    List<Object> args = new java.util.ArrayList<>(List.of("route", map(UNIT), "--trace", file));
    args.addAll(List.of((Object[]) options.split(" ", -1)));
    CommandRun.of(args.toArray()).succeeded();
    assertThat(file).content().startsWith("{\"trace\":1,").contains("\"event\":\"expanded\"");
  }
}
