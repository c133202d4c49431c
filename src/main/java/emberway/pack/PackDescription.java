package emberway.pack;

import java.util.List;

/**
 * What a {@code pack.json} says, before the files it names are looked for.
 *
 * @param preview the path of a picture, or empty
 * @param maps in the file's order
 * @param tileSets the folders of tile sets, each named by its last part
 */
record PackDescription(PackInfo info, Named preview, List<MapEntry> maps, List<Named> tileSets) {

  /** A path in the pack, or empty, and its place in the file. */
  record Named(String path, int line, int column) {
    /** No path. */
    static final Named NONE = new Named("", 1, 0);

    boolean isNone() {
      return path.isEmpty();
    }
  }

  /** A map, and the places where its file and its preview are named. */
  record MapEntry(PackEntry map, Named file, Named preview) {}
}
