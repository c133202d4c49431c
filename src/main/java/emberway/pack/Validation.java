package emberway.pack;

import emberway.sprite.SpriteUnavailableException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds every problem of a file or folder, pictures included. */
public final class Validation {
  private final TileSetLibrary library;

  private Validation(TileSetLibrary library) {
    this.library = library;
  }

  /** With the tile sets that come with the program. */
  public static Validation bundled() {
    return new Validation(TileSetLibrary.bundled());
  }

  /** With the tile sets of a library. */
  public static Validation with(TileSetLibrary library) {
    return new Validation(library);
  }

  /**
   * The problems of a map with its tile set, of a tile set, of a plain folder of PNGs, or of a
   * MovingAI scenario; none if all is well. A tile set's pictures are all decoded.
   *
   * @param tilesDir the tile set to check a map with, in place of its own
   */
  public List<Problem> problems(Path path, Optional<Path> tilesDir) {
    try {
      if (Files.isDirectory(path)) {
        return ofTileSet(library.open(path));
      }
      if (path.endsWith(TileSetJson.FILE)) {
        return ofTileSet(library.open(path.toAbsolutePath().getParent()));
      }
      if (isScenario(path)) {
        MovingAiScenarioReader.read(path);
        return List.of();
      }
      LoadedMap loaded = MapFiles.with(library).read(path, tilesDir);
      List<Problem> problems = new ArrayList<>(loaded.warnings());
      problems.addAll(ofTileSet(loaded.tiles()));
      return problems;
    } catch (UnreadableException e) {
      return e.problems();
    }
  }

  private static boolean isScenario(Path path) {
    Path name = path.getFileName();
    return name != null && name.toString().endsWith(".scen");
  }

  private static List<Problem> ofTileSet(LoadedTileSet tiles) {
    List<Problem> problems = new ArrayList<>(tiles.warnings());
    for (String sprite : tiles.set().spriteNames().stream().sorted().toList()) {
      try {
        tiles.sprites().image(sprite);
      } catch (SpriteUnavailableException e) {
        if (!(e.getCause() instanceof UnreadableException cause)) {
          throw new AssertionError("a picture is unavailable for no known reason", e);
        }
        problems.addAll(cause.problems());
      }
    }
    return problems;
  }
}
