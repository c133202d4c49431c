package emberway.render.gl;

import static org.lwjgl.opengl.GL33C.*;

import emberway.sprite.Atlas;
import java.nio.ByteBuffer;
import java.nio.FloatBuffer;
import org.lwjgl.system.MemoryUtil;

/**
 * Measures how a driver rounds when blending, by testing all values with all coverages.
 *
 * <p>The contract is {@code s + round(d × (255 − a) / 255)}. Drivers that blend in floats keep it.
 * Mesa's llvmpipe blends 8-bit channels as {@code (t + (t >> 8) + 128) >> 8} with {@code t = d ×
 * (255 − a)}, which is one too low for 24 pairs of (d, a), all with different a. Sprites with only
 * opaque and fully transparent pixels are never affected.
 */
public final class BlendRounding {
  /** The result of {@link #exactFloatBias} if blending in floats is not exact either. */
  public static final float NONE = -1;

  private static final int LEVELS = 256;
  private static final float OFFSET = 1024; // see shaders/exact.frag

  private final ShaderProgram shaderProgram;
  private final int layer;
  private final int offset;
  private final int unit;
  private final int bias;

  private BlendRounding(ShaderProgram shaderProgram) {
    this.shaderProgram = shaderProgram;
    layer = shaderProgram.uniform("uLayer");
    offset = shaderProgram.uniform("uOffset");
    unit = shaderProgram.uniform("uUnit");
    bias = shaderProgram.uniform("uBias");
  }

  /** The coverages (alpha values) of an atlas's pixels. [size: 256, by alpha] */
  public static boolean[] coverages(Atlas atlas) {
    boolean[] present = new boolean[LEVELS];
    byte[] pixels = atlas.pixels();
    for (int i = 3; i < pixels.length; i += 4) {
      present[pixels[i] & 0xFF] = true;
    }
    return present;
  }

  /**
   * For each coverage, whether 8-bit blending rounds every value below it to nearest; true for 0
   * and 255.
   */
  public static boolean[] exactCoverages(ShaderSource source) {
    boolean[] exact = new boolean[LEVELS];
    ByteBuffer pixels = MemoryUtil.memAlloc(LEVELS * LEVELS * 4);
    try (ShaderProgram shaderProgram =
            ShaderProgram.link(source, "fullscreen.vert", "blend-probe.frag");
        RenderTarget target = new RenderTarget(LEVELS, LEVELS)) {
      glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
      new BlendRounding(shaderProgram).draw(target, 0, 1f / 255, 0);
      glReadPixels(0, 0, LEVELS, LEVELS, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
      for (int alpha = 0; alpha < LEVELS; alpha++) {
        exact[alpha] = true;
        for (int value = 0; value < LEVELS; value++) {
          int blended = pixels.get((alpha * LEVELS + value) * 4) & 0xFF;
          exact[alpha] &= blended == nearest(value, alpha);
        }
      }
      return exact;
    } finally {
      MemoryUtil.memFree(pixels);
    }
  }

  /** The bias that makes {@code shaders/exact.frag} exact, or {@link #NONE}. */
  public static float exactFloatBias(ShaderSource source) {
    FloatBuffer pixels = MemoryUtil.memAllocFloat(LEVELS * LEVELS * 4);
    try (ShaderProgram shaderProgram =
            ShaderProgram.link(source, "fullscreen.vert", "blend-probe.frag");
        RenderTarget target = RenderTarget.ofFloats(LEVELS, LEVELS)) {
      glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC1_ALPHA);
      for (float tried = 0; tried < 1; tried += 0.5f) {
        new BlendRounding(shaderProgram).draw(target, OFFSET, 1, tried);
        glReadPixels(0, 0, LEVELS, LEVELS, GL_RGBA, GL_FLOAT, pixels);
        if (isExact(pixels)) {
          return tried;
        }
      }
      return NONE;
    } finally {
      MemoryUtil.memFree(pixels);
    }
  }

  private static boolean isExact(FloatBuffer pixels) {
    for (int i = 0; i < LEVELS * LEVELS; i++) {
      if (pixels.get(4 * i) != OFFSET + nearest(i % LEVELS, i / LEVELS)) {
        return false;
      }
    }
    return true;
  }

  /**
   * The exact result: {@code value * (255 - alpha) / 255} rounded to nearest; 255 is odd, so there
   * are no ties.
   */
  static int nearest(int value, int alpha) {
    return (2 * value * (255 - alpha) + 255) / 510;
  }

  private void draw(RenderTarget target, float withOffset, float withUnit, float withBias) {
    target.bind(0, 0, LEVELS, LEVELS);
    shaderProgram.use();
    glUniform1f(offset, withOffset);
    glUniform1f(unit, withUnit);
    glUniform1f(bias, withBias);
    glDisable(GL_BLEND);
    glUniform1i(layer, 0);
    DrawCallCounter.fullScreen();
    glEnable(GL_BLEND);
    glUniform1i(layer, 1);
    DrawCallCounter.fullScreen();
  }
}
