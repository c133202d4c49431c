package emberway.pack.store;

import emberway.io.AtomicFile;
import emberway.io.AtomicFolder;
import emberway.io.UnwritableException;
import emberway.pack.problem.UnreadableException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * The files of a new pack, by their paths in it. The same files always give the same zip bytes:
 * sorted by path, with a constant time stamp, and compressed by a fixed rule.
 */
public final class PackContent {
  /** A constant time that zips can express and no time zone shifts. */
  private static final LocalDateTime TIME = LocalDateTime.of(1980, 2, 1, 0, 0);

  private static final String PNG = ".png"; // already compressed
  private static final int MAX_FILE_BYTES = 1 << 29;

  /** Creates or reads a file's bytes on demand. */
  @FunctionalInterface
  public interface Source {
    byte[] bytes() throws UnreadableException;
  }

  /** Carries an UnreadableException through code that only allows IOExceptions. */
  private static final class Carried extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final UnreadableException unreadable;

    Carried(UnreadableException unreadable) {
      super(unreadable);
      this.unreadable = unreadable;
    }
  }

  private final SortedMap<String, Source> files = new TreeMap<>();

  /**
   * The files that belong to a pack in a folder, without a zip that is to be written.
   *
   * @param files has no problems
   * @param target the zip, which may lie in the folder
   */
  public static PackContent of(FolderFiles files, Optional<Path> target)
      throws UnreadableException {
    PackContent content = new PackContent();
    for (String path : files.visible()) {
      if (target.isEmpty() || !isSame(files.folder().resolve(path), target.get())) {
        content.add(path, () -> files.read(path, MAX_FILE_BYTES));
      }
    }
    return content;
  }

  private static boolean isSame(Path file, Path other) throws UnreadableException {
    try {
      return Files.exists(other) && Files.isSameFile(file, other);
    } catch (IOException e) {
      throw FileBytes.unreadable(file.toString(), e);
    }
  }

  /** Adds a file under a valid, unused path. */
  public void add(String path, Source source) {
    assert PackPath.complaint(path).isEmpty() && !files.containsKey(path) : path;
    files.put(path, source);
  }

  /**
   * The given paths that this content does not replace. Pictures in a folder that receives new
   * pictures are left out, since a tile set may have fewer than before.
   */
  public List<String> missing(List<String> paths) {
    Set<String> folders = new HashSet<>();
    files.keySet().stream()
        .filter(PackContent::isPicture)
        .forEach(path -> folders.add(folder(path)));
    return paths.stream()
        .filter(path -> !files.containsKey(path))
        .filter(path -> !(isPicture(path) && folders.contains(folder(path))))
        .toList();
  }

  private static boolean isPicture(String path) {
    return path.toLowerCase(Locale.ROOT).endsWith(PNG);
  }

  private static String folder(String path) {
    return path.substring(0, path.lastIndexOf('/') + 1);
  }

  /** Writes a zip to a stream, without closing it. */
  public void zip(OutputStream out) throws IOException, UnreadableException {
    ZipOutputStream zip = new ZipOutputStream(out);
    long excess = 0; // of files so far, which readers limit
    for (Map.Entry<String, Source> file : files.entrySet()) {
      byte[] bytes = file.getValue().bytes();
      ZipEntry entry = new ZipEntry(file.getKey());
      entry.setTimeLocal(TIME);
      if (isStored(file.getKey(), bytes, excess)) {
        CRC32 crc = new CRC32();
        crc.update(bytes);
        entry.setMethod(ZipEntry.STORED);
        entry.setSize(bytes.length);
        entry.setCrc(crc.getValue());
      }
      zip.putNextEntry(entry);
      zip.write(bytes);
      zip.closeEntry();
      excess += ZipFiles.excess(bytes.length, entry.getCompressedSize());
    }
    zip.finish();
  }

  /**
   * Whether to store a file uncompressed: a picture, or one that readers would take for a zip bomb.
   */
  private static boolean isStored(String path, byte[] bytes, long excess) {
    if (isPicture(path)) {
      return true;
    }
    if (bytes.length <= ZipFiles.SMALL && excess + bytes.length <= ZipFiles.MAX_EXCESS) {
      return false;
    }
    Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION, true);
    try {
      deflater.setInput(bytes);
      deflater.finish();
      byte[] dropped = new byte[1 << 16];
      while (!deflater.finished()) {
        deflater.deflate(dropped);
      }
      return bytes.length > deflater.getBytesWritten() * ZipFiles.MAX_RATIO;
    } finally {
      deflater.end();
    }
  }

  /** Writes a zip, replacing the target. */
  public void saveZip(Path target) throws UnwritableException, UnreadableException {
    try {
      AtomicFile.write(
          target,
          out -> {
            try {
              zip(out);
            } catch (UnreadableException e) {
              throw new Carried(e);
            }
          });
    } catch (Carried carried) {
      throw carried.unreadable;
    }
  }

  /** Writes a folder, replacing the target. */
  public void saveFolder(Path target) throws UnwritableException, UnreadableException {
    try {
      AtomicFolder.write(target, this::writeFiles);
    } catch (Carried carried) {
      throw carried.unreadable;
    }
  }

  private void writeFiles(Path folder) throws IOException {
    for (Map.Entry<String, Source> file : files.entrySet()) {
      Path path = folder.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      try {
        Files.write(path, file.getValue().bytes());
      } catch (UnreadableException e) {
        throw new Carried(e);
      }
    }
  }
}
