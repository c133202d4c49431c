package emberway.render.gl.map;

import emberway.render.gl.pass.PictureBoxes;
import emberway.render.gl.pass.PicturePart;

/**
 * Fades in new chunks of a resting picture, some in each frame, so that no frame draws much of the
 * view again. Window's thread only.
 */
final class ChunkFader {
  private static final int SHARE = 4; // a frame draws at most this part of the view again: a fourth
  private static final long CHUNK = (long) MapChunk.SIDE * MapChunk.SIDE; // [px]

  private int next; // the chunk whose turn it is, of those in view, row by row

  /**
   * Fades in chunks of a rectangle, ends inclusive.
   *
   * @param outdated what the frame draws again; receives the chunks that are shown anew
   * @return whether any are not wholly faded in
   */
  boolean fade(
      MapChunkGrid grid,
      int firstX,
      int firstY,
      int lastX,
      int lastY,
      PicturePart view,
      PictureBoxes outdated) {
    long most = (long) view.width() * view.height() / SHARE;
    long now = System.nanoTime();
    int columns = lastX - firstX + 1;
    int count = columns * (lastY - firstY + 1);
    int first = next;
    boolean isAnyFading = false;
    for (int i = 0; i < count; i++) {
      int index = (first + i) % count;
      MapChunk chunk = grid.filled(firstX + index % columns, firstY + index / columns);
      if (chunk == null) {
        continue;
      }
      boolean isRoom = outdated.isEmpty() || outdated.area() + CHUNK <= most;
      if (isRoom && chunk.isFadingDue(now)) {
        chunk.fade(now);
        outdated.add(chunk.whole());
        next = index + 1;
      }
      isAnyFading |= chunk.opacity() < 1;
    }
    return isAnyFading;
  }
}
