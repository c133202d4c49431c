package emberway.render.iso;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import emberway.sprite.TileGeometry;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class VisibleCellsTest {
  /** Every visible cell exactly once, in painter's order; the reference goes through all cells. */
  @Test
  void slots_randomViews_areTheVisibleCellsInPaintersOrder() {
    long seed = 19;
    Random random = new Random(seed);
    VisibleCells visible = new VisibleCells();
    for (int i = 0; i < 3000; i++) {
      IsoProjection projection = randomProjection(random);
      CellRegion region = randomRegion(random, projection.size());
      int left = random.nextInt(projection.pictureWidth() + 200) - 100;
      int top = random.nextInt(projection.pictureHeight() + 200) - 100;
      int right = left + 1 + random.nextInt(300);
      int bottom = top + 1 + random.nextInt(300);
      visible.look(projection, region, left, top, right, bottom);
      assertThat(cells(visible))
          .as("seed %d, view %d", seed, i)
          .isEqualTo(touching(projection, region, left, top, right, bottom));
    }
  }

  @Test
  void slots_wideStripOfALargeMap_wasteLittle() {
    IsoProjection projection = new IsoProjection(TileGeometry.PUBLISHED, new GridSize(512, 512));
    VisibleCells visible = new VisibleCells();
    visible.look(projection, CellRegion.all(projection.size()), 0, 6600, 26_626, 6728);
    int shown = cells(visible).size();
    assertThat(visible.slots()).isLessThan(shown * 5 / 2);
  }

  @Test
  void slots_viewBesideTheMap_areNone() {
    IsoProjection projection = new IsoProjection(TileGeometry.PUBLISHED, new GridSize(4, 4));
    VisibleCells visible = new VisibleCells();
    visible.look(projection, CellRegion.all(projection.size()), 5000, 0, 5100, 100);
    assertThat(cells(visible)).isEmpty();
  }

  private static IsoProjection randomProjection(Random random) {
    TileGeometry geometry =
        random.nextBoolean()
            ? TileGeometry.PUBLISHED
            : new TileGeometry(
                1 + random.nextInt(90),
                1 + random.nextInt(90),
                2 + 2 * random.nextInt(30),
                2 + 2 * random.nextInt(30));
    return new IsoProjection(
        geometry, new GridSize(1 + random.nextInt(30), 1 + random.nextInt(30)));
  }

  private static CellRegion randomRegion(Random random, GridSize size) {
    if (random.nextBoolean()) {
      return CellRegion.all(size);
    }
    int x = random.nextInt(size.width());
    int y = random.nextInt(size.height());
    return new CellRegion(
        x, y, 1 + random.nextInt(size.width() - x), 1 + random.nextInt(size.height() - y));
  }

  private static List<String> cells(VisibleCells visible) {
    List<String> result = new ArrayList<>();
    for (int slot = 0; slot < visible.slots(); slot++) {
      if (visible.column(slot) != VisibleCells.NOTHING) {
        result.add(visible.column(slot) + "," + visible.row(slot));
      }
    }
    return result;
  }

  private static List<String> touching(
      IsoProjection projection, CellRegion region, int left, int top, int right, int bottom) {
    List<String> result = new ArrayList<>();
    for (int y = region.y(); y < region.y() + region.height(); y++) {
      for (int x = region.x() + region.width() - 1; x >= region.x(); x--) {
        int spriteLeft = projection.spriteLeft(x, y);
        int spriteTop = projection.spriteTop(x, y);
        if (spriteLeft < right
            && spriteLeft + projection.geometry().spriteWidth() > left
            && spriteTop < bottom
            && spriteTop + projection.geometry().spriteHeight() > top) {
          result.add(x + "," + y);
        }
      }
    }
    return result;
  }
}
