package emberway.sprite;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Provides a {@link Placeholder} for each image that another source cannot provide. */
public final class PlaceholderSprites implements SpriteSource {
  private final SpriteSource source;
  private final TileGeometry geometry;
  private final Map<String, SpriteUnavailableException> missing = new TreeMap<>();

  /** Wraps the images of a tile set. */
  public PlaceholderSprites(SpriteSource source, TileGeometry geometry) {
    this.source = source;
    this.geometry = geometry;
  }

  @Override
  public SpriteImage image(String spriteName) {
    try {
      return source.image(spriteName);
    } catch (SpriteUnavailableException failure) {
      missing.put(spriteName, failure);
      return Placeholder.diamond(geometry);
    }
  }

  @Override
  public Set<String> doubles() {
    return source.doubles();
  }

  @Override
  public Optional<SpriteImage> doubled(String spriteName) {
    try {
      return source.doubled(spriteName);
    } catch (SpriteUnavailableException failure) {
      missing.put(spriteName, failure);
      return Optional.empty();
    }
  }

  /** Why requested images are missing, by sprite name. */
  public Map<String, SpriteUnavailableException> missing() {
    return missing;
  }
}
