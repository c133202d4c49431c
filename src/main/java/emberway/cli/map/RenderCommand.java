package emberway.cli.map;

import emberway.cli.option.CommandFailure;
import emberway.cli.option.ExitCode;
import emberway.cli.option.MapInput;
import emberway.cli.option.OutputTarget;
import emberway.cli.option.ProgressOptions;
import emberway.cli.option.SizeArgument;
import emberway.cli.option.TravelContext;
import emberway.cli.route.RouteDrawing;
import emberway.cli.route.RouteOptions;
import emberway.cli.route.RouteQueryOptions;
import emberway.drawable.PictureContent;
import emberway.drawable.PictureSheet;
import emberway.map.Layer;
import emberway.map.NumberText;
import emberway.map.Rotation;
import emberway.map.TileMap;
import emberway.pack.map.LoadedMap;
import emberway.pack.problem.UnreadableException;
import emberway.render.export.Compression;
import emberway.render.iso.CellRegion;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;
import emberway.render.tiled.TiledPicture;
import emberway.view.FieldKind;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code emberway render}: a picture of a map with its route and fields. */
@Command(
    name = "render",
    description = "Draw a map, its cheapest route and its fields of influence as a PNG.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  emberway render island-realm -o island.png",
      "  emberway render ember-range -o pass.png --region 42,80,34,30",
      "  emberway render road-and-wall -o bare.png --no-route",
      "  emberway render snow-erupting -o costs.png --fields cost",
      "  emberway render unit -o turned.png --rotate 90 --scale 2",
      "  emberway render road-and-wall -o reach.png --within 4",
      "  emberway render walled-city -o ways.png --alternatives 3",
      "  emberway render lester -o step.png --step 3",
      "  emberway render snow-dormant -o fire.png --erupt 4,2",
      "  emberway render snow-dormant -o light.png --set snow.cost=2",
      "  emberway render snow-dormant -o peril.png --danger danger.csv"
    })
public final class RenderCommand extends ProgressOptions implements Callable<Integer> {
  private static final String NONE = "none";
  private static final String DEFAULT_FIELDS = "warmth,dread";

  @Mixin private final MapInput input;

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "FILE",
      description = "Where to write the PNG; - is standard output.")
  private String output;

  @Mixin private RouteOptions route;

  @Option(names = "--no-route", description = "Draw no route.")
  private boolean noRoute;

  @Option(
      names = "--within",
      paramLabel = "COST",
      description =
          "Color all cells that can be reached from --from at this cost or less, in six equal"
              + " bands: light yellow is nearest, then gold, orange, red, purple, and violet up to"
              + " the outline. A route is drawn only if an option such as --to asks for one, fields"
              + " only with --fields.")
  private Double within;

  @Option(
      names = "--fields",
      paramLabel = "F",
      description =
          "Fields to draw over the map, any of warmth (what attracts), dread (what repels) and"
              + " cost, separated by commas, or none. Default: warmth,dread; none with --within or"
              + " --step.")
  private String fields;

  @Option(
      names = "--layers",
      paramLabel = "L",
      description = "Tile layers to draw: base, overlay, top, or none. Default: base,overlay,top.")
  private String layers = "base,overlay,top";

  @Option(
      names = "--region",
      paramLabel = "X,Y,W,H",
      description = "Draw only these cells: column, row, columns, rows.")
  private String region;

  @Option(
      names = "--scale",
      paramLabel = "F",
      description = "Picture pixels per sprite pixel, 0.002 to 16. Default: 1.")
  private Double scale;

  @Option(
      names = "--fit",
      paramLabel = "WxH",
      description =
          "Make the picture exactly this wide and high, in pixels, with the map as large as it"
              + " fits, in the middle. Names, route and marks grow with the picture. Not with"
              + " --scale.")
  private String fit;

  @Option(
      names = "--frame",
      paramLabel = "P",
      description =
          "Draw a page of an atlas around the map, with any of title, legend, compass, scale and"
              + " border, separated by commas, or none. The border adds a margin; the others lie in"
              + " the corners of the picture. Names are written, and they, route and marks grow"
              + " with the picture.")
  private String parts = NONE;

  @Option(
      names = "--rotate",
      paramLabel = "DEGREES",
      description = "Turn the map clockwise: 0, 90, 180 or 270. Default: 0.")
  private int rotate;

  @Option(names = "--names", description = "Write place names on the map.")
  private boolean names;

  @Option(
      names = "--large-names",
      description =
          "Write place names in letters that grow with the picture: as large in it as the usual"
              + " ones in a picture of 1280 pixels.")
  private boolean largeNames;

  @Option(
      names = "--background",
      description = "Fill the picture of a Tiled map with its background color first.")
  private boolean background;

  @Option(
      names = "--parallax",
      description =
          "Move the layers of a Tiled map by their parallax, as seen from the picture's middle.")
  private boolean parallax;

  @Option(
      names = "--compression",
      paramLabel = "fast|small",
      description =
          "Write the file fast, or make it a tenth smaller in twice the time. The picture is the"
              + " same. Default: fast.")
  private String compression = Compression.FAST.label();

  @Option(
      names = "--shaders",
      paramLabel = "DIR",
      description = "Use shaders from this folder where it has them.")
  private Path shaders;

  @Option(
      names = RenderJobs.OPTION,
      paramLabel = "FILE",
      help = true, // so that nothing else is required
      description =
          "Draw a picture for each line of this file, or of standard input, if it is -. A line has"
              + " the arguments of a render command, quoted as in a shell; # begins a comment."
              + " Other options count for all lines. A failure is told with its line, and the rest"
              + " goes on; the exit code is that of the first failure.")
  @SuppressWarnings("deprecation")
  private String jobs;

  @Spec private CommandSpec spec;
  private String running = ""; // the file that has the jobs being run, if any are

  /**
   * Creates the command.
   *
   * @param input what is known of its map before its arguments are parsed
   */
  public RenderCommand(MapInput input) {
    this.input = input;
  }

  @Override
  public Integer call() throws UnreadableException {
    if (jobs != null && running.isEmpty()) {
      running = jobs;
      int status = RenderJobs.run(jobs, spec.root().commandLine());
      input.forgetWarnings(); // the last line has printed its own warnings, or failed
      return status;
    }
    if (jobs != null) {
      throw new CommandFailure(ExitCode.USAGE, "--jobs: a job has none; write its lines instead");
    }
    input.refuseSharing(RenderJobs.OPTION, running);
    OutputTarget.refuseInput("-o", output, input.path());
    route
        .danger()
        .ifPresent(file -> OutputTarget.refuseInput("-o", output, file, "the danger layer"));
    input.tiles().ifPresent(folder -> OutputTarget.refuseTileSet("-o", output, folder));
    OutputTarget.requireExtension("-o", output, PictureJob.WRITTEN, ".png");
    Set<Layer> shownLayers = chosen("--layers", layers, Layer.class);
    boolean hasCells = within != null || route.hasStep();
    String listed = fields != null ? fields : hasCells ? NONE : DEFAULT_FIELDS;
    Set<FieldKind> shownFields = chosen("--fields", listed, FieldKind.class);
    PictureSheet sheet = parseSheet();
    Rotation rotation = parseRotation();
    double checked = checkScale();
    Optional<Path> ownShaders = shaders();
    Compression checkedCompression =
        named("--compression", compression, Compression.values(), Compression::label);
    checkRoute();
    LoadedMap loaded = route.load(input);
    loaded.art().ifPresent(art -> OutputTarget.refuseReferences("-o", output, art.origin()));
    if (loaded.art().isPresent() && route.toggling().isPresent()) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "%s: the pictures of a Tiled map do not change; leave it out"
              .formatted(route.toggling().get()));
    }
    PictureJob.Options options =
        new PictureJob.Options(
            PictureContent.at(checked).withLayers(shownLayers).withNames(names(sheet)).on(sheet),
            shownFields,
            within(loaded),
            rotation,
            extras(),
            ownShaders,
            checkedCompression);
    CellRegion cells = parseRegion(loaded.map());
    TravelContext travelContext = route.travelContext(loaded);
    new PictureJob(loaded, options, cells, drawing(loaded, travelContext), travelContext, input)
        .write(output);
    return ExitCode.DONE.status();
  }

  /** Refuses options about the route that cannot be combined. */
  private void checkRoute() {
    route.check();
    if (within != null) {
      RouteQueryOptions.checkBudget(within);
    }
    if (within != null && route.hasStep()) {
      throw new CommandFailure(
          ExitCode.USAGE, "--within and --step do not go together; leave one of them out");
    }
    Optional<String> asking = asking();
    if (noRoute && asking.isPresent()) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--no-route draws no route, so %s has no use; leave one of them out"
              .formatted(asking.get()));
    }
  }

  /** A given option that asks for a route; the start may belong to {@code --within} alone. */
  private Optional<String> asking() {
    boolean isStart = route.ends().hasFrom() && within == null;
    return route.asking().or(() -> isStart ? Optional.of("--from") : Optional.empty());
  }

  private Optional<PictureJob.Within> within(LoadedMap loaded) {
    if (within == null) {
      return Optional.empty();
    }
    TileMap map = loaded.map();
    return Optional.of(
        new PictureJob.Within(
            route.ends().from(map), within, route.exactRules("--within", map, input)));
  }

  /** The routes to draw: those asked for, or else the one between the marks of the map. */
  private Optional<RouteDrawing> drawing(LoadedMap loaded, TravelContext travelContext) {
    TileMap map = loaded.map();
    boolean isMarked =
        within == null
            && route.ends().findFrom(map).isPresent()
            && route.ends().findTo(map).isPresent();
    return noRoute || (asking().isEmpty() && !isMarked)
        ? Optional.empty()
        : Optional.of(route.drawing(loaded, travelContext, input));
  }

  /** The kinds that a list names; none for {@link #NONE}. */
  private static <E extends Enum<E>> Set<E> chosen(String option, String list, Class<E> kind) {
    E[] known = kind.getEnumConstants();
    Stream<String> names = Stream.of(known).map(each -> each.name().toLowerCase(Locale.ROOT));
    List<String> allowed = Stream.concat(names, Stream.of(NONE)).toList();
    Set<E> chosen = EnumSet.noneOf(kind);
    for (String word : words(option, list)) {
      int place = allowed.indexOf(word.toLowerCase(Locale.ROOT));
      if (place < 0) {
        throw CommandFailure.unknown(option, word, allowed);
      }
      chosen.add(known[place]);
    }
    return chosen;
  }

  private PictureSheet parseSheet() {
    Set<PictureSheet.Part> shown = chosen("--frame", parts, PictureSheet.Part.class);
    if (fit == null) {
      return new PictureSheet(shown, Optional.empty(), !shown.isEmpty());
    }
    if (scale != null) {
      throw new CommandFailure(
          ExitCode.USAGE, "--fit and --scale do not go together; leave one of them out");
    }
    String how =
        "write the width and the height in pixels, each at least %d: 1920x1080"
            .formatted(PictureSheet.MIN_SIDE);
    SizeArgument size = SizeArgument.parse("--fit", fit, how);
    if (Math.min(size.width(), size.height()) < PictureSheet.MIN_SIDE) {
      throw SizeArgument.failure("--fit", fit, how);
    }
    PixelBox box = new PixelBox(0, 0, size.width(), size.height());
    return new PictureSheet(shown, Optional.of(box), true);
  }

  private PictureContent.Names names(PictureSheet sheet) {
    if (largeNames) {
      return PictureContent.Names.LARGE;
    }
    return names || !sheet.parts().isEmpty()
        ? PictureContent.Names.USUAL
        : PictureContent.Names.NONE;
  }

  private Set<TiledPicture.Extra> extras() {
    Set<TiledPicture.Extra> isRequested = EnumSet.noneOf(TiledPicture.Extra.class);
    if (background) {
      isRequested.add(TiledPicture.Extra.BACKGROUND);
    }
    if (parallax) {
      isRequested.add(TiledPicture.Extra.PARALLAX);
    }
    return isRequested;
  }

  private static List<String> words(String option, String list) {
    if (list.isBlank()) {
      return List.of();
    }
    List<String> words = List.of(list.split(",", -1)).stream().map(String::strip).toList();
    if (words.stream().noneMatch(NONE::equalsIgnoreCase)) {
      return words;
    }
    if (words.size() > 1) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "%s %s: 'none' does not go with others; leave it out, or leave the others out"
              .formatted(option, list));
    }
    return List.of();
  }

  private Rotation parseRotation() {
    try {
      return Rotation.ofDegrees(rotate);
    } catch (IllegalArgumentException other) {
      throw new CommandFailure(ExitCode.USAGE, "--rotate: " + other.getMessage());
    }
  }

  private double checkScale() {
    if (scale == null) {
      return 1;
    }
    if (!(scale >= PictureFrame.MIN_SCALE && scale <= PictureFrame.MAX_SCALE)) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--scale %s: must be in %s..%s"
              .formatted(
                  NumberText.plain(scale),
                  NumberText.plain(PictureFrame.MIN_SCALE),
                  NumberText.plain(PictureFrame.MAX_SCALE)));
    }
    return scale;
  }

  private Optional<Path> shaders() {
    if (shaders != null && !Files.isDirectory(shaders)) {
      throw new CommandFailure(ExitCode.INPUT, "--shaders " + shaders + ": folder not found");
    }
    return Optional.ofNullable(shaders);
  }

  private CellRegion parseRegion(TileMap map) {
    if (region == null) {
      return CellRegion.all(map.size());
    }
    List<String> numbers = List.of(region.split(",", -1));
    CellRegion cells;
    try {
      if (numbers.size() != 4) {
        throw new NumberFormatException(region);
      }
      cells =
          new CellRegion(
              number(numbers, 0), number(numbers, 1), number(numbers, 2), number(numbers, 3));
    } catch (NumberFormatException malformed) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--region '" + region + "': write column, row, columns, rows: 10,12,20,16");
    } catch (IllegalArgumentException outOfRange) {
      throw new CommandFailure(ExitCode.USAGE, "--region: " + outOfRange.getMessage());
    }
    if (!cells.isInside(map.size())) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--region %s reaches beyond the map, which is %s cells".formatted(region, map.size()));
    }
    return cells;
  }

  private static int number(List<String> numbers, int index) {
    return Integer.parseInt(numbers.get(index).strip());
  }
}
