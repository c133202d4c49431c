package emberway.render.gl;

import static org.lwjgl.opengl.GL33C.*;

/**
 * Makes and counts the draw calls of all passes, per thread, since a thread has one current
 * context. Context's thread only.
 */
public final class DrawCallCounter {
  private static final ThreadLocal<DrawCallCounter> OF_THREAD =
      ThreadLocal.withInitial(DrawCallCounter::new);

  private long count;

  private DrawCallCounter() {}

  /** The number of draw calls made on this thread. */
  public static long made() {
    return OF_THREAD.get().count;
  }

  /** Draws a triangle that covers the viewport, see {@code shaders/fullscreen.vert}. */
  public static void fullScreen() {
    OF_THREAD.get().count++;
    glDrawArrays(GL_TRIANGLES, 0, 3);
  }

  /**
   * Draws instances of a number of vertices.
   *
   * @param mode such as {@code GL_TRIANGLES}
   */
  public static void instances(int mode, int vertices, int instances) {
    OF_THREAD.get().count++;
    glDrawArraysInstanced(mode, 0, vertices, instances);
  }

  /**
   * Draws triangles by 16-bit indices.
   *
   * @param count the number of indices
   * @param offset where they begin in the index buffer [bytes]
   * @param base added to each index
   */
  public static void indexed(int count, long offset, int base) {
    OF_THREAD.get().count++;
    glDrawElementsBaseVertex(GL_TRIANGLES, count, GL_UNSIGNED_SHORT, offset, base);
  }
}
