package emberway.pack;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import emberway.io.Printable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A JSON value that knows its place in the file. Depth, lengths and the number of values are
 * limited.
 */
sealed interface Json {
  /** The line. [>= 1] */
  int line();

  /** The character in the line. [>= 1] */
  int column();

  /** What it is, for people. */
  String kind();

  /** Members in the file's order, by key. */
  record Obj(int line, int column, Map<String, Member> members) implements Json {
    @Override
    public String kind() {
      return "an object";
    }
  }

  /** A member of an object; its place is that of the key. */
  record Member(int line, int column, Json value) {}

  /** Elements in order. */
  record Arr(int line, int column, List<Json> elements) implements Json {
    @Override
    public String kind() {
      return "an array";
    }
  }

  /** A text. */
  record Str(int line, int column, String text) implements Json {
    @Override
    public String kind() {
      return "a text";
    }
  }

  /** A number; infinite where it is too large for a double. */
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

    boolean isBoolean() {
      return token != JsonToken.VALUE_NULL;
    }
  }

  /** The largest file. [bytes] */
  int MAX_BYTES = 4 << 20;

  /**
   * Parses a file, strictly.
   *
   * @throws UnreadableException if it is not UTF-8 or not JSON, or goes beyond a limit. A key that
   *     occurs twice in an object is only added to the problems
   */
  static Json parse(byte[] bytes, Problems problems) throws UnreadableException {
    return new Parser(problems).parse(decode(bytes, problems));
  }

  private static char[] decode(byte[] bytes, Problems problems) throws UnreadableException {
    int from = FileKind.bomLength(bytes);
    try {
      ByteBuffer in = ByteBuffer.wrap(bytes, from, bytes.length - from);
      java.nio.CharBuffer out = StandardCharsets.UTF_8.newDecoder().decode(in);
      char[] chars = new char[out.remaining()];
      out.get(chars);
      return chars;
    } catch (CharacterCodingException e) {
      reportMalformed(bytes, from, problems);
      throw new UnreadableException(problems.sorted());
    }
  }

  private static void reportMalformed(byte[] bytes, int from, Problems problems) {
    Lines lines = new Lines(bytes, from, bytes.length, 1);
    while (lines.advance()) {
      int column = 1;
      for (int i = lines.start(); i < lines.end(); column++) {
        int c = Utf8.codePoint(bytes, i, lines.end());
        if (c == Utf8.MALFORMED) {
          problems.error(
              lines.number(), column, Lines.malformed(bytes[i]), "save the file as UTF-8");
          return;
        }
        i += Utf8.length(c);
      }
    }
    throw new AssertionError("one decoder takes what the other does not");
  }

  /** Recursive descent over the streaming parser's tokens. */
  final class Parser {
    private static final int MAX_DEPTH = 16;
    private static final int MAX_TEXT = 10_000;
    private static final int MAX_DIGITS = 100;
    private static final int MAX_VALUES = 200_000;
    private static final JsonFactory FACTORY =
        JsonFactory.builder()
            .streamReadConstraints(
                StreamReadConstraints.builder()
                    .maxNestingDepth(MAX_DEPTH)
                    .maxStringLength(MAX_TEXT)
                    .maxNameLength(1000)
                    .maxNumberLength(MAX_DIGITS)
                    .build())
            .build();

    private final Problems problems;
    private int values;

    private Parser(Problems problems) {
      this.problems = problems;
    }

    private Json parse(char[] text) throws UnreadableException {
      try (JsonParser in = FACTORY.createParser(text)) {
        return document(in);
      } catch (JsonProcessingException e) {
        throw invalid(e, text);
      } catch (IOException e) {
        throw FileBytes.unreadable(problems.file(), e);
      }
    }

    private Json document(JsonParser in) throws IOException, UnreadableException {
      try {
        if (in.nextToken() == null) {
          throw unreadable(1, 1, "there is nothing in it", "write a JSON object, { … }");
        }
        Json value = value(in);
        if (in.nextToken() != null) {
          JsonLocation at = in.currentTokenLocation();
          throw unreadable(
              at.getLineNr(), at.getColumnNr(), "more after the end", "remove what follows");
        }
        return value;
      } catch (StreamConstraintsException e) {
        JsonLocation at = in.currentLocation();
        throw unreadable(
            at.getLineNr(),
            at.getColumnNr(),
            "something is nested too deeply or too long",
            "nest at most %d deep; keep texts to %d characters, numbers to %d"
                .formatted(MAX_DEPTH, MAX_TEXT, MAX_DIGITS));
      }
    }

    private UnreadableException invalid(JsonProcessingException e, char[] text) {
      JsonLocation at = e.getLocation();
      boolean isEnd = e instanceof JsonEOFException;
      JsonFault fault = JsonFault.at(text, isEnd ? text.length : (int) at.getCharOffset());
      return unreadable(at.getLineNr(), at.getColumnNr(), fault.message(), fault.mend());
    }

    private UnreadableException unreadable(int line, int column, String message, String mend) {
      problems.error(line, column, message, mend);
      return new UnreadableException(problems.sorted());
    }

    private Json value(JsonParser in) throws IOException, UnreadableException {
      JsonLocation at = in.currentTokenLocation();
      int line = at.getLineNr();
      int column = at.getColumnNr();
      if (++values > MAX_VALUES) {
        throw unreadable(line, column, "too many values", "keep to " + MAX_VALUES);
      }
      JsonToken token = in.currentToken();
      return switch (token) {
        case START_OBJECT -> object(in, line, column);
        case START_ARRAY -> array(in, line, column);
        case VALUE_STRING -> new Str(line, column, in.getText());
        case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT ->
            new Num(line, column, Double.parseDouble(in.getText()));
        case VALUE_TRUE, VALUE_FALSE, VALUE_NULL -> new Word(line, column, token);
        default -> throw new AssertionError("token " + token + " where a value starts");
      };
    }

    private Obj object(JsonParser in, int line, int column)
        throws IOException, UnreadableException {
      Map<String, Member> members = new LinkedHashMap<>();
      while (in.nextToken() != JsonToken.END_OBJECT) {
        JsonLocation at = in.currentTokenLocation();
        String key = in.currentName();
        in.nextToken();
        Member member = new Member(at.getLineNr(), at.getColumnNr(), value(in));
        Member earlier = members.putIfAbsent(key, member);
        if (earlier != null) {
          problems.error(
              member.line,
              member.column,
              "a second %s, after line %d".formatted(Printable.quote(key), earlier.line),
              "keep one of the two");
        }
      }
      return new Obj(line, column, members);
    }

    private Arr array(JsonParser in, int line, int column) throws IOException, UnreadableException {
      List<Json> elements = new ArrayList<>();
      while (in.nextToken() != JsonToken.END_ARRAY) {
        elements.add(value(in));
      }
      return new Arr(line, column, elements);
    }
  }
}
