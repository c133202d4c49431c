package emberway.pack.store;

import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * The files of a zip. Only requested files are unpacked, in memory, and never beyond the size in
 * the directory or what the compressed bytes can yield.
 */
public final class ZipFiles implements PackFiles {
  /** A local header's length without its name. [bytes] */
  static final int LOCAL_LENGTH = 30;

  /** Files up to this size are accepted at any compression ratio. [bytes] */
  static final int SMALL = 16 << 20;

  /** The largest compression ratio of a file larger than {@link #SMALL}. */
  static final int MAX_RATIO = 200;

  /** How far all maps together may exceed {@link #MAX_RATIO}. [bytes] */
  static final long MAX_EXCESS = 64 << 20;

  private static final int LOCAL_MAGIC = 0x04034b50;
  private static final int MAX_DEFLATE_RATIO = 1032; // zlib's largest compression ratio
  private static final int BUFFER = 1 << 16;

  private final ByteSource source;
  private final String display;
  private final Map<String, ZipDirectory.Entry> entries; // by full name
  private final String prefix; // the pack's own folder in the zip

  private ZipFiles(
      ByteSource source, String display, Map<String, ZipDirectory.Entry> entries, String prefix) {
    this.source = source;
    this.display = display;
    this.entries = entries;
    this.prefix = prefix;
  }

  /** Opens a zip on disk. */
  public static ZipFiles open(Path zip, String display) throws UnreadableException {
    return open(ByteSource.OnDisk.of(zip, display), display);
  }

  /**
   * Opens a zip. If its root has no {@value PackFiles#LISTING} but exactly one folder has, the pack
   * is that folder.
   */
  public static ZipFiles open(ByteSource source, String display) throws UnreadableException {
    Map<String, ZipDirectory.Entry> entries = ZipDirectory.read(source, display);
    List<String> roots =
        entries.keySet().stream()
            .filter(name -> name.endsWith("/" + LISTING))
            .map(name -> name.substring(0, name.length() - LISTING.length()))
            .filter(folder -> folder.indexOf('/') == folder.length() - 1)
            .toList();
    boolean isAtRoot = entries.containsKey(LISTING) || roots.size() != 1;
    return new ZipFiles(source, display, entries, isAtRoot ? "" : roots.get(0));
  }

  @Override
  public String display() {
    return display;
  }

  @Override
  public boolean has(String path) {
    return entries.containsKey(prefix + path);
  }

  @Override
  public List<String> names(String folder) {
    String start = prefix + (folder.isEmpty() ? "" : folder + "/");
    return entries.keySet().stream()
        .filter(name -> name.startsWith(start) && name.indexOf('/', start.length()) < 0)
        .map(name -> name.substring(start.length()))
        .sorted()
        .toList();
  }

  @Override
  public List<String> all() {
    return entries().stream().map(this::path).toList();
  }

  @Override
  public byte[] head(String path, int bytes) throws UnreadableException {
    ZipDirectory.Entry entry = entry(path);
    return content(path, entry, (int) Math.min(bytes, entry.size()));
  }

  @Override
  public byte[] readIf(String path, int bytes, Predicate<byte[]> isWanted, int maxBytes)
      throws UnreadableException {
    return entry(path).size() <= BUFFER
        ? read(path, maxBytes) // cheaper than opening it twice
        : PackFiles.super.readIf(path, bytes, isWanted, maxBytes);
  }

  @Override
  public byte[] read(String path, int maxBytes) throws UnreadableException {
    ZipDirectory.Entry entry = entry(path);
    if (entry.size() > maxBytes) {
      throw FileBytes.tooLarge(display(path), maxBytes);
    }
    return read(entry);
  }

  /** Reads a file of any size, unless its sizes are false or those of a zip bomb. */
  public byte[] read(ZipDirectory.Entry entry) throws UnreadableException {
    refuseBomb(entry);
    if (entry.size() > Integer.MAX_VALUE - 8) {
      throw FileBytes.tooLarge(shown(entry), Integer.MAX_VALUE);
    }
    byte[] content = content(path(entry), entry, (int) entry.size());
    CRC32 crc = new CRC32();
    crc.update(content);
    if ((int) crc.getValue() != entry.crc()) {
      throw damaged(entry);
    }
    return content;
  }

  @Override
  public List<Problem> problemsBesides(Set<String> paths) {
    Set<String> names = paths.stream().map(path -> prefix + path).collect(Collectors.toSet());
    try (ByteSource.Held held = source.hold()) {
      return new ZipCheck(new ZipFiles(held, display, entries, prefix)).problems(names);
    } catch (UnreadableException changed) {
      return changed.problems();
    } catch (IOException e) {
      return FileBytes.unreadable(display, e).problems();
    }
  }

  /** All files by name, also those outside the pack's own folder. */
  public List<ZipDirectory.Entry> entries() {
    return entries.values().stream()
        .sorted(Comparator.comparing(ZipDirectory.Entry::name))
        .toList();
  }

  /**
   * Refuses a file that claims more than its bytes can yield, or whose compression ratio is
   * suspicious.
   */
  void refuseBomb(ZipDirectory.Entry entry) throws UnreadableException {
    refuseLies(entry);
    if (entry.size() > SMALL && entry.size() > entry.packed() * MAX_RATIO) {
      throw refused(
          path(entry),
          "expands to %d times its size, as a zip bomb does"
              .formatted(entry.size() / Math.max(1, entry.packed())),
          "unpack it if you trust it, and name the folder");
    }
  }

  @Override
  public void refuseBombOf(Collection<String> paths) throws UnreadableException {
    long size = 0;
    long packed = 0;
    long excess = 0;
    for (String path : Set.copyOf(paths)) {
      ZipDirectory.Entry entry = entries.get(prefix + path);
      if (entry != null) {
        long real = Math.min(entry.size(), most(entry)); // false sizes are reported later
        size += real;
        packed += entry.packed();
        excess += excess(real, entry.packed());
      }
    }
    if (excess > MAX_EXCESS) {
      throw new UnreadableException(
          Problem.inFile(
              display,
              "its maps expand to %d MiB, %d times their size, as a zip bomb does"
                  .formatted(size >> 20, size / Math.max(1, packed)),
              "unpack it if you trust it, and name the folder"));
    }
  }

  /** By how much a file exceeds {@link #MAX_RATIO} times its packed size. [bytes] */
  static long excess(long size, long packed) {
    return Math.max(0, size - packed * MAX_RATIO);
  }

  /** A file's compressed bytes; the caller closes the stream. */
  InputStream packed(ZipDirectory.Entry entry) throws IOException, UnreadableException {
    InputStream in = source.from(entry.offset());
    try {
      skipHeader(in, path(entry), entry);
      return new FirstBytes(in, entry.packed());
    } catch (IOException | UnreadableException e) {
      in.close();
      throw e;
    }
  }

  /** Whether an entry is the file at a path in the pack. */
  public boolean isAt(ZipDirectory.Entry entry, String path) {
    return entry.name().equals(prefix + path);
  }

  /** A file's name in problems. */
  String shown(ZipDirectory.Entry entry) {
    return display(path(entry));
  }

  private String path(ZipDirectory.Entry entry) {
    return entry.name().startsWith(prefix) ? entry.name().substring(prefix.length()) : entry.name();
  }

  private ZipDirectory.Entry entry(String path) throws UnreadableException {
    ZipDirectory.Entry entry = entries.get(prefix + path);
    if (entry == null) {
      throw notFound(path);
    }
    refuseLies(entry);
    return entry;
  }

  private void refuseLies(ZipDirectory.Entry entry) throws UnreadableException {
    if (entry.size() > most(entry)) {
      throw lies(path(entry));
    }
  }

  /** The most bytes that a file's packed bytes can yield. */
  private static long most(ZipDirectory.Entry entry) {
    long times = entry.method() == ZipDirectory.STORED ? 1 : MAX_DEFLATE_RATIO;
    return entry.packed() * times + BUFFER;
  }

  /**
   * Unpacks a file's first bytes; if these are all, checks that its size is as stated in the
   * directory.
   */
  private byte[] content(String path, ZipDirectory.Entry entry, int length)
      throws UnreadableException {
    try (InputStream in = source.from(entry.offset())) {
      skipHeader(in, path, entry);
      if (entry.method() == ZipDirectory.DEFLATED) {
        return inflate(in, path, entry, length);
      }
      if (entry.size() != entry.packed()) {
        throw lies(path);
      }
      byte[] content = in.readNBytes(length);
      if (content.length < length) {
        throw damaged(path);
      }
      return content;
    } catch (EOFException e) {
      throw damaged(path);
    } catch (IOException e) {
      throw FileBytes.unreadable(display(path), e);
    }
  }

  private void skipHeader(InputStream in, String path, ZipDirectory.Entry entry)
      throws IOException, UnreadableException {
    ByteBuffer header = ByteBuffer.wrap(in.readNBytes(LOCAL_LENGTH)).order(ByteOrder.LITTLE_ENDIAN);
    if (header.capacity() < LOCAL_LENGTH || header.getInt(0) != LOCAL_MAGIC) {
      throw damaged(path);
    }
    byte[] name = in.readNBytes(header.getShort(26) & 0xFFFF);
    if (!Arrays.equals(name, entry.name().getBytes(StandardCharsets.UTF_8))) {
      throw refused(path, "has another name in the zip's directory", "pack it again");
    }
    int extra = header.getShort(28) & 0xFFFF;
    in.skipNBytes(extra);
    if (entry.offset() + LOCAL_LENGTH + name.length + extra + entry.packed() > entry.end()) {
      throw damaged(path);
    }
  }

  private byte[] inflate(InputStream in, String path, ZipDirectory.Entry entry, int length)
      throws IOException, UnreadableException {
    byte[] content = new byte[length];
    byte[] packed = new byte[(int) Math.min(Math.max(1, entry.packed()), BUFFER)];
    byte[] beyond = new byte[1]; // detects data beyond the stated size
    long left = entry.packed();
    int filled = 0;
    Inflater inflater = new Inflater(true);
    try {
      while (!inflater.finished()) {
        if (inflater.needsInput()) {
          int count = in.readNBytes(packed, 0, (int) Math.min(left, packed.length));
          if (count == 0) {
            throw filled == length && length < entry.size() ? damaged(path) : lies(path);
          }
          left -= count;
          inflater.setInput(packed, 0, count);
        }
        if (filled < length) {
          filled += inflater.inflate(content, filled, length - filled);
        } else if (length < entry.size()) {
          return content; // only the head was requested
        } else if (inflater.inflate(beyond) > 0) {
          throw lies(path);
        }
        if (inflater.needsDictionary()) {
          throw damaged(path);
        }
      }
    } catch (DataFormatException e) {
      throw damaged(path);
    } finally {
      inflater.end();
    }
    if (filled < length) {
      throw lies(path);
    }
    return content;
  }

  /** The error for bytes that differ from the original ones. */
  UnreadableException damaged(ZipDirectory.Entry entry) {
    return damaged(path(entry));
  }

  /** The error for a file that is longer or shorter than stated. */
  UnreadableException lies(ZipDirectory.Entry entry) {
    return lies(path(entry));
  }

  private UnreadableException lies(String path) {
    return refused(path, "is not as long as the zip's directory says", "pack it again");
  }

  private UnreadableException damaged(String path) {
    return refused(path, "is damaged in the zip", "copy or pack the zip again");
  }

  private UnreadableException refused(String path, String message, String remedy) {
    return new UnreadableException(Problem.inFile(display(path), message, remedy));
  }

  /** Limits a stream to a number of bytes. */
  private static final class FirstBytes extends FilterInputStream {
    private long left;

    FirstBytes(InputStream in, long count) {
      super(in);
      left = count;
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] into, int from, int length) throws IOException {
      if (left == 0) {
        return -1;
      }
      int count = super.read(into, from, (int) Math.min(left, length));
      left -= Math.max(0, count);
      return count;
    }
  }
}
