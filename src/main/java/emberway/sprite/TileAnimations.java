package emberway.sprite;

import emberway.map.Legend;
import emberway.map.Tile;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The animated sprites of a tile set and their frames. If a frame lacks the image for some
 * neighbors, the nearest one is used, as in {@link AutoTiler}; variants of a tile are not animated.
 * If tiles share a sprite but not its frames, the first tile decides. Immutable.
 *
 * @param names the names of the tiler's sprites, followed by those of the frames; sprite {@code i}
 *     in this class is at {@code i - 1}
 * @param loops the animations
 */
public record TileAnimations(List<String> names, List<Loop> loops) {
  /** Copies the lists. */
  public TileAnimations {
    names = List.copyOf(names);
    loops = List.copyOf(loops);
  }

  /**
   * The animation of a sprite.
   *
   * @param sprites in order, starting with the sprite itself [size: &gt;= 2]
   * @param millis how long each is shown [&gt; 0]
   */
  public record Loop(List<Integer> sprites, int millis) {
    /** Copies the list. */
    public Loop {
      sprites = List.copyOf(sprites);
    }

    /** The sprite in the map's layers. */
    public int own() {
      return sprites.get(0);
    }
  }

  /** The animations of the tiles that a tiler draws. */
  public static TileAnimations of(TileSet tileSet, AutoTiler tiler) {
    Map<String, Integer> numbers = new LinkedHashMap<>();
    for (String name : tiler.spriteNames()) {
      numbers.put(name, numbers.size() + 1);
    }
    List<Loop> loops = new ArrayList<>();
    Set<Integer> settled = new HashSet<>();
    Legend legend = tileSet.legend();
    for (int id = 1; id <= legend.size(); id++) {
      Tile tile = legend.tile(id);
      for (StemAppearance look : tileSet.appearance(tile).all(tile.stem())) {
        addLoops(tileSet, tile, look, numbers, settled, loops);
      }
    }
    return new TileAnimations(List.copyOf(numbers.keySet()), loops);
  }

  /** Adds the animations for all arms and corners of a tile in one of its looks. */
  private static void addLoops(
      TileSet tileSet,
      Tile tile,
      StemAppearance look,
      Map<String, Integer> numbers,
      Set<Integer> settled,
      List<Loop> loops) {
    StemSprites own =
        new StemSprites(tile, tileSet.appearance(tile), look.stem(), tileSet.spriteNames());
    if (own.isEmpty()) {
      return;
    }
    List<StemSprites> frames = frames(tileSet, tile, look);
    for (int arms = 0; arms < own.arms(); arms++) {
      for (int corners = 0; corners < own.corners(); corners++) {
        if (own.occurs(arms, corners)
            && settled.add(numbers.get(own.drawn(arms, corners)))
            && !look.frames().isEmpty()) {
          loops.add(loop(own, frames, arms, corners, look.frameMillis(), numbers));
        }
      }
    }
  }

  private static List<StemSprites> frames(TileSet tileSet, Tile tile, StemAppearance look) {
    TileAppearance tileAppearance = tileSet.appearance(tile);
    return look.frames().stream()
        .map(stem -> new StemSprites(tile, tileAppearance, stem, tileSet.spriteNames()))
        .filter(stem -> !stem.isEmpty())
        .toList();
  }

  private static Loop loop(
      StemSprites own,
      List<StemSprites> frames,
      int arms,
      int corners,
      int millis,
      Map<String, Integer> numbers) {
    List<Integer> sprites = new ArrayList<>();
    sprites.add(numbers.get(own.drawn(arms, corners)));
    for (StemSprites frame : frames) {
      String name = frame.drawn(arms, corners);
      Integer known = numbers.putIfAbsent(name, numbers.size() + 1);
      sprites.add(known == null ? numbers.size() : known);
    }
    return new Loop(sprites, millis);
  }
}
