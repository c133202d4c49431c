package emberway.render.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import emberway.render.iso.PixelBox;
import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class OutlineRasterizerTest {
  @Test
  void fill_aRectangle_coversExactShares() {
    ShapedText text = OutlineRasterizer.fill(new Rectangle2D.Double(-2.5, -1.25, 2, 1.25), 7);
    assertThat(text.advance()).isEqualTo(7);
    assertThat(text.box().left()).isEqualTo(-3);
    assertThat(text.box().top()).isEqualTo(-2);
    int columns = text.box().width();
    byte[] coverage = text.coverage(0);
    int[] expected = {32, 64, 32, 128, 255, 128}; // quarters of a row above whole ones
    for (int i = 0; i < expected.length; i++) {
      assertThat(coverage[i / 3 * columns + i % 3] & 0xFF).isEqualTo(expected[i]);
    }
  }

  @Test
  void fill_aRing_hasItsArea() {
    Area ring = new Area(new Ellipse2D.Double(3.3, 4.4, 40, 40));
    ring.subtract(new Area(new Ellipse2D.Double(13.3, 14.4, 20, 20)));
    assertThat(ink(ring)).isCloseTo(Math.PI * (400 - 100), within(5.0));
    assertThat(ink(new Rectangle2D.Double())).isZero();
  }

  @Test
  void fill_ofMoreThanTheBox_isCutAndHolesStayOpen() {
    Path2D outline = new Path2D.Double(new Rectangle2D.Double(-9, -9, 18, 18));
    outline.moveTo(1, 1); // the other way round
    outline.lineTo(1, 3);
    outline.lineTo(3, 3);
    outline.lineTo(3, 1);
    outline.closePath();
    byte[] coverage = coverage(outline, 4, 4);
    for (int i = 0; i < 16; i++) {
      boolean isHole = i % 4 % 3 != 0 && i / 4 % 3 != 0;
      assertThat(coverage[i] & 0xFF).as("pixel %d", i).isEqualTo(isHole ? 0 : 255);
    }
  }

  /** The box is higher than what is filled at a time. */
  @ParameterizedTest
  @ValueSource(ints = {Path2D.WIND_EVEN_ODD, Path2D.WIND_NON_ZERO})
  void fill_ofTwoLinesAroundAPixel_followsTheRule(int rule) {
    Path2D outline = new Path2D.Double(rule);
    outline.append(new Rectangle2D.Double(0, 0, 4, 100), false);
    outline.append(new Rectangle2D.Double(1, 1, 2, 98), false);
    byte[] coverage = coverage(outline, 4, 100);
    assertThat(coverage[98 * 4] & 0xFF).isEqualTo(255);
    assertThat(coverage[98 * 4 + 1] & 0xFF).isEqualTo(rule == Path2D.WIND_EVEN_ODD ? 0 : 255);
    assertThat(coverage[99 * 4 + 2] & 0xFF).isEqualTo(255);
  }

  private static byte[] coverage(Shape outline, int width, int height) {
    byte[] all = new byte[width * height];
    OutlineRasterizer.fill(
        outline,
        new PixelBox(0, 0, width, height),
        0.05,
        (row, coverage) -> System.arraycopy(coverage, 0, all, row * width, width));
    return all;
  }

  /** The sum of what is covered. [px²] */
  private static double ink(Shape shape) {
    double sum = 0;
    for (byte each : OutlineRasterizer.fill(shape, 0).coverage(2)) {
      sum += (each & 0xFF) / 255.0;
    }
    return sum;
  }
}
