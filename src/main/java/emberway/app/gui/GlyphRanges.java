package emberway.app.gui;

import emberway.render.gl.PinnedShorts;
import imgui.ImFontConfig;

/**
 * The ranges of characters that a font loads, in memory that ImGui can keep a pointer to.
 *
 * <p>ImGui does not copy the ranges; it keeps a pointer, and imgui-java passes the address of the
 * array in Java's heap. Once the garbage collector moves the array, ImGui reads whatever is there
 * instead. This class therefore copies the ranges to memory that never moves and makes ImGui's
 * pointer refer to the copy. Close it only after the font atlas is built.
 */
final class GlyphRanges implements AutoCloseable {
  /**
   * Offset of the pointer to the ranges in ImGui's font configuration, 64-bit ImGui 1.88. [bytes]
   */
  private static final int PLACE = 56;

  private final short[] ranges;
  private final PinnedShorts still;

  /** Creates ranges from pairs of first and last character, ended by 0. */
  GlyphRanges(short[] ranges) {
    this.ranges = ranges;
    still = new PinnedShorts(ranges);
  }

  /** Limits the font with a configuration to these ranges. */
  void limit(ImFontConfig config) {
    long place = config.ptr + PLACE;
    boolean wasEmpty = PinnedShorts.isNull(place);
    config.setGlyphRanges(ranges);
    // The offset is right: setGlyphRanges has set a pointer there.
    if (wasEmpty && !PinnedShorts.isNull(place)) {
      still.pointFrom(place);
    }
  }

  @Override
  public void close() {
    still.close();
  }
}
