package emberway.pack.tiled;

import com.github.luben.zstd.ZstdOutputStream;
import emberway.pack.json.IntArrayList;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Base64;
import java.util.Locale;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPOutputStream;

/** The encodings of a layer's cells in a Tiled map. */
public enum TiledCellEncoding {
  /** Readable numbers. */
  CSV,
  /** Base64 of the raw numbers. */
  BASE64,
  ZLIB,
  GZIP,
  ZSTD;

  private static final int CHUNK = 1 << 14; // numbers written at a time

  /** The name on the command line. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Encodes cells into a layer's data element. */
  void put(IntArrayList cells, TiledElement data) {
    if (this == CSV) {
      data.with("encoding", "csv").setNumbers(cells);
      return;
    }
    data.with("encoding", "base64");
    if (this != BASE64) {
      data.with("compression", label());
    }
    data.setText(Base64.getEncoder().encodeToString(packed(cells)));
  }

  private byte[] packed(IntArrayList cells) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream out = packing(bytes)) {
      ByteBuffer buffer = ByteBuffer.allocate(CHUNK * Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN);
      for (int i = 0; i < cells.size(); i++) {
        buffer.putInt(cells.get(i));
        if (!buffer.hasRemaining() || i == cells.size() - 1) {
          out.write(buffer.array(), 0, buffer.position());
          buffer.clear();
        }
      }
    } catch (IOException e) {
      throw new AssertionError("memory cannot be written to", e);
    }
    return bytes.toByteArray();
  }

  private OutputStream packing(OutputStream out) throws IOException {
    return switch (this) {
      case ZLIB -> new DeflaterOutputStream(out);
      case GZIP -> new GZIPOutputStream(out);
      case ZSTD -> new ZstdOutputStream(out);
      default -> out;
    };
  }
}
