package emberway.app.viewport;

/**
 * How the view moves by itself: gliding on after a drag, slower and slower, and steered by keys as
 * long as they are down.
 */
public final class ViewportMotion {
  private static final double GLIDE = 0.28; // [s] in which the speed falls to 1/e
  private static final double SLOWEST = 12; // [screen px/s]
  private static final double STEERING_SPEED = 900; // [units/s]
  private static final double LONGEST_FRAME = 0.1; // [s]

  private double velocityX; // of the map [screen px/s]
  private double velocityY;
  private int left; // keys that are down, by direction
  private int right;
  private int up;
  private int down;
  private double dx; // of the last step [screen px]
  private double dy;

  /** Lets the map glide. [screen px/s] */
  public void fling(double x, double y) {
    velocityX = x;
    velocityY = y;
  }

  /** Ends the gliding; keys go on. */
  public void halt() {
    fling(0, 0);
  }

  /** A key of a direction goes down or up. [-1..1] */
  public void steer(int x, int y, boolean begins) {
    int change = begins ? 1 : -1;
    left = Math.max(0, left + (x < 0 ? change : 0));
    right = Math.max(0, right + (x > 0 ? change : 0));
    up = Math.max(0, up + (y < 0 ? change : 0));
    down = Math.max(0, down + (y > 0 ? change : 0));
  }

  /** Forgets the keys that are down. */
  public void letGo() {
    left = 0;
    right = 0;
    up = 0;
    down = 0;
  }

  /** Whether anything moves. */
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
   * Moves on by a time; {@link #dx} and {@link #dy} tell how far the map goes. [s]
   *
   * @param unit screen pixels for what is one on an ordinary screen
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

  /** How far the map goes to the right. [screen px] */
  public double dx() {
    return dx;
  }

  /** How far the map goes down. [screen px] */
  public double dy() {
    return dy;
  }
}
