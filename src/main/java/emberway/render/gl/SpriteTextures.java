package emberway.render.gl;

import static org.lwjgl.opengl.GL33C.*;

import emberway.render.iso.PixelBox;
import emberway.render.iso.SpriteStack;
import emberway.sprite.Atlas;
import emberway.sprite.AtlasLayout;
import java.nio.ByteBuffer;
import java.nio.ShortBuffer;
import java.util.Arrays;
import java.util.List;
import org.lwjgl.system.MemoryUtil;

/** A tile set on the GPU: the atlas, where each sprite lies in it, and its colors to filter. */
final class SpriteTextures implements AutoCloseable {
  /** The last mip level, for samples 16 pixels apart; up to there no two sprites share a texel. */
  static final int MAX_LEVEL = 4;

  private static final int TABLE_BITS = 6; // log2 of the sprites in a row of the table

  private final Atlas atlas;
  private final Texture pixels;
  private final Texture table;
  private final int tableRows;
  private final int[] shown; // for each sprite, the one that is shown in its place
  private final PixelBox reach;
  private Texture colors; // null until something is filtered

  SpriteTextures(Atlas atlas, int maxTextureSize) {
    this.atlas = atlas;
    AtlasLayout layout = atlas.layout();
    if (Math.max(layout.width(), layout.height()) > maxTextureSize) {
      throw new IllegalArgumentException(
          "%d sprites, together %d × %d px, are too many for this graphics driver"
              .formatted(layout.count(), layout.width(), layout.height()));
    }
    pixels = new Texture(layout.width(), layout.height(), GL_RGBA8, GL_RGBA, GL_UNSIGNED_BYTE);
    upload(atlas.pixels(), 0, layout.width(), layout.height());
    tableRows = (layout.count() >> TABLE_BITS) + 1;
    table = new Texture(2 << TABLE_BITS, tableRows, GL_RGBA16I, GL_RGBA_INTEGER, GL_SHORT);
    shown = new int[layout.count() + 1];
    for (int sprite = 0; sprite < shown.length; sprite++) {
      shown[sprite] = sprite;
    }
    uploadTable();
    boolean[] all = new boolean[layout.count() + 1];
    Arrays.fill(all, true);
    reach = PixelBox.of(atlas, all);
  }

  /** What any sprite covers, from the place that it is drawn at. [px] */
  PixelBox reach() {
    return reach;
  }

  private static void upload(byte[] rgba, int level, int width, int height) {
    ByteBuffer buffer = MemoryUtil.memAlloc(rgba.length);
    buffer.put(0, rgba);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    if (level == 0) {
      glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, width, height, GL_RGBA, GL_UNSIGNED_BYTE, buffer);
    } else {
      glTexImage2D(
          GL_TEXTURE_2D, level, GL_RGBA8, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, buffer);
    }
    MemoryUtil.memFree(buffer);
  }

  /** Two texels a sprite, {@code 2^TABLE_BITS} sprites a row; sprite 0 is "none". */
  private void uploadTable() {
    AtlasLayout layout = atlas.layout();
    ShortBuffer texels = MemoryUtil.memCallocShort((8 << TABLE_BITS) * tableRows);
    for (int sprite = 1; sprite < shown.length; sprite++) {
      int slot = shown[sprite] - 1;
      int at = 8 * sprite;
      texels.put(at, (short) layout.spriteX(slot));
      texels.put(at + 1, (short) layout.spriteY(slot));
      texels.put(at + 2, (short) atlas.offsetX(slot));
      texels.put(at + 3, (short) atlas.offsetY(slot));
      Atlas.Bounds visible = atlas.bounds(slot);
      texels.put(at + 4, (short) visible.x());
      texels.put(at + 5, (short) visible.y());
      texels.put(at + 6, (short) visible.width());
      texels.put(at + 7, (short) visible.height());
    }
    table.bind(0);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    glTexSubImage2D(
        GL_TEXTURE_2D, 0, 0, 0, 2 << TABLE_BITS, tableRows, GL_RGBA_INTEGER, GL_SHORT, texels);
    MemoryUtil.memFree(texels);
  }

  /** Shows a sprite in the place of each of some others; returns whether anything has changed. */
  boolean show(List<SpriteStack.Film> films, long millis) {
    boolean changed = false;
    for (int i = 0; i < films.size(); i++) {
      SpriteStack.Film film = films.get(i);
      int next = film.spriteAt(millis);
      changed |= shown[film.sprite()] != next;
      shown[film.sprite()] = next;
    }
    if (changed) {
      uploadTable();
    }
    return changed;
  }

  /** Shows in every sprite's place what another atlas of the same sprites shows there. */
  void showAs(SpriteTextures other) {
    System.arraycopy(other.shown, 0, shown, 0, shown.length);
    uploadTable();
  }

  void bindPixels(int unit) {
    pixels.bind(unit);
  }

  void bindTable(int unit) {
    table.bind(unit);
  }

  /** Makes the filtered colors on first use. */
  void bindColors(int unit) {
    if (colors == null) {
      SpreadColors spread = new SpreadColors(atlas);
      setColors(spread.level(0));
      AtlasLayout layout = atlas.layout();
      for (int level = 1; level <= MAX_LEVEL; level++) {
        upload(spread.level(level), level, layout.width() >> level, layout.height() >> level);
      }
      glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, MAX_LEVEL);
    }
    colors.bind(unit);
  }

  /**
   * Uploads the filtered colors of level 0, which were made elsewhere; other levels are not used.
   */
  void setColors(byte[] rgba) {
    AtlasLayout layout = atlas.layout();
    colors = new Texture(layout.width(), layout.height(), GL_RGBA8, GL_RGBA, GL_UNSIGNED_BYTE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_NEAREST);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    upload(rgba, 0, layout.width(), layout.height());
  }

  @Override
  public void close() {
    pixels.close();
    table.close();
    if (colors != null) {
      colors.close();
    }
  }
}
