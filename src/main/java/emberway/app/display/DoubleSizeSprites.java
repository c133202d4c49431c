package emberway.app.display;

import emberway.app.scene.MapSprites;
import emberway.app.scene.OpenedMap;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.edit.ChangeCursor;
import emberway.render.gl.PreparedAtlas;
import emberway.render.iso.SpriteStack;
import emberway.sprite.Atlas;
import emberway.sprite.LayerPatch;
import emberway.sprite.SpritePatch;
import emberway.sprite.SpriteUnavailableException;
import emberway.sprite.TileGeometry;
import emberway.sprite.TransitionPatch;
import java.nio.CharBuffer;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * A map's sprites in double size, ready to be uploaded. Immutable; created on any thread.
 *
 * @param atlas the sprites; empty if there are none in double size
 * @param held which sprites the atlas holds
 * @param complaint why there are none, if a picture is at fault; else empty
 */
record DoubleSizeSprites(Optional<PreparedAtlas> atlas, Held held, String complaint) {

  /**
   * Which sprites are available in double size.
   *
   * @param lacking the numbers of sprites left out though they exist in the usual size
   */
  record Held(BitSet lacking) {
    /** Whether no sprite shown on a map is left out. */
    boolean holds(MapSprites shown) {
      if (lacking.isEmpty()) {
        return true;
      }
      boolean[] used = used(shown);
      return lacking.stream().noneMatch(sprite -> used[sprite]);
    }

    /** Whether no sprite of a tile is left out; {@link Legend#NOTHING} has none. */
    boolean holds(OpenedMap opened, int tile) {
      return lacking.isEmpty() || sprites(opened, tile).stream().noneMatch(lacking::get);
    }

    /** Whether no sprite that a patch adds is left out. */
    boolean holds(SpritePatch patch) {
      return lacking.isEmpty()
          || patch instanceof TransitionPatch
          || CharBuffer.wrap(patch.sprites()).chars().noneMatch(lacking::get);
    }
  }

  /**
   * The most space of all sprites that can be painted; if they need more, only those on the map are
   * loaded. [px]
   */
  private static final long MAX_AVAILABLE = 1 << 24;

  /** Whether a map has double-size sprites at all. */
  static boolean isFor(OpenedMap opened) {
    return opened.stack().isEmpty() && !opened.loaded().tiles().sprites().doubles().isEmpty();
  }

  /**
   * Reads the sprites needed at once: those of the tiles on a map, of the tile to draw with, and of
   * what a click turns them into, with all their joins and frames.
   *
   * @param brush the id of the tile to draw with; {@link Legend#NOTHING} for none
   */
  static DoubleSizeSprites onMap(OpenedMap opened, MapSprites shown, int brush) {
    return of(opened, Optional.of(available -> onMap(opened, shown, brush, available)));
  }

  /** Reads the sprites of all tiles that can be painted, including those on the map. */
  static DoubleSizeSprites available(OpenedMap opened) {
    return of(opened, Optional.empty());
  }

  /** Whether the sprites of all tiles that can be painted need little enough memory. */
  static boolean fitInMemory(OpenedMap opened) {
    boolean[] all = available(opened, opened.atlas().layout().count());
    return area(all, opened.loaded().tiles().set().geometry()) <= MAX_AVAILABLE;
  }

  private static DoubleSizeSprites of(OpenedMap opened, Optional<UnaryOperator<boolean[]>> limits) {
    List<String> names = opened.drawable().names();
    TileGeometry geometry = opened.loaded().tiles().set().geometry();
    boolean[] available = available(opened, names.size());
    boolean[] held = limits.map(limit -> limit.apply(available)).orElse(available);
    BitSet lacking = new BitSet();
    for (int sprite = 1; sprite < held.length; sprite++) {
      lacking.set(sprite, available[sprite] && !held[sprite]);
    }
    try {
      Optional<Atlas> atlas =
          Atlas.composeDoubled(geometry, names, held, opened.loaded().tiles().sprites());
      return new DoubleSizeSprites(atlas.map(PreparedAtlas::forLargeScales), new Held(lacking), "");
    } catch (SpriteUnavailableException failure) {
      return new DoubleSizeSprites(Optional.empty(), new Held(lacking), failure.getMessage());
    }
  }

  private static long area(boolean[] held, TileGeometry geometry) {
    long area = 0;
    for (boolean one : held) {
      area += one ? 4L * geometry.spriteWidth() * geometry.spriteHeight() : 0;
    }
    return area;
  }

  /** Returns which sprites have a picture in the usual size, by number. [size: count + 1] */
  private static boolean[] available(OpenedMap opened, int count) {
    boolean[] held = new boolean[count + 1];
    for (int slot = 0; slot < count; slot++) {
      held[slot + 1] = opened.atlas().holds(slot); // perhaps visible in double size alone
    }
    return held;
  }

  /** Returns which of the available sprites belong to a tile on the map or the brush, by number. */
  private static boolean[] onMap(
      OpenedMap opened, MapSprites shown, int brush, boolean[] available) {
    boolean[] used = used(shown);
    boolean[] held = new boolean[available.length];
    for (int sprite = 1; sprite < held.length; sprite++) {
      held[sprite] = used[sprite] && available[sprite];
    }
    for (int sprite : opened.tiler().pieceSprites()) { // any of them may come to lie on the map
      held[sprite] = available[sprite];
    }
    Legend legend = opened.loaded().map().legend();
    for (int id = 1; id <= legend.size(); id++) {
      Set<Integer> own = sprites(opened, id);
      if (id == brush || own.stream().anyMatch(sprite -> used[sprite])) {
        own.forEach(sprite -> held[sprite] = available[sprite]);
        legend.tile(id).togglesTo().map(legend::id).stream() // by the first click, perhaps
            .flatMap(other -> sprites(opened, other).stream())
            .forEach(sprite -> held[sprite] = available[sprite]);
      }
    }
    for (SpriteStack.Animation animation : opened.animations()) {
      if (held[animation.sprite()]) {
        animation.frames().forEach(frame -> held[frame.sprite()] = available[frame.sprite()]);
      }
    }
    return held;
  }

  /** Returns the numbers of all sprites of a tile; none for {@link Legend#NOTHING}. */
  private static Set<Integer> sprites(OpenedMap opened, int id) {
    if (id == Legend.NOTHING) {
      return Set.of();
    }
    return opened.tiler().sprites(id).stream().map(i -> i + 1).collect(Collectors.toSet());
  }

  /** Returns which sprites are on a map, by number, except pieces. [size: 2^16] */
  private static boolean[] used(MapSprites shown) {
    boolean[] used = new boolean[1 << Character.SIZE];
    for (Layer layer : Layer.values()) {
      shown.layers().layer(layer).markUsed(used);
    }
    for (ChangeCursor<SpritePatch> place = shown.first();
        place != shown.last();
        place = place.next()) {
      if (place.step() instanceof LayerPatch patch) {
        for (char sprite : patch.sprites()) {
          used[sprite] = true;
        }
      }
    }
    return used;
  }
}
