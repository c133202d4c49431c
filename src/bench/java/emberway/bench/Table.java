package emberway.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Scores as one Markdown table: a row an engine, a column a course, both as they came. */
final class Table {
  private final List<Score> scores = new ArrayList<>();

  void add(List<Score> more) {
    scores.addAll(more);
  }

  /** Mean milliseconds a query and, in brackets, how many times as fast as the first engine. */
  @Override
  public String toString() {
    List<Engines> engines = scores.stream().map(Score::engine).distinct().toList();
    List<String> courses = scores.stream().map(Score::course).distinct().toList();
    StringBuilder text = new StringBuilder("| ms a query (times as fast) |");
    courses.forEach(course -> text.append(' ').append(course).append(" |"));
    text.append("\n| --- |").append(" --: |".repeat(courses.size())).append('\n');
    for (Engines engine : engines) {
      text.append("| ").append(engine.title()).append(" |");
      for (String course : courses) {
        text.append(' ').append(cell(engine, engines.get(0), course)).append(" |");
      }
      text.append('\n');
    }
    return text.toString();
  }

  private String cell(Engines engine, Engines first, String course) {
    Optional<Score> score = find(engine, course);
    Optional<Score> measure = find(first, course);
    if (score.isEmpty()) {
      return "–";
    }
    double millis = score.get().queryMillis();
    return measure.isEmpty()
        ? number(millis)
        : number(millis) + " (" + number(measure.get().queryMillis() / millis) + ")";
  }

  private Optional<Score> find(Engines engine, String course) {
    return scores.stream()
        .filter(score -> score.engine() == engine && score.course().equals(course))
        .findFirst();
  }

  /** Three figures. */
  static String number(double value) {
    int decimals = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3;
    return String.format(Locale.ROOT, "%." + decimals + "f", value);
  }
}
