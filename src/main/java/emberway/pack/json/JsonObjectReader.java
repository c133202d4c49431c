package emberway.pack.json;

import emberway.io.PrintableText;
import emberway.map.NumberText;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.SpellingSuggestion;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The members of one JSON object, asked for one by one; what is missing or of the wrong kind
 * becomes a problem. At the end the keys that nobody asked for become warnings.
 */
public final class JsonObjectReader {
  /** The key by which an editor finds the schema of a file; it means nothing else. */
  public static final String SCHEMA = "$schema";

  private final Json.Obj object;
  private final String what;
  private final ProblemCollector problemCollector;
  private final List<String> asked = new ArrayList<>();

  /**
   * Over an object.
   *
   * @param what what it describes, with an article, for messages: "a tile"
   */
  JsonObjectReader(Json.Obj object, String what, ProblemCollector problemCollector) {
    this.object = object;
    this.what = what;
    this.problemCollector = problemCollector;
  }

  /** An object in the place of a value, if it is one. */
  public static Optional<JsonObjectReader> of(
      Json value, String what, ProblemCollector problemCollector) {
    if (value instanceof Json.Obj object) {
      return Optional.of(new JsonObjectReader(object, what, problemCollector));
    }
    problemCollector.error(
        value.line(), value.column(), value.kind() + " in place of " + what, "write { … }");
    return Optional.empty();
  }

  public boolean has(String key) {
    return object.members().containsKey(key);
  }

  /** The value of a key, absent if there is none. */
  public Optional<Json> optional(String key) {
    asked.add(key);
    return Optional.ofNullable(object.members().get(key)).map(Json.Member::value);
  }

  /** The value of a key; it is a problem if there is none. */
  public Optional<Json> required(String key) {
    Optional<Json> value = optional(key);
    if (value.isEmpty()) {
      error("%s without '%s'".formatted(what, key), "add \"" + key + "\"");
    }
    return value;
  }

  /** An object in the place of a key, if there is one; absent after a problem was reported. */
  public Optional<JsonObjectReader> object(String key, String description) {
    return optional(key).flatMap(value -> of(value, description, problemCollector));
  }

  /** A text, or the other if there is none. */
  String text(String key, String otherwise, int maxLength) {
    return optional(key).flatMap(v -> text(key, v, maxLength)).orElse(otherwise);
  }

  /** A text without control characters, so one line; empty if there is none. */
  public String line(String key, int maxLength) {
    String text = text(key, "", maxLength);
    if (text.chars().anyMatch(PrintableText::isControl)) {
      errorAt(
          key,
          "'%s' has a line break or another control character".formatted(key),
          "write one plain line");
      return "";
    }
    return text;
  }

  /** The elements of an array, none where there is no such key or after a problem was reported. */
  public List<Json> elements(String key, int most) {
    Json value = optional(key).orElse(null);
    if (value == null) {
      return List.of();
    }
    if (!(value instanceof Json.Arr array)) {
      wrongKind(key, value, "an array, [ … ]");
      return List.of();
    }
    if (array.elements().size() > most) {
      errorAt(
          key, "'%s' has %d elements".formatted(key, array.elements().size()), "keep to " + most);
      return List.of();
    }
    return array.elements();
  }

  /** The line of a key's value, or of the object where there is no such key. */
  public int lineOf(String key) {
    Json.Member member = object.members().get(key);
    return member == null ? object.line() : member.value().line();
  }

  /** A text that must be there and match; absent after a problem was reported. */
  public Optional<String> requiredText(String key, Pattern pattern, String rule) {
    return required(key).flatMap(value -> matching(key, value, pattern, rule));
  }

  /** A text that may be there and must match. */
  public Optional<String> optionalText(String key, Pattern pattern, String rule) {
    return optional(key).flatMap(value -> matching(key, value, pattern, rule));
  }

  private Optional<String> matching(String key, Json value, Pattern pattern, String rule) {
    Optional<String> text = text(key, value, 1000);
    if (text.isPresent() && !pattern.matcher(text.get()).matches()) {
      problemCollector.error(
          value.line(),
          value.column(),
          "'%s' is %s".formatted(key, PrintableText.quote(text.get())),
          rule);
      return Optional.empty();
    }
    return text;
  }

  private Optional<String> text(String key, Json value, int maxLength) {
    if (!(value instanceof Json.Str text)) {
      wrongKind(key, value, "a text in quotes");
      return Optional.empty();
    }
    if (text.text().length() > maxLength) {
      problemCollector.error(
          value.line(),
          value.column(),
          "'%s' has %d characters".formatted(key, text.text().length()),
          "keep it to " + maxLength);
      return Optional.empty();
    }
    return Optional.of(text.text());
  }

  /** A number in a range, if there is one; absent after a problem was reported. */
  public Optional<Double> number(String key, double least, double most) {
    return optional(key).flatMap(value -> number(key, value, least, most));
  }

  /** A number in a range that must be there. */
  public Optional<Double> requiredNumber(String key, double least, double most) {
    return required(key).flatMap(value -> number(key, value, least, most));
  }

  /** A whole number in a range that must be there. */
  public Optional<Integer> requiredInt(String key, int least, int most) {
    Optional<Json> value = required(key);
    Optional<Double> number = value.flatMap(v -> number(key, v, least, most));
    if (number.isPresent() && number.get() != Math.rint(number.get())) {
      wrongKind(key, value.get(), "a whole number");
      return Optional.empty();
    }
    return number.map(Double::intValue);
  }

  private Optional<Double> number(String key, Json value, double least, double most) {
    if (!(value instanceof Json.Num number)) {
      wrongKind(key, value, "a number");
      return Optional.empty();
    }
    if (!(number.value() >= least && number.value() <= most)) {
      problemCollector.error(
          value.line(),
          value.column(),
          "'%s' is %s".formatted(key, NumberText.plain(number.value())),
          "it must be in %s..%s".formatted(NumberText.plain(least), NumberText.plain(most)));
      return Optional.empty();
    }
    return Optional.of(number.value());
  }

  /** Whether {@code true} is said. */
  public boolean flag(String key) {
    Optional<Json> value = optional(key);
    if (value.isEmpty()) {
      return false;
    }
    if (value.get() instanceof Json.Word word && word.isBoolean()) {
      return word.token().asString().equals("true");
    }
    wrongKind(key, value.get(), "true or false");
    return false;
  }

  /** One of several words, or the other if there is none. */
  public Optional<String> word(String key, List<String> words) {
    Optional<Json> value = optional(key);
    Optional<String> text = value.flatMap(v -> text(key, v, 1000));
    if (text.isPresent() && !words.contains(text.get())) {
      problemCollector.error(
          value.get().line(),
          value.get().column(),
          "'%s' is %s".formatted(key, PrintableText.quote(text.get())),
          SpellingSuggestion.mend(text.get(), words));
      return Optional.empty();
    }
    return text;
  }

  private void wrongKind(String key, Json value, String wanted) {
    problemCollector.error(
        value.line(),
        value.column(),
        "'%s' is %s".formatted(key, value.kind()),
        "it must be " + wanted);
  }

  /** A problem at the value of a key, or at the object where the key is missing. */
  public void errorAt(String key, String message, String mend) {
    Json.Member member = object.members().get(key);
    if (member == null) {
      error(message, mend);
    } else {
      problemCollector.error(member.value().line(), member.value().column(), message, mend);
    }
  }

  /** A problem with the object as a whole. */
  public void error(String message, String mend) {
    problemCollector.error(object.line(), object.column(), message, mend);
  }

  /** Warns of keys that were not asked for. */
  public void finish() {
    object
        .members()
        .forEach(
            (key, member) -> {
              if (!asked.contains(key) && !problemCollector.isFull()) {
                problemCollector.warning(
                    member.line(),
                    member.column(),
                    "unknown key " + PrintableText.quote(key) + " is ignored",
                    SpellingSuggestion.mend(key, asked));
              }
            });
  }
}
