package emberway.app.scene;

import emberway.map.Cell;
import java.util.Optional;

/**
 * Where an end of the route is.
 *
 * @param cell empty if it is not known
 */
public record EndCell(RouteEnd end, Optional<Cell> cell) implements QueryPart {
  private static final int BYTES = 64; // of all its objects

  @Override
  public long bytes() {
    return BYTES;
  }
}
