package emberway.app.gui;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * Remembers a list of triangles from frame to frame: whether it has changed, and where it is drawn.
 * Reused, so that a frame allocates nothing.
 */
final class GuiListMemory {
  private static final int VERTEX_BYTES = 20; // a position of two floats comes first
  private static final int COMMAND = 8; // numbers remembered of a command

  private ByteBuffer vertices = direct(0); // grows, like the next two
  private ByteBuffer indices = direct(0);
  private int[] commands = {};
  private int count; // numbers of commands in use
  private int countBefore;
  private boolean isChanged;
  private float clipLeft; // of all commands together [px]
  private float clipTop;
  private float clipRight;
  private float clipBottom;
  private int left; // where it is drawn; ends exclusive [px of the window]
  private int top;
  private int right;
  private int bottom;

  private static ByteBuffer direct(int bytes) {
    return ByteBuffer.allocateDirect(bytes).order(ByteOrder.nativeOrder());
  }

  /**
   * Begins the list of a frame, which {@link #indices}, {@link #command} and {@link #end} complete.
   *
   * @param newVertices see {@code GuiPass.corners}
   */
  void begin(ByteBuffer newVertices) {
    isChanged = !newVertices.equals(vertices);
    if (isChanged) {
      vertices = copy(newVertices, vertices);
    }
    countBefore = count;
    count = 0;
    clipLeft = Float.MAX_VALUE;
    clipTop = Float.MAX_VALUE;
    clipRight = -Float.MAX_VALUE;
    clipBottom = -Float.MAX_VALUE;
  }

  /** Sets the indices of the triangles' vertices. */
  void indices(ByteBuffer newIndices) {
    if (!newIndices.equals(indices)) {
      isChanged = true;
      indices = copy(newIndices, indices);
    }
  }

  private static ByteBuffer copy(ByteBuffer from, ByteBuffer old) {
    int bytes = from.remaining();
    ByteBuffer into = old.capacity() >= bytes ? old : direct(2 * bytes);
    into.clear();
    into.put(0, from, from.position(), bytes);
    return into.limit(bytes);
  }

  /**
   * Adds a command: some of the triangles, with a texture, clipped to a rectangle. [px]
   *
   * @param isPicture whether the texture's content may change
   */
  void command(
      float fromX,
      float fromY,
      float toX,
      float toY,
      long texture,
      boolean isPicture,
      int triangles,
      int firstIndex,
      int base) {
    if (count + COMMAND > commands.length) {
      commands = Arrays.copyOf(commands, 2 * count + COMMAND);
    }
    note(Float.floatToRawIntBits(fromX));
    note(Float.floatToRawIntBits(fromY));
    note(Float.floatToRawIntBits(toX));
    note(Float.floatToRawIntBits(toY));
    note((int) texture);
    note(triangles);
    note(firstIndex);
    note(base);
    isChanged |= isPicture;
    clipLeft = Math.min(clipLeft, fromX);
    clipTop = Math.min(clipTop, fromY);
    clipRight = Math.max(clipRight, toX);
    clipBottom = Math.max(clipBottom, toY);
  }

  private void note(int number) {
    isChanged |= commands[count] != number;
    commands[count++] = number;
  }

  /**
   * Ends the list. If it has changed, the region gets where it was drawn before and is drawn now.
   *
   * @param width of the window [px], like height
   */
  void end(int width, int height, GuiRegion changed) {
    isChanged |= count != countBefore;
    if (isChanged) {
      addTo(changed);
      findPlace(width, height);
      addTo(changed);
    }
  }

  /** Finds the pixels that lie in the rectangles of the commands and between the vertices. */
  private void findPlace(int width, int height) {
    float fromX = Float.MAX_VALUE;
    float fromY = Float.MAX_VALUE;
    float toX = -Float.MAX_VALUE;
    float toY = -Float.MAX_VALUE;
    for (int at = 0; at < vertices.limit(); at += VERTEX_BYTES) {
      float x = vertices.getFloat(at);
      float y = vertices.getFloat(at + Float.BYTES);
      fromX = Math.min(fromX, x);
      fromY = Math.min(fromY, y);
      toX = Math.max(toX, x);
      toY = Math.max(toY, y);
    }
    left = (int) Math.max(0, Math.floor(Math.max(fromX, clipLeft)));
    top = (int) Math.max(0, Math.floor(Math.max(fromY, clipTop)));
    right = (int) Math.min(width, Math.ceil(Math.min(toX, clipRight)));
    bottom = (int) Math.min(height, Math.ceil(Math.min(toY, clipBottom)));
  }

  /** Forgets the list, which is drawn no more; the region gets where it was drawn. */
  void forget(GuiRegion changed) {
    addTo(changed);
    vertices.limit(0);
    indices.limit(0);
    count = 0;
    left = 0;
    right = 0;
  }

  /** Adds where it is drawn to a region. */
  void addTo(GuiRegion region) {
    region.add(left, top, right, bottom);
  }

  /** Whether anything of it is drawn in a rectangle; ends exclusive. [px of the window] */
  boolean isIn(int fromX, int fromY, int toX, int toY) {
    return left < toX && right > fromX && top < toY && bottom > fromY;
  }
}
