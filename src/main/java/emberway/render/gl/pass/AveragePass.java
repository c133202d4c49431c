package emberway.render.gl.pass;

import static org.lwjgl.opengl.GL33C.*;

import emberway.render.gl.context.DrawCalls;
import emberway.render.gl.context.Program;
import emberway.render.gl.context.RenderTarget;
import emberway.render.gl.context.ShaderSource;

/** Averages squares of samples into pixels. */
public final class AveragePass implements AutoCloseable {
  private final Program program;
  private final int side;
  private final int firstPixel;

  public AveragePass(ShaderSource source) {
    program = Program.link(source, "fullscreen.vert", "average.frag");
    program.sampler("uSamples", 0);
    side = program.uniform("uSide");
    firstPixel = program.uniform("uFirstPixel");
  }

  /** Averages into the bound viewport, whose corner is that pixel of its target. */
  public void draw(RenderTarget samples, int samplesPerSide, int left, int top) {
    program.use();
    samples.color().bind(0);
    glUniform1i(side, samplesPerSide);
    glUniform2i(firstPixel, left, top);
    glDisable(GL_BLEND);
    DrawCalls.fullScreen();
  }

  @Override
  public void close() {
    program.close();
  }
}
