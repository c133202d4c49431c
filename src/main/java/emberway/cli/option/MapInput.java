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

/** The map a command works on, and the tile set it is drawn with. */
public final class MapInput {
  private static final int MOST_WARNINGS = 5;

  @Spec(Target.MIXEE)
  private CommandSpec spec;

  @Parameters(
      index = "0",
      paramLabel = "MAP",
      description = {
        "A text map (*.map.txt), a Tiled map (*.tmx, *.tmj), a MovingAI map (*.map), or a pack, a"
            + " folder, a zip or a Tiled world (*.world): its first map, or another as PACK#NAME."
      })
  private Path path;

  @Option(
      names = "--tiles",
      paramLabel = "DIR",
      description = "Use this tile set, or plain folder of PNGs, in place of the map's own.")
  private Path tiles;

  private List<Problem> warnings = List.of();

  /** The map's path as it was given. */
  public Path path() {
    return path;
  }

  /** Where the tile set is to come from, if not from the map. */
  public Optional<Path> tiles() {
    return Optional.ofNullable(tiles);
  }

  /** Reads the map; what is merely odd about it waits for {@link #warn}. */
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

  /** Has one thing more said by {@link #warn}, unless it is said already. */
  public void add(Problem warning) {
    if (warnings.stream().anyMatch(warning::saysSameAs)) {
      return;
    }
    List<Problem> all = new ArrayList<>(warnings);
    all.add(warning);
    warnings = all;
  }

  /**
   * What answers for an option that knows no other rules than those of preset terrain; that they
   * are not the map's own is one thing more to be said.
   */
  public Preset byTerrain(String option, Preset own) {
    if (own.rules().areExact()) {
      return own;
    }
    add(
        new Problem(
            Problem.Severity.WARNING,
            path.toString(),
            0,
            0,
            "%s goes by the rules of preset terrain, not by the map's own, those of %s"
                .formatted(option, own.label()),
            ""));
    return Preset.TERRAIN;
  }

  /** Says what is odd about the map that was read; not where an error has ended the command. */
  public void warn() {
    PrintWriter err = spec.commandLine().getErr();
    warnings.stream()
        .limit(MOST_WARNINGS)
        .map(Problem::toString)
        .forEach(
            line -> {
              err.println("emberway: warning: " + line);
              Log.warning(line);
            });
    int more = warnings.size() - MOST_WARNINGS;
    if (more > 0) {
      err.println("emberway: warning: " + more + " more; 'emberway validate' lists them");
    }
    err.flush();
  }
}
