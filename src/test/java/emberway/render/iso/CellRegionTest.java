package emberway.render.iso;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.sprite.TileGeometry;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Parts of maps and of pictures, at their edges. */
final class CellRegionTest {
  @Test
  void contains_aroundTheRegion_isTheRegion() {
    CellRegion region = new CellRegion(3, 5, 4, 2);
    for (int y = 3; y < 9; y++) {
      for (int x = 1; x < 9; x++) {
        boolean isIn = "3456".contains("" + x) && "56".contains("" + y);
        assertThat(region.contains(new Cell(x, y))).as("%d,%d", x, y).isEqualTo(isIn);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0, 7, 7, true",
    "3, 5, 4, 2, true",
    "3, 5, 5, 2, false",
    "3, 5, 4, 3, false",
    "6, 6, 1, 1, true",
    "7, 6, 1, 1, false",
    "2147483647, 0, 1, 1, false",
    "0, 2147483647, 1, 2147483647, false"
  })
  void isInside_sevenBySeven_reachesToItsEdge(
      int x, int y, int width, int height, boolean isInside) {
    assertThat(new CellRegion(x, y, width, height).isInside(new GridSize(7, 7)))
        .isEqualTo(isInside);
  }

  @ParameterizedTest
  @CsvSource({"-1, 0, 1, 1", "0, -1, 1, 1", "0, 0, 0, 1", "0, 0, 1, 0"})
  void region_withoutACellOrBeforeTheMap_isRefused(int x, int y, int width, int height) {
    assertThatThrownBy(() -> new CellRegion(x, y, width, height))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(
            "a region of %d × %d cells at %d,%d".formatted(width, height, x, y));
  }

  @Test
  void box_withAnother_isTheLeastAroundBoth() {
    PixelBox box = new PixelBox(-3, 4, 10, 5);
    assertThat(box.right()).isEqualTo(7);
    assertThat(box.bottom()).isEqualTo(9);
    assertThat(box.with(new PixelBox(20, -6, 2, 3))).isEqualTo(new PixelBox(-3, -6, 25, 15));
    assertThat(box.with(new PixelBox(0, 5, 1, 1))).isEqualTo(box);
    assertThat(new PixelBox(0, 5, 1, 1).with(box)).isEqualTo(box);
    assertThat(new PixelBox(0, 0, 0, 0).right()).isZero();
    assertThatThrownBy(() -> new PixelBox(0, 0, -1, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("a box of -1 × 0 px");
    assertThatThrownBy(() -> new PixelBox(0, 0, 0, -1))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void frame_doubled_isTheSamePictureOfATwiceAsLargeWorld() {
    IsoProjection projection = new IsoProjection(TileGeometry.PUBLISHED, new GridSize(9, 6));
    PictureFrame frame = new PictureFrame(projection, new CellRegion(2, 1, 4, 3), 3);
    PictureFrame twice = frame.doubled();
    assertThat(twice.width()).isEqualTo(frame.width());
    assertThat(twice.height()).isEqualTo(frame.height());
    assertThat(twice.originX()).isEqualTo(2 * frame.originX());
    assertThat(twice.originY()).isEqualTo(2 * frame.originY());
    assertThat(twice.scale()).isEqualTo(1.5);
    assertThat(twice.cells()).isEqualTo(frame.cells());
    assertThat(twice.box()).isEqualTo(twice.projection().box(twice.cells()));
    assertThatThrownBy(
            () -> PictureFrame.whole(new FlatProjection(1, 1, new GridSize(1, 1)), 1).doubled())
        .isInstanceOf(IllegalArgumentException.class);
  }

  /** Samples lie in the middle of the pixels, or of the parts of one. */
  @Test
  void frame_samples_lieInTheMiddleOfTheirPixels() {
    IsoProjection projection = new IsoProjection(TileGeometry.PUBLISHED, new GridSize(9, 6));
    PictureFrame half = PictureFrame.whole(projection, 0.5);
    assertThat(half.isCrisp()).isFalse();
    assertThat(half.sampleToWorld(0, 1)).isEqualTo(1);
    assertThat(half.sampleToWorld(7, 2)).isEqualTo(7.5);
    for (double crisp : new double[] {1, 2, 16}) {
      assertThat(PictureFrame.whole(projection, crisp).isCrisp()).isTrue();
      assertThat(PictureFrame.whole(projection, crisp).supersampling()).isEqualTo(1);
    }
    assertThat(half.supersampling()).isEqualTo(2);
    assertThat(PictureFrame.whole(projection, 0.1).supersampling()).isEqualTo(3);
    assertThat(PictureFrame.whole(projection, 0.03).supersampling()).isEqualTo(4);
    assertThat(PictureFrame.whole(projection, 0.0125).supersampling()).isEqualTo(5);
    assertThat(PictureFrame.whole(projection, 0.002).supersampling()).isEqualTo(32);
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "1, 0"})
  void flatProjection_cellsOfNoSize_areRefused(int halfWidth, int halfHeight) {
    assertThatThrownBy(() -> new FlatProjection(halfWidth, halfHeight, new GridSize(1, 1)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(
            () -> new Lattice(Lattice.Kind.FLAT, new GridSize(1, 1), halfWidth, halfHeight, false))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void leastAndGreatestSum_randomRegions_holdTheCellsOfTheRangeTightly() {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    for (int i = 0; i < 2000; i++) {
      CellRegion region =
          new CellRegion(
              random.nextInt(5), random.nextInt(5), 1 + random.nextInt(6), 1 + random.nextInt(6));
      int from = random.nextInt(30) - 15;
      int to = from + random.nextInt(5);
      int least = Integer.MAX_VALUE;
      int greatest = Integer.MIN_VALUE;
      for (int y = region.y(); y < region.y() + region.height(); y++) {
        for (int x = region.x(); x < region.x() + region.width(); x++) {
          if (y - x >= from && y - x <= to) {
            least = Math.min(least, x + y);
            greatest = Math.max(greatest, x + y);
          }
        }
      }
      String what = "seed %d: %s %d..%d".formatted(seed, region, from, to);
      if (least > greatest) {
        assertThat(region.leastSum(from, to)).as(what).isGreaterThan(region.greatestSum(from, to));
      } else {
        assertThat(least - region.leastSum(from, to)).as(what).isBetween(0, 1);
        assertThat(region.greatestSum(from, to) - greatest).as(what).isBetween(0, 1);
      }
    }
  }
}
