package emberway.render.gl.pass;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.PictureFrame;
import emberway.sprite.TileGeometry;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class PictureTilesTest {
  private static PictureFrame frame(double scale) {
    return PictureFrame.whole(
        new IsoProjection(TileGeometry.PUBLISHED, new GridSize(40, 30)), scale);
  }

  @Test
  void isEmpty_withoutBoxes_isTrue() {
    PictureTiles tiles = new PictureTiles(frame(1));
    assertThat(tiles.isEmpty()).isTrue();
    assertThat(tiles.nextTouched(-100, 5000, -100, 5000)).isEqualTo(5000);
    assertThat(tiles.nextUntouched(-100, 5000, -100, 5000)).isEqualTo(-100);
  }

  /** Boxes of all sizes, also beyond the picture: each of their pixels lies in a touched run. */
  @Test
  void runs_ofRandomBoxes_haveAllTheirPixels() {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    for (int i = 0; i < 300; i++) {
      double scale = 0.05 + random.nextDouble();
      PictureFrame frame = frame(scale);
      PictureTiles tiles = new PictureTiles(frame);
      double left = frame.originX() + (random.nextDouble() * 1.4 - 0.2) * frame.box().width();
      double top = frame.originY() + (random.nextDouble() * 1.4 - 0.2) * frame.box().height();
      double width = random.nextDouble() * random.nextInt(600);
      double height = random.nextDouble() * random.nextInt(600);
      int margin = random.nextInt(5);
      tiles.add(left, top, left + width, top + height, margin);
      int x = (int) Math.floor((left - frame.originX()) * scale - margin);
      int endX = (int) Math.floor((left + width - frame.originX()) * scale + margin) + 1;
      int y = (int) Math.floor((top - frame.originY()) * scale - margin);
      int endY = (int) Math.floor((top + height - frame.originY()) * scale + margin) + 1;
      int row = y + random.nextInt(endY - y);
      assertThat(tiles.isEmpty()).isFalse();
      assertThat(tiles.nextTouched(x, endX, row, row + 1)).as("seed %d, %d", seed, i).isEqualTo(x);
      assertThat(tiles.nextUntouched(x, endX, row, row + 1))
          .as("seed %d, %d", seed, i)
          .isEqualTo(endX);
    }
  }

  @Test
  void runs_ofOneSmallBox_areItsTile() {
    PictureFrame frame = frame(1);
    PictureTiles tiles = new PictureTiles(frame);
    double x = frame.originX() + 600;
    double y = frame.originY() + 100;
    tiles.add(x, y, x, y, 0);
    assertThat(tiles.nextTouched(0, 2000, 96, 128)).isEqualTo(512);
    assertThat(tiles.nextUntouched(512, 2000, 96, 128)).isEqualTo(768);
    assertThat(tiles.nextTouched(768, 2000, 96, 128)).isEqualTo(2000);
    assertThat(tiles.nextTouched(0, 2000, 0, 96)).as("above").isEqualTo(2000);
    assertThat(tiles.nextTouched(0, 2000, 128, 500)).as("below").isEqualTo(2000);
    assertThat(tiles.nextTouched(0, 2000, 0, 97)).as("across its upper edge").isEqualTo(512);
  }

  /** The picture of the longest map at the largest scale has more tiles than there are ints. */
  @Test
  void runs_inTheLargestPicture_areFewAndWhereTheBoxIs() {
    PictureFrame frame =
        PictureFrame.whole(
            new IsoProjection(TileGeometry.PUBLISHED, new GridSize(GridSize.MAX_SIDE, 1)),
            PictureFrame.MAX_SCALE);
    PictureTiles tiles = new PictureTiles(frame);
    int x = frame.width() - 1000;
    int y = frame.height() - 1000;
    double worldX = frame.originX() + x / frame.scale();
    double worldY = frame.originY() + y / frame.scale();
    tiles.add(worldX, worldY, worldX, worldY, 0);
    assertThat(tiles.nextTouched(x - 10, frame.width(), y, y + 1)).isEqualTo(x - 10);
    assertThat(tiles.nextTouched(0, x - (1 << 20), y, y + 1)).isEqualTo(x - (1 << 20));
    assertThat(tiles.nextTouched(0, frame.width(), 0, y - (1 << 17))).isEqualTo(frame.width());
  }
}
