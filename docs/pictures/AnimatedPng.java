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

/**
 * Puts pictures together as an animated PNG, without decoding them: {@code java AnimatedPng.java
 * OUT.png MILLIS FRAME.png [MILLIS FRAME.png ...]}. All pictures have one size and color type.
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
    for (int frame = 0; frame < frames; frame++) {
      byte[] file = Files.readAllBytes(Path.of(args[2 + 2 * frame]));
      List<Chunk> chunks = chunks(file);
      byte[] header = chunks.get(0).data();
      if (frame == 0) {
        out.write(file, 0, SIGNATURE_BYTES);
        write(out, "IHDR", header);
        write(out, "acTL", ByteBuffer.allocate(8).putInt(frames).putInt(0).array());
      }
      ByteBuffer control = ByteBuffer.allocate(26).putInt(number++);
      control.put(header, 0, 8).putInt(0).putInt(0); // width and height, at the upper left corner
      control.putShort(Short.parseShort(args[1 + 2 * frame])).putShort((short) 1000);
      write(out, "fcTL", control.array()); // the last two bytes are 0: replace all that was there
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
