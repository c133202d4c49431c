package emberway.view;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.scene.TestMap;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Legend;
import emberway.map.TileMap;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.Projection;
import emberway.sprite.TileGeometry;
import org.junit.jupiter.api.Test;

final class MapSketchTest {
  private final TileMap map = TestMap.valley().loaded().map(); // of many colors

  @Test
  void draw_everyPixel_hasTheColorOfTheCellThatLiesThere() {
    GridSize size = map.size();
    Projection projection = new IsoProjection(TileGeometry.PUBLISHED, size);
    PictureFrame frame = PictureFrame.whole(projection, 0.4);
    int left = -5;
    int top = 3;
    int width = frame.width() + 9;
    int height = frame.height() - 4;
    int[] rgba = MapSketch.draw(map, frame, left, top, width, height);
    assertThat(rgba).hasSize(width * height);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        double worldX = frame.originX() + (left + x + 0.5) / frame.scale();
        double worldY = frame.originY() + (top + y + 0.5) / frame.scale();
        Cell cell = projection.worldToCell(worldX, worldY);
        assertThat(rgba[y * width + x]).as("%d,%d: %s", x, y, cell).isEqualTo(color(cell));
      }
    }
  }

  private int color(Cell cell) {
    if (!map.size().contains(cell.x(), cell.y())) {
      return 0;
    }
    int overlay = map.overlay().id(cell.x(), cell.y());
    int id = overlay == Legend.NOTHING ? map.base().id(cell.x(), cell.y()) : overlay;
    if (id == Legend.NOTHING) {
      return 0;
    }
    int rgb = map.legend().tile(id).mapColor();
    return 255 << 24 | (rgb & 255) << 16 | (rgb & 255 << 8) | rgb >> 16;
  }
}
