package emberway.pack.json;

import java.io.ByteArrayOutputStream;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;

/** Writes JSON files with a readable layout, one object each. */
public final class JsonWriter {
  /** Writes the members of an object. */
  @FunctionalInterface
  public interface Members {
    void writeTo(JsonGenerator json);
  }

  private JsonWriter() {}

  /** The content of a file with one object, ending with a line break. */
  public static byte[] of(Members members) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    DefaultPrettyPrinter printer = JsonStreams.printer();
    printer.indentArraysWith(new DefaultIndenter("  ", "\n"));
    ObjectWriteContext layout = JsonStreams.laidOutBy(printer);
    try (JsonGenerator json = JsonStreams.FACTORY.createGenerator(layout, out)) {
      json.writeStartObject();
      members.writeTo(json);
      json.writeEndObject();
      json.writeRaw('\n');
    }
    return out.toByteArray();
  }
}
