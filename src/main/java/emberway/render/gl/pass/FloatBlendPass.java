package emberway.render.gl.pass;

import static org.lwjgl.opengl.GL33C.*;

import emberway.render.gl.context.DrawCallCounter;
import emberway.render.gl.context.RenderTarget;
import emberway.render.gl.context.ShaderProgram;
import emberway.render.gl.context.ShaderSource;
import emberway.render.gl.sprite.BlendRounding;

/**
 * The detour by which crisp pictures are exact on drivers whose 8-bit blending is not: a target of
 * floats, and a pass that turns them into bytes. See {@link BlendRounding}.
 */
public final class FloatBlendPass implements AutoCloseable {
  /** The value of an empty channel in the target of floats. */
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

  /** Clears the floats and draws into them from now on. */
  public void begin(int width, int height) {
    floats.bind(0, 0, width, height);
    glClearColor(EMPTY, EMPTY, EMPTY, EMPTY);
    glClear(GL_COLOR_BUFFER_BIT);
  }

  /** Copies to the bound viewport, whose corner is that pixel of its target. */
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
