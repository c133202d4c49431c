package emberway.cli.option;

import emberway.log.Log;
import emberway.pack.MapFiles;
import emberway.pack.map.LoadedMap;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import emberway.plan.query.Preset;
import emberway.render.tiled.TiledPicture;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** A command's map, and the tile set it is drawn with. */
public final class MapInput {
  private static final int MAX_WARNINGS = 5;

  @Spec(Target.MIXEE)
  private CommandSpec spec;

  @Parameters(
      index = "0",
      paramLabel = "MAP",
      description = {
        "A text map (*.map.txt), a Tiled map (*.tmx, *.tmj), a MovingAI map (*.map), or a pack (a"
            + " folder, a zip or a Tiled world, *.world): its first map, or another as PACK#NAME."
      })
  private Path path;

  @Option(
      names = "--tiles",
      paramLabel = "DIR",
      description = "Use this tile set, or a plain folder of PNGs, instead of the map's own.")
  private Path tiles;

  private List<Problem> warnings = List.of();

  /** The map's path as given. */
  public Path path() {
    return path;
  }

  /** The tile set's path, if given. */
  public Optional<Path> tiles() {
    return Optional.ofNullable(tiles);
  }

  /** Reads the map; its warnings are kept for {@link #warn}. */
  public LoadedMap load() throws UnreadableException {
    LoadedMap opened = MapFiles.open(path, tiles());
    LoadedMap loaded =
        opened
            .art()
            .flatMap(art -> TiledPicture.notDrawn(art.map()))
            .map(shapes -> opened.warned(path.toString(), shapes.line(), shapes.message()))
            .orElse(opened);
    warnings = loaded.warnings();
    Log.hide(loaded.names());
    return loaded;
  }

  /** Adds a warning for {@link #warn}, unless it already has it. */
  public void add(Problem warning) {
    if (warnings.stream().anyMatch(warning::saysSameAs)) {
      return;
    }
    List<Problem> all = new ArrayList<>(warnings);
    all.add(warning);
    warnings = all;
  }

  /**
   * The preset for an option or a command that supports only the rules of preset terrain. If the
   * map's preset has other rules, a warning is added.
   */
  public Preset byTerrain(String user, Preset own) {
    if (own.rules().areExact()) {
      return own;
    }
    add(
        new Problem(
            Problem.Severity.WARNING,
            path.toString(),
            0,
            0,
            "%s follows the rules of preset terrain, not the map's own, those of %s"
                .formatted(user, own.label()),
            ""));
    return Preset.TERRAIN;
  }

  /** Prints the map's warnings. Not called if the command fails. */
  public void warn() {
    PrintWriter err = spec.commandLine().getErr();
    warnings.stream()
        .limit(MAX_WARNINGS)
        .map(Problem::toString)
        .forEach(
            line -> {
              err.println("emberway: warning: " + line);
              Log.warning(line);
            });
    int more = warnings.size() - MAX_WARNINGS;
    if (more > 0) {
      err.println("emberway: warning: " + more + " more; 'emberway validate' lists them");
    }
    err.flush();
  }
}
