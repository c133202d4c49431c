package emberway.render.gl.pass;

import static org.lwjgl.opengl.GL33C.*;

import emberway.render.gl.context.DrawCallCounter;

/** Sprites that stand on the ground, on the GPU, with an instance for each. */
public final class OccluderBuffer implements AutoCloseable {
  /**
   * Numbers per sprite: the sprite, world x, world y; world x and y of the center of its cell's
   * ground; 1 if it is tall, else 0.
   */
  public static final int INTS = 6;

  private static final int PLACE = 0; // attribute locations of occluder.vert
  private static final int GROUND = 1;
  private static final int COMPONENTS = 3; // of each attribute
  private static final int VERTICES = 6;

  private final int vertexArray;
  private final int buffer;
  private int count;

  public OccluderBuffer() {
    vertexArray = glGenVertexArrays();
    glBindVertexArray(vertexArray);
    buffer = glGenBuffers();
    glBindBuffer(GL_ARRAY_BUFFER, buffer);
    int stride = INTS * Integer.BYTES;
    glEnableVertexAttribArray(PLACE);
    glVertexAttribIPointer(PLACE, COMPONENTS, GL_INT, stride, 0);
    glVertexAttribDivisor(PLACE, 1);
    glEnableVertexAttribArray(GROUND);
    glVertexAttribIPointer(GROUND, COMPONENTS, GL_INT, stride, (long) COMPONENTS * Integer.BYTES);
    glVertexAttribDivisor(GROUND, 1);
  }

  /**
   * Uploads sprites.
   *
   * @param sprites the numbers of the sprites; later elements are ignored [size: &gt;= INTS *
   *     count]
   */
  public void set(int[] sprites, int newCount) {
    count = newCount;
    glBindBuffer(GL_ARRAY_BUFFER, buffer);
    glBufferData(GL_ARRAY_BUFFER, sprites, GL_DYNAMIC_DRAW);
  }

  /** Whether there are no sprites. */
  public boolean isEmpty() {
    return count == 0;
  }

  void draw() {
    glBindVertexArray(vertexArray);
    DrawCallCounter.instances(GL_TRIANGLES, VERTICES, count);
  }

  @Override
  public void close() {
    glDeleteVertexArrays(vertexArray);
    glDeleteBuffers(buffer);
  }
}
