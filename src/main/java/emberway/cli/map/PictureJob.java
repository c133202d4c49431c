package emberway.cli.map;

import emberway.cli.option.CommandFailure;
import emberway.cli.option.ExitCode;
import emberway.cli.option.MapInput;
import emberway.cli.option.OutputTarget;
import emberway.cli.option.ProgressLine;
import emberway.cli.option.TravelContext;
import emberway.cli.route.RouteDrawing;
import emberway.drawable.DrawableMap;
import emberway.drawable.PictureContent;
import emberway.drawable.PictureFile;
import emberway.drawable.PictureSheet;
import emberway.io.TaskResult;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Rotation;
import emberway.map.Tile;
import emberway.pack.map.LoadedMap;
import emberway.plan.query.SearchRules;
import emberway.render.export.Compression;
import emberway.render.export.ExportProgress;
import emberway.render.export.PictureExporter;
import emberway.render.export.PictureTooLargeException;
import emberway.render.gl.GlContext;
import emberway.render.gl.OpenGlUnavailableException;
import emberway.render.gl.ShaderException;
import emberway.render.gl.ShaderSource;
import emberway.render.iso.CellRegion;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;
import emberway.render.iso.PlaceLabels;
import emberway.render.iso.Projection;
import emberway.render.iso.RouteMarks;
import emberway.render.text.TextShaper;
import emberway.render.tiled.TiledPicture;
import emberway.sprite.Atlas;
import emberway.sprite.SpriteUnavailableException;
import emberway.view.DisplayText;
import emberway.view.FieldKind;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.FutureTask;

/** Renders a picture of a map into a file. */
final class PictureJob {
  /** The kind of file written, with its article. */
  static final String WRITTEN = "a picture";

  /**
   * How the map is shown.
   *
   * @param content what is drawn, apart from what lies over the map
   * @param fieldKinds the fields to draw over it
   * @param within the reachable cells to mark, below the fields
   * @param rotation how far the map is rotated
   * @param extras parts of a Tiled map to draw that Tiled's own export leaves out
   * @param shaders a folder of shaders that replace the built-in ones
   * @param compression how the file is compressed
   */
  record Options(
      PictureContent content,
      Set<FieldKind> fieldKinds,
      Optional<Within> within,
      Rotation rotation,
      Set<TiledPicture.Extra> extras,
      Optional<Path> shaders,
      Compression compression) {}

  /**
   * Cells to mark: those that can be reached from a start within a budget.
   *
   * @param rules by which they are reached
   */
  record Within(Cell from, double budget, SearchRules rules) {}

  private final LoadedMap loaded;
  private final Options options;
  private final CellRegion cells;
  private final Optional<RouteDrawing> route;
  private final TravelContext travelContext;
  private final MapInput input;
  private PictureContent content; // at its scale, once that is known
  // The cells with marks of routes, known once they are drawn.
  private List<Cell> marked = List.of();

  /**
   * Creates a job.
   *
   * @param route the routes to draw
   * @param input collects warnings about missing tile pictures
   */
  PictureJob(
      LoadedMap loaded,
      Options options,
      CellRegion cells,
      Optional<RouteDrawing> route,
      TravelContext travelContext,
      MapInput input) {
    this.input = input;
    this.loaded = loaded;
    this.travelContext = travelContext;
    this.options = options;
    content = options.content;
    this.cells = cells;
    this.route = route;
  }

  /** Renders the picture to a file or to standard output. */
  void write(String target) {
    checkOptions();
    try {
      draw(target, computeOverlays());
    } catch (ShaderException | SpriteUnavailableException failure) {
      throw new CommandFailure(ExitCode.INPUT, failure.getMessage(), failure);
    }
  }

  private void draw(String target, FutureTask<Overlays.Shown> overlays)
      throws SpriteUnavailableException {
    DrawableMap map = drawable();
    if (map.stack().isPresent()) { // its picture has room for the marks of routes
      shown(overlays);
    }
    PictureFrame frame = frame(map.whole());
    try (PictureFile file = file(map);
        ProgressLine progress = new ProgressLine("drawing")) {
      OutputTarget.write(
          target,
          WRITTEN,
          out -> {
            checkSize(frame);
            file.write(
                frame,
                PictureExporter.whole(frame),
                () -> over(file, frame, overlays, progress),
                options.compression,
                out,
                drawing(progress));
          });
      warnOfFonts();
    }
  }

  /** Refuses options that the map does not support. */
  private void checkOptions() {
    if (loaded.art().isEmpty()) {
      if (!options.extras.isEmpty()) {
        throw new CommandFailure(
            ExitCode.USAGE,
            "--background, --parallax: only Tiled maps that draw themselves have these; leave them"
                + " out");
      }
      return;
    }
    if (options.rotation != Rotation.NONE) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--rotate %d: the pictures of a Tiled map show one side only; leave it out"
              .formatted(options.rotation.degrees()));
    }
    if (!options.content.layers().containsAll(List.of(Layer.BASE, Layer.OVERLAY))) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--layers: a Tiled map has layers of its own; leave it out, or hide layers in Tiled");
    }
  }

  private static void checkSize(PictureFrame frame) {
    try {
      PictureExporter.checkSize(frame);
    } catch (PictureTooLargeException failure) {
      throw new CommandFailure(ExitCode.USAGE, failure.getMessage(), failure);
    }
  }

  /** Chooses and reads the pictures that the map shows, and collects warnings about them. */
  private DrawableMap drawable() throws SpriteUnavailableException {
    return ProgressLine.during(
        "choosing pictures",
        progress -> {
          DrawableMap map =
              DrawableMap.shown(loaded, options.rotation, options.extras, input.display());
          map.missing().problems().forEach(input::add);
          return map;
        });
  }

  private PictureFile file(DrawableMap map) throws SpriteUnavailableException {
    Optional<Atlas> doubles =
        content.scale() > 1
            ? ProgressLine.during(
                "choosing pictures",
                progress -> map.doubles(sprite -> true, input.display(), input::add))
            : Optional.empty();
    return new PictureFile(map, doubles, content, shaders(), PictureJob::openGl);
  }

  private ShaderSource shaders() {
    return options.shaders.map(ShaderSource::folder).orElseGet(ShaderSource::bundled);
  }

  private static GlContext openGl() {
    try {
      return GlContext.headless();
    } catch (OpenGlUnavailableException failure) {
      throw new CommandFailure(ExitCode.NO_OPENGL, failure.getMessage(), failure);
    }
  }

  /** Returns what lies over the map, once it has been computed. */
  private PictureFile.Over over(
      PictureFile file,
      PictureFrame frame,
      FutureTask<Overlays.Shown> overlays,
      ProgressLine progress) {
    progress.show("computing fields");
    if (route.isPresent()) {
      file.openAhead(); // there will be something to draw, so while it is being planned
    }
    Overlays.Shown shown = shown(overlays);
    return new PictureFile.Over(shown.fields(), shown.routes(), names(frame), text(shown));
  }

  /** Computes fields and routes on another thread, if one is free. */
  private FutureTask<Overlays.Shown> computeOverlays() {
    FutureTask<Overlays.Shown> task =
        new FutureTask<>(
            () ->
                new Overlays(loaded.map(), travelContext, options.rotation, input)
                    .compute(options.fieldKinds, options.within, route));
    ForkJoinPool.commonPool().execute(task);
    return task;
  }

  /** Waits for the overlays, and adds a warning if the route is not the one asked for. */
  private Overlays.Shown shown(FutureTask<Overlays.Shown> overlays) {
    overlays.run(); // unless a thread has begun
    Overlays.Shown shown = TaskResult.await(overlays);
    shown.lacking().ifPresent(message -> input.add(message, ""));
    marked = shown.marked();
    return shown;
  }

  private PictureFrame frame(PictureFrame whole) {
    CellRegion region = turnedRegion();
    Projection projection = whole.projection();
    boolean isWhole = region.equals(whole.cells());
    PixelBox box = isWhole ? whole.box() : projection.box(region);
    fit(box);
    if (isWhole && loaded.art().isPresent()) {
      box = withMarks(box, projection);
      fit(box);
    }
    return new PictureFrame(projection, region, content.scale(), box);
  }

  /** Finds the scale at which a part of the map is drawn. [world px] */
  private void fit(PixelBox box) {
    content = options.content.fitted(box.width(), box.height());
    double lacking = PictureFrame.MIN_SCALE / content.scale();
    if (lacking > 1) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--fit: the map is too large for so small a picture; make it %s times as large"
              .formatted(String.format(Locale.ROOT, "%.2g", lacking)));
    }
  }

  private PictureSheet.Text text(Overlays.Shown shown) {
    return new PictureSheet.Text(
        shown.figures(),
        PictureJob::word,
        Tile::label,
        DisplayText::cost,
        travelContext.scale(),
        loaded.map(),
        options.rotation);
  }

  private static String word(String key) {
    return switch (key) {
      case "points" -> "NESW";
      case "cell", "cells" -> key;
      case "ATTRACT" -> "Warmth attracts";
      case "REPEL" -> "Dread repels";
      case "COST" -> "Cost of a step";
      case "REACH" -> "Within reach";
      default ->
          key.isEmpty() ? key : key.substring(0, 1).toUpperCase(Locale.ROOT) + key.substring(1);
    };
  }

  /**
   * Widens the picture of a Tiled map, which has no room for what stands at its rim, to show the
   * route's start and goal whole.
   */
  private PixelBox withMarks(PixelBox box, Projection projection) {
    PixelBox all = box;
    for (int end = 0; end < marked.size(); end++) { // the start, then the goal
      all =
          all.with(
              RouteMarks.box(
                  end > 0, projection, marked.get(end), content.scale(), content.style().unit()));
    }
    return all;
  }

  private CellRegion turnedRegion() {
    GridSize size = loaded.map().size();
    Cell one = options.rotation.apply(size, new Cell(cells.x(), cells.y()));
    Cell other =
        options.rotation.apply(
            size, new Cell(cells.x() + cells.width() - 1, cells.y() + cells.height() - 1));
    return new CellRegion(
        Math.min(one.x(), other.x()),
        Math.min(one.y(), other.y()),
        Math.abs(one.x() - other.x()) + 1,
        Math.abs(one.y() - other.y()) + 1);
  }

  private static ExportProgress drawing(ProgressLine progress) {
    return (done, total) -> {
      progress.show("drawing", (double) done / total);
      return true;
    };
  }

  private PlaceLabels names(PictureFrame frame) {
    int tallest = loaded.art().isPresent() ? 0 : loaded.tiles().set().geometry().anchorY();
    return content.labels(
        loaded.map(), options.rotation, frame, PictureExporter.whole(frame), 1, tallest, marked);
  }

  /** Warns of characters in names for which there was no font. */
  private void warnOfFonts() {
    String missing = TextShaper.unreported();
    if (!missing.isEmpty()) {
      String message = "no font of this system has these characters of names: " + missing;
      String remedy = "install a font that has them; now they are question marks";
      input.add(message, remedy);
    }
    if (!content.sheet().parts().isEmpty() && !TextShaper.ofPages().hasFonts()) {
      input.add("nothing is written around the map: Java finds no fonts", "install fontconfig");
    }
  }
}
