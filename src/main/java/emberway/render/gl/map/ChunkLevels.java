package emberway.render.gl.map;

import emberway.render.iso.PictureFrame;
import java.util.Arrays;

/** The chunks of a map at scales that are powers of two. Window's thread only. */
final class ChunkLevels {
  /** The number of the last level: a scale of 1/256, near the smallest of frames. */
  static final int COARSEST = 8;

  private MapChunkGrid[] grids = {}; // by number; null where never needed
  private PictureFrame frame; // whose picture the levels show at other scales; null before

  /** Shows a frame's picture from now on. */
  void setFrame(PictureFrame shown) {
    frame = shown;
  }

  /** Forgets all levels. */
  void clear() {
    grids = new MapChunkGrid[0];
  }

  /** The level next to a scale: 2 to the power of minus this number. [0..COARSEST] */
  static int numberOf(double scale) {
    return Math.min(COARSEST, (int) Math.round(-Math.log(scale) / Math.log(2)));
  }

  /** How many texels of a level lie along a pixel at a scale. */
  static double stepOf(double scale, int number) {
    return 1 / (scale * (1 << number));
  }

  /** The grid of a level. */
  MapChunkGrid grid(int number) {
    if (number >= grids.length) {
      grids = Arrays.copyOf(grids, number + 1);
    }
    if (grids[number] == null) {
      double scale = Math.scalb(1.0, -number);
      grids[number] = new MapChunkGrid(PictureFrame.whole(frame.projection(), scale, frame.box()));
    }
    return grids[number];
  }

  /** Whether a grid is that of a level. */
  boolean contains(MapChunkGrid grid) {
    return Arrays.asList(grids).contains(grid);
  }

  /** Whether a coarser chunk, or all finer ones, show a chunk's area. */
  boolean hasStandIn(int number, int x, int y) {
    return coarser(number, x, y) > 0 || areFinerFilled(number, x, y);
  }

  /** How many levels up there is a picture of a chunk's area; 0 if there is none. */
  int coarser(int number, int x, int y) {
    for (int up = 1; number + up < grids.length; up++) {
      MapChunkGrid level = grids[number + up];
      if (level != null && level.filled(x >> up, y >> up) != null) {
        return up;
      }
    }
    return 0;
  }

  /**
   * The scale of the coarsest picture that is seen of a rectangle of chunks, ends inclusive.
   *
   * @param ofRest the scale of what stands in for a chunk that no level shows
   */
  double leastScale(int number, int firstX, int firstY, int lastX, int lastY, double ofRest) {
    double scale = Math.scalb(1.0, -number);
    for (int y = firstY; y <= lastY; y++) {
      for (int x = firstX; x <= lastX; x++) {
        MapChunk chunk = grid(number).filled(x, y);
        if (chunk == null || chunk.opacity() < 1) {
          int up = coarser(number, x, y);
          boolean isShown = up > 0 || areFinerFilled(number, x, y);
          scale = Math.min(scale, isShown ? Math.scalb(1.0, -number - up) : ofRest);
        }
      }
    }
    return scale;
  }

  /** Whether all chunks of the next finer level that show a chunk's area are filled. */
  boolean areFinerFilled(int number, int x, int y) {
    return number > 0
        && number <= grids.length
        && grids[number - 1] != null
        && grids[number - 1].isFilledUnder(x, y);
  }
}
