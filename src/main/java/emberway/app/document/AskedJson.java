package emberway.app.document;

import com.fasterxml.jackson.core.JsonGenerator;
import emberway.app.platform.PlainJson;
import emberway.app.route.Asked;
import emberway.app.route.Ends;
import emberway.map.Cell;
import emberway.map.Influence;
import emberway.map.Terrain;
import emberway.plan.cost.Corners;
import emberway.plan.cost.Movement;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** {@link Asked} as JSON, with the name of the map that was asked about. */
final class AskedJson {
  private static final int VERSION = 1;
  private static final String COST = "cost";
  private static final String FACTOR = "factor";

  private AskedJson() {}

  static void write(String map, Asked asked, OutputStream out) throws IOException {
    PlainJson.write(
        out,
        json -> {
          json.writeNumberField("version", VERSION);
          json.writeStringField("map", map);
          write("marked", asked.marked(), json);
          write("ends", asked.ends(), json);
          write("via", asked.via(), json);
          write("goals", asked.others(), json);
          json.writeStringField("traveler", asked.profile());
          json.writeStringField("corners", id(asked.movement().corners()));
          json.writeNumberField("diagonal", asked.movement().diagonal());
          json.writeObjectFieldStart("changes");
          for (Map.Entry<String, Asked.Changes> each : new TreeMap<>(asked.changes()).entrySet()) {
            json.writeObjectFieldStart(each.getKey());
            write(each.getValue(), json);
            json.writeEndObject();
          }
          json.writeEndObject();
        });
  }

  // What files call these stays as it is when code renames them.

  private static String id(Corners corners) {
    return switch (corners) {
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

  private static void write(String name, Ends ends, JsonGenerator json) throws IOException {
    json.writeObjectFieldStart(name);
    write("start", ends.start().stream().toList(), json);
    write("goal", ends.goal().stream().toList(), json);
    json.writeEndObject();
  }

  /** As x, y, x, y and so on. */
  private static void write(String name, List<Cell> cells, JsonGenerator json) throws IOException {
    json.writeArrayFieldStart(name);
    for (Cell cell : cells) {
      json.writeNumber(cell.x());
      json.writeNumber(cell.y());
    }
    json.writeEndArray();
  }

  private static void write(Asked.Changes changes, JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("terrain");
    for (Map.Entry<String, Terrain> each : new TreeMap<>(changes.terrain()).entrySet()) {
      Terrain terrain = each.getValue();
      json.writeObjectFieldStart(each.getKey());
      if (terrain.kind() != Terrain.Kind.BLOCKED) { // else there is nothing to say
        json.writeNumberField(terrain.kind() == Terrain.Kind.COST ? COST : FACTOR, terrain.value());
      }
      json.writeEndObject();
    }
    json.writeEndObject();
    json.writeObjectFieldStart("influences");
    for (Map.Entry<String, Influence> each : new TreeMap<>(changes.influences()).entrySet()) {
      Influence influence = each.getValue();
      json.writeObjectFieldStart(each.getKey());
      json.writeStringField("effect", id(influence.effect()));
      json.writeNumberField("radius", influence.radius());
      json.writeNumberField("reach", influence.reach());
      json.writeNumberField("strength", influence.strength());
      json.writeStringField("falloff", id(influence.falloff()));
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
  static Asked read(String map, byte[] text) throws IOException {
    Map<?, ?> members = PlainJson.read(text, "asked");
    if (PlainJson.number(members.get("version")) != VERSION) {
      throw new IllegalArgumentException("of another version");
    }
    if (!PlainJson.text(members, "map").equals(map)) {
      throw new IllegalArgumentException("of another map");
    }
    Map<String, Asked.Changes> changes = new HashMap<>();
    for (Map.Entry<?, ?> each : object(members, "changes").entrySet()) {
      changes.put((String) each.getKey(), changes(PlainJson.object(each.getValue(), "changes")));
    }
    return new Asked(
        ends(object(members, "marked")),
        ends(object(members, "ends")),
        cells(members, "via"),
        cells(members, "goals"),
        PlainJson.text(members, "traveler"),
        changes,
        new Movement(
            PlainJson.constant(Corners.values(), AskedJson::id, PlainJson.text(members, "corners")),
            PlainJson.number(members.get("diagonal"))));
  }

  private static Map<?, ?> object(Map<?, ?> members, String key) {
    return PlainJson.object(members.get(key), key);
  }

  private static Ends ends(Map<?, ?> members) {
    return new Ends(cell(members, "start"), cell(members, "goal"));
  }

  private static Optional<Cell> cell(Map<?, ?> members, String key) {
    return cells(members, key).stream().findFirst();
  }

  private static List<Cell> cells(Map<?, ?> members, String key) {
    List<?> numbers = PlainJson.array(members.get(key), key);
    if (numbers.size() % 2 != 0) {
      throw new IllegalArgumentException("'" + key + "' ends in half a cell");
    }
    List<Cell> cells = new ArrayList<>();
    for (int i = 0; i < numbers.size(); i += 2) {
      cells.add(
          new Cell(
              (int) PlainJson.number(numbers.get(i)), (int) PlainJson.number(numbers.get(i + 1))));
    }
    return cells;
  }

  private static Asked.Changes changes(Map<?, ?> members) {
    Map<String, Terrain> terrain = new HashMap<>();
    for (Map.Entry<?, ?> each : object(members, "terrain").entrySet()) {
      terrain.put((String) each.getKey(), terrain(PlainJson.object(each.getValue(), "terrain")));
    }
    Map<String, Influence> influences = new HashMap<>();
    for (Map.Entry<?, ?> each : object(members, "influences").entrySet()) {
      influences.put(
          (String) each.getKey(), influence(PlainJson.object(each.getValue(), "influences")));
    }
    return new Asked.Changes(terrain, influences);
  }

  private static Terrain terrain(Map<?, ?> members) {
    if (members.containsKey(COST)) {
      return Terrain.cost(PlainJson.number(members.get(COST)));
    }
    return members.containsKey(FACTOR)
        ? Terrain.factor(PlainJson.number(members.get(FACTOR)))
        : Terrain.BLOCKED;
  }

  private static Influence influence(Map<?, ?> members) {
    return new Influence(
        PlainJson.constant(
            Influence.Effect.values(), AskedJson::id, PlainJson.text(members, "effect")),
        PlainJson.number(members.get("radius")),
        PlainJson.number(members.get("reach")),
        PlainJson.number(members.get("strength")),
        PlainJson.constant(
            Influence.Falloff.values(), AskedJson::id, PlainJson.text(members, "falloff")));
  }
}
