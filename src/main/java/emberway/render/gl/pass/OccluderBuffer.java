package emberway.render.gl.pass;

import static org.lwjgl.opengl.GL33C.*;

import emberway.render.gl.DrawCallCounter;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;

/**
 * Sprites that stand on the ground, on the GPU, with an instance for each. They are sorted into
 * squares of the world, and only those of squares near the view are drawn.
 */
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
  private static final int LEAST_SIDE = 1024; // of a square [world px]

  private final int vertexArray;
  private final int buffer;
  private int count;
  private PixelBox reach = PixelBox.EMPTY; // of sprites
  private int left; // of the squares [world px]
  private int top; // of the squares [world px]
  private long side; // of a square [world px]
  private int columns; // of squares
  private int rows; // of squares
  private int[] first = {}; // the number of each square's first sprite, row-major, and the end
  // The squares in view, ends inclusive.
  private int firstColumn;
  private int firstRow;
  private int lastColumn;
  private int lastRow;

  public OccluderBuffer() {
    vertexArray = glGenVertexArrays();
    glBindVertexArray(vertexArray);
    buffer = glGenBuffers();
    glBindBuffer(GL_ARRAY_BUFFER, buffer);
    glEnableVertexAttribArray(PLACE);
    glVertexAttribDivisor(PLACE, 1);
    glEnableVertexAttribArray(GROUND);
    glVertexAttribDivisor(GROUND, 1);
  }

  /**
   * Uploads sprites.
   *
   * @param sprites the numbers of the sprites; later elements are ignored [size: &gt;= INTS *
   *     count]
   * @param newReach where sprites reach from the position at which they are drawn [px]
   */
  public void set(int[] sprites, int newCount, PixelBox newReach) {
    count = newCount;
    reach = newReach;
    glBindBuffer(GL_ARRAY_BUFFER, buffer);
    glBufferData(GL_ARRAY_BUFFER, sorted(sprites), GL_DYNAMIC_DRAW);
  }

  /** Divides the world into squares and sorts the sprites by them. */
  private int[] sorted(int[] sprites) {
    left = least(sprites, 1);
    top = least(sprites, 2);
    side = LEAST_SIDE / 2;
    do {
      side *= 2; // again on a long and thin map
      columns = 1;
      rows = 1;
      for (int i = 0; i < count; i++) {
        columns = (int) Math.max(columns, 1 + (sprites[INTS * i + 1] - left) / side);
        rows = (int) Math.max(rows, 1 + (sprites[INTS * i + 2] - top) / side);
      }
    } while ((long) columns * rows > 1 + count);
    first = new int[columns * rows + 1];
    for (int i = 0; i < count; i++) {
      first[square(sprites, i) + 1]++;
    }
    for (int square = 0; square < columns * rows; square++) {
      first[square + 1] += first[square];
    }
    int[] next = first.clone();
    int[] result = new int[INTS * count];
    for (int i = 0; i < count; i++) {
      System.arraycopy(sprites, INTS * i, result, INTS * next[square(sprites, i)]++, INTS);
    }
    return result;
  }

  private int least(int[] sprites, int component) {
    int least = count == 0 ? 0 : Integer.MAX_VALUE;
    for (int i = 0; i < count; i++) {
      least = Math.min(least, sprites[INTS * i + component]);
    }
    return least;
  }

  private int square(int[] sprites, int i) {
    long column = (sprites[INTS * i + 1] - left) / side;
    long row = (sprites[INTS * i + 2] - top) / side;
    return (int) (row * columns + column);
  }

  /**
   * Finds the sprites that a part of a picture may show; only they are drawn.
   *
   * @param magnification how much larger the frame's world is than that of the sprites
   */
  public void look(PicturePart part, int magnification) {
    PictureFrame frame = part.frame();
    double perPixel = 1 / (frame.scale() * magnification);
    double viewLeft = (double) frame.originX() / magnification + part.left() * perPixel - left;
    double viewTop = (double) frame.originY() / magnification + part.top() * perPixel - top;
    firstColumn = square(viewLeft - reach.right() - perPixel, columns);
    firstRow = square(viewTop - reach.bottom() - perPixel, rows);
    lastColumn = square(viewLeft + (part.width() + 1) * perPixel - reach.left(), columns);
    lastRow = square(viewTop + (part.height() + 1) * perPixel - reach.top(), rows);
  }

  private int square(double position, int squares) {
    return (int) Math.max(0, Math.min(squares - 1, Math.floor(position / side)));
  }

  /** Whether there are no sprites. */
  public boolean isEmpty() {
    return count == 0;
  }

  void draw() {
    glBindVertexArray(vertexArray);
    glBindBuffer(GL_ARRAY_BUFFER, buffer);
    if (firstColumn == 0 && lastColumn == columns - 1) {
      draw(first[firstRow * columns], first[(lastRow + 1) * columns]);
      return;
    }
    for (int row = firstRow; row <= lastRow; row++) {
      draw(first[row * columns + firstColumn], first[row * columns + lastColumn + 1]);
    }
  }

  private static void draw(int begin, int end) {
    if (begin < end) {
      int stride = INTS * Integer.BYTES;
      long start = (long) stride * begin;
      long ground = start + (long) COMPONENTS * Integer.BYTES;
      glVertexAttribIPointer(PLACE, COMPONENTS, GL_INT, stride, start);
      glVertexAttribIPointer(GROUND, COMPONENTS, GL_INT, stride, ground);
      DrawCallCounter.instances(GL_TRIANGLES, VERTICES, end - begin);
    }
  }

  @Override
  public void close() {
    glDeleteVertexArrays(vertexArray);
    glDeleteBuffers(buffer);
  }
}
