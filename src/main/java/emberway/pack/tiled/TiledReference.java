package emberway.pack.tiled;

import emberway.io.PrintableText;
import emberway.pack.problem.Problem;

/**
 * Where one of Tiled's files asks for another, so that what is wrong with that one can be mended.
 *
 * @param file the file that asks, as it is called in problems
 * @param line where it does [&gt;= 0], 0 if unknown
 */
record TiledReference(String file, int line) {
  /** Of an element that names a file. */
  static TiledReference of(TiledElement element) {
    return new TiledReference(element.problemCollector().file(), element.line());
  }

  /**
   * What is wrong with a file as a whole, told where it is asked for.
   *
   * @param kind what the file should be, such as "picture"
   * @param path how it is asked for, relative to the map's folder
   */
  Problem of(String kind, String path, Problem wrong) {
    return new Problem(
        wrong.severity(),
        file,
        line,
        0,
        "the %s %s: %s".formatted(kind, PrintableText.quote(path), wrong.message()),
        wrong.mend());
  }
}
