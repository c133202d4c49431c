package emberway.testing;

import emberway.map.PlaceKind;
import java.util.Random;

/** Random places for tests. */
public final class Places {
  private Places() {}

  /** A kind of place, or none half of the time. */
  public static PlaceKind kind(Random random) {
    PlaceKind[] kinds = PlaceKind.values();
    return random.nextBoolean() ? PlaceKind.OTHER : kinds[random.nextInt(kinds.length)];
  }
}
