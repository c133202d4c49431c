package emberway.pack.json;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

/** JSON files as people like to read them, an object each. */
public final class JsonWriter {
  private static final JsonFactory FACTORY = new JsonFactory();

  /** Writes the members of an object. */
  @FunctionalInterface
  public interface Members {
    void writeTo(JsonGenerator json) throws IOException;
  }

  private JsonWriter() {}

  /** The file of an object, with a line break at the end. */
  public static byte[] of(Members members) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    DefaultPrettyPrinter printer = new DefaultPrettyPrinter();
    printer.indentArraysWith(new DefaultIndenter("  ", "\n"));
    printer.indentObjectsWith(new DefaultIndenter("  ", "\n"));
    try (JsonGenerator json = FACTORY.createGenerator(out, JsonEncoding.UTF8)) {
      json.setPrettyPrinter(printer);
      json.writeStartObject();
      members.writeTo(json);
      json.writeEndObject();
      json.writeRaw('\n');
    } catch (IOException e) {
      throw new UncheckedIOException(e); // into memory
    }
    return out.toByteArray();
  }
}
