package emberway.plan.travel;

import java.util.ArrayList;
import java.util.List;

/**
 * A route in words that a traveler can follow.
 *
 * @param title who goes from where to where, and how far that is
 * @param legs what to do, in order; together they cover every step of the route; none where there
 *     is nowhere to go
 * @param ending that one has arrived, or why there is no way on
 */
public record Itinerary(String title, List<Leg> legs, String ending) {
  /** Keeps a copy. */
  public Itinerary {
    legs = List.copyOf(legs);
  }

  /** The title, the numbered legs and the ending, each a line. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>(List.of(title));
    int width = Integer.toString(legs.size()).length();
    for (int i = 0; i < legs.size(); i++) {
      String number = Integer.toString(i + 1);
      lines.add(" ".repeat(width - number.length()) + number + ". " + legs.get(i).text());
    }
    lines.add(ending);
    return lines;
  }
}
