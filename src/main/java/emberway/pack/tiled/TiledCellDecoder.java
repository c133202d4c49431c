package emberway.pack.tiled;

import com.github.luben.zstd.Zstd;
import com.github.luben.zstd.ZstdIOException;
import com.github.luben.zstd.ZstdInputStream;
import emberway.io.PrintableText;
import emberway.pack.json.IntArrayList;
import emberway.pack.problem.SpellingSuggestion;
import emberway.tiled.TiledCells;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.InflaterInputStream;

/**
 * Decodes the cells of a layer or a chunk: numbers, csv, or base64 that may be compressed.
 *
 * <p>The stated number of cells is not trusted: memory grows with the actual data, and unpacking
 * ends at the last cell, whatever follows. Large packed data is unpacked twice, first only to count
 * its cells.
 */
final class TiledCellDecoder {
  private static final List<String> ENCODINGS = List.of("csv", "base64");
  private static final List<String> COMPRESSIONS = List.of("zlib", "gzip", "zstd");
  private static final int BUFFER = 1 << 16;
  private static final int MANY = 1 << 18; // cells

  private final TiledElement element; // has the content; receives problems
  private final String encoding;
  private final String compression;
  private final int cells;
  private boolean hasMore; // than the stated cells

  private TiledCellDecoder(TiledElement element, String encoding, String compression, int cells) {
    this.element = element;
    this.encoding = encoding;
    this.compression = compression;
    this.cells = cells;
  }

  /**
   * Decodes cells.
   *
   * @param data the element that names the encoding
   * @param content {@code data} itself, or one of its chunks
   * @param cells the stated number
   * @return the tile numbers with flip bits [size: cells, or less if the others are empty]; empty
   *     after reporting a problem
   */
  static Optional<int[]> decode(TiledElement data, TiledElement content, int cells) {
    TiledCellDecoder decoder =
        new TiledCellDecoder(content, data.text("encoding"), data.text("compression"), cells);
    Optional<int[]> gids = decoder.decode().filter(found -> decoder.isComplete(found.length));
    gids.ifPresent(TiledCellDecoder::dropHexagonalTurns);
    return gids;
  }

  private Optional<int[]> decode() {
    if (element.numbers().isPresent()) {
      return element.numbers().map(IntArrayList::toArray);
    }
    if (encoding.isEmpty() && element.text().chars().allMatch(Character::isWhitespace)) {
      return Optional.of(new int[0]);
    }
    return switch (encoding) {
      case "csv" -> csv();
      case "base64" -> base64();
      default -> {
        element.error(
            "the encoding is " + PrintableText.quote(encoding),
            SpellingSuggestion.remedy(encoding, ENCODINGS));
        yield Optional.empty();
      }
    };
  }

  /** Whether there are as many cells as stated; XML and numbers may end before, with a warning. */
  private boolean isComplete(int found) {
    if (found == cells && !hasMore) {
      return true;
    }
    if (encoding.isEmpty() && found < cells) {
      element.warning(
          "<%s> holds %s, its size is %d; the others stay empty"
              .formatted(element.name(), PrintableText.count(found, "cell"), cells),
          "fix the size, or get the whole file again");
      return true;
    }
    element.error(
        "<%s> holds %s%d cells, its size is %d"
            .formatted(
                element.name(),
                hasMore || found > cells ? "more than " : "",
                hasMore ? cells : Math.min(found, cells),
                cells),
        "fix the size, or get the whole file again");
    return false;
  }

  private static void dropHexagonalTurns(int[] gids) {
    for (int i = 0; i < gids.length; i++) {
      gids[i] &= ~TiledCells.ROTATE_HEXAGONALLY;
    }
  }

  /** Parses numbers between commas, ignoring white space. */
  private Optional<int[]> csv() {
    CharSequence text = element.text();
    int length = text.length();
    IntArrayList numbers = new IntArrayList();
    long number = 0;
    boolean isInNumber = false;
    for (int i = 0; i < length && numbers.size() <= cells; i++) {
      char c = text.charAt(i);
      if (c >= '0' && c <= '9') {
        number = number * 10 + (c - '0');
        isInNumber = true;
        if (number > 0xFFFFFFFFL) {
          return notCsv("a tile number beyond 4,294,967,295", numbers.size());
        }
      } else if (c == ',') {
        numbers.add((int) number);
        number = 0;
        isInNumber = false;
      } else if (c > ' ') {
        return notCsv(PrintableText.quote(c), numbers.size());
      }
    }
    if (isInNumber) {
      numbers.add((int) number);
    }
    return Optional.of(numbers.toArray());
  }

  private Optional<int[]> notCsv(String found, int cell) {
    element.error(
        "%s in the csv of <%s>, after %s"
            .formatted(found, element.name(), PrintableText.count(cell, "cell")),
        "write whole numbers with commas between them");
    return Optional.empty();
  }

  private Optional<int[]> base64() {
    if (!compression.isEmpty() && !COMPRESSIONS.contains(compression)) {
      element.error(
          "the compression is " + PrintableText.quote(compression),
          SpellingSuggestion.remedy(compression, COMPRESSIONS));
      return Optional.empty();
    }
    byte[] packed;
    try {
      packed = Base64.getDecoder().decode(withoutSpace(element.text()));
    } catch (IllegalArgumentException e) {
      element.error("<%s> is not base64".formatted(element.name()), "save the map again");
      return Optional.empty();
    }
    try {
      return readInts(packed);
    } catch (ZstdIOException e) {
      boolean isVast = e.getErrorCode() == Zstd.errFrameParameterWindowTooLarge();
      element.error(
          isVast
              ? "<%s> needs more than 128 MiB of memory to be unpacked".formatted(element.name())
              : "<%s> is cut off or damaged".formatted(element.name()),
          isVast ? "save the map again, or with zlib" : "get the whole file again");
    } catch (IOException e) {
      element.error(
          "<%s> is cut off or damaged".formatted(element.name()), "get the whole file again");
    } catch (LinkageError e) { // zstd is native code
      element.error("this system cannot decompress zstd", "save the map with zlib");
    }
    return Optional.empty();
  }

  private static byte[] withoutSpace(CharSequence text) {
    byte[] bytes = text.toString().getBytes(StandardCharsets.ISO_8859_1);
    int end = 0;
    for (byte b : bytes) {
      if (b < 0 || b > ' ') {
        bytes[end++] = b;
      }
    }
    return Arrays.copyOf(bytes, end);
  }

  private InputStream unpacked(byte[] packed) throws IOException {
    InputStream in = new ByteArrayInputStream(packed);
    return switch (compression) {
      case "zlib" -> new InflaterInputStream(in, new java.util.zip.Inflater(), BUFFER);
      case "gzip" -> new GZIPInputStream(in, BUFFER);
      case "zstd" -> new ZstdInputStream(in);
      default -> in;
    };
  }

  /** Reads little-endian numbers up to the stated count, and notes whether more follow. */
  private Optional<int[]> readInts(byte[] packed) throws IOException {
    if (cells > MANY && !isComplete(readInts(packed, new int[0]))) {
      return Optional.empty();
    }
    int[] gids = new int[cells];
    int size = readInts(packed, gids);
    return Optional.of(size == cells ? gids : Arrays.copyOf(gids, size));
  }

  /**
   * Unpacks numbers, up to one more than stated.
   *
   * @param gids receives the numbers; empty to count them only
   * @return the number of numbers
   */
  private int readInts(byte[] packed, int[] gids) throws IOException {
    int size = 0;
    byte[] buffer = new byte[BUFFER];
    ByteBuffer view = ByteBuffer.wrap(buffer).order(ByteOrder.LITTLE_ENDIAN);
    try (InputStream in = unpacked(packed)) {
      for (int read = buffer.length; read == buffer.length; ) {
        read = in.readNBytes(buffer, 0, buffer.length);
        int count = read / Integer.BYTES;
        if (read % Integer.BYTES != 0 || (long) size + count > cells) {
          hasMore = true;
          break;
        }
        if (gids.length > 0) {
          view.asIntBuffer().get(0, gids, size, count);
        }
        size += count;
      }
    }
    return size;
  }
}
