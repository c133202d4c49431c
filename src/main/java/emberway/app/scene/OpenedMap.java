package emberway.app.scene;

import emberway.drawable.DrawableMap;
import emberway.map.Rotation;
import emberway.pack.map.LoadedMap;
import emberway.pack.tileset.LoadedTileSet;
import emberway.render.iso.SpriteStack;
import emberway.sprite.Atlas;
import emberway.sprite.AutoTiler;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A map that was read and is ready to be shown.
 *
 * @param drawable the map with the sprites of its tiles and of all that can be painted
 * @param composer computes the content of the scene
 * @param mapOnly the map without fields and routes
 * @param name the map's unique name: its file's absolute path, or its place in a pack
 * @param file its file, if that is a text map
 * @param autosaveCopy the copy of unsaved work that it was read from, if any
 * @param rememberedQuery the route query saved earlier, if queries are to be restored
 */
public record OpenedMap(
    DrawableMap drawable,
    SceneComposer composer,
    SceneContent mapOnly,
    String name,
    Optional<MapFile> file,
    Optional<Path> autosaveCopy,
    Optional<RememberedQuery> rememberedQuery) {
  /** Makes a map ready to be shown, without a copy of unsaved work and an earlier route query. */
  static OpenedMap of(DrawableMap drawable, String name, Optional<MapFile> file) {
    SceneComposer composer = new SceneComposer(drawable);
    return new OpenedMap(
        drawable,
        composer,
        composer.mapOnly(Rotation.NONE),
        name,
        file,
        Optional.empty(),
        Optional.empty());
  }

  /** Returns the map and its tile set. */
  public LoadedMap loaded() {
    return drawable.loaded();
  }

  /** Returns what selects the sprite of the atlas for each tile. */
  public AutoTiler tiler() {
    return drawable.tiler();
  }

  /** Returns the sprites of the map and of all tiles that can be painted. */
  public Atlas atlas() {
    return drawable.atlas();
  }

  /** Returns the animations of the map's tiles; empty if a stack is drawn. */
  public List<SpriteStack.Animation> animations() {
    return drawable.animations();
  }

  /** Returns what is drawn in place of the map's tiles, if the map has pictures of its own. */
  public Optional<SpriteStack> stack() {
    return drawable.stack();
  }

  /** Returns this map, marked as read from a copy of unsaved work. */
  OpenedMap withAutosaveCopy(Path copy) {
    return with(Optional.of(copy), rememberedQuery);
  }

  /** Returns this map with the route query saved earlier. */
  OpenedMap remembering(RememberedQuery known) {
    return with(autosaveCopy, Optional.of(known));
  }

  private OpenedMap with(Optional<Path> copy, Optional<RememberedQuery> known) {
    return new OpenedMap(drawable, composer, mapOnly, name, file, copy, known);
  }

  /**
   * Returns the folder of its file or pack; empty if the folder does not exist or the map is
   * bundled.
   */
  public Optional<Path> folder() {
    return RecoverableMaps.place(name).map(Path::getParent).filter(Files::isDirectory);
  }

  /** Whether another map has the same tiles, with the same pictures and travel description. */
  public boolean hasTilesOf(OpenedMap other) {
    LoadedTileSet one = loaded().tiles();
    LoadedTileSet two = other.loaded().tiles();
    return one.travelDescription().equals(two.travelDescription())
        && one.set().legend().tiles().equals(two.set().legend().tiles())
        && one.set().geometry().equals(two.set().geometry())
        && one.set().looks().equals(two.set().looks())
        && animations().equals(other.animations())
        && Arrays.equals(atlas().pixels(), other.atlas().pixels());
  }

  /**
   * Whether there is a picture to draw a tile with.
   *
   * @param tileId the id of a tile [1..legend size]
   */
  public boolean hasPicture(int tileId) {
    int sprite = tiler().sprite(tileId, 0);
    return stack().isEmpty() && sprite > 0 && atlas().bounds(sprite - 1).width() > 0;
  }
}
