package emberway.sprite;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * How a tile looks, apart from the sprites of its stem.
 *
 * @param variants stems of sprites that replace its own in some cells, chosen by position
 * @param frames stems of the sprites that follow its own in an animation; empty if it is not
 *     animated
 * @param frameMillis how long each frame is shown [ms] [&gt; 0 if there are frames]
 * @param corners the share of full corners ({@link CornerMask}), chosen by position; 0 if its
 *     sprites have no corners [0..1]
 * @param on the sprite, variants and frames that replace an overlay tile's own on some ground, by
 *     the symbol of the base tile below; joins and corners stay the same
 */
public record TileAppearance(
    List<String> variants,
    List<String> frames,
    int frameMillis,
    double corners,
    SortedMap<Character, StemAppearance> on) {
  /** A look with the tile's own sprite only. */
  public static final TileAppearance PLAIN = new TileAppearance(List.of(), List.of(), 0);

  /** A look whose sprites have no corners. */
  public TileAppearance(List<String> variants, List<String> frames, int frameMillis) {
    this(variants, frames, frameMillis, 0);
  }

  /** A look that is the same on every ground. */
  public TileAppearance(
      List<String> variants, List<String> frames, int frameMillis, double corners) {
    this(variants, frames, frameMillis, corners, Collections.emptySortedMap());
  }

  /** Copies the arguments. */
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

  /** All looks of the tile: its own and those on other grounds, each once. */
  public List<StemAppearance> all(String ownStem) {
    StemAppearance own = new StemAppearance(ownStem, variants, frames, frameMillis);
    return Stream.concat(Stream.of(own), on.values().stream()).distinct().toList();
  }

  /** Whether it is the look of a tile with its own sprite only. */
  public boolean isPlain() {
    return variants.isEmpty() && frames.isEmpty() && corners == 0 && on.isEmpty();
  }

  /** Whether its sprites have corners. */
  public boolean hasCorners() {
    return corners > 0;
  }

  /**
   * Chooses one of several images for a cell: always the same for the same cell, and all equally
   * often.
   *
   * @param x the cell's column on the unrotated map
   * @param y the cell's row on the unrotated map
   * @param count the number of images [&gt;= 1]
   * @return [0..count-1]
   */
  static int choice(int x, int y, int count) {
    int mixed = x * 0x9E3779B1 + y * 0x85EBCA77;
    mixed = (mixed ^ mixed >>> 15) * 0x2C1B3C6D;
    mixed = (mixed ^ mixed >>> 12) * 0x297A2D39;
    return Math.floorMod(mixed ^ mixed >>> 15, count);
  }
}
