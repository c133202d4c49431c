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

/** {@code --to-any} with kinds and all places: the answer is the cheapest of the single routes. */
final class GoalKindTest {
  private static final String MAP =
      """
      emberway-map 1
      name: Test
      [base]
      GGGGGGGGGGGG
      GGGG~~GGGGGG
      GGGG~~GGGGGG
      GGGG~~GGGGGG
      GGSSSSSSGGGG
      GGGGGGGGGGGG
      [overlay]
      ............
      ...RBBR.....
      ..........WD
      1.......H...
      .........WDW
      .DW.........
      [places]
      0 3 Camp
      1 5 Far Gate
      11 5 Corner
      7 1 Bridgend
      """;

  private static final Pattern COST = Pattern.compile("\"cost\":([^,]+),");
  private static final Pattern END = Pattern.compile("\"to\":\\[(\\d+,\\d+)]");

  @TempDir private Path folder;

  private Path map() throws IOException {
    return Files.writeString(folder.resolve("test.map.txt"), MAP);
  }

  private static double cost(CommandRun run) {
    Matcher cost = COST.matcher(run.succeeded().out());
    assertThat(cost.find()).isTrue();
    return Double.parseDouble(cost.group(1));
  }

  private void assertCheapest(String goals, List<String> cells, String... options)
      throws IOException {
    Object[] args = new Object[5 + options.length];
    List<Object> first = List.of("route", map(), "--json", "--to-any", goals);
    for (int i = 0; i < args.length; i++) {
      args[i] = i < 5 ? first.get(i) : options[i - 5];
    }
    CommandRun run = CommandRun.of(args);
    Matcher end = END.matcher(run.succeeded().out());
    assertThat(end.find()).isTrue();
    assertThat(cells).contains(end.group(1));
    for (String cell : cells) {
      args[3] = "--to";
      args[4] = cell;
      double other = cost(CommandRun.of(args));
      if (cell.equals(end.group(1))) {
        assertThat(cost(run)).isEqualTo(other);
      } else {
        assertThat(cost(run)).as(cell).isLessThanOrEqualTo(other);
      }
    }
  }

  @Test
  void kind_isATilesNameItsPartOrItsNoun() throws IOException {
    List<String> gates = List.of("11,2", "10,4", "1,5");
    assertCheapest("kind:gate", gates);
    assertCheapest("kind:Gates", gates);
    assertCheapest("kind:gate", gates, "--from", "9,1");
    assertCheapest("kind:bridge", List.of("4,1", "5,1"), "--from", "8,5");
    assertCheapest("kind:dirt-road", List.of("3,1", "6,1"));
    assertCheapest("kind:road", List.of("3,1", "6,1"), "--from", "9,0");
    assertCheapest(
        "kind:gate;kind:bridge;7,0",
        List.of("11,2", "10,4", "1,5", "4,1", "5,1", "7,0"),
        "--from",
        "7,2");
  }

  /** Gates are tiles, towns are places, and there are castles of both. */
  @Test
  void kind_isAlsoThatOfPlaces_andBothWhereAWordIsBoth() throws IOException {
    String kinds = "[kinds]\n1 5 town\n11 5 Castle\n7 1 town\n";
    String castle = MAP.replace("1.......H...", "1.......H..2");
    Path map = Files.writeString(map(), castle.replace("map 1", "map 2") + kinds);
    Object[] asked = {"route", map, "--json", "--to-any", "kind:town"};
    assertThat(CommandRun.of(asked).succeeded().out()).contains("\"to\":[1,5]");
    asked[4] = "kind:Towns";
    assertThat(CommandRun.of(asked).succeeded().out()).contains("\"to\":[1,5]");
    asked[4] = "kind:other";
    CommandRun.of(asked).failedWith(ExitCode.USAGE, "--to-any kind:other: the map has none");
    asked[4] = "kind:inn";
    CommandRun.of(asked).failedWith(ExitCode.USAGE, "--to-any kind:inn: the map has none");
    asked[4] = "kind:castel";
    CommandRun.of(asked).failedWith(ExitCode.USAGE, "unknown 'castel'; did you mean 'castle'?");
    CommandRun tile =
        CommandRun.of("route", map, "--from", "9,1", "--to-any", "kind:castle", "--json");
    assertThat(tile.succeeded().out()).contains("\"to\":[11,3]");
    CommandRun place =
        CommandRun.of("route", map, "--from", "10,5", "--to-any", "kind:castle", "--json");
    assertThat(place.succeeded().out()).contains("\"to\":[11,5]");
  }

  @Test
  void allPlaces_leaveOutTheStart() throws IOException {
    assertCheapest("*", List.of("1,5", "11,5", "7,1"));
    assertCheapest("*", List.of("0,3", "1,5", "11,5"), "--from", "Bridgend");
  }

  @Test
  void wrongUse_isOneLine() throws IOException {
    Path map = map();
    CommandRun.of("route", map, "--to-any", "kind:gaet")
        .failedWith(ExitCode.USAGE, "--to-any kind:gaet: unknown 'gaet'; did you mean 'gate'?");
    CommandRun listing = CommandRun.of("route", map, "--to-any", "kind:frobnicate");
    assertThat(listing.err()).contains("grass, ").doesNotContain("grasss", "gates");
    CommandRun.of("route", map, "--to-any", "kind:forest")
        .failedWith(ExitCode.USAGE, "--to-any kind:forest: the map has none");
    Path meadow =
        Files.writeString(
            folder.resolve("meadow.map.txt"),
            "emberway-map 1\nname: Test\n[base]\n" + ("G".repeat(1001) + "\n").repeat(1000));
    CommandRun.of("route", meadow, "--from", "0,0", "--to-any", "kind:grass")
        .failedWith(
            ExitCode.USAGE,
            "--to-any kind:grass: the map has more than 1000000; choose a rarer kind");
    Path nameless =
        Files.writeString(
            folder.resolve("nameless.map.txt"), MAP.substring(0, MAP.indexOf("[places]")));
    CommandRun.of("route", nameless, "--to-any", "*")
        .failedWith(ExitCode.USAGE, "--to-any '*': the map names no places; list cells");
  }

  @Test
  void kindThatBlocks_isReachedBesideIt() throws IOException {
    List<String> beside = List.of("7,2", "8,2", "9,2", "7,3", "9,3", "7,4", "8,4");
    assertCheapest("kind:house", beside);
    assertCheapest("kind:house", beside, "--from", "11,1");
    CommandRun there =
        CommandRun.of("route", map(), "--to-any", "kind:house", "--from", "7,3", "--json");
    assertThat(there.succeeded().out()).contains("\"to\":[7,3],\"found\":true,\"cost\":0.0,");
    Path lone =
        Files.writeString(
            folder.resolve("lone.map.txt"),
            "emberway-map 1\nname: T\n[base]\nGGG~~\nGGG~~\n[overlay]\n1...H\n.....\n");
    CommandRun blocked = CommandRun.of("route", lone, "--to-any", "kind:house");
    assertThat(blocked.status()).isEqualTo(ExitCode.NO.status());
    assertThat(blocked.out()).contains("no route from 0,0 to 4,0");
  }

  @Test
  void placeOnBlockedGround_isReachedBesideIt() throws IOException {
    Path map =
        Files.writeString(
            folder.resolve("inn.map.txt"), MAP.substring(0, MAP.indexOf("0 3 Camp")) + "8 3 Inn\n");
    CommandRun run = CommandRun.of("route", map, "--to-any", "*", "--json");
    assertThat(run.succeeded().out()).containsPattern("\"to\":\\[[789],[234]],\"found\":true");
  }
}
