package emberway.app.panel;

import emberway.app.command.Icon;
import emberway.app.scene.RouteEnds;
import emberway.app.scene.RouteRequest;
import emberway.app.text.NameText;
import emberway.app.text.Texts;
import emberway.map.Cell;
import emberway.map.Place;
import emberway.map.TileMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A field of the route panel for a cell where the route starts, passes or ends.
 *
 * @param icon the kind of stop
 * @param stop its number: 0 for the start, then the via cells, the goal and further goals
 * @param text its location; empty for an end that is open
 * @param isOutOfReach whether it is one of several goals and cannot be reached
 */
public record StopText(Icon icon, int stop, String text, boolean isOutOfReach) {
  private static final double NEARBY = 5; // [cells]

  /**
   * Returns the fields for the start, all stops and the goal of a request, in the order of the
   * route.
   *
   * @param outOfReach the goals known to be unreachable, if there are several goals
   */
  public static List<StopText> of(RouteRequest routeRequest, TileMap map, List<Cell> outOfReach) {
    List<StopText> fields = new ArrayList<>();
    RouteEnds ends = routeRequest.routeEnds();
    fields.add(new StopText(Icon.START, 0, name(map, ends.start()), false));
    for (Cell cell : routeRequest.via()) {
      String text = fields.size() + ".  " + name(map, cell);
      fields.add(new StopText(Icon.VIA, fields.size(), text, false));
    }
    String goal = name(map, ends.goal());
    boolean isOneOfSeveral = !routeRequest.others().isEmpty();
    boolean isOut = isOneOfSeveral && ends.goal().filter(outOfReach::contains).isPresent();
    fields.add(new StopText(Icon.GOAL, fields.size(), goal, isOut));
    for (Cell cell : routeRequest.others()) {
      String text = Texts.format("route.stop.or", name(map, cell));
      fields.add(new StopText(Icon.GOAL, fields.size(), text, outOfReach.contains(cell)));
    }
    return List.copyOf(fields);
  }

  private static String name(TileMap map, Optional<Cell> cell) {
    return cell.map(known -> name(map, known)).orElse("");
  }

  /** Returns the cell's coordinates, with the name of a place there or nearby. */
  static String name(TileMap map, Cell cell) {
    Optional<Place> nearest = map.nearestPlace(cell, NEARBY);
    if (nearest.isEmpty()) {
      return cell.toString();
    }
    String name = NameText.of(nearest.get().name());
    boolean isThere = nearest.get().cell().equals(cell);
    return (isThere ? name : Texts.format("route.stop.near", name)) + "  " + cell;
  }
}
