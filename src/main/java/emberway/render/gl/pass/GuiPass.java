package emberway.render.gl.pass;

import static org.lwjgl.opengl.GL33C.*;

import emberway.render.gl.context.DrawCallCounter;
import emberway.render.gl.context.ShaderProgram;
import emberway.render.gl.context.ShaderSource;
import java.nio.ByteBuffer;

/**
 * Draws panels over the window's back buffer: colored, textured and clipped triangles, in the order
 * given. A frame allocates nothing. Window's thread only.
 */
public final class GuiPass implements AutoCloseable {
  /**
   * The bytes of a vertex: its position and texture coordinates as floats, and a color of four
   * bytes.
   */
  private static final int CORNER_BYTES = 20;

  private static final int PLACE = 0; // attribute locations of panel.vert
  private static final int TEXTURE = 1;
  private static final int COLOR = 2;
  private static final int TEXTURE_AT = 8; // in a vertex [bytes]
  private static final int COLOR_AT = 16;

  private final ShaderProgram shaderProgram;
  private final int toClip;
  private final int vertexArray;
  private final int corners;
  private final int indices;
  private int height; // of the window [px]

  /** Compiles the shaders. */
  public GuiPass(ShaderSource source) {
    shaderProgram = ShaderProgram.link(source, "panel.vert", "panel.frag");
    shaderProgram.sampler("uTexture", 0);
    toClip = shaderProgram.uniform("uToClip");
    vertexArray = glGenVertexArrays();
    glBindVertexArray(vertexArray);
    corners = glGenBuffers();
    glBindBuffer(GL_ARRAY_BUFFER, corners);
    indices = glGenBuffers();
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, indices); // bound to the vertex array from now on
    glEnableVertexAttribArray(PLACE);
    glEnableVertexAttribArray(TEXTURE);
    glEnableVertexAttribArray(COLOR);
    glVertexAttribPointer(PLACE, 2, GL_FLOAT, false, CORNER_BYTES, 0);
    glVertexAttribPointer(TEXTURE, 2, GL_FLOAT, false, CORNER_BYTES, TEXTURE_AT);
    glVertexAttribPointer(COLOR, 4, GL_UNSIGNED_BYTE, true, CORNER_BYTES, COLOR_AT);
  }

  /** Begins drawing over a window of the given size; call {@link #end} afterward. [px] */
  public void begin(int width, int newHeight) {
    height = newHeight;
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glViewport(0, 0, width, height);
    glDisable(GL_DEPTH_TEST);
    glDisable(GL_CULL_FACE);
    glEnable(GL_SCISSOR_TEST);
    glEnable(GL_BLEND);
    glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    shaderProgram.use();
    glUniform2f(toClip, 2f / width, 2f / height);
    glActiveTexture(GL_TEXTURE0);
    glBindVertexArray(vertexArray);
    glBindBuffer(GL_ARRAY_BUFFER, corners);
  }

  /**
   * Sets the vertices of the triangles, replacing earlier ones.
   *
   * @param some for each vertex, its position in the window and in the texture, two floats each,
   *     and its color, four bytes: red, green, blue, alpha; in native byte order
   */
  public void corners(ByteBuffer some) {
    glBufferData(GL_ARRAY_BUFFER, some, GL_STREAM_DRAW);
  }

  /**
   * Sets the indices of the triangles' vertices, replacing earlier ones.
   *
   * @param some three for each triangle, two bytes each, in native byte order
   */
  public void indices(ByteBuffer some) {
    glBufferData(GL_ELEMENT_ARRAY_BUFFER, some, GL_STREAM_DRAW);
  }

  /** Clips later triangles to a rectangle. [px, top left first] */
  public void clip(int left, int top, int right, int bottom) {
    glScissor(left, height - bottom, right - left, bottom - top);
  }

  /**
   * Draws triangles.
   *
   * @param texture its OpenGL name
   * @param count the number of indices
   * @param first the first index to use
   * @param base added to each index
   */
  public void draw(int texture, int count, int first, int base) {
    glBindTexture(GL_TEXTURE_2D, texture);
    DrawCallCounter.indexed(count, (long) first * Short.BYTES, base);
  }

  /** Ends drawing. */
  public void end() {
    glDisable(GL_SCISSOR_TEST);
    glBindVertexArray(0);
  }

  @Override
  public void close() {
    glDeleteVertexArrays(vertexArray);
    glDeleteBuffers(corners);
    glDeleteBuffers(indices);
    shaderProgram.close();
  }
}
