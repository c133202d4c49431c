package emberway.app.opening;

import emberway.map.edit.ChangeCursor;
import emberway.sprite.SpriteLayer;
import emberway.sprite.SpritePatch;
import emberway.sprite.TransitionLayer;

/**
 * The sprites of a turned map: all layers as they once were, and the patches since. Whoever shows
 * the layers already, patched up to some place, goes on from there.
 *
 * @param base the ground, as it was at first
 * @param pieces the borders between grounds, likewise
 * @param overlay what stands on it, likewise
 * @param first where the patches of these layers begin
 * @param last how far they go by now
 */
public record MapSprites(
    SpriteLayer base,
    TransitionLayer pieces,
    SpriteLayer overlay,
    ChangeCursor<SpritePatch> first,
    ChangeCursor<SpritePatch> last) {
  /** Without patches. */
  static MapSprites of(SpriteLayer base, TransitionLayer pieces, SpriteLayer overlay) {
    ChangeCursor<SpritePatch> first = ChangeCursor.begin();
    return new MapSprites(base, pieces, overlay, first, first);
  }

  /** With another patch. */
  MapSprites with(SpritePatch patch) {
    return new MapSprites(base, pieces, overlay, first, last.append(patch));
  }
}
