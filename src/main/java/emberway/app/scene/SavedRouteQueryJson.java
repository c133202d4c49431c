package emberway.app.scene;

import emberway.app.platform.SimpleJson;
import emberway.map.Cell;
import emberway.map.Influence;
import emberway.map.Terrain;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.Movement;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

/** Converts a {@link SavedRouteQuery} to and from JSON, with the name of its map. */
final class SavedRouteQueryJson {
  private static final int VERSION = 1;
  private static final String COST = "cost";
  private static final String FACTOR = "factor";

  /**
   * The content of a file; all keys but {@code team} and {@code told} are required. Cells are lists
   * x, y, x, y and so on.
   */
  private record Content(
      Number version,
      String map,
      Ends marked,
      Ends ends,
      List<Number> via,
      List<Number> goals,
      String traveler,
      String corners,
      Number diagonal,
      Map<String, Changes> changes,
      List<Number> team,
      Boolean told) {}

  private record Ends(List<Number> start, List<Number> goal) {}

  /** The changes to a traveler. A terrain has a cost, a factor, or neither: then it is blocked. */
  private record Changes(
      Map<String, Map<String, Object>> terrain, Map<String, Source> influences) {}

  private record Source(
      String effect, Number radius, Number reach, Number strength, String falloff) {}

  private SavedRouteQueryJson() {}

  static void write(String map, SavedRouteQuery query, OutputStream out) throws IOException {
    SimpleJson.write(
        out,
        new Content(
            VERSION,
            map,
            written(query.marked()),
            written(query.routeEnds()),
            written(query.via()),
            written(query.others()),
            query.profile(),
            id(query.movement().cornerCutting()),
            query.movement().diagonal(),
            mapped(query.changes(), SavedRouteQueryJson::written),
            query.team().isEmpty() ? null : written(query.team()),
            query.isTold() ? true : null));
  }

  // The ids below are part of the file format: keep them when code is renamed.

  private static String id(CornerCutting cornerCutting) {
    return cornerCutting.label().replace('-', '_'); // labels stay: command lines have them
  }

  private static String id(Influence.Effect effect) {
    return switch (effect) {
      case ATTRACT -> "attract";
      case REPEL -> "repel";
    };
  }

  private static String id(Influence.Falloff falloff) {
    return switch (falloff) {
      case HARD -> "hard";
      case SMOOTH -> "smooth";
    };
  }

  private static Ends written(RouteEnds ends) {
    return new Ends(
        written(ends.start().stream().toList()), written(ends.goal().stream().toList()));
  }

  private static List<Number> written(List<Cell> cells) {
    return cells.stream().flatMap(cell -> Stream.<Number>of(cell.x(), cell.y())).toList();
  }

  private static Changes written(SavedRouteQuery.Changes changes) {
    return new Changes(
        mapped(changes.terrain(), SavedRouteQueryJson::written),
        mapped(changes.influences(), SavedRouteQueryJson::written));
  }

  private static Map<String, Object> written(Terrain terrain) {
    return switch (terrain.kind()) {
      case COST -> Map.of(COST, terrain.value());
      case FACTOR -> Map.of(FACTOR, terrain.value());
      case BLOCKED -> Map.of();
    };
  }

  private static Source written(Influence influence) {
    return new Source(
        id(influence.effect()),
        influence.radius(),
        influence.reach(),
        influence.strength(),
        id(influence.falloff()));
  }

  /** Converts the values of a map, none of which may be missing; the result's keys are sorted. */
  private static <A, B> Map<String, B> mapped(Map<String, A> values, Function<A, B> becomes) {
    Map<String, B> result = new TreeMap<>();
    values.forEach((key, value) -> result.put(key, becomes.apply(required(value, key))));
    return result;
  }

  /**
   * Reads the query of a map.
   *
   * @throws IOException if the text is not JSON
   * @throws IllegalArgumentException if the version or the map differs, or a value is invalid
   */
  static SavedRouteQuery read(String map, byte[] text) throws IOException {
    Content content = SimpleJson.read(text, Content.class, "asked");
    if (required(content.version, "version").doubleValue() != VERSION) {
      throw new IllegalArgumentException("of another version");
    }
    if (!map.equals(content.map)) {
      throw new IllegalArgumentException("of another map");
    }
    return new SavedRouteQuery(
        routeEnds(required(content.marked, "marked")),
        routeEnds(required(content.ends, "ends")),
        cells(content.via, "via"),
        cells(content.goals, "goals"),
        required(content.traveler, "traveler"),
        mapped(required(content.changes, "changes"), SavedRouteQueryJson::changes),
        new Movement(
            SimpleJson.constant(CornerCutting.values(), SavedRouteQueryJson::id, content.corners),
            number(content.diagonal)),
        content.team == null ? List.of() : cells(content.team, "team"),
        Boolean.TRUE.equals(content.told));
  }

  private static RouteEnds routeEnds(Ends ends) {
    return new RouteEnds(
        cells(ends.start, "start").stream().findFirst(),
        cells(ends.goal, "goal").stream().findFirst());
  }

  private static List<Cell> cells(List<Number> numbers, String what) {
    if (required(numbers, what).size() % 2 != 0) {
      throw new IllegalArgumentException("'" + what + "' ends in half a cell");
    }
    List<Cell> cells = new ArrayList<>();
    for (int i = 0; i < numbers.size(); i += 2) {
      cells.add(
          new Cell(
              SimpleJson.whole(numbers.get(i), what), SimpleJson.whole(numbers.get(i + 1), what)));
    }
    return cells;
  }

  private static SavedRouteQuery.Changes changes(Changes changes) {
    return new SavedRouteQuery.Changes(
        mapped(required(changes.terrain, "terrain"), SavedRouteQueryJson::terrain),
        mapped(required(changes.influences, "influences"), SavedRouteQueryJson::influence));
  }

  private static Terrain terrain(Map<String, Object> ground) {
    if (ground.containsKey(COST)) {
      return Terrain.cost(number(ground.get(COST)));
    }
    return ground.containsKey(FACTOR)
        ? Terrain.factor(number(ground.get(FACTOR)))
        : Terrain.BLOCKED;
  }

  private static Influence influence(Source source) {
    return new Influence(
        SimpleJson.constant(Influence.Effect.values(), SavedRouteQueryJson::id, source.effect),
        number(source.radius),
        number(source.reach),
        number(source.strength),
        SimpleJson.constant(Influence.Falloff.values(), SavedRouteQueryJson::id, source.falloff));
  }

  private static double number(Object value) {
    if (value instanceof Number number) {
      return number.doubleValue();
    }
    throw new IllegalArgumentException("a number is missing");
  }

  private static <T> T required(T value, String what) {
    return SimpleJson.required(value, what);
  }
}
