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

/** {@code route --turn} and {@code --smooth}, and which options go together. */
final class RouteShapeTest {
  private static final String MAP =
      """
      emberway-map 1
      name: Test
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
      RRRRRRR
      """;

  @TempDir private Path folder;

  private Path map(String content) throws IOException {
    return Files.writeString(folder.resolve("test.map.txt"), content);
  }

  @Test
  void turn_isPartOfTheCostThatIsReported() throws IOException {
    String free = CommandRun.of("route", map(MAP), "--turn", "0", "--json").succeeded().out();
    String dear = CommandRun.of("route", map(MAP), "--turn", "0.25", "--json").succeeded().out();
    assertThat(free).contains("\"cost\":4.949,", "\"turns\":2}");
    assertThat(dear).contains("\"cost\":5.449,", "\"turns\":2}");
    String words = CommandRun.of("route", map(MAP), "--turn", "0.25").succeeded().out();
    assertThat(words).startsWith("cost 5.449, 4 steps, 90 degrees of turns from 1,2 to 5,2");
  }

  @Test
  void smooth_takesTheBendOutOfLestersRoute() throws IOException {
    Path map = map(MAP.replace("R", "."));
    String plain = CommandRun.of("route", map, "--preset", "lester", "--json").succeeded().out();
    String smooth =
        CommandRun.of("route", map, "--preset", "lester", "--smooth", "--json").succeeded().out();
    assertThat(plain).contains("\"cost\":68.0", "[[1,2],[2,3],").doesNotContain("turns");
    assertThat(smooth).contains("\"cost\":68.0", "[[1,2],[1,3],", "\"turns\":4}");
  }

  @Test
  void smooth_straightensTheWayToTheNearestCellToo() throws IOException {
    Path map = map(MAP.replace("R", ".").replace("...W...", "...WWWW").replace(".2.", "W2W"));
    CommandRun plain = CommandRun.of("route", map, "--preset", "lester", "--json");
    CommandRun smooth = CommandRun.of("route", map, "--preset", "lester", "--smooth", "--json");
    assertThat(smooth.status()).isEqualTo(ExitCode.NO.status());
    assertThat(plain.out()).contains("\"nearest\":{\"cell\":[5,0]", "[[1,2],[2,1],[2,0],[3,0]");
    assertThat(smooth.out()).contains("\"nearest\":{\"cell\":[5,0]", "[[1,2],[1,1],[2,0],[3,0]");
    assertThat(smooth.out()).contains("\"turns\":null}");
  }

  @Test
  void queries_takeTurnsToo() throws IOException {
    Path queries = Files.writeString(folder.resolve("q.txt"), "1 2 5 2\n0 0 6 0\n");
    CommandRun run = CommandRun.of("route", map(MAP), "--queries", queries, "--turn", "2");
    List<String> lines = run.succeeded().out().lines().toList();
    assertThat(lines.get(0)).contains("\"turns\":2");
    assertThat(lines.get(1)).contains("\"cost\":6.0", "\"turns\":0");
  }

  @Test
  void optionsThatExcludeEachOther_areNamed() throws IOException {
    Path map = map(MAP);
    refused(map, "--turn", "--smooth", "--turn", "1", "--smooth");
    refused(map, "--turn", "--ties", "--turn", "1", "--ties", "lifo");
    refused(map, "--to", "--to-any", "--to", "1,1", "--to-any", "1,1;2,2");
    refused(map, "--queries", "--from", "--queries", "-", "--from", "1,1");
    CommandRun.of("route", map, "--turn", "-1")
        .failedWith(ExitCode.USAGE, "--turn -1: must be 0 or more");
    CommandRun.of("route", map, "--turn", "1e101")
        .failedWith(ExitCode.USAGE, "--turn 1e101: too large");
    CommandRun.of("route", map, "--turn", "NaN").failedWith(ExitCode.USAGE, "--turn NaN");
    CommandRun.of("route", map, "--turn", "1", "--preset", "lester")
        .failedWith(ExitCode.USAGE, "--turn", "lester", "--preset terrain");
  }

  private static void refused(Path map, String one, String other, String... options) {
    Object[] args = new Object[options.length + 2];
    args[0] = "route";
    args[1] = map;
    System.arraycopy(options, 0, args, 2, options.length);
    CommandRun.of(args).failedWith(ExitCode.USAGE, one + " and " + other);
  }
}
