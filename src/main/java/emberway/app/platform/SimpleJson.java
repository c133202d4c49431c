package emberway.app.platform;

import emberway.pack.json.JsonStreams;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.util.DefaultPrettyPrinter;

/**
 * JSON that the program writes for itself, bound to records: a member for each component, see
 * {@link RecordBinder}. What cannot be meant is an {@code IllegalArgumentException}. The library's
 * own binding would take longer than the rest of what happens before the window opens.
 */
public final class SimpleJson {
  private SimpleJson() {}

  /** A constant that files hold by an id, which stays as it is when code renames the constant. */
  public interface Constant {
    /** What files call it. */
    String id();
  }

  /**
   * Writes an object; the stream stays open.
   *
   * @param members what of them is null is left out
   */
  public static void write(OutputStream out, Record members) throws IOException {
    ObjectWriteContext layout = JsonStreams.laidOutBy(new DefaultPrettyPrinter());
    JsonStreams.run(
        () -> {
          try (JsonGenerator json = JsonStreams.FACTORY.createGenerator(layout, out)) {
            write(members, json);
          }
        });
  }

  private static void write(Object value, JsonGenerator json) {
    if (value instanceof Record members) {
      write(RecordBinder.members(members), json);
    } else if (value instanceof Map<?, ?> members) {
      json.writeStartObject();
      members.forEach(
          (key, member) -> {
            json.writeName((String) key);
            write(member, json);
          });
      json.writeEndObject();
    } else if (value instanceof List<?> elements) {
      json.writeStartArray();
      elements.forEach(element -> write(element, json));
      json.writeEndArray();
    } else if (value instanceof String text) {
      json.writeString(text);
    } else if (value instanceof Boolean flag) {
      json.writeBoolean(flag);
    } else if (value instanceof Integer number) {
      json.writeNumber(number);
    } else {
      json.writeNumber((Double) value);
    }
  }

  /**
   * Reads an object.
   *
   * @throws IOException if it is not JSON
   * @throws IllegalArgumentException if it is JSON of another shape
   */
  public static <T extends Record> T read(byte[] text, Class<T> type, String what)
      throws IOException {
    try (JsonParser json = JsonStreams.FACTORY.createParser(ObjectReadContext.empty(), text)) {
      json.nextToken();
      Object read = value(json);
      if (json.nextToken() != null) {
        throw new IllegalArgumentException("more after the end");
      }
      return type.cast(RecordBinder.bind(read, type, what));
    } catch (JacksonException e) {
      throw new IOException(e);
    }
  }

  /** A map, list, text, number or truth value, or null. */
  private static Object value(JsonParser json) {
    JsonToken token = json.currentToken();
    if (token == JsonToken.START_OBJECT) {
      Map<String, Object> members = new HashMap<>();
      while (json.nextToken() == JsonToken.PROPERTY_NAME) {
        String key = json.currentName();
        json.nextToken();
        members.put(key, value(json));
      }
      return members;
    }
    if (token == JsonToken.START_ARRAY) {
      List<Object> elements = new ArrayList<>();
      while (json.nextToken() != JsonToken.END_ARRAY) {
        elements.add(value(json));
      }
      return elements;
    }
    if (token == JsonToken.VALUE_STRING) {
      return json.getString();
    }
    if (token == JsonToken.VALUE_TRUE || token == JsonToken.VALUE_FALSE) {
      return json.getBooleanValue();
    }
    if (token == JsonToken.VALUE_NUMBER_INT || token == JsonToken.VALUE_NUMBER_FLOAT) {
      return json.getDoubleValue();
    }
    if (token == JsonToken.VALUE_NULL) {
      return null;
    }
    throw new IllegalArgumentException("there is nothing in it");
  }

  /** A member that must be there. */
  public static <T> T required(T value, String what) {
    if (value == null) {
      throw new IllegalArgumentException("'" + what + "' is missing");
    }
    return value;
  }

  /** A number that must be there, as the nearest whole one towards 0 that there is. */
  public static int whole(Number value, String what) {
    return (int) required(value, what).doubleValue();
  }

  /** The constant of that id; its letters may be large or small. */
  public static <E extends Constant> E constant(E[] all, String id) {
    return constant(all, Constant::id, id);
  }

  /** The same, where others say what the ids are. */
  public static <E> E constant(E[] all, Function<E, String> ids, String id) {
    for (E each : all) {
      if (ids.apply(each).equalsIgnoreCase(id)) {
        return each;
      }
    }
    throw new IllegalArgumentException("no such thing: '" + id + "'");
  }
}
