package emberway.pack.store;

import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The files of a pack, read only: a folder, a zip, or a part of the program.
 *
 * <p>Paths are relative to the pack, with slashes, and have passed {@link PackPath#complaint}. What
 * is behind them lies inside the pack: links out of it are refused. Any thread.
 */
public interface PackFiles {
  /** The file that makes a folder or a zip a pack. */
  String LISTING = "pack.json";

  /** The most maps a pack may have. */
  int MAX_MAPS = 10_000;

  /** How problems in files that come with the program begin. */
  String BUNDLED = "bundled:";

  /** What the pack is called in problems. */
  String display();

  /** What a file in it is called in problems. */
  default String display(String path) {
    return display() + "/" + path;
  }

  /** Whether there is such a file. */
  boolean has(String path);

  /** The names of the files directly in a folder, sorted; none where there is no such folder. */
  List<String> names(String folder) throws UnreadableException;

  /** The paths of all its files, sorted; none where they are a part of the program. */
  default List<String> all() throws UnreadableException {
    return List.of();
  }

  /** A file's first bytes, so many at most. */
  byte[] head(String path, int bytes) throws UnreadableException;

  /** A file's content. */
  byte[] read(String path, int maxBytes) throws UnreadableException;

  /**
   * A file's content, or only some of its first bytes if these are not what is wanted.
   *
   * @param bytes how many tell that
   */
  default byte[] readIf(String path, int bytes, Predicate<byte[]> isWanted, int maxBytes)
      throws UnreadableException {
    byte[] head = head(path, bytes);
    return isWanted.test(head) ? read(path, maxBytes) : head;
  }

  /**
   * What is wrong with all other files, as far as that could harm who has the pack.
   *
   * @param paths the files that are looked at elsewhere
   */
  default List<Problem> problemsBesides(Set<String> paths) {
    return List.of();
  }

  /**
   * Refuses files that unfold to more than is decent, all together; by what the pack's directory
   * says, which no file can exceed when it is read.
   *
   * @param paths the files; those that are not there count nothing
   */
  default void refuseBombOf(Collection<String> paths) throws UnreadableException {}

  /** The files that a Tiled map in it may refer to. */
  default ReferencedFiles around(String map) {
    return new ReferencedFiles.InPack(this, map);
  }

  /** That there is no such file. */
  default UnreadableException notFound(String path) {
    return new UnreadableException(
        Problem.inFile(display(path), "not found", "put the file there, or mend its name"));
  }
}
