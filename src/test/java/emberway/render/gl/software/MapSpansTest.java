package emberway.render.gl.software;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.GridSize;
import emberway.render.gl.pass.PicturePart;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.PictureFrame;
import emberway.sprite.TileGeometry;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class MapSpansTest {
  private static final int WIDTH = 200;
  private static final int HEIGHT = 150;

  private final MapSpans spans = new MapSpans(true);
  private final IsoProjection projection =
      new IsoProjection(TileGeometry.PUBLISHED, new GridSize(40, 28));

  /** How far a pixel's corner lies inside the outermost centers of cells. [cells] */
  private double inside(PicturePart part, int x, int y) {
    PictureFrame frame = part.frame();
    double worldX = frame.originX() + (part.left() + x) / frame.scale();
    double worldY = frame.originY() + (part.top() + y) / frame.scale();
    double cellX = projection.worldToCellX(worldX, worldY);
    double cellY = projection.worldToCellY(worldX, worldY);
    GridSize size = projection.size();
    return Math.min(
        Math.min(cellX, size.width() - 1 - cellX), Math.min(cellY, size.height() - 1 - cellY));
  }

  /** How far the innermost or outermost corner of a band's rectangle lies inside. [cells] */
  private double inside(PicturePart part, int band, int first, int end) {
    int top = spans.top(band);
    int bottom = top + spans.height(band);
    return Math.min(
        Math.min(inside(part, first, top), inside(part, first, bottom)),
        Math.min(inside(part, end, top), inside(part, end, bottom)));
  }

  @Test
  void findOpaque_randomViews_areAsLargeAsTheGroundPermits() {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    int wide = 0;
    for (int i = 0; i < 300; i++) {
      double scale = 0.1 + random.nextDouble();
      double margin = 60 * random.nextDouble();
      double least = 2 + margin / 2 * (1.0 / 26 + 1.0 / 13);
      PictureFrame frame = PictureFrame.whole(projection, scale);
      int left = random.nextInt(frame.width() + WIDTH) - WIDTH;
      int top = random.nextInt(frame.height() + HEIGHT) - HEIGHT;
      PicturePart part = new PicturePart().set(frame, left, top, WIDTH, HEIGHT);
      spans.findOpaque(part, margin);
      assertThat(spans.count()).isEqualTo((HEIGHT + MapSpans.ROWS - 1) / MapSpans.ROWS);
      for (int band = 0; band < spans.count(); band++) {
        int first = spans.first(band);
        int end = spans.end(band);
        if (first < end) {
          wide++;
          String what = "seed %d, view %d, band %d".formatted(seed, i, band);
          assertThat(inside(part, band, first, end)).as(what).isGreaterThan(least - 1e-6);
          assertThat(first == 0 || inside(part, band, first - 1, end) < least).as(what).isTrue();
          assertThat(end == WIDTH || inside(part, band, first, end + 1) < least).as(what).isTrue();
        }
      }
    }
    assertThat(wide).as("bands with opaque columns").isPositive();
  }

  /** How far a point lies outside the outermost centers of cells, toward one side. [cells] */
  private double outside(PicturePart part, int x, int y) {
    return -inside(part, x, y);
  }

  @Test
  void findNear_randomViews_holdAllPixelsWithinTheDistance() {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    int bare = 0;
    for (int i = 0; i < 300; i++) {
      double scale = 0.02 + 0.3 * random.nextDouble();
      double distance = 1 + 20 * random.nextDouble();
      PictureFrame frame = PictureFrame.whole(projection, scale);
      int left = random.nextInt(frame.width() + WIDTH) - WIDTH;
      int top = random.nextInt(frame.height() + HEIGHT) - HEIGHT;
      PicturePart part = new PicturePart().set(frame, left, top, WIDTH, HEIGHT);
      spans.findNear(part, distance);
      for (int pixel = 0; pixel < 200; pixel++) {
        int x = random.nextInt(WIDTH);
        int y = random.nextInt(HEIGHT);
        int band = y / MapSpans.ROWS;
        boolean isHeld = x >= spans.first(band) && x < spans.end(band);
        bare += isHeld ? 0 : 1;
        assertThat(isHeld || outside(part, x, y) >= distance - 0.01)
            .as("seed %d, view %d, pixel %d,%d", seed, i, x, y)
            .isTrue();
      }
    }
    assertThat(bare).as("pixels left out").isPositive();
  }

  @Test
  void findOpaque_inTheMiddle_areWholeUnlessNothingIsKnown() {
    PictureFrame frame = PictureFrame.whole(projection, 1);
    PicturePart part = new PicturePart().set(frame, 800, 350, WIDTH, HEIGHT);
    spans.findOpaque(part, 1);
    assertThat(spans.areWhole()).isTrue();
    assertThat(spans.areEmpty()).isFalse();
    spans.findOpaque(part, Double.POSITIVE_INFINITY);
    assertThat(spans.areEmpty()).isTrue();
    assertThat(spans.areWhole()).isFalse();
  }
}
