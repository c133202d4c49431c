package emberway.render.gl;

import static org.lwjgl.opengl.GL33C.*;

import emberway.render.iso.PixelBox;
import emberway.render.iso.SpriteStack;
import emberway.sprite.Atlas;
import emberway.sprite.AtlasLayout;
import java.nio.ByteBuffer;
import java.nio.ShortBuffer;
import java.util.List;
import java.util.function.Supplier;
import org.lwjgl.system.MemoryUtil;

/**
 * A tile set on the GPU: the atlas, the position of each sprite in it, and colors for filtering.
 */
public final class AtlasTextures implements AutoCloseable {
  /**
   * The last mip level, for samples 16 pixels apart; no level up to it has texels shared by two
   * sprites.
   */
  static final int MAX_LEVEL = 4;

  private static final int TABLE_BITS = 6; // log2 of the sprites in a row of the table

  private static final int BAND = 1 << 16; // copied at a time, into the same memory [px]

  private static final int SHORTS = 8; // of a sprite in the table

  private final AtlasLayout layout;
  private final AtlasPixels pixels;
  private final Texture table;
  private final int tableRows;
  private final short[] places; // each sprite's position, as in the table [size: SHORTS*(count+1)]
  private final int[] shown; // for each sprite, the one to show instead
  private final PixelBox reach;
  private Texture colors; // null until needed for filtering
  private Supplier<byte[][]> levels; // computes the colors; null once they exist

  /** Uploads an atlas that the driver supports. */
  public AtlasTextures(Atlas atlas) {
    this(atlas, new AtlasPixels(atlas), null, () -> AlphaBleeding.of(atlas, MAX_LEVEL + 1));
    pixels.bind(0);
  }

  /**
   * Takes over the textures of an atlas.
   *
   * @param pixels its pixels, uploaded or not
   * @param colors its colors for filtering, on all levels used; null if not uploaded
   */
  AtlasTextures(PreparedAtlas ready, AtlasPixels pixels, Texture colors) {
    this(ready.atlas(), pixels, colors, colors == null ? ready::colors : null);
  }

  private AtlasTextures(
      Atlas atlas, AtlasPixels pixels, Texture colors, Supplier<byte[][]> levels) {
    layout = atlas.layout();
    this.pixels = pixels;
    this.colors = colors;
    this.levels = levels;
    places = places(atlas);
    shown = new int[layout.count() + 1];
    for (int sprite = 0; sprite < shown.length; sprite++) {
      shown[sprite] = sprite;
    }
    tableRows = (layout.count() >> TABLE_BITS) + 1;
    table = new Texture(2 << TABLE_BITS, tableRows, GL_RGBA16I, GL_RGBA_INTEGER, GL_SHORT);
    uploadTable();
    reach = PixelBox.of(atlas);
  }

  /** Allocates a texture for an atlas's filtered colors. */
  static Texture colors(AtlasLayout layout, int levels) {
    return Texture.filtered(layout.width(), layout.height(), levels);
  }

  /** Uploads some rows of a picture to a level of the bound texture. */
  static void uploadRows(byte[] rgba, int level, int width, int from, int count) {
    int most = Math.min(count, Math.max(1, BAND / width));
    ByteBuffer buffer = MemoryUtil.memAlloc(4 * width * most);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    for (int done = 0; done < count; done += most) {
      int row = from + done;
      int rows = Math.min(most, count - done);
      buffer.put(0, rgba, 4 * width * row, 4 * width * rows);
      glTexSubImage2D(GL_TEXTURE_2D, level, 0, row, width, rows, GL_RGBA, GL_UNSIGNED_BYTE, buffer);
    }
    MemoryUtil.memFree(buffer);
  }

  /** The extent of all sprites, relative to the position where a sprite is drawn. [px] */
  public PixelBox reach() {
    return reach;
  }

  /** The table of positions; sprite 0 means "none". */
  private static short[] places(Atlas atlas) {
    AtlasLayout layout = atlas.layout();
    short[] places = new short[SHORTS * (layout.count() + 1)];
    for (int slot = 0; slot < layout.count(); slot++) {
      int at = SHORTS * (slot + 1);
      places[at] = (short) layout.spriteX(slot);
      places[at + 1] = (short) layout.spriteY(slot);
      places[at + 2] = (short) atlas.offsetX(slot);
      places[at + 3] = (short) atlas.offsetY(slot);
      Atlas.Bounds visible = atlas.bounds(slot);
      places[at + 4] = (short) visible.x();
      places[at + 5] = (short) visible.y();
      places[at + 6] = (short) visible.width();
      places[at + 7] = (short) visible.height();
    }
    return places;
  }

  /** Uploads the table: two texels per sprite, {@code 2^TABLE_BITS} sprites per row. */
  private void uploadTable() {
    ShortBuffer texels = MemoryUtil.memCallocShort((SHORTS << TABLE_BITS) * tableRows);
    for (int sprite = 1; sprite < shown.length; sprite++) {
      texels.put(SHORTS * sprite, places, SHORTS * shown[sprite], SHORTS);
    }
    table.bind(0);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    glTexSubImage2D(
        GL_TEXTURE_2D, 0, 0, 0, 2 << TABLE_BITS, tableRows, GL_RGBA_INTEGER, GL_SHORT, texels);
    MemoryUtil.memFree(texels);
  }

  /** Shows the current frame of each animation. Returns whether anything has changed. */
  public boolean show(List<SpriteStack.Animation> animations, long millis) {
    boolean changed = false;
    for (int i = 0; i < animations.size(); i++) {
      SpriteStack.Animation animation = animations.get(i);
      int next = animation.spriteAt(millis);
      changed |= shown[animation.sprite()] != next;
      shown[animation.sprite()] = next;
    }
    if (changed) {
      uploadTable();
    }
    return changed;
  }

  /** Shows the same replacements as another atlas with the same sprites. */
  public void showAs(AtlasTextures other) {
    System.arraycopy(other.shown, 0, shown, 0, shown.length);
    uploadTable();
  }

  /** For each sprite number, the sprite that is shown for it; changes with {@link #show}. */
  public int[] shown() {
    return shown;
  }

  /**
   * Uploads the next pixels if some are missing; those missing when they are drawn with are
   * uploaded then.
   *
   * @param most the most pixels, but at least one row [px]
   * @return whether all are uploaded
   */
  public boolean continueUpload(int most) {
    pixels.next(most);
    return pixels.isComplete();
  }

  void bindPixels(int unit) {
    pixels.bind(unit);
  }

  void bindTable(int unit) {
    table.bind(unit);
  }

  /** Binds the colors for filtering, uploading them on first use. */
  void bindColors(int unit) {
    if (colors == null) {
      byte[][] rgba = levels.get();
      colors = colors(layout, rgba.length);
      for (int level = 0; level < rgba.length; level++) {
        uploadRows(rgba[level], level, layout.width() >> level, 0, layout.height() >> level);
      }
      levels = null;
    }
    colors.bind(unit);
  }

  /**
   * Releases the colors for filtering, uploaded or not; they are computed again should they be
   * needed.
   *
   * @param atlas the uploaded atlas, kept from now on
   */
  public void releaseColors(Atlas atlas) {
    closeColors();
    levels = () -> AlphaBleeding.of(atlas, MAX_LEVEL + 1);
  }

  private void closeColors() {
    if (colors != null) {
      colors.close();
      colors = null;
    }
  }

  @Override
  public void close() {
    pixels.close();
    table.close();
    closeColors();
  }
}
