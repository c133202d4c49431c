package emberway.app.study;

import emberway.map.NumberText;
import emberway.map.Place;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Sorts the costs between places and writes them as CSV. */
public final class CostTable {
  private CostTable() {}

  /**
   * Returns the places in the order of the costs to one of them, the nearest first.
   *
   * @param column the index of that place; negative for the order of the answer
   */
  public static List<Integer> order(MatrixSurvey.Answer answer, int column) {
    List<Integer> all = IntStream.range(0, answer.question().places().size()).boxed().toList();
    return column < 0
        ? all
        : all.stream()
            .sorted(Comparator.comparingDouble(row -> answer.costs().cost(row, column)))
            .toList();
  }

  /**
   * Returns a table as CSV: a heading with all places, then a line for each place with the costs
   * from there. Where there is no route, the cell is empty.
   *
   * @param order the order of the lines
   */
  public static String csv(MatrixSurvey.Answer answer, List<Integer> order) {
    List<Place> places = answer.question().places();
    StringBuilder text = new StringBuilder();
    text.append(places.stream().map(place -> "," + quoted(place)).collect(Collectors.joining()));
    text.append('\n');
    for (int row : order) {
      text.append(quoted(places.get(row)));
      for (int column = 0; column < places.size(); column++) {
        double cost = answer.costs().cost(row, column);
        text.append(',').append(cost < Double.POSITIVE_INFINITY ? NumberText.plain(cost) : "");
      }
      text.append('\n');
    }
    return text.toString();
  }

  private static String quoted(Place place) {
    return '"' + place.name().replace("\"", "\"\"") + '"';
  }
}
