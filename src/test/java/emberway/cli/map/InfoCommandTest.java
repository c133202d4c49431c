package emberway.cli.map;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.cli.CommandRun;
import emberway.cli.option.ExitCode;
import emberway.pack.TopTiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class InfoCommandTest {
  @TempDir private Path folder;

  private String info(Object... args) {
    return CommandRun.of(args).succeeded().out();
  }

  private static String line(String report, String word) {
    return report.lines().filter(each -> each.contains(word)).findFirst().orElseThrow();
  }

  @Test
  void tileSet_tellsWhatEachTileDoesAndHowItLooks() {
    String report = info("info", CommandRun.HOME.resolve("tiles/fantasy"));
    assertThat(report.lines().limit(6))
        .anyMatch(each -> each.startsWith("  author       "))
        .anyMatch(each -> each.startsWith("  license      "))
        .anyMatch(each -> each.startsWith("  description  "))
        .anyMatch(each -> each.matches("  sprites +\\d+ of 54×54 px on a 52×26 lattice"));
    assertThat(line(report, "Erupting volcano"))
        .contains("attracts")
        .contains("4 frames of 200 ms");
    assertThat(line(report, "Tombstone")).contains("repels").contains("others on S");
    assertThat(line(report, "L1_LavaNESW")).contains("blocked").contains("4 frames of 800 ms");
    assertThat(line(report, "L2_Tent")).contains("start");
  }

  private Path map(int places) throws Exception {
    String list =
        IntStream.range(0, places)
            .mapToObj(x -> x % 4 + " " + x / 4 + " Place" + x + "\n")
            .collect(Collectors.joining());
    return Files.writeString(
        folder.resolve("a.map.txt"),
        "emberway-map 2\nname: Many\n[base]\n"
            + "GSSS\nGSSS\nGGSS\naSSS\nSSSS\nSSSS\n[places]\n"
            + list
            + (places > 2 ? "[notes]\n2 0 mind the dog\n" : ""));
  }

  @Test
  void map_listsItsGroundsTheMostFirst() throws Exception {
    assertThat(line(info("info", map(1)), "base")).contains("Snow 19, Grass 4, Sand 1");
  }

  @Test
  void map_namesTwentyPlacesAndCountsTheRest() throws Exception {
    assertThat(line(info("info", map(20)), "places")).endsWith("Place19 (3,4)");
    assertThat(line(info("info", map(21)), "places")).endsWith("Place19 (3,4), and 1 more");
  }

  @Test
  void map_asJson_hasNotesWherePlacesHaveThem() throws Exception {
    assertThat(info("info", map(4), "--json"))
        .containsOnlyOnce("\"note\"")
        .contains("\"note\":\"mind the dog\"");
  }

  @Test
  void pack_listsTwoHundredMapsAndCountsTheRest() throws Exception {
    for (int maps : new int[] {200, 201}) {
      String names =
          IntStream.range(0, maps)
              .mapToObj(i -> "{\"name\": \"M%03d\", \"file\": \"m%03d.map.txt\"}".formatted(i, i))
              .collect(Collectors.joining(", "));
      for (int i = 0; i < maps; i++) {
        Files.writeString(folder.resolve("m%03d.map.txt".formatted(i)), TopTiles.PLAIN);
      }
      TopTiles.write(Files.createDirectories(folder.resolve("tiles")));
      Files.writeString(
          folder.resolve("pack.json"),
          "{\"name\": \"Many\", \"maps\": [" + names + "], \"tileSets\": [\"tiles/fair\"]}");
      String report = info("info", folder);
      assertThat(report).contains("m199.map.txt").doesNotContain("m200.map.txt");
      assertThat(report.contains("and 1 more; --json lists them all")).isEqualTo(maps > 200);
    }
  }

  @Test
  void pack_withAPreview_saysHowLargeThatIs() {
    assertThat(line(info("info", CommandRun.HOME.resolve("maps")), "preview"))
        .matches("  preview +[1-9]\\d*×[1-9]\\d* px");
  }

  @Test
  void tileSet_saysHowManyPicturesThereAreInDoubleSize() throws Exception {
    assertThat(line(info("info", CommandRun.HOME.resolve("tiles/fantasy")), "double size"))
        .matches(".* (\\d+) of \\1");
    Path plain = Files.createDirectory(folder.resolve("plain"));
    Files.copy(
        CommandRun.HOME.resolve("tiles/fantasy/L1_Terrain001.png"),
        plain.resolve("L1_Terrain001.png"));
    assertThat(info("info", plain)).contains("1 of 54×54 px").doesNotContain("double size");
  }

  /** Tiles go with a map alone. */
  @Test
  void tilesBesideAPackOrATileSet_areRefused() {
    Path tiles = CommandRun.HOME.resolve("tiles/fantasy");
    for (String command : new String[] {"info", "validate"}) {
      CommandRun.of(command, CommandRun.HOME.resolve("maps"), "--tiles", tiles)
          .failedWith(ExitCode.USAGE, "goes with a map, not with a pack");
      CommandRun.of(command, tiles, "--tiles", tiles)
          .failedWith(ExitCode.USAGE, "goes with a map, not with a tile set");
    }
  }
}
