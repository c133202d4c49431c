package emberway.render.gl.pass;

import static org.lwjgl.opengl.GL33C.*;

import emberway.render.gl.AtlasTextures;
import emberway.render.gl.BlendRounding;
import emberway.render.gl.QuadProgram;
import emberway.render.gl.QuadView;
import emberway.render.gl.ShaderProgram;
import emberway.render.gl.ShaderSource;
import emberway.render.iso.FlatProjection;
import emberway.render.iso.Projection;

/** Draws which pixels are covered by sprites that stand on the ground. */
public final class OccluderPass implements AutoCloseable {
  private final QuadProgram quads;
  private final int flat;
  private final int halfLattice;
  private final int magnification;
  private final int whole;

  public OccluderPass(ShaderSource source) {
    quads =
        new QuadProgram(source, "occluder.vert", QuadView.Sampling.OCCLUDER, BlendRounding.NONE);
    ShaderProgram shaderProgram = quads.shaderProgram();
    flat = shaderProgram.uniform("uFlat");
    halfLattice = shaderProgram.uniform("uHalfLattice");
    magnification = shaderProgram.uniform("uMagnification");
    whole = shaderProgram.uniform("uWhole");
  }

  /**
   * Draws into the bound viewport, which the view describes.
   *
   * @param magnified world pixels of the view per world pixel of the places
   * @param isWhole whether all of a sprite counts, not only what covers the ground behind it
   */
  public void draw(
      Projection projection,
      QuadView view,
      AtlasTextures sprites,
      OccluderBuffer occluders,
      int magnified,
      boolean isWhole) {
    quads.begin(view, sprites);
    glUniform1i(flat, projection instanceof FlatProjection ? 1 : 0);
    glUniform2i(halfLattice, projection.halfWidth(), projection.halfHeight());
    glUniform1i(magnification, magnified);
    glUniform1i(whole, isWhole ? 1 : 0);
    occluders.draw();
  }

  @Override
  public void close() {
    quads.close();
  }
}
