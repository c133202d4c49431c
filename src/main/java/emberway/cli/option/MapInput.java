package emberway.cli.option;

import emberway.io.SpecialFile;
import emberway.io.TaskResult;
import emberway.log.Log;
import emberway.map.Cell;
import emberway.pack.MapFiles;
import emberway.pack.map.LoadedMap;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.FileBytes;
import emberway.pack.store.TextMapSyntax;
import emberway.plan.query.Preset;
import emberway.render.tiled.TiledPicture;
import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.FutureTask;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** A command's map, and the tile set it is drawn with. */
public final class MapInput {
  private static final String STANDARD_INPUT = "-";

  /** The name of standard input in problems. */
  private static final String STANDARD_INPUT_NAME = "standard input";

  private static final int MAX_WARNINGS = 5;

  @Spec(Target.MIXEE)
  private CommandSpec spec;

  @Parameters(
      index = "0",
      paramLabel = "MAP",
      description = {
        "A text map (*.map.txt), a Tiled map (*.tmx, *.tmj), a MovingAI map (*.map), or a pack (a"
            + " folder, a zip or a Tiled world, *.world): its first map, or another as PACK#NAME. A"
            + " bundled map by its name, such as road-and-wall. - reads a map from standard input."
      })
  private Path path;

  @Option(
      names = "--tiles",
      paramLabel = "DIR",
      description = "Use another tile set: its folder, a bundled one's name, or a folder of PNGs.")
  private Path tiles;

  private List<Problem> warnings = List.of();
  private LoadedMap opened; // null until a map is read
  private Path openedPath; // null until a map is read
  private Path openedTiles; // null until a map is read in other tiles
  private Path aheadOf; // the path that is being read ahead; null if none is
  private FutureTask<LoadedMap> ahead; // null if no path is being read ahead

  /**
   * The input of a command whose arguments are not parsed yet. If the first of them that is neither
   * an option nor may be the value of one names a map, it is read meanwhile, on another thread.
   *
   * @param args the command's name and its arguments
   */
  public static MapInput ahead(String[] args) {
    MapInput input = new MapInput();
    boolean hasTiles = Arrays.stream(args).anyMatch(word -> word.startsWith("--tiles"));
    for (int i = 1; i < args.length && !hasTiles; i++) {
      boolean mayBeValue = args[i - 1].startsWith("-") && args[i - 1].indexOf('=') < 0;
      if (!args[i].startsWith("-") && !mayBeValue) {
        input.readAhead(args[i]);
        break;
      }
    }
    return input;
  }

  private void readAhead(String name) {
    try {
      aheadOf = Path.of(name);
    } catch (InvalidPathException noFile) {
      return;
    }
    ahead = new FutureTask<>(() -> read(aheadOf, Optional.empty()));
    Thread thread = new Thread(ahead, "map");
    thread.setDaemon(true);
    thread.start();
  }

  /** The map's path as given. */
  public Path path() {
    return path;
  }

  /** The map's name in problems. */
  public String display() {
    return isStandardInput(path) ? STANDARD_INPUT_NAME : path.toString();
  }

  /** The tile set's path, if given. */
  public Optional<Path> tiles() {
    return Optional.ofNullable(tiles);
  }

  /** Whether a path means standard input. */
  public static boolean isStandardInput(Path path) {
    return path.toString().equals(STANDARD_INPUT);
  }

  /** Reads a map from a path, which may be a pipe, or from standard input. */
  public static LoadedMap read(Path path, Optional<Path> tiles) throws UnreadableException {
    return ProgressLine.during(
        "reading",
        progress -> {
          MapFiles files = MapFiles.bundled().reporting(done -> progress.show("reading", done));
          if (SpecialFile.isPipe(path)) {
            String name = path.toString();
            byte[] bytes = FileBytes.readNamed(path, name, TextMapSyntax.MAX_BYTES);
            return files.read(new ByteArrayInputStream(bytes), name, tiles);
          }
          return isStandardInput(path)
              ? files.read(System.in, STANDARD_INPUT_NAME, tiles)
              : files.read(path, tiles);
        });
  }

  /** Refuses another file to read if both would be standard input. */
  public void refuseSharing(String option, String file) {
    if (isStandardInput(path) && file.equals(STANDARD_INPUT)) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "MAP - and %s - both read standard input; name a file for one of them".formatted(option));
    }
  }

  /** Reads the map, unless it was read last; its warnings are kept for {@link #warn}. */
  public LoadedMap load() throws UnreadableException {
    if (opened == null || !path.equals(openedPath) || !Objects.equals(tiles, openedTiles)) {
      opened = null; // two maps are never in memory together
      opened = read();
      openedPath = path;
      openedTiles = tiles;
    }
    LoadedMap loaded =
        opened
            .art()
            .flatMap(art -> TiledPicture.notDrawn(art.map()))
            .map(shapes -> opened.warned(display(), shapes.line(), shapes.message()))
            .orElse(opened);
    warnings = loaded.warnings();
    Log.hide(loaded.names());
    return loaded;
  }

  private LoadedMap read() throws UnreadableException {
    return ahead == null || tiles != null || !aheadOf.equals(path)
        ? read(path, tiles())
        : TaskResult.await(ahead, UnreadableException.class);
  }

  /** Adds a warning for {@link #warn}, unless it already has it. Thread-safe. */
  public synchronized void add(Problem warning) {
    if (warnings.stream().anyMatch(warning::isSameFaultAs)) {
      return;
    }
    List<Problem> all = new ArrayList<>(warnings);
    all.add(warning);
    warnings = all;
  }

  /** Adds a warning about the whole map for {@link #warn}, unless it already has it. */
  public void add(String message, String remedy) {
    add(new Problem(Problem.Severity.WARNING, display(), 0, 0, message, remedy));
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
        "%s follows the rules of preset terrain, not the map's own, those of %s"
            .formatted(user, own.label()),
        "");
    return Preset.TERRAIN;
  }

  /** Adds a warning that an option changes nothing, as all free cells cost the same. */
  public void warnOfCosts(String option, Preset preset) {
    add(
        "%s changes nothing: by the rules of preset %s, all free cells cost the same"
            .formatted(option, preset.label()),
        "--preset terrain follows the costs");
  }

  /**
   * Adds a warning that no route begins at a cell. Of the map's own start, it names the place in
   * the file.
   *
   * @param why the reason, with a remedy
   */
  public void warnOfStart(Cell start, String why) {
    opened
        .blockedStart()
        .filter(problem -> opened.map().start().equals(Optional.of(start)))
        .map(Problem::asWarning)
        .ifPresentOrElse(this::add, () -> add(why, ""));
  }

  /** Forgets the warnings so far. */
  public void forgetWarnings() {
    warnings = List.of();
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
