package emberway.render.gl.pass;

import static org.lwjgl.opengl.GL33C.*;

import emberway.render.gl.DrawCallCounter;
import emberway.render.gl.ShaderProgram;
import emberway.render.gl.ShaderSource;
import emberway.render.gl.Texture;

/** Draws rectangles of textures into a viewport. Context's thread only. */
public final class TexturePass implements AutoCloseable {
  private static final int VERTICES = 6; // of two triangles, see texture.vert

  private final ShaderProgram shaderProgram;
  private final int rect;
  private final int toClip;
  private final int texels;
  private final int filtered; // sampler objects
  private final int exact;

  /** Compiles the shaders. */
  public TexturePass(ShaderSource source) {
    shaderProgram = ShaderProgram.link(source, "texture.vert", "texture.frag");
    shaderProgram.sampler("uTexture", 0);
    rect = shaderProgram.uniform("uRect");
    toClip = shaderProgram.uniform("uToClip");
    texels = shaderProgram.uniform("uTexels");
    filtered = sampler(GL_LINEAR);
    exact = sampler(GL_NEAREST);
  }

  private static int sampler(int filter) {
    int id = glGenSamplers();
    glSamplerParameteri(id, GL_TEXTURE_MIN_FILTER, filter);
    glSamplerParameteri(id, GL_TEXTURE_MAG_FILTER, filter);
    glSamplerParameteri(id, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glSamplerParameteri(id, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    return id;
  }

  /**
   * Begins to draw into the bound viewport, replacing what is there; call {@link #end} after. A
   * vertex array must be bound.
   *
   * @param width of the viewport [px], like height
   */
  public void begin(int width, int height) {
    shaderProgram.use();
    glUniform2f(toClip, 2f / width, 2f / height);
    mix(1);
  }

  /** Mixes textures with what is there from now on; 1 replaces it. [0..1] */
  public void mix(float opacity) {
    if (opacity == 1) {
      glDisable(GL_BLEND);
      return;
    }
    glEnable(GL_BLEND);
    glBlendColor(0, 0, 0, opacity);
    glBlendFunc(GL_CONSTANT_ALPHA, GL_ONE_MINUS_CONSTANT_ALPHA);
  }

  /** Lays textures, whose colors are premultiplied, over what is there from now on. */
  public void over() {
    glEnable(GL_BLEND);
    glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
  }

  /**
   * Draws a rectangle of the viewport; upside down if its bottom is less than its top. [px]
   *
   * @param texelX the left edge of the rectangle in the texture [texels], like {@code texelY}
   * @param step the side of a pixel [texels]; 1 for a copy
   */
  public void draw(
      Texture texture,
      double texelX,
      double texelY,
      double step,
      int left,
      int top,
      int right,
      int bottom) {
    texture.bind(0);
    glBindSampler(0, step == 1 ? exact : filtered);
    glUniform4f(rect, left, top, right, bottom);
    glUniform4f(
        texels,
        (float) (texelX / texture.width()),
        (float) (texelY / texture.height()),
        (float) ((texelX + (right - left) * step) / texture.width()),
        (float) ((texelY + Math.abs(bottom - top) * step) / texture.height()));
    DrawCallCounter.instances(GL_TRIANGLES, VERTICES, 1);
  }

  /**
   * Draws a rectangle of a viewport that has the rows in reverse order, as windows have them.
   *
   * @param texelX the left edge of the rectangle in the texture [texels], like {@code texelY}
   * @param step the side of a pixel [texels]; 1 for a copy
   * @param height of the viewport [px]
   */
  public void drawUpsideDown(
      Texture texture,
      double texelX,
      double texelY,
      double step,
      int left,
      int top,
      int right,
      int bottom,
      int height) {
    draw(texture, texelX, texelY, step, left, height - top, right, height - bottom);
  }

  /** Ends drawing. */
  public void end() {
    glBindSampler(0, 0);
    glDisable(GL_BLEND);
  }

  @Override
  public void close() {
    shaderProgram.close();
    glDeleteSamplers(filtered);
    glDeleteSamplers(exact);
  }
}
