package emberway.drawable;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.pack.MapFiles;
import java.awt.image.BufferedImage;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Costs that are suggested for Tiled maps. */
final class CostSuggestionTest {
  @TempDir Path folder;

  /**
   * Opens a map with a row of tiles of these classes, or without one if it is empty, and above them
   * a row of others.
   *
   * @param colors of the tiles without a class, 0xRRGGBB
   */
  private DrawableMap map(String[] ground, String[] above, int... colors) throws Exception {
    BufferedImage sheet = new BufferedImage(40, 1, BufferedImage.TYPE_INT_RGB);
    for (int i = 0; i < colors.length; i++) {
      sheet.setRGB(i, 0, colors[i]);
    }
    ImageIO.write(sheet, "png", folder.resolve("sheet.png").toFile());
    StringBuilder classes = new StringBuilder();
    for (int i = 0; i < ground.length + above.length; i++) {
      String name = i < ground.length ? ground[i] : above[i - ground.length];
      if (!name.isEmpty()) {
        classes.append("<tile id=\"%d\" class=\"%s\"/>".formatted(i, name));
      }
    }
    Path file =
        Files.writeString(
            folder.resolve("map.tmx"),
            """
            <map version="1.10" orientation="orthogonal" width="%1$d" height="1" tilewidth="1" tileheight="1">
            <tileset firstgid="1" name="Water and walls" tilewidth="1" tileheight="1"><image source="sheet.png"/>%2$s</tileset>
            <layer id="1" width="%1$d" height="1"><data encoding="csv">%3$s</data></layer>
            <layer id="2" width="%1$d" height="1"><data encoding="csv">%4$s</data></layer>
            </map>
            """
                .formatted(
                    ground.length,
                    classes,
                    row(1, ground.length, ground.length),
                    row(ground.length + 1, above.length, ground.length)));
    return DrawableMap.editable(MapFiles.open(file, Optional.empty()), "map");
  }

  private static String row(int first, int count, int width) {
    return IntStream.range(0, width)
        .mapToObj(i -> i < count ? "" + (first + i) : "0")
        .collect(Collectors.joining(","));
  }

  /** Returns the suggestion by the labels of tiles. */
  private static Map<String, Terrain> suggested(DrawableMap map) {
    assertThat(CostSuggestion.isNeeded(map)).isTrue();
    Map<String, Terrain> result = new TreeMap<>();
    CostSuggestion.of(map).forEach((tile, terrain) -> result.put(tile.label(), terrain));
    return result;
  }

  @Test
  void of_names_followsTheirWordsInBothLanguages() throws Exception {
    String[] ground = {
      "deep_water",
      "DeepSea",
      "Tiefwasser",
      "Grass",
      "season",
      "Wiese",
      "swamp",
      "Schneefeld",
      "sand"
    };
    String[] above = {"StoneWall", "Laubwald", "wooden bridge", "Flowers"};
    assertThat(suggested(map(ground, above)))
        .isEqualTo(
            new TreeMap<>(
                Map.of(
                    "deep_water", Terrain.BLOCKED,
                    "DeepSea", Terrain.BLOCKED,
                    "Tiefwasser", Terrain.BLOCKED,
                    "swamp", Terrain.cost(4),
                    "Schneefeld", Terrain.cost(3),
                    "sand", Terrain.cost(1.5),
                    "StoneWall", Terrain.BLOCKED,
                    "Laubwald", Terrain.factor(2),
                    "wooden bridge", Terrain.cost(0.5))));
  }

  @Test
  void of_tilesWithoutNames_blocksOnlyClearBlueThatNothingCovers() throws Exception {
    String[] ground = {"", "", "", "", "", ""};
    int[] colors = {0x4070B8, 0x4070B8, 0x30601C, 0xE0D090, 0x8090A0, 0x202020, 0x906030};
    Map<String, Terrain> found = suggested(map(ground, new String[] {""}, colors));
    assertThat(found)
        .containsExactly(
            Map.entry("Tile 0 of Water and walls", Terrain.BLOCKED),
            Map.entry("Tile 1 of Water and walls", Terrain.BLOCKED),
            Map.entry("Tile 6 of Water and walls", Terrain.cost(1))); // a jetty
  }

  @Test
  void isNeeded_mapWithACostOrOfEmberway_isNot() throws Exception {
    Path file = folder.resolve("map.tmx");
    map(new String[] {"grass", "water"}, new String[0]);
    String text = Files.readString(file);
    for (String property : new String[] {"cost\" value=\"2", "blocked\" value=\"true"}) {
      String tile =
          "class=\"water\"><properties><property name=\"%s\"/></properties></tile>"
              .formatted(property);
      Files.writeString(file, text.replace("class=\"water\"/>", tile));
      assertThat(CostSuggestion.isNeeded(opened(file))).as(property).isFalse();
    }
    assertThat(CostSuggestion.isNeeded(opened(Path.of("maps/walled-city.map.txt")))).isFalse();
  }

  private static DrawableMap opened(Path file) throws Exception {
    return DrawableMap.editable(MapFiles.open(file, Optional.empty()), "map");
  }

  @Test
  void of_mapsOfOthers_keepsTheirIslandsApart() throws Exception {
    String data = System.getProperty("emberway.data");
    File corpus = new File(data + "/tmx-corpus/mapeditor+tiled/examples");
    Assumptions.assumeTrue(
        corpus.isDirectory(),
        "the Tiled maps are not there: tmx-corpus in the folder that -Demberway.data names");
    DrawableMap island = opened(corpus.toPath().resolve("rpg/island.tmx"));
    assertThat(suggested(island)).containsEntry("Tile 148 of Beach tileset", Terrain.BLOCKED);
    assertThat(suggested(island)).doesNotContainKey("Tile 400 of Beach tileset");
    DrawableMap ponds = opened(corpus.toPath().resolve("isometric_grass_and_water.tmx"));
    long blocked = CostSuggestion.of(ponds).keySet().stream().map(Tile::label).distinct().count();
    assertThat(blocked).as("deep water, none of the shores").isEqualTo(2);
  }
}
