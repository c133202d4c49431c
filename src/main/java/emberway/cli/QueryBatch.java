package emberway.cli;

import emberway.io.FileTrouble;
import emberway.map.Cell;
import emberway.map.TileMap;
import emberway.plan.Outcome;
import emberway.plan.Planner;
import emberway.plan.Query;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.StringTokenizer;

/** Queries from a file or from standard input, one a line, answered in order. */
final class QueryBatch {
  private static final String STANDARD_INPUT = "-";

  private final TileMap map;
  private final Planner planner;
  private final RouteJson json;

  QueryBatch(TileMap map, Planner planner, RouteJson json) {
    this.map = map;
    this.planner = planner;
    this.json = json;
  }

  /**
   * Answers every query of a file; blank lines are passed over.
   *
   * @return {@link ExitCode#DONE} when every query had a route, else {@link ExitCode#NO}
   */
  ExitCode answer(String file, PrintWriter out) {
    String name = file.equals(STANDARD_INPUT) ? "standard input" : file;
    try (BufferedReader lines = open(file)) {
      ExitCode result = ExitCode.DONE;
      int number = 0;
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        number++;
        if (!line.isBlank()) {
          Query query = parse(line, name + ":" + number);
          Outcome outcome = planner.plan(query);
          json.print(query, outcome, out);
          out.println();
          result = outcome instanceof Outcome.Found ? result : ExitCode.NO;
        }
      }
      out.flush();
      return result;
    } catch (IOException failure) {
      FileTrouble trouble = FileTrouble.reading(failure);
      throw new CommandFailure(
          ExitCode.INPUT, name + ": " + trouble.message() + "; " + trouble.mend(), failure);
    }
  }

  private static BufferedReader open(String file) throws IOException {
    return file.equals(STANDARD_INPUT)
        ? new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))
        : Files.newBufferedReader(Path.of(file), StandardCharsets.UTF_8);
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
    if (!map.size().contains(cell.x(), cell.y())) {
      throw new CommandFailure(
          ExitCode.INPUT,
          "%s: cell %s lies off the map, which is %s cells".formatted(place, cell, map.size()));
    }
    return cell;
  }

  private static CommandFailure malformed(String place, String line) {
    return new CommandFailure(
        ExitCode.INPUT,
        "%s: %s is no query; write four numbers: start x, start y, goal x, goal y"
            .formatted(place, emberway.io.Printable.quote(line)));
  }
}
