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
 * Reads and writes the program's own JSON files as records, with a member for each component; see
 * {@link RecordBinder}. Invalid content is an {@code IllegalArgumentException}. The JSON library's
 * own binding would take longer than everything else before the window opens, and {@code
 * pack.json.Json} refuses what is unknown or given twice, with its line, for people to mend.
 */
public final class SimpleJson {
  private SimpleJson() {}

  /** A constant with an id for files, which stays the same when code renames the constant. */
  public interface Constant {
    /** Returns the id in files. */
    String id();
  }

  /**
   * Writes a record as a JSON object; the stream stays open.
   *
   * @param members the record; null components are left out
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
   * Reads a JSON object as a record.
   *
   * @param what the object's name for error messages
   * @throws IOException if the text is not JSON
   * @throws IllegalArgumentException if the JSON has another structure
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

  /** Reads a map, list, string, number, boolean or null. */
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

  /**
   * Returns a required value.
   *
   * @throws IllegalArgumentException if it is null
   */
  public static <T> T required(T value, String what) {
    if (value == null) {
      throw new IllegalArgumentException("'" + what + "' is missing");
    }
    return value;
  }

  /**
   * Returns a required number as an int: rounded toward 0, and clamped to the range of int.
   *
   * @throws IllegalArgumentException if it is null
   */
  public static int whole(Number value, String what) {
    return (int) required(value, what).doubleValue();
  }

  /**
   * Returns the constant with an id, ignoring case.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static <E extends Constant> E constant(E[] all, String id) {
    return constant(all, Constant::id, id);
  }

  /**
   * Returns the constant with an id, ignoring case.
   *
   * @param ids returns the id of a constant
   * @throws IllegalArgumentException if there is none
   */
  public static <E> E constant(E[] all, Function<E, String> ids, String id) {
    for (E each : all) {
      if (ids.apply(each).equalsIgnoreCase(id)) {
        return each;
      }
    }
    throw new IllegalArgumentException("no such thing: '" + id + "'");
  }
}
