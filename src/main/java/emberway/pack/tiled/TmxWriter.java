package emberway.pack.tiled;

import emberway.pack.json.IntArrayList;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** Writes XML in Tiled's style: one element per line, indented by one space per level. */
final class TmxWriter {
  private static final int NUMBERS_A_LINE = 256;

  private final Writer out;

  private TmxWriter(Writer out) {
    this.out = out;
  }

  /** Writes a file, without closing the stream. */
  static void write(TiledElement root, OutputStream out) throws IOException {
    Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
    writer.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    new TmxWriter(writer).write(root, 0);
    writer.flush();
  }

  private void write(TiledElement element, int level) throws IOException {
    out.write(" ".repeat(level));
    out.write("<" + element.name());
    for (Map.Entry<String, String> attribute : element.attributes().entrySet()) {
      out.write(" " + attribute.getKey() + "=\"" + escape(attribute.getValue()) + "\"");
    }
    if (element.numbers().isPresent()) {
      out.write(">\n");
      write(element.numbers().get());
    } else if (!element.text().isEmpty()) {
      out.write(">");
      out.write(escape(element.text().toString()));
    } else if (element.children().isEmpty()) {
      out.write("/>\n");
      return;
    } else {
      out.write(">\n");
      for (TiledElement child : element.children()) {
        write(child, level + 1);
      }
      out.write(" ".repeat(level));
    }
    out.write("</" + element.name() + ">\n");
  }

  private void write(IntArrayList numbers) throws IOException {
    for (int i = 0; i < numbers.size(); i++) {
      out.write(Integer.toUnsignedString(numbers.get(i)));
      boolean isLast = i == numbers.size() - 1;
      out.write(isLast ? "\n" : i % NUMBERS_A_LINE == NUMBERS_A_LINE - 1 ? ",\n" : ",");
    }
  }

  private static String escape(String text) {
    StringBuilder escaped = new StringBuilder(text.length() + 8);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '&' -> escaped.append("&amp;");
        case '<' -> escaped.append("&lt;");
        case '>' -> escaped.append("&gt;");
        case '"' -> escaped.append("&quot;");
        case '\t', '\n', '\r' -> escaped.append("&#").append((int) c).append(';');
        default -> escaped.append(c < ' ' ? ' ' : c); // XML allows no other control characters
      }
    }
    return escaped.toString();
  }
}
