package emberway.art;

import java.util.Map;

/** The pictures of the tile set in their usual size, drawn once for all tests that look at them. */
final class DrawnTiles {
  private static final Map<String, Picture> PICTURES = new TileSetGenerator(1).pictures();

  private DrawnTiles() {}

  /** By their names; not to be changed. */
  static Map<String, Picture> pictures() {
    return PICTURES;
  }
}
