package emberway.render.tiled;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Legend;
import emberway.map.Tile;
import emberway.pack.MapFiles;
import emberway.pack.map.LoadedMap;
import emberway.pack.map.TiledArt;
import emberway.sprite.SpriteImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Icons of the tiles of Tiled maps, and legends in the colors of their pictures. */
final class TileLooksTest {
  private static final String MAP =
      """
      <map version="1.10" orientation="%s" width="3" height="2" tilewidth="2" tileheight="2">
      <tileset firstgid="1" name="old_stone-walls" tilewidth="2" tileheight="2"><image source="sheet.png"/>
      <tile id="1"><properties><property name="name" value="Moss"/></properties></tile></tileset>
      <tileset firstgid="9" name="things"><tile id="0"><image source="round_tower.png"/></tile></tileset>
      <tileset firstgid="19" name="gone"><tile id="0"><image source="gone.png"/></tile></tileset>
      <layer id="1" width="3" height="2"><data encoding="csv">1,1,2,2,1,19</data></layer>
      <layer id="2" width="3" height="2"><data encoding="csv">0,9,0,0,0,0</data></layer>
      </map>
      """;

  @TempDir Path folder;

  @BeforeEach
  void writePictures() throws Exception {
    byte[] sheet = new byte[4 * 2 * 4];
    for (int x = 0; x < 4; x++) {
      put(sheet, x, x < 2 ? 100 : 20, 40, x < 2 ? 0 : 200, 255);
      put(sheet, 4 + x, x < 2 ? 200 : 20, 60, x < 2 ? 0 : 200, x < 2 ? 255 : 0);
    }
    TiledScene.write(new SpriteImage(4, 2, sheet), folder.resolve("sheet.png"));
    byte[] tower = new byte[4];
    put(tower, 0, 7, 8, 9, 128);
    TiledScene.write(new SpriteImage(1, 1, tower), folder.resolve("round_tower.png"));
  }

  private static void put(byte[] rgba, int pixel, int red, int green, int blue, int alpha) {
    rgba[4 * pixel] = (byte) red;
    rgba[4 * pixel + 1] = (byte) green;
    rgba[4 * pixel + 2] = (byte) blue;
    rgba[4 * pixel + 3] = (byte) alpha;
  }

  @Test
  void legend_ofEveryOrientation_hasMeanColorsAndNamesThatPeopleRead() throws Exception {
    for (String orientation : new String[] {"isometric", "staggered", "orthogonal"}) {
      Path file = Files.writeString(folder.resolve("map.tmx"), MAP.formatted(orientation));
      LoadedMap loaded = MapFiles.open(file, Optional.empty());
      TiledArt art = loaded.art().orElseThrow();
      Legend legend = new TileLooks(art.map(), loaded.map(), art.pictures()).legend();
      assertThat(legend.tiles())
          .extracting(Tile::label)
          .containsExactlyInAnyOrder("Tile 0 of Old stone walls", "Moss", "Round tower", "Gone");
      assertThat(color(legend, "Tile 0 of Old stone walls")).isEqualTo(0x963200);
      assertThat(color(legend, "Moss")).as("its lower half is not seen").isEqualTo(0x1428C8);
      assertThat(color(legend, "Round tower")).isEqualTo(0x070809);
      assertThat(color(legend, "Gone")).isEqualTo(color(loaded.map().legend(), "Gone"));
      LoadedMap colored = loaded.with(legend);
      assertThat(colored.map().legend()).isSameAs(colored.tiles().set().legend());
      assertThat(colored.map().base()).isEqualTo(loaded.map().base());
    }
  }

  @Test
  void icons_ofEachTile_showItsVisiblePartAndSayWhatItBelongsTo() throws Exception {
    String map =
        MAP.replace(
            "<tile id=\"1\"><properties>",
            "<tile id=\"0\" class=\"Wall\"/><tile id=\"1\"><properties>"
                + "<property name=\"walkable\" type=\"bool\" value=\"false\"/>");
    for (String text : new String[] {MAP, map}) {
      Path file = Files.writeString(folder.resolve("map.tmx"), text.formatted("orthogonal"));
      LoadedMap loaded = MapFiles.open(file, Optional.empty());
      TiledArt art = loaded.art().orElseThrow();
      TileLooks looks = new TileLooks(art.map(), loaded.map(), art.pictures());
      List<String> found = new ArrayList<>();
      for (int i = 0; i < looks.icons().size(); i++) {
        TileLooks.Icon icon = looks.icons().get(i);
        String size = icon.picture().map(each -> each.width() + "×" + each.height()).orElse("none");
        String label = loaded.map().legend().tile(i + 1).label();
        found.add("%s: %d, %s, %s".formatted(label, icon.number(), icon.group(), size));
      }
      assertThat(found)
          .containsExactlyInAnyOrder(
              text.equals(MAP)
                  ? "Tile 0 of Old stone walls: 0, old stone-walls, 2×2"
                  : "Wall: -1, Wall, 2×2",
              text.equals(MAP)
                  ? "Moss: -1, old stone-walls, 2×1"
                  : "Moss: -1, walkable = false, 2×1",
              "Round tower: -1, things, 1×1",
              "Gone: -1, gone, none");
    }
  }

  private static int color(Legend legend, String label) {
    return legend.tiles().stream()
        .filter(tile -> tile.label().equals(label))
        .findFirst()
        .orElseThrow()
        .mapColor();
  }
}
