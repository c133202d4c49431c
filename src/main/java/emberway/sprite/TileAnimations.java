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
 * Which sprites of a tile set move, and through which others. A frame that lacks the picture for
 * some neighbors has the nearest one it has, as {@link AutoTiler} chooses it; variants of a tile
 * stand still. Of tiles that share a sprite and not its frames, the first decides. Immutable.
 *
 * @param names those of the tiler and, behind them, those of the frames; the sprite {@code i} of
 *     all that is said here is at {@code i - 1}
 * @param loops what moves
 */
public record TileAnimations(List<String> names, List<Loop> loops) {
  /** Keeps copies. */
  public TileAnimations {
    names = List.copyOf(names);
    loops = List.copyOf(loops);
  }

  /**
   * A sprite that takes turns with others.
   *
   * @param sprites in order, its own first [size: &gt;= 2]
   * @param millis how long each is shown [&gt; 0]
   */
  public record Loop(List<Integer> sprites, int millis) {
    /** Keeps a copy of the list. */
    public Loop {
      sprites = List.copyOf(sprites);
    }

    /** The one that stands on the map. */
    public int own() {
      return sprites.get(0);
    }
  }

  /** What moves of the tiles that a tiler draws. */
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
      for (StemAppearance look : tileSet.look(tile).all(tile.stem())) {
        addLoops(tileSet, tile, look, numbers, settled, loops);
      }
    }
    return new TileAnimations(List.copyOf(numbers.keySet()), loops);
  }

  /** Of all arms and corners that a tile has in one of its looks. */
  private static void addLoops(
      TileSet tileSet,
      Tile tile,
      StemAppearance look,
      Map<String, Integer> numbers,
      Set<Integer> settled,
      List<Loop> loops) {
    StemSprites own = new StemSprites(tile, tileSet.look(tile), look.stem(), tileSet.spriteNames());
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
    TileAppearance tileAppearance = tileSet.look(tile);
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
