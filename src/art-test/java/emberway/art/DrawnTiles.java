package emberway.art;

import ar.com.hjg.pngj.ImageLineInt;
import ar.com.hjg.pngj.PngReader;
import emberway.art.raster.SpriteBitmap;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/**
 * The committed pictures of the tile set in their usual size, read once for all tests that look at
 * them. {@link TileSetGeneratorTest} holds them to what the generator draws.
 */
final class DrawnTiles {
  private static final Map<String, SpriteBitmap> PICTURES = read();

  private DrawnTiles() {}

  /** By their names; not to be changed. */
  static Map<String, SpriteBitmap> spriteBitmaps() {
    return PICTURES;
  }

  private static Map<String, SpriteBitmap> read() {
    Map<String, SpriteBitmap> spriteBitmaps = new TreeMap<>();
    for (String name : new TileSetGenerator(1).names()) {
      Path file = Path.of("tiles", "fantasy", name + ".png");
      try {
        byte[] rgba = decode(Files.readAllBytes(file));
        SpriteBitmap spriteBitmap = new SpriteBitmap(54);
        System.arraycopy(rgba, 0, spriteBitmap.rgba(), 0, rgba.length);
        spriteBitmaps.put(name, spriteBitmap);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return spriteBitmaps;
  }

  /** The pixels of a PNG of eight bits and four channels. */
  static byte[] decode(byte[] file) {
    PngReader reader = new PngReader(new ByteArrayInputStream(file));
    byte[] rgba = new byte[reader.imgInfo.cols * reader.imgInfo.rows * 4];
    for (int y = 0; y < reader.imgInfo.rows; y++) {
      int[] row = ((ImageLineInt) reader.readRow()).getScanline();
      for (int i = 0; i < row.length; i++) {
        rgba[y * row.length + i] = (byte) row[i];
      }
    }
    reader.end();
    return rgba;
  }
}
