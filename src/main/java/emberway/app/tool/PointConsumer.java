package emberway.app.tool;

/**
 * Takes a point, or a way from one to another, as two numbers: what comes with every move of the
 * mouse is not to make an object.
 */
@FunctionalInterface
public interface PointConsumer {
  /** Takes it. [screen px] */
  void accept(double x, double y);
}
