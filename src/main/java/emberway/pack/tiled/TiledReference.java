package emberway.pack.tiled;

import emberway.io.PrintableText;
import emberway.pack.problem.Problem;

/**
 * A reference from one of Tiled's files to another, named in problems of that other file.
 *
 * @param file the referring file, as named in problems
 * @param line its line [&gt;= 0], 0 if unknown
 */
record TiledReference(String file, int line) {
  /** The reference in an element. */
  static TiledReference of(TiledElement element) {
    return new TiledReference(element.problemCollector().file(), element.line());
  }

  /**
   * A problem of the whole referenced file, placed at the reference.
   *
   * @param kind what the file should be, such as "picture"
   * @param path the file's path, relative to the map's folder
   */
  Problem of(String kind, String path, Problem wrong) {
    return new Problem(
        wrong.severity(),
        file,
        line,
        0,
        "the %s %s: %s".formatted(kind, PrintableText.quote(path), wrong.message()),
        wrong.remedy());
  }
}
