package emberway.app.opening;

import emberway.app.platform.SimpleJson;
import emberway.app.route.RouteEnds;
import emberway.app.route.SavedRouteQuery;
import emberway.map.Cell;
import emberway.map.Influence;
import emberway.map.Terrain;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.Movement;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tools.jackson.core.JsonGenerator;

/** {@link SavedRouteQuery} as JSON, with the name of the map that was asked about. */
final class SavedRouteQueryJson {
  private static final int VERSION = 1;
  private static final String COST = "cost";
  private static final String FACTOR = "factor";

  private SavedRouteQueryJson() {}

  static void write(String map, SavedRouteQuery savedRouteQuery, OutputStream out)
      throws IOException {
    SimpleJson.write(
        out,
        json -> {
          json.writeNumberProperty("version", VERSION);
          json.writeStringProperty("map", map);
          write("marked", savedRouteQuery.marked(), json);
          write("ends", savedRouteQuery.routeEnds(), json);
          write("via", savedRouteQuery.via(), json);
          write("goals", savedRouteQuery.others(), json);
          json.writeStringProperty("traveler", savedRouteQuery.profile());
          json.writeStringProperty("corners", id(savedRouteQuery.movement().cornerCutting()));
          json.writeNumberProperty("diagonal", savedRouteQuery.movement().diagonal());
          json.writeObjectPropertyStart("changes");
          for (Map.Entry<String, SavedRouteQuery.Changes> each :
              new TreeMap<>(savedRouteQuery.changes()).entrySet()) {
            json.writeObjectPropertyStart(each.getKey());
            write(each.getValue(), json);
            json.writeEndObject();
          }
          json.writeEndObject();
        });
  }

  // What files call these stays as it is when code renames them.

  private static String id(CornerCutting cornerCutting) {
    return switch (cornerCutting) {
      case CUT -> "cut";
      case NO_CUT -> "no_cut";
      case NO_SQUEEZE -> "no_squeeze";
    };
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

  private static void write(String name, RouteEnds routeEnds, JsonGenerator json) {
    json.writeObjectPropertyStart(name);
    write("start", routeEnds.start().stream().toList(), json);
    write("goal", routeEnds.goal().stream().toList(), json);
    json.writeEndObject();
  }

  /** As x, y, x, y and so on. */
  private static void write(String name, List<Cell> cells, JsonGenerator json) {
    json.writeArrayPropertyStart(name);
    for (Cell cell : cells) {
      json.writeNumber(cell.x());
      json.writeNumber(cell.y());
    }
    json.writeEndArray();
  }

  private static void write(SavedRouteQuery.Changes changes, JsonGenerator json) {
    json.writeObjectPropertyStart("terrain");
    for (Map.Entry<String, Terrain> each : new TreeMap<>(changes.terrain()).entrySet()) {
      Terrain terrain = each.getValue();
      json.writeObjectPropertyStart(each.getKey());
      if (terrain.kind() != Terrain.Kind.BLOCKED) { // else there is nothing to say
        json.writeNumberProperty(
            terrain.kind() == Terrain.Kind.COST ? COST : FACTOR, terrain.value());
      }
      json.writeEndObject();
    }
    json.writeEndObject();
    json.writeObjectPropertyStart("influences");
    for (Map.Entry<String, Influence> each : new TreeMap<>(changes.influences()).entrySet()) {
      Influence influence = each.getValue();
      json.writeObjectPropertyStart(each.getKey());
      json.writeStringProperty("effect", id(influence.effect()));
      json.writeNumberProperty("radius", influence.radius());
      json.writeNumberProperty("reach", influence.reach());
      json.writeNumberProperty("strength", influence.strength());
      json.writeStringProperty("falloff", id(influence.falloff()));
      json.writeEndObject();
    }
    json.writeEndObject();
  }

  /**
   * Reads what was asked about a map.
   *
   * @throws IOException if it is not JSON
   * @throws IllegalArgumentException if it is of another version or map, or cannot be meant
   */
  static SavedRouteQuery read(String map, byte[] text) throws IOException {
    Map<?, ?> members = SimpleJson.read(text, "asked");
    if (SimpleJson.number(members.get("version")) != VERSION) {
      throw new IllegalArgumentException("of another version");
    }
    if (!SimpleJson.text(members, "map").equals(map)) {
      throw new IllegalArgumentException("of another map");
    }
    Map<String, SavedRouteQuery.Changes> changes = new HashMap<>();
    for (Map.Entry<?, ?> each : object(members, "changes").entrySet()) {
      changes.put((String) each.getKey(), changes(SimpleJson.object(each.getValue(), "changes")));
    }
    return new SavedRouteQuery(
        routeEnds(object(members, "marked")),
        routeEnds(object(members, "ends")),
        cells(members, "via"),
        cells(members, "goals"),
        SimpleJson.text(members, "traveler"),
        changes,
        new Movement(
            SimpleJson.constant(
                CornerCutting.values(),
                SavedRouteQueryJson::id,
                SimpleJson.text(members, "corners")),
            SimpleJson.number(members.get("diagonal"))));
  }

  private static Map<?, ?> object(Map<?, ?> members, String key) {
    return SimpleJson.object(members.get(key), key);
  }

  private static RouteEnds routeEnds(Map<?, ?> members) {
    return new RouteEnds(cell(members, "start"), cell(members, "goal"));
  }

  private static Optional<Cell> cell(Map<?, ?> members, String key) {
    return cells(members, key).stream().findFirst();
  }

  private static List<Cell> cells(Map<?, ?> members, String key) {
    List<?> numbers = SimpleJson.array(members.get(key), key);
    if (numbers.size() % 2 != 0) {
      throw new IllegalArgumentException("'" + key + "' ends in half a cell");
    }
    List<Cell> cells = new ArrayList<>();
    for (int i = 0; i < numbers.size(); i += 2) {
      cells.add(
          new Cell(
              (int) SimpleJson.number(numbers.get(i)),
              (int) SimpleJson.number(numbers.get(i + 1))));
    }
    return cells;
  }

  private static SavedRouteQuery.Changes changes(Map<?, ?> members) {
    Map<String, Terrain> terrain = new HashMap<>();
    for (Map.Entry<?, ?> each : object(members, "terrain").entrySet()) {
      terrain.put((String) each.getKey(), terrain(SimpleJson.object(each.getValue(), "terrain")));
    }
    Map<String, Influence> influences = new HashMap<>();
    for (Map.Entry<?, ?> each : object(members, "influences").entrySet()) {
      influences.put(
          (String) each.getKey(), influence(SimpleJson.object(each.getValue(), "influences")));
    }
    return new SavedRouteQuery.Changes(terrain, influences);
  }

  private static Terrain terrain(Map<?, ?> members) {
    if (members.containsKey(COST)) {
      return Terrain.cost(SimpleJson.number(members.get(COST)));
    }
    return members.containsKey(FACTOR)
        ? Terrain.factor(SimpleJson.number(members.get(FACTOR)))
        : Terrain.BLOCKED;
  }

  private static Influence influence(Map<?, ?> members) {
    return new Influence(
        SimpleJson.constant(
            Influence.Effect.values(), SavedRouteQueryJson::id, SimpleJson.text(members, "effect")),
        SimpleJson.number(members.get("radius")),
        SimpleJson.number(members.get("reach")),
        SimpleJson.number(members.get("strength")),
        SimpleJson.constant(
            Influence.Falloff.values(),
            SavedRouteQueryJson::id,
            SimpleJson.text(members, "falloff")));
  }
}
