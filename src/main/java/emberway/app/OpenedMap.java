package emberway.app;

import emberway.pack.LoadedMap;
import emberway.sprite.Atlas;

/**
 * A map that was read and is ready to be shown.
 *
 * @param loaded the map and its tile set
 * @param atlas the sprites that it is drawn with
 * @param composer works out what is shown of it
 * @param bare the map without fields and routes
 */
record OpenedMap(LoadedMap loaded, Atlas atlas, SceneComposer composer, SceneContent bare) {}
