package emberway.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import emberway.cli.option.ExitCode;
import emberway.pack.TopTiles;
import emberway.testing.GoldenFolders;
import emberway.testing.OutputSchema;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/**
 * What commands print for programs, against the published schemas, which know no other members. All
 * members of a schema occur.
 */
final class JsonOutputTest {
  private static final String MAP =
      """
      emberway-map 2
      name: Test
      cell: 500 m
      pace: 10 min
      [base]
      GGGGGGGGG
      GGGGGGGGG
      GGGG~GGGG
      SSSSSSSSS
      S~SSSSSSS
      ~~SSSSSSS
      [overlay]
      .........
      ..WWWWW..
      1.WWWWW.2
      ..WWWWW..
      .........
      V...t....
      [places]
      0 0 High Town
      8 0 Far End
      0 4 Lost Isle
      [notes]
      0 0 Where it begins
      """;

  @TempDir private Path folder;

  private Path map() throws IOException {
    return Files.writeString(folder.resolve("test.map.txt"), MAP);
  }

  private static List<Path> bundled() throws IOException {
    try (Stream<Path> maps = Files.list(CommandRun.HOME.resolve("maps"))) {
      return maps.filter(file -> file.toString().endsWith(".map.txt")).sorted().toList();
    }
  }

  /** The objects that a command prints; it answers yes or no. */
  private static List<JsonNode> check(OutputSchema schema, Object map, String command) {
    List<Object> words = new ArrayList<>();
    for (String word : command.split(" ", -1)) {
      words.add(word.equals("MAP") ? map : word.replace('_', ' '));
    }
    CommandRun run = CommandRun.of(words.toArray());
    assumeTrue(run.status() != ExitCode.NO_OPENGL.status(), "no OpenGL to draw with");
    assertThat(run.status()).as("%s: %s", command, run.err()).isLessThan(2);
    return schema.check(run.out());
  }

  @Test
  void route_ofAllKinds_isAsPublished() throws IOException {
    OutputSchema schema = new OutputSchema("route");
    for (String options :
        List.of(
            "",
            "--to 4,2",
            "--from 4,2",
            "--from 4,2 --turn 1",
            "--to 0,5",
            "--via 1,0;8,5",
            "--via 1,0;4,2",
            "--to-any *",
            "--to-any kind:water",
            "--to 0,2",
            "--turn 0.3",
            "--turn 0.3 --to 4,2",
            "--smooth",
            "--profile cart",
            "--profile boat --from 4,2",
            "--alternatives 3",
            "--alternatives 3 --to 4,2",
            "--alternatives 3 --from 4,2 --stretch 2.5",
            "--engine two-tier",
            "--engine two-tier --to 4,2",
            "--engine two-tier --from 4,2",
            "--preset calkins",
            "--preset lester",
            "--preset mcneill --seed 3",
            "--preset unit",
            "--preset stout --terrain weighted",
            "--corners no-cut --diagonal 1.4142135623730951",
            "--set grass.cost=1e30")) {
      check(schema, map(), ("route MAP --json " + options).strip());
    }
    check(schema, "walled-city", "route MAP --json --alternatives 3");
    for (Path map : bundled()) {
      check(schema, map, "route MAP --json --from 0,0 --to 2,1");
      check(schema, map, "route MAP --json --from 0,1 --to 2,0 --alternatives 4");
    }
    assertThat(schema.unseen()).isEmpty();
  }

  @Test
  void memberThatIsNotPublished_isFound() throws IOException {
    String answer = CommandRun.of("route", map(), "--json").succeeded().out();
    assertThatThrownBy(
            () -> new OutputSchema("route").check(answer.replaceFirst("\\{", "{\"new\":1,")))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("new");
  }

  @Test
  void queries_areAsPublished() throws IOException {
    OutputSchema schema = new OutputSchema("queries");
    Path file = Files.writeString(folder.resolve("q.txt"), "0 0 8 0\nno query\n0 0 4 2\n4 2 0 0\n");
    for (String more : List.of("", "--engine two-tier", "--smooth", "--profile rider")) {
      List<Object> words = new ArrayList<>(List.of("route", map(), "--queries", file));
      Stream.of(more.split(" ")).filter(word -> !word.isEmpty()).forEach(words::add);
      CommandRun run = CommandRun.of(words.toArray());
      assertThat(run.status()).isEqualTo(ExitCode.INPUT.status());
      assertThat(schema.check(run.out())).hasSize(4);
    }
    assertThat(schema.unseen()).isEmpty();
  }

  @Test
  void surveys_areAsPublished() throws IOException {
    OutputSchema matrix = new OutputSchema("matrix");
    OutputSchema within = new OutputSchema("within");
    OutputSchema byPlaces = new OutputSchema("by-places");
    check(matrix, map(), "route MAP --json --matrix *");
    check(matrix, map(), "route MAP --json --matrix 0,0;4,2 --matrix-to High_Town;8,5;8,5");
    for (String options : List.of("3", "0", "1e9", "3 --from 4,2", "1e9 --profile cart")) {
      check(within, map(), "route MAP --json --within " + options);
    }
    for (String options : List.of("--to Far_End", "--to 4,2", "--from 4,2", "--to 0,2")) {
      check(byPlaces, map(), "route MAP --json --by-places " + options);
      check(byPlaces, map(), "route MAP --json --by-places --in-sight " + options);
    }
    for (Path map : bundled()) {
      check(matrix, map, "route MAP --json --matrix 0,0;1,1;2,1");
      check(within, map, "route MAP --json --within 12.7 --from 2,1");
    }
    assertThat(matrix.unseen()).isEmpty();
    assertThat(within.unseen()).isEmpty();
    assertThat(byPlaces.unseen()).isEmpty();
  }

  @Test
  void traces_areAsPublished() throws IOException {
    OutputSchema schema = new OutputSchema("trace");
    for (String options : List.of("", "--via 1,0", "--to 4,2", "--from 4,2", "--preset stout")) {
      check(schema, map(), ("route MAP --trace - " + options).strip());
    }
    check(schema, CommandRun.HOME.resolve("maps/unit.map.txt"), "route MAP --trace -");
    assertThat(schema.unseen()).isEmpty();
  }

  @Test
  void explorations_areAsPublished() throws IOException {
    OutputSchema schema = new OutputSchema("explore");
    for (String options :
        List.of("", "--to 4,2", "--from 4,2", "--travelers 5", "--team 8,0;8,5", "--ticks 3")) {
      check(schema, map(), ("explore MAP --json " + options).strip());
    }
    Path corridor =
        Files.writeString(
            folder.resolve("corridor.map.txt"),
            "emberway-map 1\nname: Corridor\n[base]\nGGGGG\n[overlay]\n.....\n");
    Path swap = Files.writeString(folder.resolve("swap.txt"), "0 0 4 0\n4 0 0 0\n");
    CommandRun run = CommandRun.of("explore", corridor, "--json", "--travelers", swap);
    assertThat(run.status()).isEqualTo(ExitCode.NO.status());
    schema.check(run.out());
    assertThat(schema.unseen()).isEmpty();
  }

  @Test
  void info_isAsPublished() throws IOException {
    OutputSchema schema = new OutputSchema("info");
    List<Path> subjects = new ArrayList<>(bundled());
    subjects.addAll(List.of(map(), CommandRun.HOME.resolve("tiles/fantasy")));
    for (String kind : List.of("text", "packs", "tiled")) {
      for (Path golden : GoldenFolders.cases(kind)) {
        if (GoldenFolders.isGood(golden)) {
          subjects.add(
              switch (kind) {
                case "text" -> golden.resolve("map.map.txt");
                case "packs" -> golden.resolve("pack");
                default -> GoldenFolders.tiledMap(golden);
              });
        }
      }
    }
    int shown = 0;
    for (Path subject : subjects) {
      CommandRun run = CommandRun.of("info", subject, "--json");
      if (run.status() == ExitCode.DONE.status()) {
        schema.check(run.out());
        shown++;
      }
    }
    assertThat(shown).isGreaterThan(60);
    Path topped = Files.writeString(folder.resolve("topped.map.txt"), TopTiles.TOPPED);
    Path tiles = TopTiles.write(folder);
    schema.check(CommandRun.of("info", topped, "--tiles", tiles, "--json").succeeded().out());
    assertThat(schema.unseen()).isEmpty();
  }

  @Test
  void validation_isAsPublished() throws IOException {
    OutputSchema schema = new OutputSchema("validate");
    for (String kind : List.of("text", "packs")) {
      for (Path golden : GoldenFolders.cases(kind)) {
        CommandRun run = CommandRun.of("validate", golden, "--json");
        if (run.status() < 2) {
          schema.check(run.out());
        }
      }
    }
    check(schema, "road-and-wall", "validate MAP --json");
    check(schema, CommandRun.HOME.resolve("tiles/fantasy"), "validate MAP --json");
    assertThat(schema.unseen()).isEmpty();
  }

  @Test
  void diagnosis_isAsPublished() {
    OutputSchema schema = new OutputSchema("doctor");
    check(schema, "", "doctor --json");
    assertThat(schema.unseen()).isEmpty();
  }

  /** Many maps and queries, for numbers of all sizes. */
  @Test
  void costs_ofRandomQueries_haveAtMostTwelveDigits() throws IOException {
    OutputSchema schema = new OutputSchema("route");
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    for (String name : List.of("island-realm", "ember-range", "graveyard-valley")) {
      Path map = CommandRun.HOME.resolve("maps/" + name + ".map.txt");
      StringBuilder queries = new StringBuilder();
      for (int i = 0; i < 300; i++) {
        random.ints(4, 0, 40).forEach(number -> queries.append(number).append(' '));
        queries.append('\n');
      }
      Path file = Files.writeString(folder.resolve("random.txt"), queries);
      CommandRun run = CommandRun.of("route", map, "--queries", file);
      assertThat(schema.check(run.out())).as("seed %d", seed).hasSize(300);
    }
  }
}
