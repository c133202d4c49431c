package emberway.pack.image;

import ar.com.hjg.pngj.FilterType;
import ar.com.hjg.pngj.ImageInfo;
import ar.com.hjg.pngj.ImageLineByte;
import ar.com.hjg.pngj.PngWriter;
import emberway.sprite.SpriteImage;
import java.io.ByteArrayOutputStream;

/** Encodes pictures as PNG files, 8-bit RGBA. */
public final class PngEncoder {
  private PngEncoder() {}

  /** Encodes a picture; {@link PngDecoder} restores an equal one. */
  public static byte[] of(SpriteImage image) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PngWriter writer = new PngWriter(out, new ImageInfo(image.width(), image.height(), 8, true));
    // Drawn sprites repeat whole pixels: filters make such files larger and take longer.
    writer.setFilterType(FilterType.FILTER_NONE);
    ImageLineByte line = new ImageLineByte(writer.imgInfo);
    int bytes = image.width() * 4;
    for (int y = 0; y < image.height(); y++) {
      System.arraycopy(image.rgba(), y * bytes, line.getScanline(), 0, bytes);
      writer.writeRow(line);
    }
    writer.end();
    return out.toByteArray();
  }
}
