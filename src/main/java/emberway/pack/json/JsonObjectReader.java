package emberway.pack.json;

import emberway.io.PrintableText;
import emberway.map.NumberText;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.SpellingSuggestion;
import emberway.pack.problem.UnreadableException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Reads the members of a JSON object by key. Missing and wrong values are reported as problems; at
 * the end, unread keys are reported as warnings.
 */
public final class JsonObjectReader {
  /** The key that tells editors a file's schema; it is ignored. */
  public static final String SCHEMA = "$schema";

  /** The key for the version of a file's format, which is 1 if it is missing. */
  public static final String FORMAT = "format";

  private final Json.Obj object;
  private final String what;
  private final ProblemCollector problemCollector;
  private final List<String> asked = new ArrayList<>();

  /**
   * Reads an object.
   *
   * @param what what the object describes, with an article, for messages: "a tile"
   */
  JsonObjectReader(Json.Obj object, String what, ProblemCollector problemCollector) {
    this.object = object;
    this.what = what;
    this.problemCollector = problemCollector;
  }

  /** A reader for a value, if it is an object. */
  public static Optional<JsonObjectReader> of(
      Json value, String what, ProblemCollector problemCollector) {
    if (value instanceof Json.Obj object) {
      return Optional.of(new JsonObjectReader(object, what, problemCollector));
    }
    problemCollector.error(
        value.line(), value.column(), value.kind() + " in place of " + what, "write { … }");
    return Optional.empty();
  }

  /** Whether a file's format is newer than a version. */
  public static boolean isNewer(Json file, int newest) {
    return file instanceof Json.Obj root
        && root.members().containsKey(FORMAT)
        && root.members().get(FORMAT).value() instanceof Json.Num version
        && version.value() > newest;
  }

  /**
   * Checks the version of the file's format; reports a problem if it is no version at all.
   *
   * @throws UnreadableException if it is newer, because the rest may mean anything then
   */
  public void checkFormat(int newest) throws UnreadableException {
    if (isNewer(object, newest)) {
      double version = ((Json.Num) object.members().get(FORMAT).value()).value();
      errorAt(
          FORMAT,
          "format %s of %s is not known".formatted(NumberText.plain(version), what),
          newest == 1
              ? "this version of Emberway reads format 1"
              : "this version of Emberway reads formats 1 to " + newest);
      problemCollector.throwIfErrors();
    }
    if (optional(FORMAT).isPresent()) {
      requiredInt(FORMAT, 1, newest);
    }
  }

  /** The keys, in the order of the file. */
  public Set<String> keys() {
    return object.members().keySet();
  }

  public boolean has(String key) {
    return object.members().containsKey(key);
  }

  /** The value of a key, if present. */
  public Optional<Json> optional(String key) {
    asked.add(key);
    return Optional.ofNullable(object.members().get(key)).map(Json.Member::value);
  }

  /** The value of a key; reports a problem if it is missing. */
  public Optional<Json> required(String key) {
    Optional<Json> value = optional(key);
    if (value.isEmpty()) {
      error("%s without '%s'".formatted(what, key), "add \"" + key + "\"");
    }
    return value;
  }

  /** The object for a key, if present; empty after reporting a problem. */
  public Optional<JsonObjectReader> object(String key, String description) {
    return optional(key).flatMap(value -> of(value, description, problemCollector));
  }

  /** A string, or {@code otherwise} if missing. */
  String text(String key, String otherwise, int maxLength) {
    return optional(key).flatMap(v -> text(key, v, maxLength)).orElse(otherwise);
  }

  /** A string without control characters, hence a single line; empty if missing. */
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

  /** The elements of an array; none if it is missing or after reporting a problem. */
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

  /** The line of a key's value, or of the object if the key is missing. */
  public int lineOf(String key) {
    Json.Member member = object.members().get(key);
    return member == null ? object.line() : member.value().line();
  }

  /** A required string that must match; empty after reporting a problem. */
  public Optional<String> requiredText(String key, Pattern pattern, String rule) {
    return required(key).flatMap(value -> matching(key, value, pattern, rule));
  }

  /** An optional string that must match; empty if missing, or after reporting a problem. */
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

  /** An optional number in a range; empty if missing, or after reporting a problem. */
  public Optional<Double> number(String key, double least, double most) {
    return optional(key).flatMap(value -> number(key, value, least, most));
  }

  /** A required number in a range; empty after reporting a problem. */
  public Optional<Double> requiredNumber(String key, double least, double most) {
    return required(key).flatMap(value -> number(key, value, least, most));
  }

  /** A required whole number in a range; empty after reporting a problem. */
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

  /** Whether a key's value is {@code true}. */
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

  /** An optional string that must be one of several words. */
  public Optional<String> word(String key, List<String> words) {
    Optional<Json> value = optional(key);
    Optional<String> text = value.flatMap(v -> text(key, v, 1000));
    if (text.isPresent() && !words.contains(text.get())) {
      problemCollector.error(
          value.get().line(),
          value.get().column(),
          "'%s' is %s".formatted(key, PrintableText.quote(text.get())),
          SpellingSuggestion.remedy(text.get(), words));
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

  /** Reports a problem at a key's value, or at the object if the key is missing. */
  public void errorAt(String key, String message, String remedy) {
    Json.Member member = object.members().get(key);
    if (member == null) {
      error(message, remedy);
    } else {
      problemCollector.error(member.value().line(), member.value().column(), message, remedy);
    }
  }

  /** Reports a problem of the whole object. */
  public void error(String message, String remedy) {
    problemCollector.error(object.line(), object.column(), message, remedy);
  }

  /** Warns of keys that were not read. */
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
                    SpellingSuggestion.remedy(key, asked));
              }
            });
  }
}
