package emberway.pack.tiled;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.pack.tileset.LoadedTileSet;
import emberway.pack.tileset.TileSetInfo;
import emberway.sprite.AutoTiler;
import emberway.sprite.SpriteImage;
import emberway.sprite.TileGeometry;
import emberway.sprite.TileSet;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class TiledSheetTest {
  private static final TileGeometry GEOMETRY = new TileGeometry(10, 12, 8, 4, 3, 7);
  private static final int COLUMNS = 16;

  /** Tiles for more than one row of a sheet, with noise as their sprites. */
  private static LoadedTileSet tiles(String symbols, String large) {
    List<Tile> tiles = new ArrayList<>();
    Map<String, SpriteImage> images = new HashMap<>();
    Random random = new Random(4);
    for (int i = 0; i < symbols.length(); i++) {
      char symbol = symbols.charAt(i);
      String name = "tile-" + symbol;
      tiles.add(
          new Tile(
              symbol,
              name,
              name,
              Layer.BASE,
              name,
              "",
              Terrain.cost(1),
              Optional.empty(),
              Tile.Role.NONE,
              0));
      int times = large.indexOf(symbol) >= 0 ? 2 : 1;
      byte[] rgba = new byte[10 * times * 12 * times * 4];
      random.nextBytes(rgba);
      images.put(name, new SpriteImage(10 * times, 12 * times, rgba));
    }
    TileSet set = new TileSet("noise", new Legend(tiles), GEOMETRY, images.keySet());
    return new LoadedTileSet(set, TileSetInfo.NONE, images::get, List.of());
  }

  private static void check(LoadedTileSet tiles, int width, int height, int offsetX, int offsetY)
      throws Exception {
    TiledSheet sheet = new TiledSheet(tiles, new AutoTiler(tiles.set()));
    TiledSheet.Drawn drawn = sheet.draw("sheet.png");
    assertThat(drawn.element().text("tilewidth")).isEqualTo("" + width);
    assertThat(drawn.element().text("tileheight")).isEqualTo("" + height);
    TiledElement offset = drawn.element().child("tileoffset").orElseThrow();
    assertThat(offset.text("x")).isEqualTo("" + offsetX);
    assertThat(offset.text("y")).isEqualTo("" + offsetY);
    assertThat(drawn.sheet().width()).isEqualTo(COLUMNS * width);
    assertThat(drawn.sheet().height()).isEqualTo(2 * height);
    for (Tile tile : tiles.set().legend().tiles()) {
      int id = sheet.id(tile, tile.stem());
      SpriteImage image = tiles.sprites().image(tile.stem());
      int left = id % COLUMNS * width + (width - image.width()) / 2;
      int top = id / COLUMNS * height + height - image.height();
      for (int y = 0; y < image.height(); y++) {
        for (int x = 0; x < image.width(); x++) {
          assertThat(pixel(drawn.sheet(), left + x, top + y))
              .as("%s at %d,%d", tile.name(), x, y)
              .isEqualTo(pixel(image, x, y));
        }
      }
    }
  }

  private static int pixel(SpriteImage image, int x, int y) {
    return ByteBuffer.wrap(image.rgba()).getInt((y * image.width() + x) * 4);
  }

  @Test
  void draw_spritesOfOneSize_standInTheirPlaces() throws Exception {
    check(tiles("abcdefghijklmnopqrstu", ""), 10, 12, 1, 3);
  }

  @Test
  void draw_someOfDoubleSize_leavesRoomForThemEverywhere() throws Exception {
    check(tiles("abcdefghijklmnopqrstu", "cu"), 20, 24, -4, 3);
  }
}
