package emberway.render.gl.pass;

import static org.lwjgl.opengl.GL33C.*;

import emberway.render.gl.DrawCallCounter;
import emberway.render.gl.RenderTarget;
import emberway.render.gl.ShaderProgram;
import emberway.render.gl.ShaderSource;

/** Lays a layer over a picture; where a mask covers it, it shows through faintly. */
public final class OccludedLayerPass implements AutoCloseable {
  private static final int UNIT_MASK = 1;

  private final ShaderProgram shaderProgram;
  private final int hidden;

  public OccludedLayerPass(ShaderSource source) {
    shaderProgram = ShaderProgram.link(source, "fullscreen.vert", "occluded.frag");
    shaderProgram.sampler("uLayer", 0);
    shaderProgram.sampler("uMask", UNIT_MASK);
    hidden = shaderProgram.uniform("uHidden");
  }

  /**
   * Draws into the bound viewport the same pixels of a layer.
   *
   * @param mask how much of each pixel is covered, in red
   * @param hiddenShare how much of the layer a full cover hides [0..1]
   */
  public void draw(RenderTarget layer, RenderTarget mask, double hiddenShare) {
    shaderProgram.use();
    mask.color().bind(UNIT_MASK);
    layer.color().bind(0);
    glUniform1f(hidden, (float) hiddenShare);
    glEnable(GL_BLEND);
    glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    DrawCallCounter.fullScreen();
  }

  @Override
  public void close() {
    shaderProgram.close();
  }
}
