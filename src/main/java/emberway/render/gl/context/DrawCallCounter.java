package emberway.render.gl.context;

import static org.lwjgl.opengl.GL33C.*;

/**
 * Where this package's draw calls go through, to be counted: one count a thread, as a thread has
 * one current context. Window's thread only.
 */
public final class DrawCallCounter {
  private static final ThreadLocal<DrawCallCounter> OF_THREAD =
      ThreadLocal.withInitial(DrawCallCounter::new);

  private long count;

  private DrawCallCounter() {}

  /** How many this thread has made so far. */
  public static long made() {
    return OF_THREAD.get().count;
  }

  /** Draws the triangle that covers the viewport, see {@code shaders/fullscreen.vert}. */
  public static void fullScreen() {
    OF_THREAD.get().count++;
    glDrawArrays(GL_TRIANGLES, 0, 3);
  }

  /**
   * Draws instances of some vertices.
   *
   * @param mode such as {@code GL_TRIANGLES}
   */
  public static void instances(int mode, int vertices, int instances) {
    OF_THREAD.get().count++;
    glDrawArraysInstanced(mode, 0, vertices, instances);
  }

  /**
   * Draws triangles by indices of two bytes.
   *
   * @param count how many indices
   * @param offset where in the buffer of indices they begin [bytes]
   * @param base added to each of them
   */
  public static void indexed(int count, long offset, int base) {
    OF_THREAD.get().count++;
    glDrawElementsBaseVertex(GL_TRIANGLES, count, GL_UNSIGNED_SHORT, offset, base);
  }
}
