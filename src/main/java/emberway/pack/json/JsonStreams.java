package emberway.pack.json;

import java.io.IOException;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.PrettyPrinter;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;

/**
 * Configures the JSON library for all writers: numbers and escapes as in the library's version 2,
 * no white space between values, and streams left open.
 */
public final class JsonStreams {
  /** Creates generators and parsers. */
  public static final JsonFactory FACTORY =
      JsonFactory.builderWithJackson2Defaults()
          .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
          .rootValueSeparator((String) null)
          .streamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(1000).build())
          .build();

  private JsonStreams() {}

  /** A printer with two spaces of indentation and the same line ends on every system. */
  public static DefaultPrettyPrinter printer() {
    DefaultPrettyPrinter printer = new DefaultPrettyPrinter();
    printer.indentObjectsWith(new DefaultIndenter("  ", "\n"));
    return printer;
  }

  /** A context for generators with a layout. */
  public static ObjectWriteContext laidOutBy(PrettyPrinter printer) {
    return new ObjectWriteContext.Base() {
      @Override
      public PrettyPrinter getPrettyPrinter() {
        return printer;
      }

      @Override
      public boolean hasPrettyPrinter() {
        return true;
      }
    };
  }

  /** Runs {@code writing}, and turns the library's unchecked write failures into an IOException. */
  public static void run(Runnable writing) throws IOException {
    try {
      writing.run();
    } catch (JacksonIOException e) {
      throw e.getCause();
    }
  }
}
