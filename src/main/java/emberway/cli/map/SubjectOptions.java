package emberway.cli.map;

import emberway.cli.option.CommonOptions;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options that {@code info} and {@code validate} share. */
@Command
abstract class SubjectOptions extends CommonOptions {
  @Parameters(
      index = "0",
      paramLabel = "PATH",
      description =
          "A map's file, a pack (a folder, a zip or a .world), a map in it as PACK#NAME, or a tile"
              + " set's folder.")
  private Path path;

  @Option(
      names = "--tiles",
      paramLabel = "DIR",
      description = "Use this tile set, or plain folder of PNGs, in place of the map's own.")
  private Path tiles;

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  Path path() {
    return path;
  }

  Optional<Path> tiles() {
    return Optional.ofNullable(tiles);
  }

  boolean json() {
    return json;
  }
}
