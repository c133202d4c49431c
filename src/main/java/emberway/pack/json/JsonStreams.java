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
 * The one way in which the program has the library write JSON: numbers and escapes as version 2 of
 * the library wrote them, nothing between values, and the target left open.
 */
public final class JsonStreams {
  /** Makes generators and parsers. */
  public static final JsonFactory FACTORY =
      JsonFactory.builderWithJackson2Defaults()
          .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
          .rootValueSeparator((String) null)
          .streamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(1000).build())
          .build();

  private JsonStreams() {}

  /** A printer that indents objects by two blanks and ends lines alike on every system. */
  public static DefaultPrettyPrinter printer() {
    DefaultPrettyPrinter printer = new DefaultPrettyPrinter();
    printer.indentObjectsWith(new DefaultIndenter("  ", "\n"));
    return printer;
  }

  /** A context for generators that lay out what they write. */
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

  /** Writes to where writing may fail: the library would tell of it unchecked. */
  public static void run(Runnable writing) throws IOException {
    try {
      writing.run();
    } catch (JacksonIOException e) {
      throw e.getCause();
    }
  }
}
