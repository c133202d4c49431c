package emberway.view;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.testing.Legends;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class ThumbnailTest {
  private static final int GRASS = 0x578a3b;
  private static final int ROAD = 0xa98459;
  private static final Legend LEGEND =
      new Legend(List.of(tile('G', Layer.BASE, GRASS), tile('R', Layer.OVERLAY, ROAD)));

  private static Tile tile(char symbol, Layer layer, int color) {
    return new Tile(
        symbol,
        "tile-" + symbol,
        "Tile",
        layer,
        "L1_" + symbol,
        "",
        Terrain.UNCHANGED,
        Optional.empty(),
        Tile.Role.NONE,
        color);
  }

  private static TileMap map(GridSize size) {
    TileLayer base = new TileLayer(size);
    TileLayer overlay = new TileLayer(size);
    return new TileMap(Legends.info("m"), LEGEND, base, overlay, List.of());
  }

  private static int pixel(Thumbnail thumbnail, int x, int y) {
    int at = 4 * (y * thumbnail.width() + x);
    byte[] rgba = thumbnail.rgba();
    return (rgba[at + 3] & 255) << 24
        | (rgba[at] & 255) << 16
        | (rgba[at + 1] & 255) << 8
        | (rgba[at + 2] & 255);
  }

  @Test
  void of_smallMap_showsTheTopTileOfEachCell() {
    TileMap map = map(new GridSize(3, 2));
    map.base().set(0, 0, LEGEND.id('G'));
    map.base().set(1, 0, LEGEND.id('G'));
    map.overlay().set(1, 0, LEGEND.id('R'));
    map.overlay().set(2, 1, LEGEND.id('R'));

    Thumbnail thumbnail = Thumbnail.of(map);

    assertThat(thumbnail.width()).isEqualTo(3);
    assertThat(thumbnail.height()).isEqualTo(2);
    assertThat(pixel(thumbnail, 0, 0)).isEqualTo(0xff000000 | GRASS);
    assertThat(pixel(thumbnail, 1, 0)).isEqualTo(0xff000000 | ROAD);
    assertThat(pixel(thumbnail, 2, 1)).isEqualTo(0xff000000 | ROAD);
    assertThat(pixel(thumbnail, 0, 1)).isZero();
  }

  @Test
  void of_largeMap_keepsItsPartsInPlace() {
    TileMap map = map(new GridSize(1000, 10));
    for (int y = 0; y < 10; y++) {
      for (int x = 500; x < 1000; x++) {
        map.base().set(x, y, LEGEND.id('G'));
      }
    }

    Thumbnail thumbnail = Thumbnail.of(map);

    assertThat(thumbnail.width()).isEqualTo(Thumbnail.MAX_SIDE);
    assertThat(thumbnail.height()).isEqualTo(10);
    for (int x = 0; x < Thumbnail.MAX_SIDE; x++) {
      assertThat(pixel(thumbnail, x, 9) != 0).as("column %d", x).isEqualTo(x >= 128);
    }
  }

  /** Sides that are no multiple of a thumbnail's: no row or column is shown twice as wide. */
  @Test
  void of_oddSides_showsTheWholeMapEvenly() {
    for (GridSize size : new GridSize[] {new GridSize(300, 500), new GridSize(511, 257)}) {
      TileMap map = map(size);
      for (int cell = 0; cell < size.cells(); cell++) {
        boolean isHere = (size.x(cell) >= size.width() / 2) != (size.y(cell) >= size.height() / 2);
        map.base().set(cell, isHere ? LEGEND.id('G') : Legend.NOTHING);
      }
      Thumbnail thumbnail = Thumbnail.of(map);
      for (int y = 0; y < Thumbnail.MAX_SIDE; y++) {
        for (int x = 0; x < Thumbnail.MAX_SIDE; x++) {
          assertThat(pixel(thumbnail, x, y) != 0)
              .as("pixel %d,%d of %s", x, y, size)
              .isEqualTo((x >= 128) != (y >= 128));
        }
      }
    }
  }
}
