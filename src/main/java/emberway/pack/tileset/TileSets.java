package emberway.pack.tileset;

import emberway.pack.problem.UnreadableException;
import java.util.List;
import java.util.Optional;

/** Finds a tile set by the name that a map gives. */
public interface TileSets {
  /**
   * The tile set of a name, or nothing where there is none.
   *
   * @throws UnreadableException if there is one and it cannot be used
   */
  Optional<LoadedTileSet> find(String name) throws UnreadableException;

  /** The names that can be found, for people to choose from. */
  List<String> names();

  /** One tile set, whatever name is asked for. */
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
