package emberway.app.scene;

import emberway.map.edit.ChangeCursor;
import emberway.sprite.SpriteLayers;
import emberway.sprite.SpritePatch;

/**
 * The sprites of a rotated map: complete layers, and the patches since. A viewer that already shows
 * these layers continues from the last patch it has applied.
 *
 * @param layers the layers, without patches
 * @param first where the patches of these layers begin
 * @param last where they currently end
 */
public record MapSprites(
    SpriteLayers layers, ChangeCursor<SpritePatch> first, ChangeCursor<SpritePatch> last) {
  /** Creates sprites without patches. */
  static MapSprites of(SpriteLayers layers) {
    ChangeCursor<SpritePatch> first = ChangeCursor.begin();
    return new MapSprites(layers, first, first);
  }

  /** Returns the layers with all patches applied. */
  public SpriteLayers patched() {
    SpriteLayers result = layers;
    for (ChangeCursor<SpritePatch> place = first; place != last; place = place.next()) {
      result = result.with(place.step());
    }
    return result;
  }

  /** Returns these sprites with another patch. */
  MapSprites with(SpritePatch patch) {
    return new MapSprites(layers, first, last.append(patch));
  }
}
