package emberway.sprite;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * A sprite's stem with its variants and animation frames.
 *
 * @param stem of the sprite
 * @param variants stems of sprites that replace it in some cells, chosen by position
 * @param frames stems of the sprites that follow it in an animation; empty if it is not animated
 * @param frameMillis how long each frame is shown [ms] [&gt; 0 if there are frames]
 */
public record StemAppearance(
    String stem, List<String> variants, List<String> frames, int frameMillis) {
  /** Copies the lists. */
  public StemAppearance {
    variants = List.copyOf(variants);
    frames = List.copyOf(frames);
    if (!frames.isEmpty() && frameMillis <= 0) {
      throw new IllegalArgumentException("frames of " + frameMillis + " ms: must be above 0");
    }
  }

  /** A stem without variants and frames. */
  public StemAppearance(String stem) {
    this(stem, List.of(), List.of(), 0);
  }

  /** The stems of all its sprites: its own, those of the variants, those of the frames. */
  public List<String> stems() {
    return Stream.of(List.of(stem), variants, frames).flatMap(List::stream).toList();
  }

  // Written out: what the compiler makes is linked at run time, which a start would wait for.
  @Override
  public boolean equals(Object other) {
    return other instanceof StemAppearance that
        && Objects.equals(stem, that.stem)
        && Objects.equals(variants, that.variants)
        && Objects.equals(frames, that.frames)
        && frameMillis == that.frameMillis;
  }

  @Override
  public int hashCode() {
    return Objects.hash(stem, variants, frames, frameMillis);
  }
}
