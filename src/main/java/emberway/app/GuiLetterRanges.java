package emberway.app;

import imgui.ImFontConfig;
import java.nio.ShortBuffer;
import org.lwjgl.system.MemoryUtil;

/**
 * Which letters a font is to have, as ImGui reads it when it builds its atlas.
 *
 * <p>ImGui keeps no copy of the ranges, only where they are, and imgui-java tells it where the
 * array lies in Java's heap; once the garbage collector has moved that, ImGui reads whatever is
 * there instead. So they are laid where nothing moves, and ImGui is told of that place. They must
 * not be closed before the atlas is built.
 */
final class GuiLetterRanges implements AutoCloseable {
  /** Where a configuration keeps the place of its ranges. [bytes] [64-bit ImGui 1.88] */
  private static final int PLACE = 56;

  private final short[] ranges;
  private final ShortBuffer still;

  /** Pairs of the first and the last letter of a range, and 0. */
  GuiLetterRanges(short[] ranges) {
    this.ranges = ranges;
    still = MemoryUtil.memAllocShort(ranges.length).put(0, ranges);
  }

  /** Has a font with that configuration limited to them. */
  void limit(ImFontConfig config) {
    long place = config.ptr + PLACE;
    boolean wasEmpty = MemoryUtil.memGetAddress(place) == MemoryUtil.NULL;
    config.setGlyphRanges(ranges);
    if (wasEmpty && MemoryUtil.memGetAddress(place) != MemoryUtil.NULL) { // it is there indeed
      MemoryUtil.memPutAddress(place, MemoryUtil.memAddress(still));
    }
  }

  @Override
  public void close() {
    MemoryUtil.memFree(still);
  }
}
