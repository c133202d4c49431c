package emberway.pack.tileset;

import emberway.pack.problem.UnreadableException;
import java.util.List;
import java.util.Optional;

/** Finds a tile set by the name in a map. */
public interface TileSets {
  /**
   * Finds a tile set by name; empty if there is none.
   *
   * @throws UnreadableException if it exists, but cannot be used
   */
  Optional<LoadedTileSet> find(String name) throws UnreadableException;

  /** The known names, for suggestions. */
  List<String> names();

  /** Always gives the same tile set, whatever the name. */
  static TileSets always(LoadedTileSet tileSet) {
    return new TileSets() {
      @Override
      public Optional<LoadedTileSet> find(String name) {
        return Optional.of(tileSet);
      }

      @Override
      public List<String> names() {
        return List.of(tileSet.set().name());
      }
    };
  }
}
