package emberway.app.opening;

import emberway.map.edit.ChangeCursor;
import emberway.sprite.SpriteLayer;
import emberway.sprite.SpritePatch;
import emberway.sprite.TransitionLayer;

/**
 * The sprites of a rotated map: complete layers, and the patches since. A viewer that already shows
 * these layers continues from the last patch it has applied.
 *
 * @param base the ground, without patches
 * @param transitions the transitions between grounds, without patches
 * @param overlay the objects on the ground, without patches
 * @param first where the patches of these layers begin
 * @param last where they currently end
 */
public record MapSprites(
    SpriteLayer base,
    TransitionLayer transitions,
    SpriteLayer overlay,
    ChangeCursor<SpritePatch> first,
    ChangeCursor<SpritePatch> last) {
  /** Creates sprites without patches. */
  static MapSprites of(SpriteLayer base, TransitionLayer transitions, SpriteLayer overlay) {
    ChangeCursor<SpritePatch> first = ChangeCursor.begin();
    return new MapSprites(base, transitions, overlay, first, first);
  }

  /** Returns these sprites with another patch. */
  MapSprites with(SpritePatch patch) {
    return new MapSprites(base, transitions, overlay, first, last.append(patch));
  }
}
