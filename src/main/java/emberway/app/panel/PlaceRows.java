package emberway.app.panel;

import emberway.app.scene.PlaceSurvey;
import emberway.app.scene.ReachText;
import emberway.app.text.CellText;
import emberway.app.text.Texts;
import emberway.map.Legend;
import emberway.map.Place;
import emberway.map.PlaceKind;
import emberway.map.Scale;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.map.WorldPart;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The rows of the table of places: filtered and sorted. */
public final class PlaceRows {
  /** The columns, from left to right. */
  public enum Column {
    NAME,
    KIND,
    COST,
    TIME,
    NOTE
  }

  /**
   * A row.
   *
   * @param kind what the place is, or else what is in its cell
   * @param cost from the start; infinite if there is no way, NaN if it is not known
   * @param costText the cost in words; empty if it is not known
   * @param time the travel time; empty if it is not known
   */
  public record Row(Place place, String kind, double cost, String costText, String time) {
    private boolean fits(String wanted) {
      return place.name().toLowerCase(Locale.ROOT).contains(wanted)
          || kind.toLowerCase(Locale.ROOT).contains(wanted)
          || place.note().toLowerCase(Locale.ROOT).contains(wanted);
    }
  }

  private PlaceRows() {}

  /**
   * Returns the rows of a map's places that contain a text in name, kind or note.
   *
   * @param answer what the journeys cost, if known; ignored if it is about other places
   * @param scale the time that a cost takes
   */
  public static List<Row> of(
      TileMap map,
      Optional<PlaceSurvey.Answer> answer,
      Scale scale,
      String filter,
      Column column,
      boolean isAscending) {
    Optional<List<Double>> costs =
        answer
            .filter(its -> its.question().places().equals(map.places()))
            .map(PlaceSurvey.Answer::costs);
    String wanted = filter.strip().toLowerCase(Locale.ROOT);
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < map.places().size(); i++) {
      Row row = row(map, i, costs, scale);
      if (row.fits(wanted)) {
        rows.add(row);
      }
    }
    Comparator<Row> order = order(column);
    rows.sort(isAscending ? order : order.reversed());
    return List.copyOf(rows);
  }

  private static Row row(TileMap map, int number, Optional<List<Double>> costs, Scale scale) {
    Place place = map.places().get(number);
    double cost = costs.map(all -> all.get(number)).orElse(Double.NaN);
    boolean isKnown = cost < Double.POSITIVE_INFINITY;
    String costText =
        isKnown ? Texts.fixed(cost, 1) : Double.isNaN(cost) ? "" : Texts.get("places.no-route");
    return new Row(
        place,
        place.kind() == PlaceKind.OTHER
            ? kind(map, map.size().index(place.cell()))
            : CellText.inSentence(CellText.kind(place.kind())),
        cost,
        costText,
        isKnown ? ReachText.time(cost, scale).orElse("") : "");
  }

  /** Returns the label of the topmost tile in a cell; empty for a road, which leads to a place. */
  private static String kind(TileMap map, int cell) {
    int above = map.overlay().id(cell);
    int top = above == Legend.NOTHING ? map.base().id(cell) : above;
    if (top == Legend.NOTHING) {
      return "";
    }
    Tile tile = map.legend().tile(top);
    boolean isRoad = tile.generatedAs().equals(Optional.of(WorldPart.ROAD));
    return isRoad ? "" : CellText.inSentence(tile);
  }

  /** Returns what orders rows by their notes, those without one last. */
  private static String noteLast(Row row) {
    String note = row.place.note().toLowerCase(Locale.ROOT);
    return note.isEmpty() ? Character.toString(Character.MAX_CODE_POINT) : note;
  }

  private static Comparator<Row> order(Column column) {
    Comparator<Row> byName = Comparator.comparing(row -> row.place.name().toLowerCase(Locale.ROOT));
    return switch (column) {
      case NAME -> byName;
      case KIND -> Comparator.comparing(Row::kind).thenComparing(byName);
      case NOTE -> Comparator.comparing(PlaceRows::noteLast).thenComparing(byName);
      case COST, TIME -> Comparator.comparingDouble(Row::cost).thenComparing(byName);
    };
  }
}
