package emberway.render.gl.pass;

import static org.lwjgl.opengl.GL33C.*;

import emberway.render.gl.DrawCallCounter;
import emberway.render.gl.RenderTarget;
import emberway.render.gl.ShaderProgram;
import emberway.render.gl.ShaderSource;
import java.nio.ByteBuffer;

/**
 * Draws panels: colored, textured and clipped triangles, in the order given, over the window's back
 * buffer or into a layer, of which parts are then laid over the window. A frame allocates nothing.
 * Window's thread only.
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
  private final TexturePass copies;
  private RenderTarget layer; // null until used; as large as the window, and upside down like it
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
    copies = new TexturePass(source);
  }

  /**
   * Begins drawing into the layer, which keeps what was drawn before unless the size is another;
   * call {@link #end} afterward.
   *
   * @param width of the window [px], like height
   */
  public void beginLayer(int width, int newHeight) {
    if (layer == null || layer.width() != width || layer.height() != newHeight) {
      closeLayer();
      layer = RenderTarget.ofWindow(width, newHeight);
    }
    begin(layer.framebuffer(), width, newHeight);
  }

  private void closeLayer() {
    if (layer != null) {
      layer.close();
      layer = null;
    }
  }

  /** Begins to lay parts of the layer over a framebuffer; call {@link #end} afterward. */
  public void beginCopies(int framebuffer, int width, int newHeight) {
    height = newHeight;
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    glViewport(0, 0, width, height);
    glDisable(GL_SCISSOR_TEST);
    glBindVertexArray(vertexArray);
    copies.begin(width, height);
    copies.over();
  }

  /** Lays a part of the layer over the same part of the framebuffer. [px, top left first] */
  public void copy(int left, int top, int right, int bottom) {
    int first = height - bottom;
    copies.draw(layer.color(), left, first, 1, left, first, right, height - top);
  }

  /** Begins drawing over a framebuffer of the given size; call {@link #end} afterward. [px] */
  public void begin(int framebuffer, int width, int newHeight) {
    height = newHeight;
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
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

  /** Makes a rectangle transparent. [px, top left first] */
  public void clear(int left, int top, int right, int bottom) {
    clip(left, top, right, bottom);
    glClearColor(0, 0, 0, 0);
    glClear(GL_COLOR_BUFFER_BIT);
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
    copies.end();
    glDisable(GL_SCISSOR_TEST);
    glBindVertexArray(0);
  }

  @Override
  public void close() {
    closeLayer();
    copies.close();
    glDeleteVertexArrays(vertexArray);
    glDeleteBuffers(corners);
    glDeleteBuffers(indices);
    shaderProgram.close();
  }
}
