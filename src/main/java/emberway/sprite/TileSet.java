package emberway.sprite;

import emberway.map.Legend;
import java.util.Set;

/**
 * A tile set's description, without its pictures: what its symbols mean, how large its sprites are,
 * and which sprites it has.
 *
 * @param name such as {@code fantasy}
 * @param legend what its symbols mean
 * @param geometry its measures
 * @param spriteNames the names of the sprites it has, without file extension
 */
public record TileSet(String name, Legend legend, TileGeometry geometry, Set<String> spriteNames) {
  /** Keeps a copy of the names. */
  public TileSet {
    spriteNames = Set.copyOf(spriteNames);
  }
}
