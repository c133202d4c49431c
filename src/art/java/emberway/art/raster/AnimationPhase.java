package emberway.art.raster;

/**
 * How far something that moves in a circle has come. What it moves is where it always was at the
 * beginning, and returns there, so the first frame of a tile is the tile itself.
 *
 * @param turn [0..1), 0 the beginning
 */
public record AnimationPhase(double turn) {
  /** Frames of a round. */
  public static final int FRAMES = 4;

  public static final AnimationPhase BEGIN = new AnimationPhase(0);

  /** Of a frame of the round. [0..FRAMES-1] */
  public static AnimationPhase ofFrame(int frame) {
    return new AnimationPhase((double) frame / FRAMES);
  }

  /** What a frame's sprites are called after their stem: nothing, B, C and so on. */
  public static String letter(int frame) {
    return frame == 0 ? "" : String.valueOf((char) ('A' + frame));
  }

  /**
   * How far something has swung from where it was at the beginning.
   *
   * @param lead where in its round it begins [any, whole numbers are alike]
   * @return [-2..2]
   */
  public double swing(double lead) {
    double begin = 2 * StrictMath.PI * lead;
    return StrictMath.sin(begin + 2 * StrictMath.PI * turn) - StrictMath.sin(begin);
  }

  /**
   * How far something has risen that begins anew, at the foot of its way, each time it has reached
   * the top.
   *
   * @param lead how far it is up at the beginning, as a part of the way [0..1)
   * @return from there [-lead..1-lead]
   */
  public double rise(double lead) {
    double place = lead + turn;
    return place - Math.floor(place) - lead;
  }
}
