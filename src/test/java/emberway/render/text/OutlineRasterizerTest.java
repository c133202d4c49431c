package emberway.render.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import org.junit.jupiter.api.Test;

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

  /** The sum of what is covered. [px²] */
  private static double ink(Shape shape) {
    double sum = 0;
    for (byte each : OutlineRasterizer.fill(shape, 0).coverage(2)) {
      sum += (each & 0xFF) / 255.0;
    }
    return sum;
  }
}
