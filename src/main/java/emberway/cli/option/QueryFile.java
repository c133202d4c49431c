package emberway.cli.option;

import emberway.io.FileError;
import emberway.io.PrintableText;
import emberway.io.SpecialFile;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.query.Query;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.StringTokenizer;

/**
 * Reads queries from a file: four numbers per line (start and goal), separated by spaces or commas.
 * A # starts a comment.
 */
public final class QueryFile {
  private static final String STANDARD_INPUT = "-";
  private static final char COMMENT = '#';
  private static final String BETWEEN_NUMBERS = " \t\r\f,";

  /** Receives the lines read. */
  @FunctionalInterface
  public interface Taker {
    /** Receives a query, with its file and line. */
    void take(Query query, String place);

    /** Receives a malformed line; by default, this ends the reading. */
    default void refuse(int line, CommandFailure why) {
      throw why;
    }
  }

  private final Utf8Lines lines;
  private final String name;
  private final GridSize size;

  private QueryFile(Utf8Lines lines, String name, GridSize size) {
    this.lines = lines;
    this.name = name;
    this.size = size;
  }

  /**
   * Passes on each query as soon as its line is read; lines without a query are skipped.
   *
   * @param option the option that names the file
   * @param file its path, or - for standard input
   * @param size the map's size; queries outside it are refused
   */
  public static void read(String option, String file, GridSize size, Taker taker) {
    String name = name(file);
    try (Utf8Lines lines = new Utf8Lines(open(option, file))) {
      QueryFile queries = new QueryFile(lines, name, size);
      while (queries.handOn(taker)) {}
    } catch (IOException failure) {
      FileError trouble = FileError.reading(failure);
      throw new CommandFailure(
          ExitCode.INPUT, name + ": " + trouble.message() + "; " + trouble.remedy(), failure);
    }
  }

  /** The name of a query file in messages. */
  public static String name(String file) {
    return file.equals(STANDARD_INPUT) ? "standard input" : file;
  }

  private static InputStream open(String option, String file) throws IOException {
    if (file.equals(STANDARD_INPUT)) {
      return System.in;
    }
    Path path = PathArgument.parse(option, file);
    if (Files.isRegularFile(path) && !SpecialFile.isPlain(path)) {
      throw new CommandFailure(
          ExitCode.INPUT, file + ": is a system file, not a file on a disk; name a file on a disk");
    }
    return SpecialFile.isPipe(path) ? SpecialFile.openPipe(path) : Files.newInputStream(path);
  }

  /** Reads a line and passes on its query, if any. Returns false at the end of the file. */
  private boolean handOn(Taker taker) throws IOException {
    Optional<Query> query;
    try {
      String line = lines.read();
      if (line == null) {
        return false;
      }
      query = parse(line);
    } catch (Utf8Lines.UnfitLineException unfit) {
      CommandFailure why =
          new CommandFailure(ExitCode.INPUT, place() + ": " + unfit.getMessage(), unfit);
      taker.refuse(lines.number(), why);
      return true;
    }
    query.ifPresent(found -> taker.take(found, place()));
    return true;
  }

  private String place() {
    return name + ":" + lines.number();
  }

  private Optional<Query> parse(String line) throws Utf8Lines.UnfitLineException {
    int comment = line.indexOf(COMMENT);
    String text = comment < 0 ? line : line.substring(0, comment);
    if (text.isBlank()) {
      return Optional.empty();
    }
    StringTokenizer words = new StringTokenizer(text, BETWEEN_NUMBERS);
    if (words.countTokens() != 4) {
      throw malformed(line);
    }
    try {
      return Optional.of(Query.between(cell(words), cell(words)));
    } catch (NumberFormatException notNumbers) {
      throw malformed(line);
    }
  }

  private Cell cell(StringTokenizer words) throws Utf8Lines.UnfitLineException {
    Cell cell = new Cell(Integer.parseInt(words.nextToken()), Integer.parseInt(words.nextToken()));
    if (!size.contains(cell.x(), cell.y())) {
      throw new Utf8Lines.UnfitLineException(
          "cell %s is off the map, which is %s cells".formatted(cell, size));
    }
    return cell;
  }

  private static Utf8Lines.UnfitLineException malformed(String line) {
    return new Utf8Lines.UnfitLineException(
        "%s is not a query; write the start and goal as x y x y or x,y x,y"
            .formatted(PrintableText.quote(line)));
  }
}
