package emberway.sprite;

import java.util.List;

/**
 * A sprite's stem with those that stand in its place or follow it.
 *
 * @param stem of the sprite
 * @param variants stems of sprites that cells have in place of it, by their place
 * @param frames stems of the sprites that follow it in turn; empty if it does not move
 * @param frameMillis how long each of them is shown [ms] [&gt; 0 if there are frames]
 */
public record StemAppearance(
    String stem, List<String> variants, List<String> frames, int frameMillis) {
  /** Keeps copies. */
  public StemAppearance {
    variants = List.copyOf(variants);
    frames = List.copyOf(frames);
    if (!frames.isEmpty() && frameMillis <= 0) {
      throw new IllegalArgumentException("frames of " + frameMillis + " ms: must be above 0");
    }
  }

  /** A sprite alone. */
  public StemAppearance(String stem) {
    this(stem, List.of(), List.of(), 0);
  }
}
