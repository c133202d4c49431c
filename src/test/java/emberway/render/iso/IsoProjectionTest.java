package emberway.render.iso;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.sprite.TileGeometry;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class IsoProjectionTest {
  private static final IsoProjection TEN =
      new IsoProjection(TileGeometry.PUBLISHED, new GridSize(10, 10));

  @Test
  void spriteCorner_publishedGeometry_isAsContracted() {
    IsoProjection wide = new IsoProjection(TileGeometry.PUBLISHED, new GridSize(7, 3));
    for (int y = 0; y < 3; y++) {
      for (int x = 0; x < 7; x++) {
        assertThat(wide.spriteLeft(x, y)).isEqualTo((x + y) * 26);
        assertThat(wide.spriteTop(x, y)).isEqualTo((y - x + 7 - 1) * 13);
        assertThat(wide.groundCenterX(x, y)).isEqualTo((x + y) * 26 + 26);
        assertThat(wide.groundCenterY(x, y)).isEqualTo((y - x + 7 - 1) * 13 + 39);
      }
    }
  }

  @Test
  void pictureSize_publishedGeometry_isAsContracted() {
    assertThat(TEN.pictureWidth()).isEqualTo(18 * 26 + 54);
    assertThat(TEN.pictureHeight()).isEqualTo(18 * 13 + 54);
    IsoProjection one = new IsoProjection(TileGeometry.PUBLISHED, new GridSize(1, 1));
    assertThat(one.pictureWidth()).isEqualTo(54);
    assertThat(one.pictureHeight()).isEqualTo(54);
  }

  @Test
  void groundCenter_tallSpriteWithoutOverlap_isInTheBottomDiamond() {
    IsoProjection tall = new IsoProjection(new TileGeometry(64, 128, 64, 32), new GridSize(1, 1));
    assertThat(tall.groundCenterX(0, 0)).isEqualTo(32);
    assertThat(tall.groundCenterY(0, 0)).isEqualTo(112);
  }

  @Test
  void worldToCell_everyPointOfADiamond_isItsCell() {
    long seed = 19;
    Random random = new Random(seed);
    for (int i = 0; i < 20_000; i++) {
      int half = 1 + random.nextInt(100);
      TileGeometry geometry =
          new TileGeometry(2 * half + random.nextInt(5), 60, 2 * half, 2 + 2 * random.nextInt(25));
      GridSize size = new GridSize(1 + random.nextInt(5000), 1 + random.nextInt(5000));
      IsoProjection projection = new IsoProjection(geometry, size);
      Cell cell = new Cell(random.nextInt(size.width()), random.nextInt(size.height()));
      double offX = (random.nextDouble() - 0.5) * 0.999;
      double offY = (random.nextDouble() - 0.5) * 0.999;
      double worldX =
          projection.groundCenterX(cell.x(), cell.y()) + (offX + offY) * projection.halfWidth();
      double worldY =
          projection.groundCenterY(cell.x(), cell.y()) + (offY - offX) * projection.halfHeight();
      assertThat(projection.worldToCell(worldX, worldY)).as("seed %d", seed).isEqualTo(cell);
      assertThat(projection.worldToCellX(worldX, worldY))
          .as("seed %d", seed)
          .isCloseTo(cell.x() + offX, org.assertj.core.data.Offset.offset(1e-6));
    }
  }

  @Test
  void worldToCell_offTheMap_isACellOffTheMap() {
    assertThat(TEN.worldToCell(-100, TEN.pictureHeight() / 2.0).x()).isNegative();
  }
}
