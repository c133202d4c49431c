package emberway.pack;

import java.util.List;

/**
 * The content of a {@code pack.json}, before its files are looked up.
 *
 * @param preview the path of a picture, or empty
 * @param maps in the file's order
 * @param tileSets the folders of tile sets, each named by its last part
 */
record PackDescription(PackInfo info, Named preview, List<MapEntry> maps, List<Named> tileSets) {

  /** A path in the pack, or empty, with its position in {@code pack.json}. */
  record Named(String path, int line, int column) {
    /** No path. */
    static final Named NONE = new Named("", 1, 0);

    boolean isNone() {
      return path.isEmpty();
    }
  }

  /** A map, with the positions of its file's name and its preview's. */
  record MapEntry(PackEntry map, Named file, Named preview) {}
}
