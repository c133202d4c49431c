package emberway.cli.route;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import emberway.cli.CommandRun;
import emberway.cli.option.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RouteCommandTest {
  private static final String MAP =
      """
      emberway-map 1
      name: Test
      [base]
      GGGGG
      GGGGG
      GGGGG
      [overlay]
      1.W.2
      ..W..
      ..WRR
      [places]
      0 2 Low Town
      """;

  @TempDir private Path folder;

  private Path map(String content) throws IOException {
    return Files.writeString(folder.resolve("test.map.txt"), content);
  }

  private static double cost(CommandRun run) {
    Matcher cost = Pattern.compile("\"cost\":([-0-9.eE]+)").matcher(run.out());
    assertThat(cost.find()).as(run.out()).isTrue();
    return Double.parseDouble(cost.group(1));
  }

  @Test
  void published_costs_areReproduced() {
    Path published = Path.of(System.getProperty("emberway.data", ""), "published");
    assumeTrue(Files.isDirectory(published), "needs the published maps (-Demberway.data)");
    record Example(String map, String preset, double cost) {}
    for (Example example :
        List.of(
            new Example("road-and-wall", "terrain", 7.655999999999999),
            new Example("wall-extended", "terrain", 11.655999999999999),
            new Example("snow-dormant", "terrain", 21.0),
            new Example("snow-erupting", "terrain", 8.570559083628904),
            new Example("snow-tombstone", "terrain", 28.896975674250697),
            new Example("snow-erupting-tombstone", "terrain", 14.622394644511317),
            new Example("lester", "lester", 68),
            new Example("unit", "unit", 3))) {
      Path map = published.resolve(example.map + ".map.txt");
      CommandRun run = CommandRun.of("route", map, "--preset", example.preset, "--json");
      assertThat(cost(run.succeeded()))
          .as(example.map)
          .isCloseTo(example.cost, org.assertj.core.data.Offset.offset(1e-9));
    }
  }

  @Test
  void bothEndsInWater_warnsOfBothWithTheirLines() throws IOException {
    Path map = map(MAP.replace("GGGGG\n", "~GGG~\n"));
    CommandRun run = CommandRun.of("route", map);
    assertThat(run.status()).isEqualTo(ExitCode.NO.status());
    assertThat(run.out().lines()).containsExactly("no route from 0,0 to 4,0");
    assertThat(run.err().lines()).hasSize(2);
    assertThat(run.err()).contains(":8:1: the start at 0,0", ":8:5: the goal at 4,0");
    CommandRun elsewhere = CommandRun.of("route", map, "--from", "1,0", "--to", "1,1");
    assertThat(elsewhere.status()).isZero();
    assertThat(elsewhere.err().lines())
        .isNotEmpty()
        .allMatch(line -> line.startsWith("emberway: warning: "));
  }

  @Test
  void unreachableGoal_answersNoWithTheNearestCell() throws IOException {
    CommandRun run = CommandRun.of("route", map(MAP), "--json");
    assertThat(run.status()).isEqualTo(ExitCode.NO.status());
    assertThat(run.out())
        .contains("\"found\":false", "\"cost\":null", "\"path\":[],")
        .contains("\"nearest\":{\"cell\":[1,0],\"cost\":1.0,\"steps\":1,\"path\":[[0,0],[1,0]]}")
        .contains("\"unreachable\":[4,0]");
    CommandRun words = CommandRun.of("route", map(MAP));
    assertThat(words.out()).contains("no route from 0,0 to 4,0").contains("1,0");
  }

  @Test
  void unreachableWaypoint_isNamedAndNearestIsNearTheGoal() throws IOException {
    Object[] args = {"route", map(MAP), "--from", "0,0", "--to", "1,2", "--via", "4,0", "--json"};
    CommandRun run = CommandRun.of(args);
    assertThat(run.status()).isEqualTo(ExitCode.NO.status());
    assertThat(run.out())
        .contains("\"to\":[1,2],\"found\":false", "\"nearest\":{\"cell\":[1,2]")
        .contains("\"unreachable\":[4,0]");
    CommandRun words = CommandRun.of(Arrays.copyOf(args, args.length - 1));
    assertThat(words.out())
        .contains("no route from 0,0 to the waypoint 4,0")
        .contains("without it, the goal can be reached: 1,2, cost 2.414, 2 steps");
  }

  @Test
  void places_standForCells() throws IOException {
    CommandRun run = CommandRun.of("route", map(MAP), "--to", "low town", "--json");
    assertThat(run.succeeded().out()).contains("\"to\":[0,2]", "\"steps\":2");
  }

  @Test
  void queries_areAnsweredInOrderOneObjectALine() throws IOException {
    Path queries = Files.writeString(folder.resolve("q.txt"), "3 2 4 2\n\n0 0 4 0\n1 1 1 1\n");
    CommandRun run = CommandRun.of("route", map(MAP), "--queries", queries);
    List<String> lines = run.out().lines().toList();
    assertThat(lines).hasSize(3);
    assertThat(lines.get(0)).contains("\"from\":[3,2],\"to\":[4,2],\"found\":true,\"cost\":0.5");
    assertThat(lines.get(1)).contains("\"found\":false");
    assertThat(lines.get(2)).contains("\"cost\":0.0,\"steps\":0,\"path\":[[1,1]]");
    assertThat(run.status()).isEqualTo(ExitCode.NO.status());
  }

  @Test
  void toAny_andVia_areFollowed() throws IOException {
    CommandRun any =
        CommandRun.of("route", map(MAP), "--from", "3,2", "--to-any", "3,0;4,2;4,0", "--json");
    assertThat(any.succeeded().out()).contains("\"to\":[4,2]");
    CommandRun none =
        CommandRun.of("route", map(MAP), "--from", "0,0", "--to-any", "4,0;4,2", "--json");
    assertThat(none.status()).isEqualTo(ExitCode.NO.status());
    String target = none.out().replaceAll(".*\"unreachable\":(\\[[0-9,]+]).*\\s*", "$1");
    assertThat(none.out()).contains("\"to\":" + target + ",\"found\":false");
    CommandRun via =
        CommandRun.of(
            "route", map(MAP), "--from", "0,0", "--to", "1,0", "--via", "0,2;1,2", "--json");
    assertThat(via.succeeded().out()).contains("\"path\":[[0,0],[0,1],[0,2],[1,2],[1,1],[1,0]]");
  }

  @Test
  void corners_andDiagonal_changeTheAnswer() throws IOException {
    Path map = map(MAP.replace("1.W.2", "1....").replace("..W..", ".....").replace("W", "W"));
    double cut = cost(CommandRun.of("route", map, "--from", "1,2", "--to", "2,1", "--json"));
    double noCut =
        cost(
            CommandRun.of(
                "route", map, "--from", "1,2", "--to", "2,1", "--corners", "no-cut", "--json"));
    assertThat(cut).isEqualTo(1.414);
    assertThat(noCut).isEqualTo(2);
    double dear =
        cost(
            CommandRun.of(
                "route", map, "--from", "1,2", "--to", "2,1", "--diagonal", "1.9", "--json"));
    assertThat(dear).isEqualTo(1.9);
  }

  @ParameterizedTest
  @CsvSource({
    // Onto snow of cost 3, a road of 0.5 and grass of 1.
    "terrain, , 4.5",
    "terrain, walkable, 3",
    "terrain, penalty, 5",
    "calkins, walkable, 3",
    "lester, , 30",
    "lester, weighted, 45",
    "mcneill, , 10",
    "mcneill, weighted, 9",
    "unit, , 3",
    "unit, weighted, 4.5",
    "stout, , 3",
    "stout, weighted, 4.5",
    "stout, penalty, 5",
  })
  void terrain_asAsked_isWhatStepsCost(String preset, String terrain, double cost)
      throws IOException {
    Path map = map("emberway-map 1\nname: Snow\n[base]\nGSGG\n[overlay]\n1.R2\n");
    CommandRun run =
        terrain == null
            ? CommandRun.of("route", map, "--preset", preset, "--json")
            : CommandRun.of("route", map, "--preset", preset, "--terrain", terrain, "--json");
    assertThat(cost(run)).isEqualTo(cost, within(1e-9));
  }

  @Test
  void terrain_unknownOrWithWhatKnowsNoOther_isRefused() throws IOException {
    CommandRun.of("route", map(MAP), "--terrain", "costs")
        .failedWith(ExitCode.USAGE, "--terrain", "weighted", "walkable", "penalty");
    CommandRun.of("route", map(MAP), "--terrain", "walkable", "--turn", "1")
        .failedWith(ExitCode.USAGE, "--turn and --terrain do not go together");
    CommandRun.of("route", map(MAP), "--terrain", "walkable", "--within", "1")
        .failedWith(ExitCode.USAGE, "--within and --terrain do not go together");
  }
}
