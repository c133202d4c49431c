package emberway.pack.tileset;

import emberway.io.PrintableText;
import emberway.map.Measure;
import emberway.pack.problem.ProblemCollector;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Parses measures in files: a number and a unit, {@code 50 m} or {@code 2.5 h}. */
public final class MeasureParser {
  private static final Pattern FORM =
      Pattern.compile("([0-9]{1,9}(?:\\.[0-9]{1,30})?)\\s*(\\p{L}*)");

  private MeasureParser() {}

  /**
   * Parses a measure and reports errors at its position.
   *
   * @param key the key of the value
   */
  public static Optional<Measure> parse(
      String key,
      String text,
      Measure.Kind kind,
      int line,
      int column,
      ProblemCollector problemCollector) {
    String remedy = "write a number and one of " + String.join(", ", labels(kind));
    Matcher match = FORM.matcher(text);
    if (!match.matches()) {
      problemCollector.error(line, column, notOne(key, text, kind), remedy);
      return Optional.empty();
    }
    Measure.Unit unit = unit(kind, match.group(2));
    if (unit == null) {
      problemCollector.error(
          line,
          column,
          match.group(2).isEmpty()
              ? "'%s' is %s without a unit".formatted(key, PrintableText.quote(text))
              : notOne(key, text, kind),
          remedy);
      return Optional.empty();
    }
    double amount = Double.parseDouble(match.group(1));
    if (!(amount >= Measure.MIN && amount <= Measure.MAX)) {
      problemCollector.error(
          line,
          column,
          "'%s' is %s".formatted(key, PrintableText.quote(text)),
          "the number must be in 0.001..1000000");
      return Optional.empty();
    }
    return Optional.of(new Measure(amount, unit));
  }

  private static String notOne(String key, String text, Measure.Kind kind) {
    return "'%s' is %s, which is not a %s"
        .formatted(
            key,
            PrintableText.quote(text),
            kind == Measure.Kind.LENGTH ? "length" : "span of time");
  }

  private static Measure.Unit unit(Measure.Kind kind, String label) {
    return units(kind).stream().filter(unit -> unit.label().equals(label)).findFirst().orElse(null);
  }

  private static List<Measure.Unit> units(Measure.Kind kind) {
    return Arrays.stream(Measure.Unit.values()).filter(unit -> unit.kind() == kind).toList();
  }

  private static List<String> labels(Measure.Kind kind) {
    return units(kind).stream().map(Measure.Unit::label).toList();
  }
}
