package emberway.app.gui;

import emberway.render.gl.context.PinnedShorts;
import imgui.ImFontConfig;

/**
 * Which letters a font is to have, as ImGui reads it when it builds its atlas.
 *
 * <p>ImGui keeps no copy of the ranges, only where they are, and imgui-java tells it where the
 * array lies in Java's heap; once the garbage collector has moved that, ImGui reads whatever is
 * there instead. So they are laid where nothing moves, and ImGui is told of that place. They must
 * not be closed before the atlas is built.
 */
final class GlyphRanges implements AutoCloseable {
  /** Where a configuration keeps the place of its ranges. [bytes] [64-bit ImGui 1.88] */
  private static final int PLACE = 56;

  private final short[] ranges;
  private final PinnedShorts still;

  /** Pairs of the first and the last letter of a range, and 0. */
  GlyphRanges(short[] ranges) {
    this.ranges = ranges;
    still = new PinnedShorts(ranges);
  }

  /** Has a font with that configuration limited to them. */
  void limit(ImFontConfig config) {
    long place = config.ptr + PLACE;
    boolean wasEmpty = PinnedShorts.isNull(place);
    config.setGlyphRanges(ranges);
    if (wasEmpty && !PinnedShorts.isNull(place)) { // it is there indeed
      still.pointFrom(place);
    }
  }

  @Override
  public void close() {
    still.close();
  }
}
