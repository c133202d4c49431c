package emberway.cli.route;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.cli.CommandRun;
import emberway.cli.option.ExitCode;
import emberway.cli.option.Utf8Lines;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Questions of {@code route} for more than one way, and lists of them. */
final class RouteQueryOptionsTest {
  private static final String MAP =
      """
      emberway-map 1
      name: Test
      [base]
      GGGGGGGGG
      GGGGGGGGG
      GGGGGGGGG
      SSSSSSSSS
      SSSSSSSSS
      [overlay]
      .........
      ..WWWWW..
      1.WWWWW.2
      ..WWWWW..
      ........W
      [places]
      0 0 High Town
      8 0 Far End
      """;

  @TempDir private Path folder;

  private Path map(String content) throws IOException {
    return Files.writeString(folder.resolve("test.map.txt"), content);
  }

  /** What was printed, without what differs from run to run. */
  private static String json(CommandRun run) {
    assertThat(run.out().strip().lines()).hasSize(1);
    return run.out().strip().replaceAll("\"(map|millis)\":[^,]+,", "");
  }

  @Test
  void matrix_ofPlacesAndCells_namesThem() throws IOException {
    CommandRun run = CommandRun.of("route", map(MAP), "--matrix", "far end;6,0", "--json");
    String ends = "[{\"name\":\"Far End\",\"cell\":[8,0]},{\"name\":\"6,0\",\"cell\":[6,0]}]";
    assertThat(json(run.succeeded()))
        .isEqualTo(
            "{\"from\":%s,\"to\":%s,\"costs\":[[0.0,2.0],[2.0,0.0]],\"preset\":\"terrain\"}"
                .formatted(ends, ends));
  }

  @Test
  void matrix_asTable_isAligned() throws IOException {
    CommandRun run = CommandRun.of("route", map(MAP), "--matrix", "*", "--matrix-to", "0,2;8,0");
    assertThat(run.succeeded().out())
        .isEqualToNormalizingNewlines(
            """
                         0,2  Far End
            High Town      2        8
            Far End    8.828        0
            """);
  }

  @Test
  void matrix_withoutAWay_answersNo() throws IOException {
    Path map =
        map(
            MAP.replace(".........\n..WWWWW..", "....W....\n..WWWWW..")
                .replace("........W", "....W...W"));
    CommandRun run = CommandRun.of("route", map, "--matrix", "0,0;8,0", "--json");
    assertThat(run.status()).isEqualTo(ExitCode.NO.status());
    assertThat(json(run)).contains("\"costs\":[[0.0,null],[null,0.0]]");
    CommandRun table = CommandRun.of("route", map, "--matrix", "0,0;8,0");
    assertThat(table.out()).contains("High Town          0        -");
  }

  @Test
  void within_countsAndListsCells() throws IOException {
    CommandRun words = CommandRun.of("route", map(MAP), "--within", "2");
    assertThat(words.succeeded().out())
        .isEqualToNormalizingNewlines(
            "5 cells within 2 of 0,2, in columns 0 to 1 and rows 0 to 2\n");
    String answer = json(CommandRun.of("route", map(MAP), "--within", "2", "--json").succeeded());
    assertThat(answer)
        .isEqualTo(
            "{\"from\":[0,2],\"within\":2.0,\"cells\":5,\"northWest\":[0,0],\"southEast\":[1,2],"
                + "\"runs\":[{\"from\":[0,0],\"costs\":[2.0]},{\"from\":[0,1],\"costs\":[1.0,1.414]},"
                + "{\"from\":[0,2],\"costs\":[0.0,1.0]}],\"preset\":\"terrain\"}");
  }

  @Test
  void within_theWholeMap_endsARunWithEachRow() throws IOException {
    Path map = map("emberway-map 1\nname: Test\n[base]\nGG\nGG\n[overlay]\n1.\n..\n");
    assertThat(json(CommandRun.of("route", map, "--within", "9", "--json").succeeded()))
        .contains(
            "\"runs\":[{\"from\":[0,0],\"costs\":[0.0,1.0]},{\"from\":[0,1],\"costs\":[1.0,1.414]}],");
  }

  @Test
  void alternatives_areAppendedToTheAnswer() throws IOException {
    Path map = map(MAP.replace("S", "G"));
    CommandRun run = CommandRun.of("route", map, "--alternatives", "3", "--json");
    String plain = json(CommandRun.of("route", map, "--json").succeeded());
    String[] answer = json(run.succeeded()).split(",\"alternatives\":", 2);
    assertThat(answer[0].replaceAll("\"(expanded|generated)\":[0-9]+", ""))
        .isEqualTo(plain.replaceAll("}$", "").replaceAll("\"(expanded|generated)\":[0-9]+", ""));
    assertThat(answer[1])
        .startsWith("[{\"cost\":")
        .contains("[4,4]")
        .endsWith("]]}],\"stretch\":1.3}");
    CommandRun words = CommandRun.of("route", map, "--alternatives", "2");
    assertThat(words.succeeded().out().lines()).hasSize(4);
    assertThat(words.out()).containsPattern("\nor cost [0-9.]+, [0-9]+ steps");
    CommandRun one = CommandRun.of("route", map, "--alternatives", "1", "--json");
    assertThat(json(one.succeeded())).endsWith(",\"alternatives\":[],\"stretch\":1.3}");
  }

  @Test
  void alternatives_fewerThanAskedFor_saysWhy() throws IOException {
    Path map = map(MAP);
    String none = "1 of 3 routes: no other within 1.3 times the cheapest really differs; --stretch";
    CommandRun one = CommandRun.of("route", map, "--alternatives", "3");
    assertThat(one.succeeded().out()).contains("\n" + none + " allows more\n").hasLineCount(3);
    CommandRun most = CommandRun.of("route", map, "--alternatives", "99", "--stretch", "10");
    assertThat(most.succeeded().out())
        .containsPattern(
            "\n\\d+ of 99 routes: no other within 10 times the cheapest really differs\n");
    CommandRun enough = CommandRun.of("route", map, "--alternatives", "1");
    assertThat(enough.succeeded().out()).doesNotContain("differs");
    CommandRun noWay =
        CommandRun.of("route", map, "--alternatives", "3", "--from", "0,0", "--to", "8,4");
    assertThat(noWay.status()).isEqualTo(ExitCode.NO.status());
    assertThat(noWay.out()).doesNotContain("differs");
  }

  @Test
  void mapOfATextbook_isAskedByTheDefaultRulesWithAWarning() throws IOException {
    Path map = map(MAP);
    for (String rules : new String[] {"calkins", "lester", "mcneill", "unit", "stout"}) {
      Path own =
          Files.writeString(
              folder.resolve(rules + ".map.txt"),
              MAP.replace("name: Test\n", "name: Test\nrules: " + rules + "\n"));
      for (String[] question :
          new String[][] {
            {"--within", "3"},
            {"--matrix", "*"},
            {"--turn", "0.5"},
            {"--alternatives", "2"},
            {"--by-places", "--json"},
            {"--engine", "two-tier"}
          }) {
        String option = question[0].equals("--engine") ? String.join(" ", question) : question[0];
        CommandRun plain = CommandRun.of("route", map, question[0], question[1]);
        CommandRun run = CommandRun.of("route", own, question[0], question[1]);
        String answer = plain.succeeded().out().replaceAll("\"(map|millis)\":[^,]+,", "");
        assertThat(run.succeeded().out().replaceAll("\"(map|millis)\":[^,]+,", ""))
            .isEqualTo(answer);
        assertThat(run.err())
            .isEqualToNormalizingNewlines(
                "emberway: warning: %s: %s follows the rules of preset terrain, not the map's own, those of %s\n"
                    .formatted(own, option, rules));
        CommandRun.of("route", own, question[0], question[1], "--preset", rules)
            .failedWith(ExitCode.USAGE, option + " follows", "give --preset terrain");
        CommandRun asked =
            CommandRun.of("route", own, question[0], question[1], "--preset", "terrain");
        assertThat(asked.succeeded().err()).isEmpty();
      }
      assertThat(CommandRun.of("route", own).err()).isEmpty();
    }
  }

  @Test
  void queries_takeCommentsAndCommas_andGoOnAfterABadLine(@TempDir Path place) throws IOException {
    Path queries =
        Files.write(
            place.resolve("q.txt"),
            """
            # start and goal
            0 0 8 0
            0,0 8,0   # the same
            \t
            0, 0, 8, 0
            here there
            0 0 9 0
            0 0 8 0 1
            0 0 8 0.5
            1 1 \u00e9 1
            %s
            8,0 0,0
            """
                .formatted("1 ".repeat(3000))
                .getBytes(StandardCharsets.ISO_8859_1));
    for (String engine : new String[] {"exact", "two-tier"}) {
      CommandRun run = CommandRun.of("route", map(MAP), "--queries", queries, "--engine", engine);
      List<String> lines = run.out().lines().toList();
      assertThat(lines).hasSize(10);
      for (int good : new int[] {0, 1, 2, 9}) {
        assertThat(lines.get(good)).contains("\"found\":true,\"cost\":8.0");
      }
      assertThat(lines.get(3))
          .isEqualTo(
              "{\"line\":6,\"found\":false,\"error\":\"%s:6: 'here there' is not a query; write the start and goal as x y x y or x,y x,y\"}"
                  .formatted(queries));
      assertThat(lines.get(4)).contains("\"line\":7,", "cell 9,0 is off the map");
      assertThat(lines.get(5)).contains("\"line\":8,", "'0 0 8 0 1' is not a query");
      assertThat(lines.get(6)).contains("\"line\":9,", "'0 0 8 0.5' is not a query");
      assertThat(lines.get(7)).contains("\"line\":10,", "the line is not UTF-8");
      assertThat(lines.get(8)).contains("\"line\":11,", "longer than 4096 bytes");
      run.failedWith(
          ExitCode.INPUT, queries + ":6: 'here there' is not a query", "(and 5 lines more)");
    }
  }

  @Test
  void queries_lineWithoutEnd_isGivenUp(@TempDir Path place) throws IOException {
    Path queries = place.resolve("q.txt");
    String endless = "1".repeat(Utf8Lines.MAX_LENGTH + 1 + Utf8Lines.MAX_SKIPPED);
    Files.writeString(queries, "0 0 8 0\n" + endless.substring(1) + "\n0 0 8 0\n");
    CommandRun skipped = CommandRun.of("route", map(MAP), "--queries", queries);
    assertThat(skipped.out()).hasLineCount(3);
    skipped.failedWith(ExitCode.INPUT, "q.txt:2: the line is longer than 4096 bytes");
    Files.writeString(queries, "0 0 8 0\n" + endless + "1\n0 0 8 0\n");
    CommandRun given = CommandRun.of("route", map(MAP), "--queries", queries);
    assertThat(given.out()).hasLineCount(2);
    given.failedWith(ExitCode.INPUT, "q.txt:2: ", "what follows is not read");
  }

  @Test
  void byPlaces_goesFromPlaceToPlaceAtTheCheapestCost() throws IOException {
    Path map = map(MAP + "4 0 Old Gate\n");
    CommandRun run = CommandRun.of("route", map, "--by-places");
    assertThat(run.succeeded().out())
        .isEqualToNormalizingNewlines(
            """
            cost 9.656, 2 roads from 0,2 to 8,2
            Old Gate at cost 4.828
            8,2 at cost 9.656
            """);
    String answer = json(CommandRun.of("route", map, "--by-places", "--json").succeeded());
    assertThat(answer).contains("\"from\":[0,2],\"to\":[8,2],\"found\":true,\"cost\":9.656,");
    CommandRun cells = CommandRun.of("route", map, "--json");
    assertThat(cells.succeeded().out()).contains("\"cost\":9.656,");
  }

  @Test
  void byPlaces_inSight_followsStraightLines() throws IOException {
    Path map = map(MAP);
    String answer =
        json(CommandRun.of("route", map, "--by-places", "--in-sight", "--json").succeeded());
    assertThat(answer)
        .contains("\"cost\":12.0,\"places\":[{\"name\":\"0,2\",\"cell\":[0,2],\"cost\":0.0},")
        .contains("{\"name\":\"High Town\",\"cell\":[0,0],\"cost\":2.0}");
    CommandRun none =
        CommandRun.of("route", map, "--by-places", "--in-sight", "--from", "1,3", "--to", "4,4");
    assertThat(none.status()).as(none.out()).isEqualTo(ExitCode.NO.status());
    assertThat(none.out()).startsWith("no route from 1,3 to 4,4");
  }

  @Test
  void wrongUsage_isOneLine() throws IOException {
    Path map = map(MAP);
    usage(map, "--matrix and --via", "--matrix", "0,0;1,0", "--via", "1,1");
    usage(map, "--within and --to", "--within", "3", "--to", "1,1");
    usage(map, "--alternatives and --smooth", "--alternatives", "3", "--smooth");
    usage(map, "--within and --alternatives", "--alternatives", "3", "--within", "3");
    usage(map, "--within Infinity: must be a finite number", "--within", "Infinity");
    usage(map, "--within NaN: must be a finite number", "--within", "NaN");
    usage(map, "--matrix-to goes with --matrix only", "--matrix-to", "1,1");
    usage(map, "--stretch goes with --alternatives only", "--stretch", "2");
    usage(map, "--in-sight goes with --by-places only", "--in-sight");
    usage(map, "--by-places and --via", "--by-places", "--via", "1,1");
    usage(map, "--alternatives: 0 routes", "--alternatives", "0");
    usage(map, "stretch 0.5", "--alternatives", "2", "--stretch", "0.5");
    usage(map, "--within -1: must be", "--within", "-1");
    usage(map, "--within NaN", "--within", "NaN");
    usage(map, "--matrix 'Nowhere'", "--matrix", "Nowhere;1,1");
    usage(map, "--preset terrain", "--within", "3", "--preset", "calkins");
    String unnamed = MAP.substring(0, MAP.indexOf("[places]"));
    usage(map(unnamed), "names no places", "--matrix", "*");
  }

  @Test
  void listsWithoutEnd_areRefusedWithTheirLimit() throws IOException {
    Path map = map(MAP);
    String cells = "0,0" + ";8,4".repeat(1000);
    usage(
        map, "--matrix: 1001 × 1001 = 1002001 costs, but 1000000 are the most", "--matrix", cells);
    usage(
        map,
        "--matrix: 1001 × 1000 = 1001000 costs, but 1000000 are the most; list fewer cells",
        "--matrix",
        cells,
        "--matrix-to",
        "1,1" + ";2,0".repeat(999));
    usage(map, "--via: 1001 cells, but 1000 are the most; list fewer", "--via", cells);
    StringBuilder places = new StringBuilder(MAP);
    for (int place = 0; place < 999; place++) {
      places.append("%d %d P%d\n".formatted(place % 9, place % 2 == 0 ? 0 : 3, place));
    }
    Path many = map(places.toString());
    usage(many, "--by-places: 1001 places, but 1000 are the most", "--by-places");
    usage(many, "--matrix: 1001 × 1001 = 1002001 costs", "--matrix", "*");
    CommandRun.of("explore", map, "--team", cells)
        .failedWith(ExitCode.USAGE, "--team: 1001 cells, but 1000 are the most; list fewer");
  }

  @Test
  void matrix_ofAsManyCostsAsMayBe_isAnswered() throws IOException {
    String cells = "0,0" + ";1,1;8,0;2,0".repeat(333);
    CommandRun run = CommandRun.of("route", map(MAP), "--matrix", cells);
    assertThat(run.succeeded().out().lines()).hasSize(1001);
    assertThat(run.out().lines().toList().get(1)).startsWith("High Town          0  1.414 ");
  }

  private static void usage(Path map, String words, String... options) {
    Object[] args = new Object[options.length + 2];
    args[0] = "route";
    args[1] = map;
    System.arraycopy(options, 0, args, 2, options.length);
    CommandRun.of(args).failedWith(ExitCode.USAGE, words);
  }

  @Test
  void blockedStart_aloneOrAmongOthers_isAnAnswer(@TempDir Path place) throws IOException {
    Path map =
        Files.writeString(place.resolve("m.map.txt"), "emberway-map 1\nname: M\n[base]\nG~GG\n");
    CommandRun.of("route", map, "--from", "1,0", "--to", "3,0")
        .failedWith(ExitCode.NO, "the start 1,0", "start beside it");
    Path queries = Files.writeString(place.resolve("q.txt"), "1 0 3 0\n2 0 3 0\n");
    CommandRun batch = CommandRun.of("route", map, "--queries", queries);
    assertThat(batch.status()).isEqualTo(ExitCode.NO.status());
    assertThat(batch.out().lines().toList()).hasSize(2);
    assertThat(batch.out().lines().toList().get(0)).contains("\"found\":false", "\"nearest\":null");
    assertThat(batch.out().lines().toList().get(1)).contains("\"found\":true");
    CommandRun matrix = CommandRun.of("route", map, "--matrix", "1,0;2,0;3,0", "--json");
    assertThat(matrix.out()).contains("null");
  }
}
