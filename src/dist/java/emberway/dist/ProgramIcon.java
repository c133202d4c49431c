package emberway.dist;

import emberway.art.TileSetGenerator;
import emberway.art.raster.PngFile;
import emberway.art.raster.SpriteBitmap;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;

/**
 * The window's icon, an erupting volcano on grass, in the files that desktops read: PNG on Linux,
 * ICO on Windows, ICNS on macOS. The latter two contain PNGs of several sizes.
 */
final class ProgramIcon {
  private static final int SCALE = 8; // of tiles of 54 px

  private static final List<Integer> ICO_SIZES = List.of(16, 20, 24, 32, 40, 48, 64, 128, 256);
  private static final int ICO_HEAD = 6; // [bytes]
  private static final int ICO_ENTRY = 16; // [bytes]
  private static final int ICO_LARGEST = 256; // [pixels] is written as 0
  private static final short BITS_PER_PIXEL = 32;

  /** The sizes in pixels by type; two of them are for screens of double density. */
  private static final Map<String, Integer> ICNS_SIZES = new LinkedHashMap<>();

  static {
    ICNS_SIZES.put("ic11", 32);
    ICNS_SIZES.put("ic12", 64);
    ICNS_SIZES.put("ic07", 128);
    ICNS_SIZES.put("ic13", 256);
    ICNS_SIZES.put("ic08", 256);
    ICNS_SIZES.put("ic14", 512);
    ICNS_SIZES.put("ic09", 512);
  }

  private static final int ICNS_HEAD = 8; // [bytes] of the file, and of each picture

  private final BufferedImage picture;

  /** Draws the icon by the program that draws the tiles. */
  ProgramIcon() throws IOException {
    this(SCALE);
  }

  /** Draws the icon from tiles of so many times their usual size. */
  ProgramIcon(int scale) throws IOException {
    TileSetGenerator tiles = new TileSetGenerator(scale);
    SpriteBitmap sprite = tiles.spriteBitmap("L1_Terrain001");
    sprite.lay(tiles.spriteBitmap("L2_VolcanoErupting"));
    picture = ImageIO.read(new ByteArrayInputStream(PngFile.encode(sprite)));
  }

  /** The bytes of a PNG with that many pixels on each side. */
  byte[] png(int size) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ImageIO.write(scaled(size), "png", out);
    return out.toByteArray();
  }

  /** The bytes of an ICO: a directory of its pictures, and these. */
  byte[] ico() throws IOException {
    List<byte[]> pictures = new ArrayList<>();
    for (int size : ICO_SIZES) {
      pictures.add(png(size));
    }
    int offset = ICO_HEAD + pictures.size() * ICO_ENTRY;
    int length = offset + pictures.stream().mapToInt(png -> png.length).sum();
    ByteBuffer file = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
    file.putShort((short) 0).putShort((short) 1).putShort((short) pictures.size());
    for (int i = 0; i < pictures.size(); i++) {
      byte side = (byte) (ICO_SIZES.get(i) % ICO_LARGEST);
      file.put(side).put(side).putShort((short) 0); // no palette
      file.putShort((short) 1).putShort(BITS_PER_PIXEL); // one plane
      file.putInt(pictures.get(i).length).putInt(offset);
      offset += pictures.get(i).length;
    }
    pictures.forEach(file::put);
    return file.array();
  }

  /** The bytes of an ICNS: each picture after its type and length. */
  byte[] icns() throws IOException {
    ByteArrayOutputStream pictures = new ByteArrayOutputStream();
    for (Map.Entry<String, Integer> entry : ICNS_SIZES.entrySet()) {
      byte[] png = png(entry.getValue());
      pictures.write(head(entry.getKey(), png.length));
      pictures.write(png);
    }
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    file.write(head("icns", pictures.size()));
    pictures.writeTo(file);
    return file.toByteArray();
  }

  private static byte[] head(String type, int length) {
    ByteBuffer head = ByteBuffer.allocate(ICNS_HEAD);
    head.put(type.getBytes(StandardCharsets.US_ASCII)).putInt(ICNS_HEAD + length);
    return head.array();
  }

  private BufferedImage scaled(int size) {
    BufferedImage from = picture;
    while (from.getWidth() >= 2 * size) { // one step down would leave out pixels
      from = drawn(from, from.getWidth() / 2);
    }
    return drawn(from, size);
  }

  private static BufferedImage drawn(BufferedImage from, int size) {
    BufferedImage to = new BufferedImage(size, size, BufferedImage.TYPE_INT_ARGB);
    Graphics2D graphics = to.createGraphics();
    graphics.setRenderingHint(
        RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
    graphics.drawImage(from, 0, 0, size, size, null);
    graphics.dispose();
    return to;
  }
}
