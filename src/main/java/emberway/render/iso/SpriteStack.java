package emberway.render.iso;

import emberway.sprite.Atlas;
import java.util.List;

/**
 * A picture painted layer by layer, where each layer is a grid of sprites or a list of freely
 * placed sprites. There may be any number of them, of any size. Sprite numbers are the atlas's
 * slots plus one; 0 means none.
 *
 * @param atlas all sprites, each with its offset from the position where it is drawn
 * @param lattice the arrangement of cells in all grids
 * @param projection of the map's cells, for overlays
 * @param layers bottom to top
 * @param box the area of the whole picture [world px]
 * @param animations the animated sprites
 */
public record SpriteStack(
    Atlas atlas,
    Lattice lattice,
    Projection projection,
    List<Layer> layers,
    PixelBox box,
    List<Animation> animations) {
  /** Copies the lists. */
  public SpriteStack {
    layers = List.copyOf(layers);
    animations = List.copyOf(animations);
  }

  /** A frame of the whole picture. */
  public PictureFrame frame(double scale) {
    return PictureFrame.whole(projection, scale, box);
  }

  /** A layer of the picture. */
  public sealed interface Layer permits CellSpriteLayer, FreeSpriteLayer {}

  /**
   * A sprite that is replaced by other sprites in turn.
   *
   * @param sprite the sprite in the layers
   * @param frames the sprites to show instead, in order
   */
  public record Animation(int sprite, List<Frame> frames) {
    /** Longer than any duration. [ms] */
    public static final long NEVER = Long.MAX_VALUE;

    /** Copies the list. */
    public Animation {
      frames = List.copyOf(frames);
    }

    /** The sprite to show at a time since the start. [ms >= 0] */
    public int spriteAt(long millis) {
      long rest = rest(millis);
      for (int i = 0; i < frames.size(); i++) {
        Frame frame = frames.get(i);
        if (rest < frame.millis) {
          return frame.sprite;
        }
        rest -= frame.millis;
      }
      return frames.isEmpty() ? sprite : frames.get(0).sprite;
    }

    /** The time until the next frame; {@link #NEVER} if there is only one. [ms] */
    public long untilNext(long millis) {
      long rest = rest(millis);
      for (int i = 0; i < frames.size(); i++) {
        Frame frame = frames.get(i);
        if (rest < frame.millis) {
          return frames.size() > 1 ? frame.millis - rest : NEVER;
        }
        rest -= frame.millis;
      }
      return NEVER;
    }

    /** The time since the current cycle began. [ms] */
    private long rest(long millis) {
      long length = 0;
      for (int i = 0; i < frames.size(); i++) {
        length += frames.get(i).millis;
      }
      return length == 0 ? 0 : millis % length;
    }
  }

  /**
   * A frame of an {@link Animation}.
   *
   * @param sprite the sprite to show
   * @param millis the frame's duration [&gt;= 0]
   */
  public record Frame(int sprite, int millis) {}
}
