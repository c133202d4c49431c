package emberway.plan.travel;

import java.util.ArrayList;
import java.util.List;

/**
 * A route described in words.
 *
 * @param title the traveler, the start, the end and the distance
 * @param instructions the instructions, in order; together they cover every step of the route;
 *     empty if the route has no steps
 * @param ending the arrival, or why the route goes no farther
 */
public record Itinerary(String title, List<Instruction> instructions, String ending) {
  /** Copies the list. */
  public Itinerary {
    instructions = List.copyOf(instructions);
  }

  /** The title, the numbered instructions and the ending, each on a line. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>(List.of(title));
    int width = Integer.toString(instructions.size()).length();
    for (int i = 0; i < instructions.size(); i++) {
      String number = Integer.toString(i + 1);
      lines.add(" ".repeat(width - number.length()) + number + ". " + instructions.get(i).text());
    }
    lines.add(ending);
    return lines;
  }
}
