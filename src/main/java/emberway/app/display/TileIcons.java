package emberway.app.display;

import emberway.app.scene.OpenedMap;
import emberway.map.Tile;
import emberway.render.gl.ImageTexture;
import emberway.render.tiled.TileLooks;
import emberway.sprite.SpriteImage;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The icons of a legend's tiles, side by side in one texture; those of a Tiled map, in a texture
 * each, which is made when it is first asked for. Window's thread only.
 */
public final class TileIcons implements AutoCloseable {
  private final OpenedMap opened;
  private final Map<Integer, ImageTexture> own = new HashMap<>(); // by tile id
  private final ImageTexture row;
  private final int width; // of an icon [px]
  private final int height;
  private final int count;

  /** Uploads the icons of an opened map's tiles, each drawn as if surrounded by its like. */
  public TileIcons(OpenedMap opened) {
    this.opened = opened;
    TileRow pixels = new TileRow(opened);
    width = pixels.width();
    height = pixels.height();
    count = pixels.count();
    row = new ImageTexture(count * width, height, pixels.rgba());
  }

  /** Returns OpenGL's name of the texture. */
  public int texture() {
    return row.texture();
  }

  /** Returns a tile's id in the legend. */
  public int id(Tile tile) {
    return opened.loaded().map().legend().id(tile.symbol());
  }

  /** Whether a tile has an icon in the row. */
  public boolean isInRow(int tileId) {
    return opened.hasPicture(tileId);
  }

  /** Returns what is known of a tile of a Tiled map; empty for a tile of an Emberway tile set. */
  public Optional<TileLooks.Icon> own(int tileId) {
    List<TileLooks.Icon> icons = opened.drawable().icons();
    return tileId <= icons.size() ? Optional.of(icons.get(tileId - 1)) : Optional.empty();
  }

  /** Returns the texture of a tile of a Tiled map; empty if the tile has no picture. */
  public Optional<ImageTexture> ownTexture(int tileId) {
    return own(tileId)
        .flatMap(TileLooks.Icon::picture)
        .map(icon -> own.computeIfAbsent(tileId, id -> texture(icon)));
  }

  private static ImageTexture texture(SpriteImage icon) {
    return new ImageTexture(icon.width(), icon.height(), icon.rgba());
  }

  /** Returns the left edge of a tile's icon in the texture. [0..1] */
  public float left(int tileId) {
    return (tileId - 1f) / count;
  }

  /** Returns the right edge of a tile's icon in the texture. [0..1] */
  public float right(int tileId) {
    return (float) tileId / count;
  }

  /** Returns an icon's width. [px] */
  public int width() {
    return width;
  }

  /** Returns an icon's height. [px] */
  public int height() {
    return height;
  }

  @Override
  public void close() {
    row.close();
    own.values().forEach(ImageTexture::close);
  }
}
