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
 * JSON that the program writes for itself, and what it can be made of: maps, lists, texts, numbers,
 * truth values. What cannot be meant is an {@code IllegalArgumentException}.
 */
public final class SimpleJson {
  private SimpleJson() {}

  /** A constant that files hold by an id, which stays as it is when code renames the constant. */
  public interface Constant {
    /** What files call it. */
    String id();
  }

  /** Something to be written. */
  @FunctionalInterface
  public interface Content {
    void writeTo(JsonGenerator json);
  }

  /** Writes an object with these members; the stream stays open. */
  public static void write(OutputStream out, Content members) throws IOException {
    ObjectWriteContext layout = JsonStreams.laidOutBy(new DefaultPrettyPrinter());
    JsonStreams.run(
        () -> {
          try (JsonGenerator json = JsonStreams.FACTORY.createGenerator(layout, out)) {
            json.writeStartObject();
            members.writeTo(json);
            json.writeEndObject();
          }
        });
  }

  /**
   * Reads an object.
   *
   * @throws IOException if it is not JSON
   */
  public static Map<?, ?> read(byte[] text, String what) throws IOException {
    try (JsonParser json = JsonStreams.FACTORY.createParser(ObjectReadContext.empty(), text)) {
      json.nextToken();
      Object read = value(json);
      if (json.nextToken() != null) {
        throw new IllegalArgumentException("more after the end");
      }
      return object(read, what);
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

  public static Map<?, ?> object(Object value, String what) {
    if (value instanceof Map<?, ?> members) {
      return members;
    }
    throw new IllegalArgumentException("'" + what + "' is no object");
  }

  public static List<?> array(Object value, String what) {
    if (value instanceof List<?> elements) {
      return elements;
    }
    throw new IllegalArgumentException("'" + what + "' is no array");
  }

  public static String text(Map<?, ?> members, String key) {
    if (members.get(key) instanceof String text) {
      return text;
    }
    throw new IllegalArgumentException("'" + key + "' is no text");
  }

  public static double number(Object value) {
    if (value instanceof Double number) {
      return number;
    }
    throw new IllegalArgumentException("a number is missing");
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
