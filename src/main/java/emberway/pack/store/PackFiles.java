package emberway.pack.store;

import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The files of a pack, read-only: a folder, a zip, or files bundled with the program.
 *
 * <p>Paths are relative to the pack, with slashes, and have passed {@link PackPath#complaint}. All
 * files lie inside the pack: links out of it are refused. Thread-safe.
 */
public interface PackFiles {
  /** The file that makes a folder or a zip a pack. */
  String LISTING = "pack.json";

  /** The most maps a pack may have. */
  int MAX_MAPS = 10_000;

  /** The prefix of bundled files' names in problems. */
  String BUNDLED = "bundled:";

  /** The pack's name in problems. */
  String display();

  /** A file's name in problems. */
  default String display(String path) {
    return display() + "/" + path;
  }

  /** Whether a file exists. */
  boolean has(String path);

  /** The names of the files directly in a folder, sorted; empty if there is no such folder. */
  List<String> names(String folder) throws UnreadableException;

  /** The paths of all files, sorted; empty for bundled files. */
  default List<String> all() throws UnreadableException {
    return List.of();
  }

  /** The paths of the pack's files, sorted, without those below a name that begins with a dot. */
  default List<String> visible() throws UnreadableException {
    return all().stream().filter(path -> has(path) && !("/" + path).contains("/.")).toList();
  }

  /** Reads a file's first bytes, at most the given number. */
  byte[] head(String path, int bytes) throws UnreadableException;

  /** Reads a file. */
  byte[] read(String path, int maxBytes) throws UnreadableException;

  /**
   * Reads a file if its first bytes are accepted; else returns some of its first bytes.
   *
   * @param bytes how many first bytes decide
   */
  default byte[] readIf(String path, int bytes, Predicate<byte[]> isWanted, int maxBytes)
      throws UnreadableException {
    byte[] head = head(path, bytes);
    return isWanted.test(head) ? read(path, maxBytes) : head;
  }

  /**
   * Problems of all other files, as far as they could harm the pack's user.
   *
   * @param paths the files that are checked elsewhere
   */
  default List<Problem> problemsBesides(Set<String> paths) {
    return List.of();
  }

  /**
   * Refuses files that together unpack to more than is plausible. Uses the sizes in the pack's
   * directory, which reading enforces.
   *
   * @param paths the files; missing ones are ignored
   */
  default void refuseBombOf(Collection<String> paths) throws UnreadableException {}

  /** The files that a Tiled map in this pack may refer to. */
  default ReferencedFiles around(String map) {
    return new ReferencedFiles.InPack(this, map);
  }

  /** The error for a missing file. */
  default UnreadableException notFound(String path) {
    return new UnreadableException(
        Problem.inFile(display(path), "not found", "put the file there, or fix its name"));
  }
}
