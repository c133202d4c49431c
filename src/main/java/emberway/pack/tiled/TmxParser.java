package emberway.pack.tiled;

import emberway.io.PrintableText;
import emberway.pack.json.IntArrayList;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.UnreadableException;
import java.io.CharArrayReader;
import java.nio.CharBuffer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.XMLConstants;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Parses Tiled's XML: maps, tile sets, templates.
 *
 * <p>Never reads anything outside the file: document types, which old maps have, are skipped, and
 * only XML's five predefined entities are known. Depth and number of elements are limited. Unused
 * data, such as terrain brushes, takes no memory.
 */
final class TmxParser {
  private static final int MAX_DEPTH = 64;
  private static final int MAX_ELEMENTS = 200_000;

  private static final int MAX_ATTRIBUTES = 10_000; // per element; the JDK's own limit
  private static final String TOO_MANY_ATTRIBUTES = "JAXP00010002"; // the code in the JDK's message
  private static final String ATTRIBUTE_LIMIT = // newer JDKs have a lower limit
      "http://www.oracle.com/xml/jaxp/properties/elementAttributeLimit";

  private static final Pattern OPEN_TYPE = Pattern.compile("<!D[^>\\[]*\\[[^\\]]*+\\z");

  private static final Pattern UNKNOWN_ENTITY = // the JDK's message
      Pattern.compile("The entity \"([^\"]*)\" was referenced");

  /** Elements for Tiled's editor only. */
  private static final Set<String> FOR_THE_EDITOR =
      Set.of("wangsets", "terraintypes", "editorsettings", "transformations");

  /** Elements with text content. */
  private static final Set<String> WITH_TEXT = Set.of("data", "chunk", "property", "text");

  private final ProblemCollector problemCollector;
  private final int length; // of the file [characters]
  private final Deque<TiledElement> open = new ArrayDeque<>();
  private final Deque<StringBuilder> texts = new ArrayDeque<>();
  private int elements;
  private TiledElement root;

  private TmxParser(ProblemCollector problemCollector, int length) {
    this.problemCollector = problemCollector;
    this.length = length;
  }

  /**
   * Parses a file.
   *
   * @throws UnreadableException if its encoding is unknown, it is not well-formed, or exceeds a
   *     limit
   */
  static TiledElement parse(byte[] bytes, ProblemCollector problemCollector)
      throws UnreadableException {
    char[] text = XmlText.decode(bytes, problemCollector);
    return new TmxParser(problemCollector, text.length).parse(text);
  }

  private static XMLInputFactory factory() {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_NAMESPACE_AWARE, false);
    factory.setProperty(XMLConstants.ACCESS_EXTERNAL_DTD, "");
    factory.setProperty(ATTRIBUTE_LIMIT, MAX_ATTRIBUTES);
    return factory;
  }

  private TiledElement parse(char[] text) throws UnreadableException {
    if (hasEndlessType(text)) {
      throw unreadable(0, "the document type has no end", "get the whole file again");
    }
    try {
      XMLStreamReader in = factory().createXMLStreamReader(new CharArrayReader(text));
      while (in.hasNext()) {
        take(in);
      }
      return root;
    } catch (XMLStreamException e) {
      throw malformed(e);
    } catch (RuntimeException e) { // the JDK's parser throws others on some broken files
      throw unreadable(0, "this is not well-formed XML", "get the whole file again");
    }
  }

  /**
   * Whether a document type has an unclosed bracket. The JDK's parser refuses it, too, but also
   * prints a line to standard error.
   */
  private static boolean hasEndlessType(char[] text) {
    CharBuffer all = CharBuffer.wrap(text);
    for (int at = 0; at < text.length - 1; at++) {
      if (text[at] == '<' && Character.isLetter(text[at + 1])) {
        return false; // the map itself starts here
      }
      if (text[at] == '<'
          && text[at + 1] == '!'
          && text[Math.min(at + 2, text.length - 1)] == 'D') {
        return OPEN_TYPE.matcher(all.subSequence(at, text.length)).lookingAt();
      }
    }
    return false;
  }

  private void take(XMLStreamReader in) throws XMLStreamException, UnreadableException {
    switch (in.next()) {
      case XMLStreamConstants.START_ELEMENT -> start(in);
      case XMLStreamConstants.END_ELEMENT -> end();
      case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA, XMLStreamConstants.SPACE -> {
        if (!open.isEmpty() && WITH_TEXT.contains(open.peek().name())) {
          texts.peek().append(in.getTextCharacters(), in.getTextStart(), in.getTextLength());
        }
      }
      case XMLStreamConstants.DTD ->
          problemCollector.warning(
              in.getLocation().getLineNumber(), 0, "the document type is not read", "");
      default -> {} // comments, processing instructions
    }
  }

  private void start(XMLStreamReader in) throws XMLStreamException, UnreadableException {
    String name = in.getLocalName();
    int line = in.getLocation().getLineNumber();
    TiledElement parent = open.peek();
    if (isForTheEditor(name, parent)) {
      skip(in);
      return;
    }
    if (parent != null && name.equals("tile") && isCells(parent)) {
      takeCell(in, parent, line);
      return;
    }
    if (++elements > MAX_ELEMENTS) {
      throw unreadable(
          line,
          "more than %,d elements".formatted(MAX_ELEMENTS),
          "make several maps of it, each with fewer objects or fewer tiles with properties");
    }
    if (open.size() == MAX_DEPTH) {
      throw unreadable(line, "elements are nested too deeply", "nest at most " + MAX_DEPTH);
    }
    TiledElement element = new TiledElement(name, line, problemCollector);
    for (int i = 0; i < in.getAttributeCount(); i++) {
      element.with(in.getAttributeLocalName(i), in.getAttributeValue(i));
    }
    if (parent == null) {
      root = element;
    } else {
      parent.add(element);
    }
    open.push(element);
    texts.push(new StringBuilder(0));
  }

  private static boolean isForTheEditor(String name, TiledElement parent) {
    return parent != null
        && (FOR_THE_EDITOR.contains(name)
            || (name.equals("objectgroup") && parent.name().equals("tile")));
  }

  private static boolean isCells(TiledElement parent) {
    return parent.name().equals("data") || parent.name().equals("chunk");
  }

  /** Reads one {@code <tile gid="…"/>} of a layer without encoding. */
  private void takeCell(XMLStreamReader in, TiledElement data, int line)
      throws XMLStreamException, UnreadableException {
    String gid = in.getAttributeValue(null, "gid");
    try {
      if (data.numbers().isEmpty()) {
        data.setNumbers(new IntArrayList());
      }
      data.numbers().get().add(gid == null ? 0 : Integer.parseUnsignedInt(gid));
    } catch (NumberFormatException e) {
      throw unreadable(
          line,
          "the tile number is " + PrintableText.quote(gid),
          "write a whole number, 0 or more");
    }
    skip(in);
  }

  private void end() {
    TiledElement ended = open.pop();
    StringBuilder text = texts.pop();
    if (!text.isEmpty()) {
      ended.setText(text);
    }
  }

  private static void skip(XMLStreamReader in) throws XMLStreamException {
    for (int depth = 1; depth > 0; ) {
      int event = in.next();
      depth += event == XMLStreamConstants.START_ELEMENT ? 1 : 0;
      depth -= event == XMLStreamConstants.END_ELEMENT ? 1 : 0;
    }
  }

  private UnreadableException malformed(XMLStreamException e) {
    int line = Math.max(0, e.getLocation() == null ? 0 : e.getLocation().getLineNumber());
    boolean atEnd = e.getLocation() != null && e.getLocation().getCharacterOffset() >= length - 1;
    if (atEnd && !open.isEmpty()) {
      return unreadable(
          line,
          "the file ends inside <%s>".formatted(open.peek().name()),
          "get the whole file again");
    }
    String message = e.getMessage() == null ? "" : e.getMessage();
    String reason = message.substring(message.indexOf("Message: ") + 1);
    int from = reason.indexOf(' ') + 1;
    String cause = reason.substring(from).strip();
    if (cause.startsWith(TOO_MANY_ATTRIBUTES)) {
      return unreadable(
          line,
          "an element has more than %,d attributes".formatted(MAX_ATTRIBUTES),
          "keep to those that Tiled writes");
    }
    Matcher entity = UNKNOWN_ENTITY.matcher(cause);
    if (entity.lookingAt()) {
      return unreadable(
          line,
          "entities are not read, such as '&%s;' here".formatted(entity.group(1)),
          "write in its place what it stands for");
    }
    return unreadable(
        line,
        "this is not well-formed XML: " + (cause.endsWith(".") ? dropLast(cause) : cause),
        "get the whole file again, or save it again");
  }

  private static String dropLast(String text) {
    return text.substring(0, text.length() - 1);
  }

  private UnreadableException unreadable(int line, String message, String remedy) {
    problemCollector.error(line, 0, message, remedy);
    return new UnreadableException(problemCollector.sorted());
  }
}
