package emberway.app.document;

import emberway.app.opening.OpenedMap;
import emberway.io.PrintableText;
import java.util.regex.Pattern;

/** What is said of where a map can be saved. */
final class SaveText {
  private static final String ALL =
      "a text map (.map.txt), a pack (.zip) or a Tiled map (.tmx): the ending of its name decides.";
  private static final Pattern BEFORE_NAME = Pattern.compile("^.*[/\\\\#]");

  private SaveText() {}

  /** What a person is told once it is there, before its name. */
  static String done(SaveTarget place) {
    if (place instanceof SaveTarget.OwnPack) {
      return "saved as a pack:";
    }
    return place instanceof SaveTarget.TiledFile ? "saved as a Tiled map:" : "saved";
  }

  /**
   * What a person is told when they are asked where to save a map.
   *
   * @param isAtHome whether it is in a text map by now, which is saved again
   */
  static String whereTo(OpenedMap opened, boolean isAtHome) {
    String file = PrintableText.escape(BEFORE_NAME.matcher(opened.name()).replaceFirst(""));
    if (!opened.loaded().isInOurTiles()) {
      return "%s has tiles of its own, which no text map can name; as a pack (.zip) it keeps them:"
          .formatted(file);
    }
    if (opened.loaded().art().isPresent()) {
      return ("%s stays as it is. A text map (.map.txt) of it can be changed here, a pack (.zip)"
              + " keeps its pictures:")
          .formatted(file);
    }
    if (!isAtHome && opened.folder().isPresent() && opened.kept().isEmpty()) {
      return "%s is a MovingAI map and stays as it is. Save what you made of it as %s"
          .formatted(file, ALL);
    }
    return "Save it as " + ALL;
  }
}
