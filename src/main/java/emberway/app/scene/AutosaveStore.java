package emberway.app.scene;

import emberway.app.platform.FileStamp;
import emberway.app.platform.UserFolders;
import emberway.io.AtomicFile;
import emberway.io.FileError;
import emberway.io.UnwritableException;
import emberway.map.TileMap;
import emberway.pack.map.TextMapWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Stores copies of maps with unsaved changes in case the program ends unexpectedly. Each copy is a
 * text map whose file name identifies the map and the process. A copy whose process has ended is
 * offered to the user by the next process that uses the same folder. Work that another reading of
 * the map's file replaces is set aside in further copies, which the same process offers once they
 * are released. Any thread, one at a time, except where a method says more.
 */
public final class AutosaveStore {
  private static final Pattern NAME =
      Pattern.compile("([0-9a-f]{16})-([0-9]+)-([0-9]+)(-[0-9]+)?\\.map\\.txt");
  private static final String SUFFIX = ".map.txt";
  private static final String OF = "# unsaved changes of ";
  private static final String OF_NEW = "# new map, never saved, to be named ";
  private static final int KEY_BYTES = 8;
  private static final long CLOCK_ERROR = 2000; // tolerance for a process's start time [ms]

  /**
   * A copy that a process which has ended left behind, or that this one set aside and released.
   *
   * @param file the map with its unsaved changes
   * @param time when it was written
   */
  public record Leftover(Path file, FileTime time) {}

  private final Path folder;
  private final long process;
  private final long begun; // when the process started [ms since 1970]
  private final AtomicInteger asides = new AtomicInteger(); // set aside so far
  private final Set<Path> held = ConcurrentHashMap.newKeySet(); // set aside and not released

  /** Creates a store of this process in a folder that may not exist yet. */
  public AutosaveStore(Path folder) {
    this.folder = folder;
    process = ProcessHandle.current().pid();
    begun = begun(ProcessHandle.current());
  }

  /** Returns the user's folder for copies of unsaved work. */
  public static Path usual() {
    return UserFolders.ofThisUser().data().resolve("unsaved");
  }

  private static long begun(ProcessHandle handle) {
    return handle.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
  }

  /** Returns the file of this process's copy of a map. */
  private Path own(String map) {
    return folder.resolve(stem(map) + SUFFIX);
  }

  private String stem(String map) {
    return "%s-%d-%d".formatted(key(map), process, begun);
  }

  /** Returns a file name key for a map: a hash of its name, in hexadecimal. */
  static String key(String map) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(map.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest, 0, KEY_BYTES);
    } catch (NoSuchAlgorithmException e) { // every Java has the algorithm
      throw new IllegalStateException(e);
    }
  }

  /**
   * Writes a copy of a map, replacing this process's previous copy.
   *
   * @param map the map's name: its file's absolute path
   * @param isNew whether the map was never saved, so that its name is only a proposal
   * @throws IllegalArgumentException if the text map format cannot express the map
   */
  public void write(String map, TileMap content, boolean isNew) throws UnwritableException {
    put(own(map), (isNew ? OF_NEW : OF) + line(map), content);
  }

  /**
   * Returns a new file for a further copy of a map, to be set aside and held until {@link
   * #release}. Any thread.
   */
  public Path aside(String map) {
    Path file = folder.resolve("%s-%d%s".formatted(stem(map), asides.incrementAndGet(), SUFFIX));
    held.add(file);
    return file;
  }

  /** Lets the copies that were set aside until now be found. Any thread. */
  public void release() {
    held.clear();
  }

  /**
   * Writes a further copy of a map.
   *
   * @param file from {@link #aside}
   * @param map the map's name
   * @throws IllegalArgumentException if the text map format cannot express the map
   */
  public void write(Path file, String map, TileMap content) throws UnwritableException {
    put(file, OF + line(map), content);
  }

  private void put(Path file, String comment, TileMap content) throws UnwritableException {
    try {
      Files.createDirectories(folder);
    } catch (IOException refused) {
      throw new UnwritableException(folder, FileError.writing(refused), refused);
    }
    AtomicFile.write(file, out -> TextMapWriter.write(content, List.of(comment), out));
  }

  private static String line(String text) {
    return text.replaceAll("\\p{Cc}", " ");
  }

  /** Deletes this process's copy of a map, if possible. */
  public void drop(String map) {
    delete(own(map));
  }

  /** Deletes a copy, if possible. */
  public void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException stays) {
      // The copy will be offered again. No deletion at exit: by then the file may hold newer work.
      return;
    }
  }

  /** Turns a leftover copy into this process's own copy of a map. */
  public void adopt(Path copy, String map) throws IOException {
    Files.move(copy, own(map), StandardCopyOption.REPLACE_EXISTING);
  }

  /** Returns the copies of a map that were left behind, newest first. */
  public List<Leftover> find(String map) {
    String key = key(map);
    return leftovers().stream()
        .filter(each -> each.file().getFileName().toString().startsWith(key))
        .sorted(Comparator.comparing(Leftover::time).reversed())
        .toList();
  }

  /** Returns the names of the maps that have leftover copies, sorted. */
  public List<String> maps() {
    return leftovers().stream()
        .map(each -> map(each.file()))
        .flatMap(Optional::stream)
        .distinct()
        .sorted()
        .toList();
  }

  private List<Leftover> leftovers() {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(this::isLeftBehind).map(AutosaveStore::leftover).toList();
    } catch (IOException unreadable) {
      return List.of();
    }
  }

  private static Leftover leftover(Path file) {
    return new Leftover(
        file, FileStamp.of(file).map(FileStamp::modified).orElse(FileTime.fromMillis(0)));
  }

  /**
   * Whether a file is a copy that this process released, or whose process has ended; a process id
   * may have been reused since.
   */
  private boolean isLeftBehind(Path file) {
    Matcher name = NAME.matcher(file.getFileName().toString());
    if (!name.matches()) {
      return false;
    }
    try {
      Optional<ProcessHandle> holder = ProcessHandle.of(Long.parseLong(name.group(2)));
      long then = Long.parseLong(name.group(3));
      boolean isOwn = holder.isPresent() && holder.get().pid() == process && then == begun;
      return isOwn
          ? name.group(4) != null && !held.contains(file)
          : holder.isEmpty() || Math.abs(begun(holder.get()) - then) > CLOCK_ERROR;
    } catch (NumberFormatException ofNoProcess) {
      return true;
    }
  }

  private static Optional<String> map(Path file) {
    return named(file, OF).or(() -> named(file, OF_NEW));
  }

  /** Whether a copy is of a map that was never saved. */
  public static boolean isOfNewMap(Path copy) {
    return named(copy, OF_NEW).isPresent();
  }

  /** Returns the map that a copy's comment of a kind names. */
  private static Optional<String> named(Path copy, String kind) {
    try {
      return MapFileText.comments(copy).stream()
          .filter(line -> line.startsWith(kind))
          .map(line -> line.substring(kind.length()))
          .findFirst();
    } catch (IOException unreadable) {
      return Optional.empty();
    }
  }
}
