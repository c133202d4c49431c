package emberway.app.panel;

import emberway.app.command.Commands;
import emberway.app.command.Icon;
import emberway.app.scene.RouteRequest;
import emberway.app.text.NameText;
import emberway.app.text.Texts;
import emberway.map.Cell;
import emberway.map.Place;
import emberway.map.TileMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A line of the route panel for a cell where the route starts, passes or ends.
 *
 * @param icon the kind of stop
 * @param text its location
 * @param isOutOfReach whether it is one of several goals and cannot be reached
 * @param id distinguishes its buttons from those of other stops
 * @param removal what removes it
 * @param earlier what moves it before the previous stop
 */
public record StopText(
    Icon icon,
    String text,
    boolean isOutOfReach,
    String id,
    Optional<Consumer<Commands>> removal,
    Optional<Consumer<Commands>> earlier) {
  private static final double NEARBY = 5; // [cells]

  /**
   * Returns the lines for all stops of a request, in the order of the route.
   *
   * @param outOfReach the goals known to be unreachable, if there are several goals
   */
  public static List<StopText> of(RouteRequest routeRequest, TileMap map, List<Cell> outOfReach) {
    List<StopText> lines = new ArrayList<>();
    routeRequest.routeEnds().start().ifPresent(cell -> lines.add(end(Icon.START, map, cell)));
    for (int i = 0; i < routeRequest.via().size(); i++) {
      String text = (i + 1) + ".  " + name(map, routeRequest.via().get(i));
      int index = i;
      Optional<Consumer<Commands>> earlier =
          i > 0 ? Optional.of(to -> to.route().passEarlier(index)) : Optional.empty();
      lines.add(
          new StopText(
              Icon.VIA,
              text,
              false,
              "via" + i,
              Optional.of(to -> to.route().removeVia(index)),
              earlier));
    }
    List<Cell> goals = routeRequest.goals();
    if (goals.size() == 1) {
      lines.add(end(Icon.GOAL, map, goals.get(0)));
      return List.copyOf(lines);
    }
    for (int i = 0; i < goals.size(); i++) {
      String name = name(map, goals.get(i));
      String text = i == 0 ? name : Texts.format("route.stop.or", name);
      boolean isOut = outOfReach.contains(goals.get(i));
      int index = i;
      Optional<Consumer<Commands>> removal = Optional.of(to -> to.route().removeGoal(index));
      lines.add(new StopText(Icon.GOAL, text, isOut, "goal" + i, removal, Optional.empty()));
    }
    return List.copyOf(lines);
  }

  private static StopText end(Icon icon, TileMap map, Cell cell) {
    return new StopText(icon, name(map, cell), false, "", Optional.empty(), Optional.empty());
  }

  /** Returns the label of a button of this stop, with an id. */
  String button(Icon sign) {
    return sign.text() + "##" + id;
  }

  /** Returns the cell's coordinates, with the name of a place there or nearby. */
  static String name(TileMap map, Cell cell) {
    Place nearest = null;
    double least = NEARBY;
    for (int i = 0; i < map.places().size(); i++) {
      Place place = map.places().get(i);
      double distance = place.cell().distanceTo(cell);
      if (distance < least || (nearest == null && distance == least)) {
        nearest = place;
        least = distance;
      }
    }
    if (nearest == null) {
      return cell.toString();
    }
    String name = NameText.of(nearest.name());
    String where = nearest.cell().equals(cell) ? name : Texts.format("route.stop.near", name);
    return where + "  " + cell;
  }
}
