package emberway.render.gl.pass;

import static org.lwjgl.opengl.GL33C.*;

import emberway.render.gl.DrawCallCounter;
import emberway.render.gl.RenderTarget;
import emberway.render.gl.ShaderProgram;
import emberway.render.gl.ShaderSource;

/** Averages squares of samples to pixels. */
public final class DownsamplePass implements AutoCloseable {
  private final ShaderProgram shaderProgram;
  private final int side;
  private final int firstPixel;

  public DownsamplePass(ShaderSource source) {
    shaderProgram = ShaderProgram.link(source, "fullscreen.vert", "average.frag");
    shaderProgram.sampler("uSamples", 0);
    side = shaderProgram.uniform("uSide");
    firstPixel = shaderProgram.uniform("uFirstPixel");
  }

  /** Averages samples into the bound viewport, whose corner is at the given pixel of its target. */
  public void draw(RenderTarget samples, int samplesPerSide, int left, int top) {
    shaderProgram.use();
    samples.color().bind(0);
    glUniform1i(side, samplesPerSide);
    glUniform2i(firstPixel, left, top);
    glDisable(GL_BLEND);
    DrawCallCounter.fullScreen();
  }

  @Override
  public void close() {
    shaderProgram.close();
  }
}
