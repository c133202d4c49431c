package emberway.app.display;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.panel.DrawPanel;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.TestMap;
import emberway.map.Legend;
import org.junit.jupiter.api.Test;

final class TileRowTest {
  private static final int OPAQUE = 128;
  private static final double APART = 20; // a visible difference of colors in CIELAB

  private final OpenedMap opened = TestMap.valley();
  private final TileRow row = new TileRow(opened);

  @Test
  void rgba_eachTile_standsOutFromWhatLiesBehindIt() {
    Legend legend = opened.loaded().map().legend();
    double[] behind = lab(DrawPanel.BEHIND);
    for (int id = 1; id <= legend.size(); id++) {
      double sum = 0;
      int count = 0;
      for (int y = 0; y < row.height(); y++) {
        for (int x = 0; x < row.width(); x++) {
          int at = ((y * row.count() + id - 1) * row.width() + x) * 4;
          if (channel(at + 3) >= OPAQUE) {
            int rgb = channel(at) << 16 | channel(at + 1) << 8 | channel(at + 2);
            sum += distance(lab(rgb), behind);
            count++;
          }
        }
      }
      assertThat(count).as(legend.tile(id).name()).isPositive();
      assertThat(sum / count).as(legend.tile(id).name()).isGreaterThan(APART);
    }
  }

  private int channel(int at) {
    return row.rgba()[at] & 0xff;
  }

  private static double distance(double[] a, double[] b) {
    return Math.sqrt(
        Math.pow(a[0] - b[0], 2) + Math.pow(a[1] - b[1], 2) + Math.pow(a[2] - b[2], 2));
  }

  /** Converts a color of sRGB, 0xRRGGBB, to CIELAB under daylight. */
  private static double[] lab(int rgb) {
    double red = linear(rgb >> 16);
    double green = linear(rgb >> 8 & 0xff);
    double blue = linear(rgb & 0xff);
    double x = bent((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
    double y = bent(0.2126 * red + 0.7152 * green + 0.0722 * blue);
    double z = bent((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
    return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
  }

  private static double linear(int channel) {
    double part = channel / 255.0;
    return part > 0.04045 ? Math.pow((part + 0.055) / 1.055, 2.4) : part / 12.92;
  }

  private static double bent(double part) {
    return part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116.0;
  }
}
