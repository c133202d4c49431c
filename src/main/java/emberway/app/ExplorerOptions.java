package emberway.app;

import java.nio.file.Path;
import java.util.Optional;

/**
 * What a user may say when the window is to be opened.
 *
 * @param map the map to open, or one that comes with the program
 * @param tiles the folder of a tile set to use in place of the maps' own
 * @param shaders a folder of shaders to use where it has them
 */
public record ExplorerOptions(Optional<Path> map, Optional<Path> tiles, Optional<Path> shaders) {
  /** That map and nothing else. */
  static ExplorerOptions of(Path map) {
    return new ExplorerOptions(Optional.of(map), Optional.empty(), Optional.empty());
  }
}
