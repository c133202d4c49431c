package emberway.map;

/**
 * A cell of a map, or just off it: column {@code x} (growing east) and row {@code y} (growing
 * south). Cells are compared by value; {@link GridSize} decides whether a cell lies on a map.
 */
public record Cell(int x, int y) {

  /** The neighboring cell in a direction. */
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

  // Written out: what the compiler makes is linked at run time, which a start would wait for.
  @Override
  public boolean equals(Object other) {
    return other instanceof Cell that && x == that.x && y == that.y;
  }

  @Override
  public int hashCode() {
    return 31 * x + y;
  }
}
