package emberway.plan.travel;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads lengths and times back from what an itinerary prints, as a reader with a pencil would. */
final class PrintedAmounts {
  private static final Pattern FIGURE =
      Pattern.compile("([0-9]+(?:\\.[0-9]+)?) (cells?|km|m|mi|ft|d|h|min|s)\\b");

  private static final Pattern OWN_AND_SUM = Pattern.compile(" for (.*?) \\((.*?)(?:; (.*?))?\\)");

  /** What a unit measures, and how much of the smallest one it is. */
  private static final Map<String, String[]> UNITS =
      Map.ofEntries(
          Map.entry("cell", new String[] {"cells", "1"}),
          Map.entry("cells", new String[] {"cells", "1"}),
          Map.entry("km", new String[] {"meters", "1000"}),
          Map.entry("m", new String[] {"meters", "1"}),
          Map.entry("mi", new String[] {"miles", "1"}),
          Map.entry("ft", new String[] {"feet", "1"}),
          Map.entry("d", new String[] {"time", "86400"}),
          Map.entry("h", new String[] {"time", "3600"}),
          Map.entry("min", new String[] {"time", "60"}),
          Map.entry("s", new String[] {"time", "1"}));

  private PrintedAmounts() {}

  /** What a text says, by what it measures. */
  private static Map<String, BigDecimal> read(String text) {
    Map<String, BigDecimal> sums = new TreeMap<>();
    Matcher figure = FIGURE.matcher(text);
    while (figure.find()) {
      String[] unit = UNITS.get(figure.group(2));
      BigDecimal amount = new BigDecimal(figure.group(1)).multiply(new BigDecimal(unit[1]));
      sums.merge(unit[0], amount, BigDecimal::add);
    }
    sums.replaceAll((what, amount) -> amount.stripTrailingZeros());
    return sums;
  }

  /** Checks that the printed parts add up to every printed sum. */
  static void checkSums(Itinerary itinerary) {
    String message = String.join("\n", itinerary.lines());
    Map<String, BigDecimal> sum = new TreeMap<>();
    for (Instruction instruction : itinerary.instructions()) {
      Matcher part = OWN_AND_SUM.matcher(instruction.text());
      boolean hasAmounts = part.find();
      String cells = DistanceAndTime.cells(instruction.to() - instruction.from());
      boolean isOwn = hasAmounts && !part.group(2).endsWith(" so far");
      read(cells + (isOwn ? ", " + part.group(2) : ""))
          .forEach((what, amount) -> sum.merge(what, amount, BigDecimal::add));
      sum.replaceAll((what, amount) -> amount.stripTrailingZeros());
      if (isOwn && part.group(3) != null) {
        Map<String, BigDecimal> soFar = new TreeMap<>(sum);
        soFar.remove("cells");
        assertThat(read(part.group(3))).as(message).isEqualTo(soFar);
      }
    }
    String title = itinerary.title();
    assertThat(read(title.substring(title.lastIndexOf(" (")))).as(message).isEqualTo(sum);
    String total = title.substring(title.lastIndexOf(" (") + 2, title.length() - 1);
    String listed = InstructionWriter.listed(List.of(total.split(", ", -1)));
    assertThat(itinerary.ending()).as(message).contains("after " + listed);
  }
}
