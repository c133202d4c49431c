package emberway.art.raster;

import ar.com.hjg.pngj.FilterType;
import ar.com.hjg.pngj.ImageInfo;
import ar.com.hjg.pngj.PngWriter;
import java.io.ByteArrayOutputStream;

/**
 * Pictures as PNG files: eight bits, RGBA, every setting fixed so that equal pixels give equal
 * bytes.
 */
public final class PngFile {
  private static final int CHANNELS = 4;

  private PngFile() {}

  /** The bytes of the file. */
  public static byte[] encode(SpriteBitmap spriteBitmap) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    int side = spriteBitmap.side();
    PngWriter writer = new PngWriter(bytes, new ImageInfo(side, side, 8, true));
    writer.setFilterType(FilterType.FILTER_SUB);
    writer.setCompLevel(9);
    for (int y = 0; y < side; y++) {
      int[] row = new int[side * CHANNELS];
      for (int i = 0; i < row.length; i++) {
        row[i] = spriteBitmap.rgba()[y * row.length + i] & 0xFF;
      }
      writer.writeRowInt(row);
    }
    writer.end();
    return bytes.toByteArray();
  }
}
