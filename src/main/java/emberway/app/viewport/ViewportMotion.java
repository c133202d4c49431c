package emberway.app.viewport;

/**
 * Motion of the view: it glides on after a drag, slowing down, and moves while steering keys are
 * down.
 */
public final class ViewportMotion {
  private static final double GLIDE = 0.28; // time in which the speed falls to 1/e [s]
  private static final double SLOWEST = 12; // [screen px/s]
  private static final double STEERING_SPEED = 900; // [units/s]
  private static final double LONGEST_FRAME = 0.1; // [s]

  private double velocityX; // of the map [screen px/s]
  private double velocityY;
  private int left; // number of keys down, by direction
  private int right;
  private int up;
  private int down;
  private double dx; // of the last step [screen px]
  private double dy;

  /** Starts gliding at a speed. [screen px/s] */
  public void fling(double x, double y) {
    velocityX = x;
    velocityY = y;
  }

  /** Stops gliding; keys stay in effect. */
  public void halt() {
    fling(0, 0);
  }

  /** Records that a key of a direction [-1..1] goes down or up. */
  public void steer(int x, int y, boolean begins) {
    int change = begins ? 1 : -1;
    left = Math.max(0, left + (x < 0 ? change : 0));
    right = Math.max(0, right + (x > 0 ? change : 0));
    up = Math.max(0, up + (y < 0 ? change : 0));
    down = Math.max(0, down + (y > 0 ? change : 0));
  }

  /** Treats all keys as released. */
  public void releaseKeys() {
    left = 0;
    right = 0;
    up = 0;
    down = 0;
  }

  /** Whether the view moves. */
  public boolean isMoving() {
    return velocityX != 0 || velocityY != 0 || steerX() != 0 || steerY() != 0;
  }

  private int steerX() {
    return Integer.signum(right) - Integer.signum(left);
  }

  private int steerY() {
    return Integer.signum(down) - Integer.signum(up);
  }

  /**
   * Advances the motion; {@link #dx} and {@link #dy} then return how far the map moves.
   *
   * @param seconds the time [s]
   * @param unit the scale of the display [px per unit]
   */
  public void advance(double seconds, double unit) {
    double time = Math.min(LONGEST_FRAME, seconds);
    double remaining = Math.exp(-time / GLIDE);
    double steered = STEERING_SPEED * unit * time;
    dx = velocityX * GLIDE * (1 - remaining) - steerX() * steered;
    dy = velocityY * GLIDE * (1 - remaining) - steerY() * steered;
    velocityX *= remaining;
    velocityY *= remaining;
    if (Math.hypot(velocityX, velocityY) < SLOWEST) {
      halt();
    }
  }

  /** Returns how far the map moves to the right. [screen px] */
  public double dx() {
    return dx;
  }

  /** Returns how far the map moves down. [screen px] */
  public double dy() {
    return dy;
  }
}
