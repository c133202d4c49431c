package emberway.pack.store;

import emberway.io.PrintableText;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads a zip's directory strictly: ambiguous data that programs could read differently is refused.
 * Reads only the directory, up to a size limit, and no entry's content.
 *
 * <p>Source: PKWARE, APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16.
 */
public final class ZipDirectory {
  /** The largest directory. [bytes] */
  static final int MAX_BYTES = 16 << 20;

  private static final int END_MAGIC = 0x06054b50;
  private static final int END_LENGTH = 22;
  private static final int MAX_COMMENT = 0xFFFF;
  private static final int MAGIC = 0x02014b50;
  private static final int LENGTH = 46;
  private static final int ENCRYPTED = 1;
  private static final int UNIX = 3;
  private static final int FILE_TYPE = 0xF000;
  private static final int LINK = 0xA000;
  private static final long ZIP64 = 0xFFFFFFFFL;

  public static final int STORED = 0;
  public static final int DEFLATED = 8;

  /**
   * A file in a zip.
   *
   * @param method {@link #STORED} or {@link #DEFLATED}
   * @param packed its compressed size [bytes]
   * @param size its stated uncompressed size [bytes]
   * @param offset where its local header starts [bytes]
   * @param end where the next data starts, exclusive [bytes]
   */
  public record Entry(
      String name, int method, int crc, long packed, long size, long offset, long end) {
    private Entry until(long limit) {
      return new Entry(name, method, crc, packed, size, offset, limit);
    }
  }

  private final ByteSource source;
  private final String display;

  private ZipDirectory(ByteSource source, String display) {
    this.source = source;
    this.display = display;
  }

  /**
   * The files of a zip by name, without folders.
   *
   * @param display the zip's name in problems
   */
  static Map<String, Entry> read(ByteSource source, String display) throws UnreadableException {
    try {
      return new ZipDirectory(source, display).read();
    } catch (IOException e) {
      throw FileBytes.unreadable(display, e);
    }
  }

  private Map<String, Entry> read() throws IOException, UnreadableException {
    int tailLength = (int) Math.min(source.length(), END_LENGTH + MAX_COMMENT);
    ByteBuffer tail = bytes(source.length() - tailLength, tailLength);
    int end = findEnd(tail);
    long endAt = source.length() - tailLength + end;
    int count = tail.getShort(end + 10) & 0xFFFF;
    long size = tail.getInt(end + 12) & ZIP64;
    long offset = tail.getInt(end + 16) & ZIP64;
    if (tail.getInt(end + 4) != 0 || (tail.getShort(end + 8) & 0xFFFF) != count) {
      throw refused("is one part of a zip in several files", "join them, or pack it again");
    }
    if (count == 0xFFFF || size == ZIP64 || offset == ZIP64) {
      throw refused("is a zip64", "pack at most 65534 files and 4 GiB");
    }
    if (offset + size != endAt) {
      throw refused("has bytes that belong to no file", "pack it again");
    }
    if (size > MAX_BYTES) {
      throw refused("has a directory of %d bytes".formatted(size), "pack fewer files");
    }
    return entries(bytes(offset, (int) size), count, offset);
  }

  private ByteBuffer bytes(long at, int length) throws IOException, UnreadableException {
    try (InputStream in = source.from(at)) {
      byte[] bytes = in.readNBytes(length);
      if (bytes.length < length) {
        throw damaged();
      }
      return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }
  }

  /** Finds the record that ends a zip: the last one whose comment ends the file. */
  private int findEnd(ByteBuffer tail) throws UnreadableException {
    for (int at = tail.capacity() - END_LENGTH; at >= 0; at--) {
      if (tail.getInt(at) == END_MAGIC
          && at + END_LENGTH + (tail.getShort(at + 20) & 0xFFFF) == tail.capacity()) {
        return at;
      }
    }
    throw damaged();
  }

  private Map<String, Entry> entries(ByteBuffer in, int count, long directoryAt)
      throws UnreadableException {
    List<Entry> all = new ArrayList<>();
    Map<String, String> byKey = new HashMap<>();
    for (int i = 0; i < count; i++) {
      Entry entry = entry(in);
      String earlier = byKey.putIfAbsent(PackPath.key(entry.name), entry.name);
      if (earlier != null) {
        throw refused(
            entry.name.equals(earlier)
                ? "has two files of the name " + PrintableText.quote(earlier)
                : "has the files %s and %s, which many systems treat as the same"
                    .formatted(PrintableText.quote(earlier), PrintableText.quote(entry.name)),
            "keep one of them");
      }
      all.add(entry);
    }
    if (in.hasRemaining()) {
      throw damaged();
    }
    checkFolders(all);
    return apart(all, directoryAt);
  }

  /**
   * Checks that each folder has a single spelling and is not also a file, since systems would
   * unpack different trees.
   */
  private void checkFolders(List<Entry> all) throws UnreadableException {
    Map<String, String> files = new HashMap<>(); // name by key
    for (Entry entry : all) {
      if (!entry.name.endsWith("/")) {
        files.put(PackPath.key(entry.name), entry.name);
      }
    }
    Map<String, String> folders = new HashMap<>(); // name by key
    for (Entry entry : all) {
      for (int end = entry.name.indexOf('/'); end > 0; end = entry.name.indexOf('/', end + 1)) {
        String folder = entry.name.substring(0, end);
        String key = PackPath.key(folder);
        String earlier = folders.putIfAbsent(key, folder);
        if (earlier != null && !earlier.equals(folder)) {
          throw refused(
              "has the folders %s and %s, which many systems treat as the same"
                  .formatted(PrintableText.quote(earlier), PrintableText.quote(folder)),
              "give both one spelling");
        }
        String file = earlier == null ? files.get(key) : null;
        if (file != null) {
          throw refused(
              "has %s as a file and as a folder".formatted(PrintableText.quote(file)),
              "rename one of them");
        }
      }
    }
  }

  /** Checks that no two files share bytes, and returns the files. */
  private Map<String, Entry> apart(List<Entry> all, long directoryAt) throws UnreadableException {
    all.sort(Comparator.comparingLong(Entry::offset));
    Map<String, Entry> files = new HashMap<>();
    for (int i = 0; i < all.size(); i++) {
      Entry entry = all.get(i);
      long limit = i + 1 < all.size() ? all.get(i + 1).offset : directoryAt;
      if (entry.offset + ZipFiles.LOCAL_LENGTH + entry.packed > limit) {
        throw refused(
            "the file %s overlaps what follows it".formatted(PrintableText.quote(entry.name)),
            "pack it again");
      }
      if (!entry.name.endsWith("/")) {
        files.put(entry.name, entry.until(limit));
      }
    }
    return files;
  }

  private Entry entry(ByteBuffer in) throws UnreadableException {
    int at = in.position();
    if (in.remaining() < LENGTH || in.getInt(at) != MAGIC) {
      throw damaged();
    }
    int nameLength = in.getShort(at + 28) & 0xFFFF;
    int rest = (in.getShort(at + 30) & 0xFFFF) + (in.getShort(at + 32) & 0xFFFF);
    if (in.remaining() < LENGTH + nameLength + rest) {
      throw damaged();
    }
    String name = name(in.slice(at + LENGTH, nameLength));
    int method = in.getShort(at + 10) & 0xFFFF;
    long packed = in.getInt(at + 20) & ZIP64;
    long size = in.getInt(at + 24) & ZIP64;
    if ((in.getShort(at + 8) & ENCRYPTED) != 0) {
      throw refused(
          "the file %s is encrypted".formatted(PrintableText.quote(name)),
          "pack it without encryption");
    }
    if (method != STORED && method != DEFLATED) {
      throw refused(
          "the file %s is compressed by method %d".formatted(PrintableText.quote(name), method),
          "pack it with 'deflate', as usual");
    }
    boolean isUnix = (in.getShort(at + 4) & 0xFFFF) >> 8 == UNIX;
    if (isUnix && (in.getInt(at + 38) >>> 16 & FILE_TYPE) == LINK) {
      throw refused("%s is a link".formatted(PrintableText.quote(name)), "pack the file itself");
    }
    in.position(at + LENGTH + nameLength + rest);
    return new Entry(name, method, in.getInt(at + 16), packed, size, in.getInt(at + 42) & ZIP64, 0);
  }

  private String name(ByteBuffer bytes) throws UnreadableException {
    String name;
    try {
      name = StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
    } catch (CharacterCodingException e) {
      throw refused("has a file whose name is not UTF-8", "pack it again with names in UTF-8");
    }
    String path = name.endsWith("/") ? name.substring(0, name.length() - 1) : name;
    Optional<String> complaint = PackPath.complaint(path);
    if (complaint.isPresent()) {
      throw refused(
          "the file name %s %s".formatted(PrintableText.quote(name), complaint.get()), "rename it");
    }
    return name;
  }

  private UnreadableException damaged() {
    return refused("the zip is damaged or cut off", "copy or pack it again");
  }

  private UnreadableException refused(String message, String remedy) {
    return new UnreadableException(Problem.inFile(display, message, remedy));
  }
}
