package emberway.pack.json;

import emberway.io.PrintableText;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.FileKind;
import emberway.pack.store.LineCursor;
import emberway.pack.store.Utf8Decoder;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.core.json.JsonFactory;

/**
 * A JSON value with its position in the file. Depth, text lengths and the number of values are
 * limited.
 */
public sealed interface Json {
  /** The value's line. [>= 1] */
  int line();

  /** The value's first character in that line. [>= 1] */
  int column();

  /** The kind of value, in words. */
  String kind();

  /** Members in the file's order, by key. */
  record Obj(int line, int column, Map<String, Member> members) implements Json {
    @Override
    public String kind() {
      return "an object";
    }
  }

  /** A member of an object; its position is that of the key. */
  record Member(int line, int column, Json value) {}

  /** Elements in order. */
  record Arr(int line, int column, List<Json> elements) implements Json {
    @Override
    public String kind() {
      return "an array";
    }
  }

  /**
   * An array that {@link Limits} allows to pack: only whole numbers in 0..2^32 − 1; numbers from
   * 2^31 on are stored as negative.
   */
  record Ints(int line, int column, IntArrayList values) implements Json {
    @Override
    public String kind() {
      return "an array of numbers";
    }
  }

  /** A string. */
  record Str(int line, int column, String text) implements Json {
    @Override
    public String kind() {
      return "a text";
    }
  }

  /** A number; infinite if it is too large for a double. */
  record Num(int line, int column, double value) implements Json {
    @Override
    public String kind() {
      return "a number";
    }
  }

  /** {@code true}, {@code false} or {@code null}. */
  record Word(int line, int column, JsonToken token) implements Json {
    @Override
    public String kind() {
      return token.asString();
    }

    public boolean isBoolean() {
      return token != JsonToken.VALUE_NULL;
    }
  }

  /** The largest file. [bytes] */
  int MAX_BYTES = 4 << 20;

  /**
   * Parses a file strictly.
   *
   * @throws UnreadableException if it is not UTF-8 or not JSON, or exceeds a limit. A duplicate key
   *     in an object is only added to the problems
   */
  static Json parse(byte[] bytes, ProblemCollector problemCollector) throws UnreadableException {
    return parse(bytes, problemCollector, Limits.SMALL);
  }

  /** Parses a file with the given limits. */
  static Json parse(byte[] bytes, ProblemCollector problemCollector, Limits limits)
      throws UnreadableException {
    return new Parser(problemCollector, limits).parse(decode(bytes, problemCollector));
  }

  /**
   * Limits for a file.
   *
   * @param depth the deepest nesting of objects and arrays
   * @param text the longest string [characters]
   * @param values the most values; a packed array counts as one
   * @param packsNumbers whether arrays of whole numbers become {@link Ints}
   */
  record Limits(int depth, int text, int values, boolean packsNumbers) {
    /** The limits for files that people write. */
    static final Limits SMALL = new Limits(16, 10_000, 200_000, false);
  }

  /** Decodes a file's UTF-8 characters, without a byte order mark. */
  static char[] decode(byte[] bytes, ProblemCollector problemCollector) throws UnreadableException {
    int from = FileKind.bomLength(bytes);
    try {
      ByteBuffer in = ByteBuffer.wrap(bytes, from, bytes.length - from);
      java.nio.CharBuffer out = StandardCharsets.UTF_8.newDecoder().decode(in);
      char[] chars = new char[out.remaining()];
      out.get(chars);
      return chars;
    } catch (CharacterCodingException e) {
      reportMalformed(bytes, from, problemCollector);
      throw new UnreadableException(problemCollector.sorted());
    }
  }

  private static void reportMalformed(byte[] bytes, int from, ProblemCollector problemCollector) {
    LineCursor lineCursor = new LineCursor(bytes, from, bytes.length, 1);
    while (lineCursor.advance()) {
      int column = 1;
      for (int i = lineCursor.start(); i < lineCursor.end(); column++) {
        int c = Utf8Decoder.codePoint(bytes, i, lineCursor.end());
        if (c == Utf8Decoder.MALFORMED) {
          problemCollector.error(
              lineCursor.number(),
              column,
              LineCursor.malformed(bytes[i]),
              "save the file as UTF-8");
          return;
        }
        i += Utf8Decoder.length(c);
      }
    }
    throw new AssertionError("one decoder takes what the other does not");
  }

  /** A recursive-descent parser on the tokens of the streaming parser. */
  final class Parser {
    private static final int MAX_DIGITS = 100;
    private static final double END_OF_INTS = 0x1p32;

    private final ProblemCollector problemCollector;
    private final Limits limits;
    private int values;

    private Parser(ProblemCollector problemCollector, Limits limits) {
      this.problemCollector = problemCollector;
      this.limits = limits;
    }

    private JsonFactory factory() {
      return JsonFactory.builderWithJackson2Defaults()
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(limits.depth)
                  .maxStringLength(limits.text)
                  .maxNameLength(1000)
                  .maxNumberLength(MAX_DIGITS)
                  .build())
          .build();
    }

    private Json parse(char[] text) throws UnreadableException {
      try (JsonParser in = factory().createParser(ObjectReadContext.empty(), text)) {
        return document(in);
      } catch (JacksonException e) {
        throw invalid(e, text);
      }
    }

    private Json document(JsonParser in) throws UnreadableException {
      try {
        if (in.nextToken() == null) {
          throw unreadable(1, 1, "there is nothing in it", "write a JSON object, { … }");
        }
        Json value = value(in);
        if (in.nextToken() != null) {
          TokenStreamLocation at = in.currentTokenLocation();
          throw unreadable(
              at.getLineNr(), at.getColumnNr(), "more after the end", "remove what follows");
        }
        return value;
      } catch (StreamConstraintsException e) {
        TokenStreamLocation at = in.currentLocation();
        throw unreadable(
            at.getLineNr(),
            at.getColumnNr(),
            "something is nested too deeply or too long",
            "nest at most %d deep; keep texts to %,d characters, numbers to %d"
                .formatted(limits.depth, limits.text, MAX_DIGITS));
      }
    }

    private UnreadableException invalid(JacksonException e, char[] text) {
      TokenStreamLocation at = e.getLocation();
      boolean isEnd = e instanceof UnexpectedEndOfInputException;
      JsonSyntaxError fault =
          JsonSyntaxError.at(text, isEnd ? text.length : (int) at.getCharOffset());
      return unreadable(at.getLineNr(), at.getColumnNr(), fault.message(), fault.remedy());
    }

    private UnreadableException unreadable(int line, int column, String message, String remedy) {
      problemCollector.error(line, column, message, remedy);
      return new UnreadableException(problemCollector.sorted());
    }

    private Json value(JsonParser in) throws UnreadableException {
      TokenStreamLocation at = in.currentTokenLocation();
      int line = at.getLineNr();
      int column = at.getColumnNr();
      if (++values > limits.values) {
        throw unreadable(line, column, "too many values", "keep to %,d".formatted(limits.values));
      }
      JsonToken token = in.currentToken();
      return switch (token) {
        case START_OBJECT -> object(in, line, column);
        case START_ARRAY -> array(in, line, column);
        case VALUE_STRING -> new Str(line, column, in.getString());
        case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT ->
            new Num(line, column, Double.parseDouble(in.getString()));
        case VALUE_TRUE, VALUE_FALSE, VALUE_NULL -> new Word(line, column, token);
        default -> throw new AssertionError("token " + token + " where a value starts");
      };
    }

    private Obj object(JsonParser in, int line, int column) throws UnreadableException {
      Map<String, Member> members = new LinkedHashMap<>();
      while (in.nextToken() != JsonToken.END_OBJECT) {
        TokenStreamLocation at = in.currentTokenLocation();
        String key = in.currentName();
        in.nextToken();
        Member member = new Member(at.getLineNr(), at.getColumnNr(), value(in));
        Member earlier = members.putIfAbsent(key, member);
        if (earlier != null) {
          problemCollector.error(
              member.line,
              member.column,
              "a second %s, after line %d".formatted(PrintableText.quote(key), earlier.line),
              "keep one of the two");
          if (problemCollector.isFull()) {
            throw new UnreadableException(problemCollector.sorted());
          }
        }
      }
      return new Obj(line, column, members);
    }

    private Json array(JsonParser in, int line, int column) throws UnreadableException {
      List<Json> elements = new ArrayList<>();
      JsonToken token = in.nextToken();
      if (limits.packsNumbers && token == JsonToken.VALUE_NUMBER_INT) {
        IntArrayList numbers = new IntArrayList();
        token = takeInts(in, numbers);
        if (token == JsonToken.END_ARRAY) {
          return new Ints(line, column, numbers);
        }
        for (int i = 0; i < numbers.size(); i++) { // the array has other elements, too
          elements.add(new Num(line, column, Integer.toUnsignedLong(numbers.get(i))));
        }
      }
      for (; token != JsonToken.END_ARRAY; token = in.nextToken()) {
        elements.add(value(in));
      }
      return new Arr(line, column, elements);
    }

    /** Reads numbers while they are whole and in range. Returns the next token. */
    private static JsonToken takeInts(JsonParser in, IntArrayList numbers) {
      JsonToken token = in.currentToken();
      while (token == JsonToken.VALUE_NUMBER_INT) {
        double value = in.getDoubleValue();
        if (!(value >= 0 && value < END_OF_INTS)) {
          break;
        }
        numbers.add((int) (long) value);
        token = in.nextToken();
      }
      return token;
    }
  }
}
