package emberway.app.platform;

import java.util.List;

/**
 * How Emberway fares on this computer, without anything private.
 *
 * @param sections what there is to know
 * @param problems what is wrong, a sentence each, with what would mend it; empty if all is well
 */
public record Diagnosis(List<Section> sections, List<String> problems) {
  private static final int NAME_WIDTH = 16;

  /** Keeps copies. */
  public Diagnosis {
    sections = List.copyOf(sections);
    problems = List.copyOf(problems);
  }

  /**
   * A part of it.
   *
   * @param title its heading
   * @param entries what is under it
   */
  public record Section(String title, List<Entry> entries) {
    /** Keeps a copy. */
    public Section {
      entries = List.copyOf(entries);
    }

    /** As text: the heading and, further in, a line for each entry or more. */
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
   * @param name what it tells of; may be empty
   * @param value what it tells; may have several lines
   */
  public record Entry(String name, String value) {}

  /** What is wrong as the last section. */
  public Section troubles() {
    List<String> lines = problems.isEmpty() ? List.of("none") : problems;
    return new Section("Problems", lines.stream().map(line -> new Entry("", line)).toList());
  }

  /** All of it as one text. */
  public String text() {
    StringBuilder text = new StringBuilder();
    sections.forEach(section -> text.append(section.text()).append('\n'));
    return text.append(troubles().text()).toString();
  }
}
