package emberway.cli.map;

import emberway.cli.option.ProgressOptions;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options that {@code info} and {@code validate} share. */
@Command
abstract class SubjectOptions extends ProgressOptions {
  @Parameters(
      index = "0",
      paramLabel = "PATH",
      description =
          "A map file, a pack (a folder, a zip or a .world), a map in a pack as PACK#NAME, the"
              + " folder of a tile set, or a bundled map or tile set by its name, such as"
              + " road-and-wall or fantasy. - reads a map from standard input.")
  private Path path;

  @Option(
      names = "--tiles",
      paramLabel = "DIR",
      description = "Use another tile set: its folder, a bundled one's name, or a folder of PNGs.")
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
