package emberway.app;

import java.nio.file.Path;
import java.util.Optional;

/**
 * The options with which the explorer is opened.
 *
 * @param map the map to open, a file or the name of a bundled map; the first of these if empty
 * @param tiles the folder of a tile set to use in place of the maps' own
 * @param shaders a folder whose shaders replace the program's own of the same name
 */
public record ExplorerOptions(Optional<Path> map, Optional<Path> tiles, Optional<Path> shaders) {
  /** Returns options that name a map and nothing else. */
  static ExplorerOptions of(Path map) {
    return new ExplorerOptions(Optional.of(map), Optional.empty(), Optional.empty());
  }
}
