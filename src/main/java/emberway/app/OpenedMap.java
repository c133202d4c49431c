package emberway.app;

import emberway.pack.LoadedMap;
import emberway.sprite.Atlas;
import emberway.sprite.AutoTiler;

/**
 * A map that was read and is ready to be shown.
 *
 * @param loaded the map and its tile set
 * @param tiler says which sprite of the atlas a tile gets
 * @param atlas the sprites that it is drawn with, and those of all tiles that can be painted
 * @param composer works out what is shown of it
 * @param bare the map without fields and routes
 */
record OpenedMap(
    LoadedMap loaded, AutoTiler tiler, Atlas atlas, SceneComposer composer, SceneContent bare) {
  /** Whether there is a picture of a tile. [1..legend size] */
  boolean hasPicture(int tileId) {
    int sprite = tiler.sprite(tileId);
    return sprite > 0 && atlas.bounds(sprite - 1).width() > 0;
  }
}
