package emberway.app.display;

import emberway.app.scene.OpenedMap;
import emberway.map.Layer;
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
  // Top of the visible part of ground icons, as a fraction of the height: above it they are empty.
  private static final float GROUND_TOP = 0.42f;

  /**
   * A part of a texture.
   *
   * @param texture OpenGL's name of the texture
   * @param width of the part [px]
   * @param height of the part [px]
   * @param left the part's left edge in the texture [0..1]
   * @param top its upper edge; the lower one is that of the texture
   * @param right its right edge
   */
  public record Picture(
      int texture, float width, float height, float left, float top, float right) {}

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

  /** Returns the picture of a tile; empty if it has none. */
  public Optional<Picture> picture(Tile tile) {
    int id = opened.loaded().map().legend().id(tile.symbol());
    Optional<SpriteImage> ownIcon = icon(tile).flatMap(TileLooks.Icon::picture);
    if (ownIcon.isPresent()) {
      ImageTexture all = own.computeIfAbsent(id, each -> texture(ownIcon.get()));
      return Optional.of(new Picture(all.texture(), all.width(), all.height(), 0, 0, 1));
    }
    float top = tile.layer() == Layer.BASE ? GROUND_TOP : 0;
    float left = (id - 1f) / count;
    return Optional.of(
            new Picture(row.texture(), width, height * (1 - top), left, top, (float) id / count))
        .filter(inRow -> opened.hasPicture(id));
  }

  private static ImageTexture texture(SpriteImage icon) {
    return new ImageTexture(icon.width(), icon.height(), icon.rgba());
  }

  /** Returns what is known of a tile of a Tiled map; empty for a tile of an Emberway tile set. */
  public Optional<TileLooks.Icon> icon(Tile tile) {
    int id = opened.loaded().map().legend().id(tile.symbol());
    List<TileLooks.Icon> icons = opened.drawable().icons();
    return id <= icons.size() ? Optional.of(icons.get(id - 1)) : Optional.empty();
  }

  @Override
  public void close() {
    row.close();
    own.values().forEach(ImageTexture::close);
  }
}
