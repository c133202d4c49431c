package emberway.cli.option;

import emberway.cli.output.CommandFailure;
import emberway.cli.output.ExitCode;
import emberway.map.Cell;
import emberway.map.TileMap;
import emberway.pack.map.LoadedMap;
import emberway.pack.problem.Problem;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Where a route starts and where it goes: from the options, or else from the map. */
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

  /** Whether the command line says where the route starts. */
  public boolean hasFrom() {
    return from != null;
  }

  /** Whether the command line says where the route goes. */
  public boolean hasTo() {
    return to != null;
  }

  /** Where the route starts, if anything says so. */
  public Optional<Cell> findFrom(TileMap map) {
    return hasFrom() ? Optional.of(CellArgument.parse("--from", from, map)) : map.start();
  }

  /** Where the route goes, if anything says so. */
  public Optional<Cell> findTo(TileMap map) {
    return hasTo() ? Optional.of(CellArgument.parse("--to", to, map)) : map.goal();
  }

  /** What the map's file has wrong with the start, where the route starts at the map's own. */
  public Optional<Problem> blockedStart(LoadedMap loaded) {
    return hasFrom() ? Optional.empty() : loaded.blockedStart();
  }

  /** Where the route starts. */
  public Cell from(TileMap map) {
    return findFrom(map).orElseThrow(() -> missing("start", "--from"));
  }

  /** Where the route goes. */
  public Cell to(TileMap map) {
    return findTo(map).orElseThrow(() -> missing("goal", "--to"));
  }

  private static CommandFailure missing(String what, String option) {
    return new CommandFailure(
        ExitCode.USAGE, "the map marks no %s; give one with %s X,Y".formatted(what, option));
  }
}
