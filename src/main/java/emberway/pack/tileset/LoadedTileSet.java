package emberway.pack.tileset;

import emberway.map.TravelDescription;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import emberway.sprite.AutoTiler;
import emberway.sprite.SpriteSource;
import emberway.sprite.SpriteUnavailableException;
import emberway.sprite.TileSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/**
 * A tile set that was read, with the source of its pictures.
 *
 * @param set its legend, geometry and sprite names
 * @param info its description of itself
 * @param sprites reads and decodes a picture on each request, without caching; thread-safe
 * @param travelDescription its travel data
 * @param warnings ordered by position; errors among them are missing pictures, which maps may not
 *     need
 */
public record LoadedTileSet(
    TileSet set,
    TileSetInfo info,
    SpriteSource sprites,
    TravelDescription travelDescription,
    List<Problem> warnings) {
  /** A tile set without travel data. */
  public LoadedTileSet(
      TileSet set, TileSetInfo info, SpriteSource sprites, List<Problem> warnings) {
    this(set, info, sprites, TravelDescription.ON_FOOT, warnings);
  }

  /** Copies the warnings. */
  public LoadedTileSet {
    warnings = List.copyOf(warnings);
  }

  /** Whether it is bundled with the program. */
  public boolean isBundled() {
    return sprites instanceof SpriteFiles files && files.isBundled();
  }

  /**
   * The sprites without a picture of double size, in alphabetical order; empty if the set has no
   * such pictures at all.
   */
  public List<String> withoutDouble() {
    Set<String> doubles = sprites.doubles();
    return doubles.isEmpty()
        ? List.of()
        : set.spriteNames().stream().filter(name -> !doubles.contains(name)).sorted().toList();
  }

  /** This set with names for sprites that it lacks; {@link #sprites} reports these as missing. */
  public LoadedTileSet naming(Collection<AutoTiler.Missing> missing) {
    if (missing.isEmpty()) {
      return this;
    }
    List<String> names = missing.stream().map(AutoTiler.Missing::stem).toList();
    return new LoadedTileSet(set.with(names), info, sprites, travelDescription, warnings);
  }

  /**
   * The error that a map needs a picture that this set lacks.
   *
   * @param file the map's name in problems
   */
  public Problem problem(AutoTiler.Missing missing, String file) {
    String message =
        "the map holds '%c' (%s), but tile set %s has no picture %s.png"
            .formatted(missing.tile().symbol(), missing.tile().label(), set.name(), missing.stem());
    return Problem.inFile(file, message, "add it, or use another tile set");
  }

  /** Problems of the tile set's pictures, found by decoding all pictures that are not bundled. */
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

  /** The sprites whose pictures are not bundled, in alphabetical order. */
  private List<String> foreign() {
    return set.spriteNames().stream()
        .filter(name -> !(sprites instanceof SpriteFiles files && files.isBundled(name)))
        .sorted()
        .toList();
  }
}
