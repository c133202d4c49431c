package emberway.bench;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.cli.CommandRun;
import emberway.cli.option.ExitCode;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.cost.CostField;
import emberway.plan.query.Query;
import emberway.testing.RouteQueries;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RouteTimesTest {
  private static final String HEADER = "emberway-map 1\nname: Test\n";

  /** A column of walls with no way around; the part to its west is the larger. */
  private static final String PARTED =
      HEADER + "[base]\nGGGGGG\nGGGGGG\nGGGGGG\n[overlay]\n...W..\n...W..\n...W..\n";

  private static final String OCTILE = "type octile\nheight 3\nwidth 4\nmap\n....\n.@..\n....\n";

  @TempDir private Path folder;

  private Path file(String name, String content) throws IOException {
    return Files.writeString(folder.resolve(name), content);
  }

  @Tag("slow")
  @Test
  void withoutAFile_measuresRandomQueriesOfOneSeed() throws IOException {
    CommandRun run = BenchRun.of("route", file("a.map.txt", PARTED), "--json");
    BenchJson json = BenchJson.of(run.succeeded());
    assertThat(json.fields().keySet())
        .containsExactly(
            "map",
            "width",
            "height",
            "preset",
            "corners",
            "diagonal",
            "source",
            "seed",
            "queries",
            "found",
            "warmUpQueries",
            "warmUpMillis",
            "steady",
            "meanMillis",
            "medianMillis",
            "p99Millis",
            "maxMillis",
            "preparationMillis",
            "landmarkMillis",
            "expanded",
            "expandedPerQuery",
            "fieldBytes",
            "plannerBytes",
            "java",
            "mismatches",
            "firstMismatches");
    assertThat(json.get("source")).isEqualTo("random");
    assertThat(json.number("seed")).isEqualTo(RouteQueries.SEED);
    assertThat(json.number("queries")).isEqualTo(RouteQueries.RANDOM_QUERIES);
    assertThat(json.number("found")).isEqualTo(RouteQueries.RANDOM_QUERIES);
    assertThat(json.get("mismatches")).isNull();
    assertThat(json.get("landmarkMillis")).isNull();
  }

  @Tag("slow")
  @Test
  void withLandmarks_saysHowLongTheyTook() throws IOException {
    String weighted = PARTED.replaceFirst("GGGGGG", "GSGGSG");
    Path map = file("a.map.txt", weighted);
    CommandRun run = BenchRun.of("route", map, "--landmarks", "--json");
    BenchJson json = BenchJson.of(run.succeeded());
    assertThat(json.number("landmarkMillis")).isPositive();
    assertThat(json.number("found")).isEqualTo(RouteQueries.RANDOM_QUERIES);
  }

  @Test
  void randomQueries_stayWithinTheLargestPart() {
    double no = Double.POSITIVE_INFINITY;
    double[] costs = {
      1, no, 1, 1, // the first cell touches the rest by a corner only
      no, 1, 1, 1
    };
    CostField field = CostField.of(new GridSize(4, 2), costs);
    List<Query> queries = RouteQueries.random(field).queries();
    assertThat(queries)
        .hasSize(RouteQueries.RANDOM_QUERIES)
        .isEqualTo(RouteQueries.random(field).queries());
    assertThat(queries)
        .flatExtracting(Query::from, query -> query.goals().get(0))
        .contains(new Cell(2, 0), new Cell(3, 0), new Cell(1, 1), new Cell(2, 1), new Cell(3, 1))
        .doesNotContain(new Cell(0, 0));
  }

  @Tag("slow")
  @Test
  void queries_areCountedWithTheirWork() throws IOException {
    Path map = file("a.map.txt", PARTED);
    Path queries = file("q.txt", "0 0 0 0\n\n0 1 0 1\n");
    BenchJson json =
        BenchJson.of(BenchRun.of("route", map, "--queries", queries, "--json").succeeded());
    assertThat(json.number("queries")).isEqualTo(2);
    assertThat(json.number("found")).isEqualTo(2);
    assertThat(json.number("expanded")).as("one cell, twice").isEqualTo(2);
    assertThat(json.get("source")).isEqualTo(queries.toString());
    assertThat(json.get("seed")).isNull();
  }

  @Tag("slow")
  @Test
  void queries_withoutRoute_areNotCountedAsFound() throws IOException {
    Path map = file("a.map.txt", PARTED);
    Path queries = file("q.txt", "0 0 0 0\n0 0 5 0\n");
    BenchJson json =
        BenchJson.of(BenchRun.of("route", map, "--queries", queries, "--json").succeeded());
    assertThat(json.number("queries")).isEqualTo(2);
    assertThat(json.number("found")).isEqualTo(1);
  }

  @Tag("slow")
  @Test
  void memory_growsWithTheMap() throws IOException {
    Path small = file("small.map.txt", HEADER + "[base]\n" + "GGGGGGGGGS\n".repeat(10));
    Path large = file("large.map.txt", HEADER + "[base]\n" + ("G".repeat(399) + "S\n").repeat(400));
    Path queries = file("q.txt", "0 0 9 9\n");
    BenchJson ofSmall = BenchJson.of(BenchRun.of("route", small, "--queries", queries, "--json"));
    BenchJson ofLarge = BenchJson.of(BenchRun.of("route", large, "--queries", queries, "--json"));
    assertThat(ofLarge.number("fieldBytes") - ofSmall.number("fieldBytes"))
        .as("2 bytes a cell; a collector may round up")
        .isBetween(1.5 * 160_000, 8.0 * 160_000);
    assertThat(ofLarge.number("plannerBytes") - ofSmall.number("plannerBytes"))
        .as("12 bytes a cell where costs differ; a collector may round up")
        .isBetween(9.0 * 160_000, 24.0 * 160_000);
  }

  @Tag("slow")
  @Test
  void options_changeTheRules() throws IOException {
    Path map = file("a.map.txt", PARTED);
    BenchJson json =
        BenchJson.of(
            BenchRun.of("route", map, "--corners", "no-cut", "--preset", "stout", "--json")
                .succeeded());
    assertThat(json.get("corners")).isEqualTo("no-cut");
    assertThat(json.get("preset")).isEqualTo("stout");
  }

  @Tag("slow")
  @Test
  void scenarios_asPublished_pass() throws IOException {
    Path scenarios = scenarios("0 0 2 2 4", "2 0 3 1 1.4142");
    Path map = file("a.map", OCTILE);
    BenchJson json =
        BenchJson.of(BenchRun.of("route", map, "--scen", scenarios, "--json").succeeded());
    assertThat(json.get("corners")).isEqualTo("no-cut");
    assertThat(json.number("diagonal")).isEqualTo(Math.sqrt(2));
    assertThat(json.number("mismatches")).isZero();
  }

  @Tag("slow")
  @Test
  void scenarios_otherThanPublished_areTheAnswerNo() throws IOException {
    Path scenarios = scenarios("0 0 2 2 4", "0 0 2 2 2.8284", "0 0 1 1 1");
    Path map = file("a.map", OCTILE);
    CommandRun run = BenchRun.of("route", map, "--scen", scenarios, "--json");
    assertThat(run.status()).as(run.err()).isEqualTo(ExitCode.NO.status());
    BenchJson json = BenchJson.of(run);
    assertThat(json.number("mismatches")).isEqualTo(2);
    assertThat(json.get("firstMismatches"))
        .isEqualTo(
            List.of(
                "scenario 2, from 0,0 to 2,2: published length 2.8284, found 4",
                "scenario 3, from 0,0 to 1,1: published length 1, no route"));
    CommandRun words = BenchRun.of("route", map, "--scen", scenarios);
    assertThat(words.status()).isEqualTo(ExitCode.NO.status());
    assertThat(words.out())
        .contains("1 as published, 2 not", "scenario 2", "median", "preparation");
  }

  @Tag("slow")
  @Test
  void scenarios_optionsOutweighTheirRules() throws IOException {
    Path scenarios = scenarios("1 0 0 1 1.4142");
    Path map = file("a.map", OCTILE);
    CommandRun strict = BenchRun.of("route", map, "--scen", scenarios);
    assertThat(strict.status()).isEqualTo(ExitCode.NO.status());
    BenchRun.of("route", map, "--scen", scenarios, "--corners", "cut").succeeded();
  }

  @Test
  void scenarios_none_areAskedForInTheirForm() throws IOException {
    Path map = file("a.map", OCTILE);
    BenchRun.of("route", map, "--scen", scenarios())
        .failedWith(ExitCode.INPUT, "a.map.scen: contains no scenario", "nine columns");
    Path queries = file("q.txt", "\n");
    BenchRun.of("route", map, "--queries", queries)
        .failedWith(
            ExitCode.INPUT, "q.txt: contains no query; write \"x y x y\", one query per line");
  }

  /** Scenarios of {@link #OCTILE}, each "x y x y length". */
  private Path scenarios(String... each) throws IOException {
    StringBuilder text = new StringBuilder("version 1\n");
    for (String columns : each) {
      text.append("0 a.map 4 3 ").append(columns).append('\n');
    }
    return file("a.map.scen", text.toString());
  }

  @Test
  void badInput_saysWhatWouldMendIt() throws IOException {
    Path map = file("a.map.txt", PARTED);
    Path empty = file("empty.txt", "\n");
    BenchRun.of("route", map, "--queries", empty)
        .failedWith(ExitCode.INPUT, "empty.txt", "no query");
    Path far = file("far.txt", "0 0 9 9\n");
    BenchRun.of("route", map, "--queries", far).failedWith(ExitCode.INPUT, "far.txt:1", "9,9");
    Path scenarios = scenarios("0 0 2 2 4");
    BenchRun.of("route", map, "--scen", scenarios)
        .failedWith(ExitCode.INPUT, "a.map.scen", "4×3", "6×3");
    BenchRun.of("route", map, "--scen", folder.resolve("none.scen"))
        .failedWith(ExitCode.INPUT, "none.scen", "not found");
    Path water = file("water.map.txt", HEADER + "[base]\n~~\n");
    BenchRun.of("route", water).failedWith(ExitCode.INPUT, "walkable");
  }
}
