package emberway.render.iso;

import emberway.sprite.Atlas;
import java.util.List;

/**
 * A picture painted layer by layer, each layer a grid of sprites or sprites placed freely; any
 * number of them, of any size. Sprites are numbered as the atlas's slots, plus one; 0 is none.
 *
 * @param atlas all sprites, each with its offset from the place that it is drawn at
 * @param lattice how the cells of all its grids lie
 * @param projection where the map's cells lie, for what is laid over the picture
 * @param layers bottom to top
 * @param box what the whole picture shows [world px]
 * @param animations what moves
 */
public record SpriteStack(
    Atlas atlas,
    Lattice lattice,
    Projection projection,
    List<Layer> layers,
    PixelBox box,
    List<Animation> animations) {
  /** Keeps copies of the lists. */
  public SpriteStack {
    layers = List.copyOf(layers);
    animations = List.copyOf(animations);
  }

  /** A frame of the whole picture. */
  public PictureFrame frame(double scale) {
    return PictureFrame.whole(projection, scale, box);
  }

  /** A layer of the picture. */
  public sealed interface Layer permits CellSpriteLayer, FreeSpriteLayer {
    /** What it is called; may be empty. */
    String name();
  }

  /**
   * A sprite that other sprites take the place of in turn.
   *
   * @param sprite the one that stands in the layers
   * @param frames what is shown in its place, in order
   */
  public record Animation(int sprite, List<Frame> frames) {
    /** Longer than anything lasts. [millis] */
    public static final long NEVER = Long.MAX_VALUE;

    /** Keeps a copy of the list. */
    public Animation {
      frames = List.copyOf(frames);
    }

    /** The sprite to show so long after the beginning. [millis &gt;= 0] */
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

    /** How long until another frame is due; {@link #NEVER} where there is but one. [millis] */
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

    /** How far the present round has come. [millis] */
    private long rest(long millis) {
      long length = 0;
      for (int i = 0; i < frames.size(); i++) {
        length += frames.get(i).millis;
      }
      return length == 0 ? 0 : millis % length;
    }
  }

  /**
   * One of the sprites of a {@link Animation}.
   *
   * @param sprite what is shown
   * @param millis for how long [&gt;= 0]
   */
  public record Frame(int sprite, int millis) {}
}
