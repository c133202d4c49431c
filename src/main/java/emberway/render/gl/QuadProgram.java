package emberway.render.gl;

import static org.lwjgl.opengl.GL33C.*;

/** A program that draws sprites ({@code shaders/quad.glsl}) with one way of sampling. */
public final class QuadProgram implements AutoCloseable {
  /** Texture units, the same for all programs; lower ones are for the data that selects sprites. */
  static final int UNIT_SPRITES = 2;

  static final int UNIT_ATLAS = 3;
  public static final int UNIT_COLORS = 4;

  private final ShaderProgram shaderProgram;
  private final boolean exact;
  private final int viewWorld;
  private final int viewScale;
  private final int viewOffset;
  private final int toClip;
  private final int phase;
  private final int inverseScale;
  private final int level;
  private final int sharpness;

  /**
   * Compiles and links the program.
   *
   * @param exactBias the bias for crisp frames drawn into floats, see {@link BlendRounding};
   *     otherwise {@link BlendRounding#NONE}
   */
  public QuadProgram(
      ShaderSource source, String vertexFile, QuadView.Sampling sampling, float exactBias) {
    exact = sampling == QuadView.Sampling.CRISP && exactBias != BlendRounding.NONE;
    String fragmentFile =
        switch (sampling) {
          case CRISP -> exact ? "exact.frag" : "crisp.frag";
          case MINIFIED -> "minified.frag";
          case MAGNIFIED -> "magnified.frag";
          case SILHOUETTE -> "silhouette.frag";
          case OCCLUDER -> "occluder.frag";
        };
    shaderProgram = ShaderProgram.link(source, vertexFile, fragmentFile);
    shaderProgram.sampler("uSprites", UNIT_SPRITES);
    shaderProgram.sampler("uAtlas", UNIT_ATLAS);
    shaderProgram.sampler("uColors", UNIT_COLORS);
    SampleAxes.declare(shaderProgram);
    glUniform1f(shaderProgram.uniform("uBias"), exactBias);
    glUniform1f(shaderProgram.uniform("uGrow"), sampling == QuadView.Sampling.CRISP ? 0 : 1);
    viewWorld = shaderProgram.uniform("uViewWorld");
    viewScale = shaderProgram.uniform("uViewScale");
    viewOffset = shaderProgram.uniform("uViewOffset");
    toClip = shaderProgram.uniform("uToClip");
    phase = shaderProgram.uniform("uPhase");
    inverseScale = shaderProgram.uniform("uInverseScale");
    level = shaderProgram.uniform("uLevel");
    sharpness = shaderProgram.uniform("uSharpness");
  }

  public ShaderProgram shaderProgram() {
    return shaderProgram;
  }

  /** Makes this the current program, drawing into the bound viewport. */
  public void begin(QuadView view, AtlasTextures sprites) {
    shaderProgram.use();
    if (view.sampling() == QuadView.Sampling.MINIFIED
        || view.sampling() == QuadView.Sampling.MAGNIFIED) { // the shaders that filter colors
      sprites.bindColors(UNIT_COLORS);
    }
    sprites.bindTable(UNIT_SPRITES);
    sprites.bindPixels(UNIT_ATLAS);
    glUniform2i(viewWorld, view.left(), view.top());
    glUniform1f(viewScale, view.perWorldPixel());
    glUniform2f(viewOffset, view.offsetX(), view.offsetY());
    glUniform2f(toClip, 2f / view.width(), 2f / view.height());
    glUniform2f(phase, -view.offsetX(), -view.offsetY());
    glUniform1f(inverseScale, 1f / view.perWorldPixel());
    glUniform1i(level, view.level());
    glUniform1f(sharpness, view.sharpness());
    glEnable(GL_BLEND);
    glBlendFunc(GL_ONE, exact ? GL_ONE_MINUS_SRC1_ALPHA : GL_ONE_MINUS_SRC_ALPHA);
  }

  @Override
  public void close() {
    shaderProgram.close();
  }
}
