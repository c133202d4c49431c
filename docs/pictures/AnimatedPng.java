import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;
import javax.imageio.ImageIO;

/**
 * Puts pictures of one size together as an animated PNG: {@code java AnimatedPng.java OUT.png
 * MILLIS FRAME.png [MILLIS FRAME.png ...]}. Each frame holds the rectangle that differs from the
 * one before.
 */
final class AnimatedPng {
  private static final int SIGNATURE_BYTES = 8;

  private AnimatedPng() {}

  /** A part of a PNG file. */
  private record Chunk(String type, byte[] data) {}

  public static void main(String[] args) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    int frames = args.length / 2;
    int number = 0; // of the next chunk of the animation
    BufferedImage before = null;
    for (int frame = 0; frame < frames; frame++) {
      BufferedImage picture = decoded(Path.of(args[2 + 2 * frame]));
      Rectangle part = changed(before, picture);
      byte[] file = encoded(picture.getSubimage(part.x, part.y, part.width, part.height));
      List<Chunk> chunks = chunks(file);
      if (frame == 0) {
        out.write(file, 0, SIGNATURE_BYTES);
        write(out, "IHDR", chunks.get(0).data());
        write(out, "acTL", ByteBuffer.allocate(8).putInt(frames).putInt(0).array());
      }
      ByteBuffer control = ByteBuffer.allocate(26).putInt(number++);
      control.putInt(part.width).putInt(part.height).putInt(part.x).putInt(part.y);
      control.putShort(Short.parseShort(args[1 + 2 * frame])).putShort((short) 1000);
      write(
          out,
          "fcTL",
          control.array()); // the last two bytes are 0: keep what is around, replace it
      before = picture;
      for (Chunk chunk : chunks) {
        if (chunk.type().equals("IDAT")) {
          byte[] data = chunk.data();
          if (frame == 0) {
            write(out, "IDAT", data);
          } else {
            ByteBuffer numbered = ByteBuffer.allocate(4 + data.length).putInt(number++).put(data);
            write(out, "fdAT", numbered.array());
          }
        }
      }
    }
    write(out, "IEND", new byte[0]);
    Files.write(Path.of(args[0]), bytes.toByteArray());
  }

  /** A picture with transparency, so that all frames have one color type. */
  private static BufferedImage decoded(Path file) throws IOException {
    BufferedImage read = ImageIO.read(file.toFile());
    BufferedImage picture =
        new BufferedImage(read.getWidth(), read.getHeight(), BufferedImage.TYPE_INT_ARGB);
    for (int y = 0; y < read.getHeight(); y++) {
      for (int x = 0; x < read.getWidth(); x++) {
        picture.setRGB(x, y, read.getRGB(x, y));
      }
    }
    return picture;
  }

  /**
   * Where two pictures differ; all of the second if there is no first, a pixel if they are equal.
   */
  private static Rectangle changed(BufferedImage before, BufferedImage after) {
    Rectangle part = before == null ? after.getRaster().getBounds() : new Rectangle(0, 0, 1, 1);
    boolean isFirst = true;
    for (int y = 0; before != null && y < after.getHeight(); y++) {
      for (int x = 0; x < after.getWidth(); x++) {
        if (before.getRGB(x, y) != after.getRGB(x, y)) {
          Rectangle pixel = new Rectangle(x, y, 1, 1);
          part = isFirst ? pixel : part.union(pixel);
          isFirst = false;
        }
      }
    }
    return part;
  }

  private static byte[] encoded(BufferedImage picture) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageIO.write(picture, "png", bytes);
    return bytes.toByteArray();
  }

  private static List<Chunk> chunks(byte[] file) {
    List<Chunk> result = new ArrayList<>();
    ByteBuffer in = ByteBuffer.wrap(file).position(SIGNATURE_BYTES);
    while (in.hasRemaining()) {
      byte[] data = new byte[in.getInt()];
      byte[] type = new byte[4];
      in.get(type).get(data).getInt(); // the checksum
      result.add(new Chunk(new String(type, StandardCharsets.US_ASCII), data));
    }
    return result;
  }

  private static void write(DataOutputStream out, String type, byte[] data) throws IOException {
    byte[] name = type.getBytes(StandardCharsets.US_ASCII);
    CRC32 checksum = new CRC32();
    checksum.update(name);
    checksum.update(data);
    out.writeInt(data.length);
    out.write(name);
    out.write(data);
    out.writeInt((int) checksum.getValue());
  }
}
