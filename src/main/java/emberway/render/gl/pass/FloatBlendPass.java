package emberway.render.gl.pass;

import static org.lwjgl.opengl.GL33C.*;

import emberway.render.gl.BlendRounding;
import emberway.render.gl.DrawCallCounter;
import emberway.render.gl.RenderTarget;
import emberway.render.gl.ShaderProgram;
import emberway.render.gl.ShaderSource;

/**
 * Makes crisp pictures exact on drivers whose 8-bit blending is not: draws into floats first, then
 * converts them to bytes. See {@link BlendRounding}.
 */
public final class FloatBlendPass implements AutoCloseable {
  /** The value of an empty channel in the float target. */
  static final float EMPTY = 1024;

  private final ShaderProgram shaderProgram;
  private final int firstPixel;
  private final RenderTarget floats;

  public FloatBlendPass(ShaderSource source, int width, int height) {
    shaderProgram = ShaderProgram.link(source, "fullscreen.vert", "exact-result.frag");
    shaderProgram.sampler("uSamples", 0);
    firstPixel = shaderProgram.uniform("uFirstPixel");
    floats = RenderTarget.ofFloats(width, height);
  }

  public int width() {
    return floats.width();
  }

  public int height() {
    return floats.height();
  }

  /** Clears the float target and directs drawing into it. */
  public void begin(int width, int height) {
    floats.bind(0, 0, width, height);
    glClearColor(EMPTY, EMPTY, EMPTY, EMPTY);
    glClear(GL_COLOR_BUFFER_BIT);
  }

  /**
   * Converts the floats into the bound viewport, whose corner is at the given pixel of its target.
   */
  public void finish(int left, int top) {
    shaderProgram.use();
    floats.color().bind(0);
    glUniform2i(firstPixel, left, top);
    glDisable(GL_BLEND);
    DrawCallCounter.fullScreen();
  }

  @Override
  public void close() {
    floats.close();
    shaderProgram.close();
  }
}
