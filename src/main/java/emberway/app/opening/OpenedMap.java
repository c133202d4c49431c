package emberway.app.opening;

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
 * @param loaded the map and its tile set
 * @param tiler says which sprite of the atlas a tile gets
 * @param atlas the sprites that it is drawn with, and those of all tiles that can be painted
 * @param composer works out what is shown of it
 * @param bare the map without fields and routes
 * @param animations what moves of its tiles; empty where a stack is drawn
 * @param stack what is drawn in place of the map's own tiles, where it has a look of its own
 * @param name what the map is called among all maps: its file's absolute path, or its place in a
 *     pack
 * @param file its file, where that is a text map
 * @param kept the copy of unsaved work that it was read from, if it was
 * @param rememberedQuery what is known about it from earlier, where that is to be remembered
 */
public record OpenedMap(
    LoadedMap loaded,
    AutoTiler tiler,
    Atlas atlas,
    SceneComposer composer,
    SceneContent bare,
    List<SpriteStack.Animation> animations,
    Optional<SpriteStack> stack,
    String name,
    Optional<MapFile> file,
    Optional<Path> kept,
    Optional<RememberedQuery> rememberedQuery) {
  /** The same, read from a copy of unsaved work. */
  OpenedMap keptIn(Path copy) {
    return with(Optional.of(copy), rememberedQuery);
  }

  /** The same with what is known about it from earlier. */
  OpenedMap remembering(RememberedQuery known) {
    return with(kept, Optional.of(known));
  }

  private OpenedMap with(Optional<Path> copy, Optional<RememberedQuery> known) {
    return new OpenedMap(
        loaded, tiler, atlas, composer, bare, animations, stack, name, file, copy, known);
  }

  /** The folder that its file or its pack lies in, or lay; none where it came with the program. */
  public Optional<Path> folder() {
    return RecoverableMaps.place(name).map(Path::getParent).filter(Files::isDirectory);
  }

  /** Whether a map that was opened again is drawn with the same tiles that mean the same. */
  public boolean hasTilesOf(OpenedMap other) {
    LoadedTileSet one = loaded.tiles();
    LoadedTileSet two = other.loaded.tiles();
    return one.travelDescription().equals(two.travelDescription())
        && one.set().legend().tiles().equals(two.set().legend().tiles())
        && one.set().geometry().equals(two.set().geometry())
        && one.set().looks().equals(two.set().looks())
        && animations.equals(other.animations)
        && Arrays.equals(atlas.pixels(), other.atlas.pixels());
  }

  /** Whether there is a picture of a tile to draw with. [1..legend size] */
  public boolean hasPicture(int tileId) {
    int sprite = tiler.sprite(tileId, 0);
    return stack.isEmpty() && sprite > 0 && atlas.bounds(sprite - 1).width() > 0;
  }
}
