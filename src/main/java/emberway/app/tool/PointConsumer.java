package emberway.app.tool;

/**
 * Receives a point or a distance as two numbers, because mouse moves should not allocate objects.
 */
@FunctionalInterface
public interface PointConsumer {
  /** Receives a point or a distance. [screen px] */
  void accept(double x, double y);
}
