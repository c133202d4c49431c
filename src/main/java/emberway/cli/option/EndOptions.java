package emberway.cli.option;

import emberway.map.Cell;
import emberway.map.TileMap;
import java.util.Optional;
import picocli.CommandLine.Option;

/** A route's start and goal, from the options or else from the map. */
public final class EndOptions {
  @Option(
      names = "--from",
      paramLabel = "X,Y",
      description =
          "Where the route starts: a cell by column and row, counted from 0,0 in the north-west"
              + " corner, or a place's name. Default: the map's start.")
  private String from;

  @Option(
      names = "--to",
      paramLabel = "X,Y",
      description =
          "Where the route goes: a cell or a place's name, as for --from. Default: the map's goal.")
  private String to;

  /** Whether the command line gives the start. */
  public boolean hasFrom() {
    return from != null;
  }

  /** Whether the command line gives the goal. */
  public boolean hasTo() {
    return to != null;
  }

  /** The start, if options or map give one. */
  public Optional<Cell> findFrom(TileMap map) {
    return hasFrom() ? Optional.of(CellArgument.parse("--from", from, map)) : map.start();
  }

  /** The goal, if options or map give one. */
  public Optional<Cell> findTo(TileMap map) {
    return hasTo() ? Optional.of(CellArgument.parse("--to", to, map)) : map.goal();
  }

  /** The start; fails if there is none. */
  public Cell from(TileMap map) {
    return findFrom(map).orElseThrow(() -> missing("start", "--from"));
  }

  /** The goal; fails if there is none. */
  public Cell to(TileMap map) {
    return findTo(map).orElseThrow(() -> missing("goal", "--to"));
  }

  private static CommandFailure missing(String what, String option) {
    return new CommandFailure(
        ExitCode.USAGE, "the map marks no %s; give one with %s X,Y".formatted(what, option));
  }
}
