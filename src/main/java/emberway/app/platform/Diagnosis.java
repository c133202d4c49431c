package emberway.app.platform;

import java.util.List;
import java.util.Set;

/**
 * A report on how Emberway works on this computer, without private data.
 *
 * @param sections the findings
 * @param problems a sentence per problem, with how to fix it; empty if there are none
 */
public record Diagnosis(List<Section> sections, List<String> problems) {
  private static final int NAME_WIDTH = 16;

  /** Copies the lists. */
  public Diagnosis {
    sections = List.copyOf(sections);
    problems = List.copyOf(problems);
  }

  /**
   * A section of the report.
   *
   * @param title its heading
   * @param entries its lines
   */
  public record Section(String title, List<Entry> entries) {
    /** Copies the list. */
    public Section {
      entries = List.copyOf(entries);
    }

    /** Returns the section as text: its heading, then an indented line or more per entry. */
    public String text() {
      StringBuilder text = new StringBuilder(title).append('\n');
      for (Entry entry : entries) {
        String name = entry.name.isEmpty() ? "" : pad(entry.name) + " ";
        text.append("  ").append(name).append(entry.value.replace("\n", "\n  ")).append('\n');
      }
      return text.toString();
    }

    private static String pad(String name) {
      return name + " ".repeat(Math.max(0, NAME_WIDTH - name.length()));
    }
  }

  /**
   * A line of a section.
   *
   * @param name what the value describes; may be empty
   * @param value may have several lines
   */
  public record Entry(String name, String value) {}

  /** Returns only the versions of the program, of its parts and of the window's driver. */
  public Diagnosis versions() {
    Set<String> kept = Set.of("Versions", "Driver of the window");
    return new Diagnosis(
        sections.stream().filter(each -> kept.contains(each.title)).toList(), problems);
  }

  /** Returns the problems as the last section. */
  public Section problemSection() {
    List<String> lines = problems.isEmpty() ? List.of("none") : problems;
    return new Section("Problems", lines.stream().map(line -> new Entry("", line)).toList());
  }

  /** Returns the whole report as text. */
  public String text() {
    StringBuilder text = new StringBuilder();
    sections.forEach(section -> text.append(section.text()).append('\n'));
    return text.append(problemSection().text()).toString();
  }
}
