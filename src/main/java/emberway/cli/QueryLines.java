package emberway.cli;

import emberway.io.FileTrouble;
import emberway.io.Printable;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.Query;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.StringTokenizer;
import java.util.function.BiConsumer;

/** Queries as a file says them: four numbers a line, start and goal. */
final class QueryLines {
  private static final String STANDARD_INPUT = "-";

  private final GridSize size;

  private QueryLines(GridSize size) {
    this.size = size;
  }

  /**
   * Hands on every query of a file, each as soon as its line is read; blank lines are passed over.
   *
   * @param option the option that names the file
   * @param file its path, or - for standard input
   * @param size of the map; queries off it are refused
   * @param queries takes each, with the file and the line it is from
   */
  static void read(String option, String file, GridSize size, BiConsumer<Query, String> queries) {
    QueryLines form = new QueryLines(size);
    String name = name(file);
    try (TextLines lines = new TextLines(open(option, file))) {
      for (String line = next(lines, name); line != null; line = next(lines, name)) {
        if (!line.isBlank()) {
          String place = name + ":" + lines.number();
          queries.accept(form.parse(line, place), place);
        }
      }
    } catch (IOException failure) {
      FileTrouble trouble = FileTrouble.reading(failure);
      throw new CommandFailure(
          ExitCode.INPUT, name + ": " + trouble.message() + "; " + trouble.mend(), failure);
    }
  }

  /** What a file of queries is called in messages. */
  static String name(String file) {
    return file.equals(STANDARD_INPUT) ? "standard input" : file;
  }

  private static InputStream open(String option, String file) throws IOException {
    return file.equals(STANDARD_INPUT)
        ? System.in
        : Files.newInputStream(PathArgument.parse(option, file));
  }

  private static String next(TextLines lines, String name) throws IOException {
    try {
      return lines.read();
    } catch (TextLines.UnfitLineException unfit) {
      throw new CommandFailure(
          ExitCode.INPUT,
          "%s:%d: the line %s; write four numbers, in a file saved as UTF-8"
              .formatted(name, lines.number(), unfit.getMessage()),
          unfit);
    }
  }

  private Query parse(String line, String place) {
    StringTokenizer words = new StringTokenizer(line);
    if (words.countTokens() != 4) {
      throw malformed(place, line);
    }
    try {
      return Query.between(cell(words, place), cell(words, place));
    } catch (NumberFormatException notNumbers) {
      throw malformed(place, line);
    }
  }

  private Cell cell(StringTokenizer words, String place) {
    Cell cell = new Cell(Integer.parseInt(words.nextToken()), Integer.parseInt(words.nextToken()));
    if (!size.contains(cell.x(), cell.y())) {
      throw new CommandFailure(
          ExitCode.INPUT,
          "%s: cell %s lies off the map, which is %s cells".formatted(place, cell, size));
    }
    return cell;
  }

  private static CommandFailure malformed(String place, String line) {
    return new CommandFailure(
        ExitCode.INPUT,
        "%s: %s is no query; write four numbers: start x, start y, goal x, goal y"
            .formatted(place, Printable.quote(line)));
  }
}
