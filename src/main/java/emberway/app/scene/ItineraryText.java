package emberway.app.scene;

import emberway.app.text.CellText;
import emberway.app.text.Texts;
import emberway.map.Cell;
import emberway.map.Legend;
import emberway.map.Place;
import emberway.map.TileMap;
import emberway.plan.query.Outcome;
import emberway.plan.query.Route;
import emberway.plan.travel.Compass;
import emberway.plan.travel.Instruction;
import emberway.plan.travel.Itinerary;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writes itineraries in the language of the window. Tile sets have phrases in English only. In
 * languages whose sentences those phrases do not fit, each instruction says how far, in which
 * direction, where to, and over which tile.
 */
public final class ItineraryText {
  private static final double AT = 1.5; // the distance up to which a cell is at a place [cells]

  private final TileMap map;
  private final Route route;

  private ItineraryText(TileMap map, Route route) {
    this.map = map;
    this.route = route;
  }

  /** Returns the lines of a report's itinerary; none if it has no itinerary. */
  public static List<String> lines(RouteReport report, TileMap map) {
    if (report.itinerary().isEmpty()) {
      return List.of();
    }
    Itinerary itinerary = report.itinerary().get();
    if (Texts.get("itinerary.phrases").equals("true")) {
      return itinerary.lines().stream().map(Texts::amount).toList();
    }
    if (report.outcome() instanceof Outcome.Found found) {
      return new ItineraryText(map, found.route())
          .lines(itinerary.instructions(), report.amounts(), Optional.empty());
    }
    if (report.outcome() instanceof Outcome.Unreachable failed) {
      return new ItineraryText(map, failed.nearest())
          .lines(itinerary.instructions(), report.amounts(), Optional.of(failed.target()));
    }
    return List.of();
  }

  private List<String> lines(
      List<Instruction> instructions, List<String> amounts, Optional<Cell> missed) {
    String end = name(route.end());
    String goal = missed.map(this::name).orElse(end);
    List<String> figures = new ArrayList<>(List.of(Texts.format("itinerary.cells", route.steps())));
    figures.addAll(amounts);
    List<String> lines = new ArrayList<>();
    lines.add(
        Texts.format("itinerary.from-to", name(route.start()), goal, String.join(", ", figures)));
    for (int i = 0; i < instructions.size(); i++) {
      lines.add(instruction(i + 1, instructions.get(i)));
    }
    lines.add(
        missed.isPresent()
            ? Texts.format("itinerary.no-farther", end, goal)
            : Texts.format("itinerary.arrival", end));
    return lines;
  }

  private String instruction(int number, Instruction instruction) {
    Cell from = route.cells().get(instruction.from());
    Cell to = route.cells().get(instruction.to());
    return Texts.format(
        "itinerary.instruction",
        number,
        Texts.format("itinerary.cells", instruction.to() - instruction.from()),
        direction(from, to),
        name(to),
        ground(instruction));
  }

  /** Returns the compass point nearest to the direction from one cell to another. */
  public static String direction(Cell from, Cell to) {
    return Texts.get(
        switch (Compass.from(from, to)) {
          case NORTH -> "itinerary.north";
          case NORTH_EAST -> "itinerary.north-east";
          case EAST -> "itinerary.east";
          case SOUTH_EAST -> "itinerary.south-east";
          case SOUTH -> "itinerary.south";
          case SOUTH_WEST -> "itinerary.south-west";
          case WEST -> "itinerary.west";
          case NORTH_WEST -> "itinerary.north-west";
        });
  }

  /** Returns the name of the place at a cell, or else the cell. */
  private String name(Cell cell) {
    return map.nearestPlace(cell, AT).map(Place::name).orElse(cell.toString());
  }

  /**
   * Returns the label of the tile that most of an instruction's steps lead onto; the first of
   * several.
   */
  private String ground(Instruction instruction) {
    Map<Integer, Integer> steps = new LinkedHashMap<>(); // by tile
    for (Cell cell : route.cells().subList(instruction.from() + 1, instruction.to() + 1)) {
      int index = map.size().index(cell);
      int overlay = map.overlay().id(index);
      steps.merge(overlay == Legend.NOTHING ? map.base().id(index) : overlay, 1, Integer::sum);
    }
    int best = Legend.NOTHING;
    int most = 0;
    for (Map.Entry<Integer, Integer> each : steps.entrySet()) {
      if (each.getValue() > most) {
        best = each.getKey();
        most = each.getValue();
      }
    }
    return best == Legend.NOTHING
        ? Texts.get("cell.nothing")
        : CellText.inSentence(map.legend().tile(best));
  }
}
