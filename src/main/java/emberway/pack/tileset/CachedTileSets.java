package emberway.pack.tileset;

import emberway.pack.problem.UnreadableException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Caches tile sets after their first use. Thread-safe. */
public final class CachedTileSets implements TileSets {
  private final TileSets source;
  private final Map<String, LoadedTileSet> kept = new ConcurrentHashMap<>();

  public CachedTileSets(TileSets source) {
    this.source = source;
  }

  @Override
  public Optional<LoadedTileSet> find(String name) throws UnreadableException {
    LoadedTileSet known = kept.get(name);
    if (known != null) {
      return Optional.of(known);
    }
    Optional<LoadedTileSet> found = source.find(name);
    found.ifPresent(tiles -> kept.put(name, tiles));
    return found;
  }

  @Override
  public List<String> names() {
    return source.names();
  }
}
