package emberway.pack.tileset;

import emberway.io.PrintableText;
import emberway.pack.problem.ProblemCollector;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Finds a tile set's pictures in a folder by file names alone. */
final class SpriteScan {
  private static final String PNG = ".png";

  private final TileFolder from;
  private final Map<String, SpriteFiles.Location> sprites;
  private final ProblemCollector problemCollector;

  private SpriteScan(
      TileFolder from,
      Map<String, SpriteFiles.Location> sprites,
      ProblemCollector problemCollector) {
    this.from = from;
    this.sprites = sprites;
    this.problemCollector = problemCollector;
  }

  /**
   * Adds a folder's PNGs, without replacing those already found. A picture of double size belongs
   * to the picture beside it, never to one of the same name in another folder.
   *
   * @param doubleSize the suffix of pictures of double size in that folder
   */
  static void collect(
      TileFolder from,
      List<String> files,
      Optional<String> doubleSize,
      Map<String, SpriteFiles.Location> sprites,
      ProblemCollector problemCollector) {
    SpriteScan scan = new SpriteScan(from, sprites, problemCollector);
    Map<String, String> usual = new TreeMap<>(); // file by name
    Map<String, String> doubles = new TreeMap<>();
    for (String file : files) {
      if (file.toLowerCase(Locale.ROOT).endsWith(PNG) && file.length() > PNG.length()) {
        String name = file.substring(0, file.length() - PNG.length());
        String end = doubleSize.filter(name::endsWith).orElse("");
        scan.put(
            file, name.substring(0, name.length() - end.length()), end.isEmpty() ? usual : doubles);
      }
    }
    usual.forEach((name, file) -> scan.add(name, file, Optional.ofNullable(doubles.get(name))));
    doubles.forEach((name, file) -> scan.checkDouble(file, usual.containsKey(name)));
  }

  private void put(String file, String name, Map<String, String> found) {
    String earlier = found.putIfAbsent(name, file);
    if (earlier != null) {
      problemCollector.warning(
          0,
          0,
          "%s is ignored, since there is %s"
              .formatted(PrintableText.quote(file), PrintableText.quote(earlier)),
          "keep one of the two");
    }
  }

  private void add(String name, String file, Optional<String> doubleName) {
    sprites.putIfAbsent(name, new SpriteFiles.Location(from, file, doubleName));
  }

  private void checkDouble(String file, boolean hasUsual) {
    if (!hasUsual) {
      problemCollector.warning(
          0,
          0,
          "%s is ignored, since the picture that it doubles is missing"
              .formatted(PrintableText.quote(file)),
          "add that picture in its usual size");
    }
  }
}
