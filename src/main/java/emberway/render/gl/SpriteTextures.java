package emberway.render.gl;

import static org.lwjgl.opengl.GL33C.*;

import emberway.sprite.Atlas;
import emberway.sprite.AtlasLayout;
import java.nio.ByteBuffer;
import java.nio.ShortBuffer;
import org.lwjgl.system.MemoryUtil;

/** A tile set on the GPU: the atlas, where each sprite lies in it, and its colors to filter. */
final class SpriteTextures implements AutoCloseable {
  /** The last mip level, for samples 16 pixels apart; up to there no two sprites share a texel. */
  static final int MAX_LEVEL = 4;

  private final Atlas atlas;
  private final Texture pixels;
  private final Texture table;
  private Texture colors; // null until something is filtered

  SpriteTextures(Atlas atlas, int maxTextureSize) {
    this.atlas = atlas;
    AtlasLayout layout = atlas.layout();
    if (Math.max(layout.width(), layout.height()) > maxTextureSize
        || layout.count() >= maxTextureSize) {
      throw new IllegalArgumentException(
          "%d sprites of %d × %d px are too many for this graphics driver"
              .formatted(layout.count(), layout.spriteWidth(), layout.spriteHeight()));
    }
    pixels = new Texture(layout.width(), layout.height(), GL_RGBA8, GL_RGBA, GL_UNSIGNED_BYTE);
    upload(atlas.pixels(), 0, layout.width(), layout.height());
    table = new Texture(2, layout.count() + 1, GL_RGBA16UI, GL_RGBA_INTEGER, GL_UNSIGNED_SHORT);
    uploadTable(layout);
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

  /** Row {@code s}: sprite {@code s} of a layer; row 0 is "none". */
  private void uploadTable(AtlasLayout layout) {
    ShortBuffer rows = MemoryUtil.memCallocShort(8 * (layout.count() + 1));
    for (int slot = 0; slot < layout.count(); slot++) {
      int at = 8 * (slot + 1);
      rows.put(at, (short) layout.spriteX(slot));
      rows.put(at + 1, (short) layout.spriteY(slot));
      Atlas.Bounds visible = atlas.bounds(slot);
      rows.put(at + 4, (short) visible.x());
      rows.put(at + 5, (short) visible.y());
      rows.put(at + 6, (short) visible.width());
      rows.put(at + 7, (short) visible.height());
    }
    glTexSubImage2D(
        GL_TEXTURE_2D, 0, 0, 0, 2, layout.count() + 1, GL_RGBA_INTEGER, GL_UNSIGNED_SHORT, rows);
    MemoryUtil.memFree(rows);
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
      AtlasLayout layout = atlas.layout();
      SpreadColors spread = new SpreadColors(atlas);
      colors = new Texture(layout.width(), layout.height(), GL_RGBA8, GL_RGBA, GL_UNSIGNED_BYTE);
      glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_NEAREST);
      glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
      glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, MAX_LEVEL);
      for (int level = 0; level <= MAX_LEVEL; level++) {
        upload(spread.level(level), level, layout.width() >> level, layout.height() >> level);
      }
    }
    colors.bind(unit);
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
