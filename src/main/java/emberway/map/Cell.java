package emberway.map;

/**
 * A place on a map, or just off it: column {@code x} (growing east) and row {@code y} (growing
 * south). Cells are compared by value; whether one lies on a map is the {@link GridSize}'s word.
 */
public record Cell(int x, int y) {

  /** The cell one step away. */
  public Cell step(Direction direction) {
    return new Cell(x + direction.dx(), y + direction.dy());
  }

  /** The Euclidean distance between two cell centers. [cells] */
  public double distanceTo(Cell other) {
    return Math.sqrt((double) squaredDistanceTo(other));
  }

  /** The square of {@link #distanceTo}; exact. */
  public long squaredDistanceTo(Cell other) {
    long dx = (long) x - other.x;
    long dy = (long) y - other.y;
    return dx * dx + dy * dy;
  }

  @Override
  public String toString() {
    return x + "," + y;
  }
}
