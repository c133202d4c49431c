package emberway.pack.store;

import emberway.io.SpecialFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/** The kind of a file, recognized by its first bytes. */
public enum FileKind {
  TEXT_MAP("an Emberway text map", MapFormat.TEXT),
  MOVING_AI_MAP("a MovingAI map", MapFormat.MOVING_AI),
  MOVING_AI_SCENARIO("a MovingAI scenario"),
  EMPTY("an empty file"),
  PNG("a PNG picture"),
  PICTURE("a GIF, JPEG or WebP picture"),
  ZIP("a zip file"),
  GZIP("a gzip file"),
  UTF_16("text in UTF-16"),
  UTF_32("text in UTF-32"),
  XML("XML", MapFormat.TILED),
  JSON("JSON", MapFormat.TILED),
  BINARY("a binary file"),
  TEXT("some other text");

  /** The number of first bytes that decide the kind. */
  public static final int LOOK_AT = 1024;

  private static final int XML_LOOK_AT = 256;

  private static final byte[] BOM = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

  private final String label;
  private final Optional<MapFormat> mapFormat;

  FileKind(String label) {
    this.label = label;
    mapFormat = Optional.empty();
  }

  FileKind(String label, MapFormat mapFormat) {
    this.label = label;
    this.mapFormat = Optional.of(mapFormat);
  }

  /** The kind with its article: "a PNG picture". */
  public String label() {
    return label;
  }

  /** The map format that such a file may have. */
  public Optional<MapFormat> mapFormat() {
    return mapFormat;
  }

  /** Whether a file starts like a zip; false if it cannot be read. */
  public static boolean isZip(Path file) {
    if (!SpecialFile.isPlain(file)) {
      return false;
    }
    try (InputStream in = Files.newInputStream(file)) {
      return byMagic(in.readNBytes(LOOK_AT)) == ZIP;
    } catch (IOException e) {
      return false;
    }
  }

  /** The length of a UTF-8 byte order mark at the start: 3 or 0. */
  public static int bomLength(byte[] bytes) {
    return startsWith(bytes, BOM) ? BOM.length : 0;
  }

  /** The kind of a file with these first bytes. */
  public static FileKind of(byte[] bytes) {
    int from = bomLength(bytes);
    if (bytes.length == from) {
      return EMPTY;
    }
    if (isWideXml(bytes)) {
      return XML;
    }
    FileKind byMagic = byMagic(bytes);
    if (byMagic != null) {
      return byMagic;
    }
    int to = Math.min(bytes.length, from + LOOK_AT);
    for (int i = from; i < to; i++) {
      if (bytes[i] == 0) {
        return BINARY;
      }
    }
    return byWords(new String(bytes, from, to - from, StandardCharsets.UTF_8));
  }

  /** UTF-16 if XML starts with its byte order mark or with a {@code <} of two bytes; else UTF-8. */
  public static Charset wide(byte[] bytes) {
    int first = bytes.length < 2 ? 0 : (bytes[0] & 0xFF) << 8 | (bytes[1] & 0xFF);
    return switch (first) {
      case 0xFEFF, '<' -> StandardCharsets.UTF_16BE;
      case 0xFFFE, '<' << 8 -> StandardCharsets.UTF_16LE;
      default -> StandardCharsets.UTF_8;
    };
  }

  /** Whether a UTF-16 file begins like XML. */
  private static boolean isWideXml(byte[] bytes) {
    Charset charset = wide(bytes);
    if (charset.equals(StandardCharsets.UTF_8)) {
      return false;
    }
    String start = new String(bytes, 0, Math.min(bytes.length, XML_LOOK_AT) & ~1, charset);
    return withoutMark(start).stripLeading().startsWith("<");
  }

  private static String withoutMark(String text) {
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }

  /** Returns the kind that the first bytes tell, or null: then words may tell it. */
  private static FileKind byMagic(byte[] bytes) {
    if (startsWith(bytes, 0x89, 'P', 'N', 'G')) {
      return PNG;
    }
    if (startsWith(bytes, 0xFF, 0xD8, 0xFF)
        || startsWith(bytes, 'G', 'I', 'F', '8')
        || startsWith(bytes, 'R', 'I', 'F', 'F')) {
      return PICTURE;
    }
    if (startsWith(bytes, 'P', 'K', 3, 4) || startsWith(bytes, 'P', 'K', 5, 6)) {
      return ZIP;
    }
    if (startsWith(bytes, 0x1F, 0x8B)) {
      return GZIP;
    }
    if (startsWith(bytes, 0xFF, 0xFE, 0, 0) || startsWith(bytes, 0, 0, 0xFE, 0xFF)) {
      return UTF_32;
    }
    return startsWith(bytes, 0xFF, 0xFE) || startsWith(bytes, 0xFE, 0xFF) ? UTF_16 : null;
  }

  private static FileKind byWords(String start) {
    if (start.startsWith(TextMapSyntax.MAGIC)) {
      return TEXT_MAP;
    }
    if (start.startsWith("type ")) {
      return MOVING_AI_MAP;
    }
    if (start.startsWith("version ")) {
      return MOVING_AI_SCENARIO;
    }
    String stripped = start.stripLeading();
    if (stripped.startsWith("<")) {
      return XML;
    }
    if (stripped.startsWith("{")) {
      return JSON;
    }
    // Bytes that are no text were decoded as replacement characters. Text in any language has less
    // than a third of them.
    long odd = start.chars().filter(c -> c == 0xFFFD || (c < ' ' && !isBreak(c))).count();
    return odd * 3 > start.length() ? BINARY : TEXT;
  }

  private static boolean isBreak(int c) {
    return c == '\n' || c == '\r' || c == '\t' || c == '\f';
  }

  private static boolean startsWith(byte[] bytes, int... magic) {
    byte[] expected = new byte[magic.length];
    for (int i = 0; i < magic.length; i++) {
      expected[i] = (byte) magic[i];
    }
    return startsWith(bytes, expected);
  }

  private static boolean startsWith(byte[] bytes, byte[] magic) {
    return bytes.length >= magic.length
        && Arrays.equals(bytes, 0, magic.length, magic, 0, magic.length);
  }
}
