package emberway.sprite;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * How a tile looks beyond the sprite of its stem.
 *
 * @param variants stems of sprites that cells of the tile have in place of its own, by their place
 * @param frames stems of the sprites that follow its own in turn; empty if it does not move
 * @param frameMillis how long each of them is shown [ms] [&gt; 0 if there are frames]
 * @param corners the share of full corners ({@link CornerMask}), by their place; 0 if its sprites
 *     know no corners [0..1]
 * @param on what an overlay tile has in place of its own sprite, variants and frames, by the symbol
 *     of the base tile that it lies on; its joins and corners stay what they are
 */
public record TileAppearance(
    List<String> variants,
    List<String> frames,
    int frameMillis,
    double corners,
    SortedMap<Character, StemAppearance> on) {
  /** Its own sprite only. */
  public static final TileAppearance PLAIN = new TileAppearance(List.of(), List.of(), 0);

  /** Whose sprites know no corners. */
  public TileAppearance(List<String> variants, List<String> frames, int frameMillis) {
    this(variants, frames, frameMillis, 0);
  }

  /** That looks the same on every ground. */
  public TileAppearance(
      List<String> variants, List<String> frames, int frameMillis, double corners) {
    this(variants, frames, frameMillis, corners, Collections.emptySortedMap());
  }

  /** Keeps copies. */
  public TileAppearance {
    variants = List.copyOf(variants);
    frames = List.copyOf(frames);
    on = Collections.unmodifiableSortedMap(new TreeMap<>(on));
    if (!frames.isEmpty() && frameMillis <= 0) {
      throw new IllegalArgumentException("frames of " + frameMillis + " ms: must be above 0");
    }
    if (!(corners >= 0 && corners <= 1)) {
      throw new IllegalArgumentException("corners " + corners + ", legal range 0..1");
    }
  }

  /** All that the tile may look like: its own, and that on other grounds, each once. */
  public List<StemAppearance> all(String ownStem) {
    StemAppearance own = new StemAppearance(ownStem, variants, frames, frameMillis);
    return Stream.concat(Stream.of(own), on.values().stream()).distinct().toList();
  }

  /** Whether its sprites know corners. */
  public boolean hasCorners() {
    return corners > 0;
  }

  /**
   * Which of several pictures a cell has: always the same for the same cell, and as often one as
   * another.
   *
   * @param x the cell's column on the unturned map
   * @param y its row there
   * @param count how many there are [&gt;= 1]
   * @return [0..count-1]
   */
  static int choice(int x, int y, int count) {
    int mixed = x * 0x9E3779B1 + y * 0x85EBCA77;
    mixed = (mixed ^ mixed >>> 15) * 0x2C1B3C6D;
    mixed = (mixed ^ mixed >>> 12) * 0x297A2D39;
    return Math.floorMod(mixed ^ mixed >>> 15, count);
  }
}
