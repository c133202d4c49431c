package emberway.cli.route;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.cli.CommandRun;
import emberway.cli.option.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code route --engine two-tier} through the real command. */
final class RouteEngineTest {
  @TempDir private Path folder;

  /** The first number of that name. */
  private static double number(String name, String json) {
    Matcher number = Pattern.compile("\"" + name + "\":([-0-9.E]+)").matcher(json);
    assertThat(number.find()).as(json).isTrue();
    return Double.parseDouble(number.group(1));
  }

  private Path generated() {
    Path map = folder.resolve("realm.map.txt");
    CommandRun.of("generate", "--size", "300x220", "--seed", "9", "-o", map).succeeded();
    return map;
  }

  @Test
  void twoTier_onARandomRealm_isBoundedByTheExactCost() throws IOException {
    Path map = generated();
    Path queries =
        Files.writeString(
            folder.resolve("queries.txt"),
            "5 5 290 210\n280 20 30 200\n150 110 152 111\n3 200 290 8\n");
    List<String> exact = CommandRun.of("route", map, "--queries", queries).out().lines().toList();
    CommandRun run = CommandRun.of("route", map, "--engine", "two-tier", "--queries", queries);
    List<String> bounded = run.out().lines().toList();
    assertThat(bounded).as(run.err()).hasSize(4);
    int found = 0;
    for (int i = 0; i < 4; i++) {
      String one = exact.get(i);
      String other = bounded.get(i);
      boolean isFound = one.contains("\"found\":true");
      assertThat(other).contains("\"found\":" + isFound, "\"lowerBound\":");
      if (isFound) {
        found++;
        double cost = number("cost", one);
        double lowerBound = number("lowerBound", other);
        assertThat(lowerBound).isPositive().isLessThanOrEqualTo(cost * (1 + 1e-9));
        assertThat(number("cost", other))
            .isGreaterThanOrEqualTo(cost * (1 - 1e-9))
            .isLessThanOrEqualTo(lowerBound * number("atMost", other) * (1 + 1e-9));
      }
    }
    assertThat(found).isPositive();
  }

  @Test
  void twoTier_singleQuery_saysWhenTheExactSearchHasAnswered() {
    Path map = generated();
    String[] ends = {"--from", "5,5", "--to", "290,210"};
    CommandRun exact = CommandRun.of("route", map, ends[0], ends[1], ends[2], ends[3]);
    CommandRun run =
        CommandRun.of(
            "route", map, ends[0], ends[1], ends[2], ends[3], "--engine", "two-tier", "--json");
    assertThat(run.out()).contains("\"engine\":\"exact\"");
    assertThat(run.status()).isEqualTo(exact.status());
    CommandRun text =
        CommandRun.of("route", map, ends[0], ends[1], ends[2], ends[3], "--engine", "two-tier");
    assertThat(text.out())
        .contains("found by the exact search: preparing chunks first would take longer");
  }

  @Test
  void twoTier_onASmallMap_isProvenCheapest() {
    CommandRun run =
        CommandRun.of(
            "route", CommandRun.HOME.resolve("maps/road-and-wall.map.txt"), "--engine", "two-tier");
    assertThat(run.succeeded().out()).startsWith("cost 7.656, ").contains("no route is cheaper");
  }

  @Test
  void twoTier_whereThereIsNoWay_saysSo() throws IOException {
    Path map =
        Files.writeString(
            folder.resolve("split.map.txt"),
            """
            emberway-map 1
            name: Split
            [base]
            GGGGG
            GGGGG
            [overlay]
            1.W.2
            ..W..
            """);
    CommandRun run = CommandRun.of("route", map, "--engine", "two-tier", "--json");
    assertThat(run.status()).isEqualTo(ExitCode.NO.status());
    assertThat(run.out()).contains("\"found\":false", "\"cell\":[1,0]", "\"lowerBound\":null");
  }

  @Test
  void wrongUse_isOneLine() {
    Path map = CommandRun.HOME.resolve("maps/road-and-wall.map.txt");
    CommandRun.of("route", map, "--engine", "fast")
        .failedWith(ExitCode.USAGE, "'fast'", "two-tier");
    CommandRun.of("route", map, "--engine", "two-tier", "--preset", "lester")
        .failedWith(ExitCode.USAGE, "--engine two-tier", "lester");
    CommandRun.of("route", map, "--engine", "two-tier", "--step", "3")
        .failedWith(ExitCode.USAGE, "--step", "--engine");
  }
}
