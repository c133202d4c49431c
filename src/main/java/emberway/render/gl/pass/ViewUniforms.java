package emberway.render.gl.pass;

import static org.lwjgl.opengl.GL33C.*;

import emberway.render.gl.SampleAxes;
import emberway.render.gl.ShaderProgram;
import emberway.render.iso.FlatProjection;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.Projection;

/**
 * The uniforms by which the shaders of overlays place cells in a view: those of {@code
 * projection.glsl}, and where the view lies.
 */
public final class ViewUniforms {
  private final int gridWidth;
  private final int flat;
  private final int halfLattice;
  private final int groundOffset;
  private final int viewWorld;
  private final int viewScale;
  private final int viewOffset;
  private final int toClip;

  /** Finds the uniforms of a program. */
  public ViewUniforms(ShaderProgram shaderProgram) {
    SampleAxes.declare(shaderProgram);
    gridWidth = shaderProgram.uniform("uGridWidth");
    flat = shaderProgram.uniform("uFlat");
    halfLattice = shaderProgram.uniform("uHalfLattice");
    groundOffset = shaderProgram.uniform("uGroundOffset");
    viewWorld = shaderProgram.uniform("uViewWorld");
    viewScale = shaderProgram.uniform("uScale");
    viewOffset = shaderProgram.uniform("uViewOffset");
    toClip = shaderProgram.uniform("uToClip");
  }

  /** Sets them for a viewport, whose pixels the axes describe; the program is in use. */
  public void set(PictureFrame frame, SampleAxes axes, int width, int height) {
    Projection projection = frame.projection();
    glUniform1i(gridWidth, projection.size().width());
    glUniform1i(flat, projection instanceof FlatProjection ? 1 : 0);
    glUniform2i(halfLattice, projection.halfWidth(), projection.halfHeight());
    glUniform2i(groundOffset, projection.groundOffsetX(), projection.groundOffsetY());
    axes.setWorld(viewWorld);
    glUniform1f(viewScale, (float) frame.scale());
    glUniform2f(viewOffset, axes.offsetX(), axes.offsetY());
    glUniform2f(toClip, 2f / width, 2f / height);
  }
}
