package emberway.cli.option;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Place;
import emberway.map.PlaceKind;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.map.TravelDescription;
import emberway.plan.cost.GroundCosts;
import emberway.view.TileKinds;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Parses goals as users write them: cells or places, {@code *} for all named places, and {@code
 * kind:gate} for all cells with a tile or a place of a kind, see {@link TileKinds}.
 */
public final class GoalArgument {
  private static final String ALL_PLACES = "*";
  private static final String KIND = "kind:";
  private static final int MAX_OF_KIND = 1_000_000; // cells

  private GoalArgument() {}

  /**
   * Parses goals separated by semicolons. Those that are meant by kind leave out the start; where
   * they are blocked, the cells beside them count.
   *
   * @param option the option they were given for, such as {@code --to-any}
   * @param map the map as the traveler's profile changes it
   */
  public static List<Cell> parseList(
      String option, String text, Cell start, TileMap map, TravelDescription travelDescription) {
    Set<Cell> goals = new LinkedHashSet<>();
    GroundCosts ground = new GroundCosts(map);
    for (String part : text.split(";", -1)) {
      String word = part.strip();
      if (word.equals(ALL_PLACES)) {
        goals.addAll(reached(places(option, start, map), map, ground));
      } else if (word.toLowerCase(Locale.ROOT).startsWith(KIND)) {
        String kind = word.substring(KIND.length()).strip();
        List<Cell> cells = ofKind(option, kind, start, map, travelDescription);
        goals.addAll(reached(cells, map, ground));
      } else {
        goals.add(CellArgument.parse(option, part, map));
      }
    }
    return List.copyOf(goals);
  }

  /** The cells from which cells are reached. */
  private static List<Cell> reached(List<Cell> cells, TileMap map, GroundCosts ground) {
    GridSize size = map.size();
    return cells.stream()
        .mapToInt(size::index)
        .flatMap(cell -> Arrays.stream(TileKinds.reachedFrom(size, cell, ground::isBlocked)))
        .mapToObj(size::cell)
        .toList();
  }

  private static List<Cell> places(String option, Cell start, TileMap map) {
    List<Cell> cells =
        map.places().stream().map(Place::cell).filter(cell -> !cell.equals(start)).toList();
    if (cells.isEmpty()) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "%s '*': the map names no %s; list cells"
              .formatted(option, map.places().isEmpty() ? "places" : "place but the start"));
    }
    return cells;
  }

  private static List<Cell> ofKind(
      String option, String kind, Cell start, TileMap map, TravelDescription travelDescription) {
    if (!TileKinds.isKnown(kind, map.legend(), travelDescription)) {
      Set<String> known = new LinkedHashSet<>();
      for (Tile tile : map.legend().tiles()) {
        Set<String> kinds = TileKinds.of(tile, travelDescription);
        kinds.remove(travelDescription.words(tile).plural().toLowerCase(Locale.ROOT));
        known.addAll(kinds);
      }
      known.addAll(PlaceKind.labels());
      throw CommandFailure.unknown(option + " " + KIND + kind, kind, known);
    }
    List<Cell> cells =
        TileKinds.cells(kind, map, travelDescription)
            .mapToObj(map.size()::cell)
            .filter(cell -> !cell.equals(start))
            .limit(MAX_OF_KIND + 1)
            .toList();
    if (cells.size() > MAX_OF_KIND) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "%s %s%s: the map has more than %d; choose a rarer kind"
              .formatted(option, KIND, kind, MAX_OF_KIND));
    }
    if (cells.isEmpty()) {
      throw new CommandFailure(
          ExitCode.USAGE, "%s %s%s: the map has none".formatted(option, KIND, kind));
    }
    return cells;
  }
}
