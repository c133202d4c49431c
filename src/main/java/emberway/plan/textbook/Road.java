package emberway.plan.textbook;

import emberway.map.NumberText;

/**
 * A one-way road.
 *
 * @param from the number of the place where it starts
 * @param to the number of the place where it ends
 * @param cost the cost of the road [&gt;= 0, finite]
 */
public record Road(int from, int to, double cost) {
  /** Checks that the component lies in its range. */
  public Road {
    if (!(cost >= 0 && cost < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(
          "a road of cost %s: must be 0 or more, and finite".formatted(NumberText.plain(cost)));
    }
  }
}
