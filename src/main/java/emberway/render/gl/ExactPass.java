package emberway.render.gl;

import static org.lwjgl.opengl.GL33C.*;

/**
 * The detour by which crisp pictures are exact on drivers whose 8-bit blending is not: a target of
 * floats, and a pass that turns them into bytes. See {@link BlendRounding}.
 */
final class ExactPass implements AutoCloseable {
  /** The value of an empty channel in the target of floats. */
  static final float EMPTY = 1024;

  private final Program program;
  private final int firstPixel;
  private final RenderTarget floats;

  ExactPass(ShaderSource source, int width, int height) {
    program = Program.link(source, "fullscreen.vert", "exact-result.frag");
    program.sampler("uSamples", 0);
    firstPixel = program.uniform("uFirstPixel");
    floats = RenderTarget.ofFloats(width, height);
  }

  int width() {
    return floats.width();
  }

  int height() {
    return floats.height();
  }

  /** Clears the floats and draws into them from now on. */
  void begin(int width, int height) {
    floats.bind(0, 0, width, height);
    glClearColor(EMPTY, EMPTY, EMPTY, EMPTY);
    glClear(GL_COLOR_BUFFER_BIT);
  }

  /** Copies to the bound viewport, whose corner is that pixel of its target. */
  void finish(int left, int top) {
    program.use();
    floats.color().bind(0);
    glUniform2i(firstPixel, left, top);
    glDisable(GL_BLEND);
    DrawCalls.fullScreen();
  }

  @Override
  public void close() {
    floats.close();
    program.close();
  }
}
