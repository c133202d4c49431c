package emberway.pack.tileset;

import emberway.map.Tile;
import emberway.map.TravelDescription;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import emberway.sprite.SpriteSource;
import emberway.sprite.SpriteUnavailableException;
import emberway.sprite.TileSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/**
 * A tile set that was read: what it is, and where its pictures come from.
 *
 * @param set its legend, measures and sprite names
 * @param info what it says about itself
 * @param sprites reads and decodes one picture a call, and keeps none; any thread
 * @param travelDescription what it says about traveling over its tiles
 * @param warnings what is odd about it, in the order of places; errors among them are tiles of a
 *     plain folder without any picture, which maps may do without
 */
public record LoadedTileSet(
    TileSet set,
    TileSetInfo info,
    SpriteSource sprites,
    TravelDescription travelDescription,
    List<Problem> warnings) {
  /** A tile set that says nothing about traveling. */
  public LoadedTileSet(
      TileSet set, TileSetInfo info, SpriteSource sprites, List<Problem> warnings) {
    this(set, info, sprites, TravelDescription.ON_FOOT, warnings);
  }

  /** Keeps a copy of the warnings. */
  public LoadedTileSet {
    warnings = List.copyOf(warnings);
  }

  /**
   * The sprites that have no picture of double size, in alphabetical order; none where there are no
   * pictures of double size at all.
   */
  public List<String> withoutDouble() {
    Set<String> doubles = sprites.doubles();
    return doubles.isEmpty()
        ? List.of()
        : set.spriteNames().stream().filter(name -> !doubles.contains(name)).sorted().toList();
  }

  /**
   * The same with a name of a sprite for each tile that has none; asked for it, {@link #sprites}
   * says that it is missing.
   */
  public LoadedTileSet naming(Collection<Tile> tiles) {
    if (tiles.isEmpty()) {
      return this;
    }
    List<String> stems = tiles.stream().map(Tile::stem).toList();
    return new LoadedTileSet(set.with(stems), info, sprites, travelDescription, warnings);
  }

  /**
   * What is wrong with the tile set's pictures, found by decoding every one of them that did not
   * come with the program.
   */
  public List<Problem> pictureProblems() {
    List<Problem> problems = new ArrayList<>();
    for (String sprite : foreign()) {
      try {
        sprites.image(sprite);
        sprites.doubled(sprite);
      } catch (SpriteUnavailableException e) {
        problems.addAll(UnreadableException.problems(e, set.name()));
      }
    }
    return problems;
  }

  /** The sprites whose pictures did not come with the program, in alphabetical order. */
  private List<String> foreign() {
    return set.spriteNames().stream()
        .filter(name -> !(sprites instanceof SpriteFiles files && files.isBundled(name)))
        .sorted()
        .toList();
  }
}
