package emberway.cli.map;

import emberway.cli.option.MapInput;
import emberway.cli.option.OutputTarget;
import emberway.cli.option.TravelContext;
import emberway.cli.output.CommandFailure;
import emberway.cli.output.ExitCode;
import emberway.cli.output.ProgressLine;
import emberway.cli.route.RouteDrawing;
import emberway.io.TaskResult;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Rotation;
import emberway.pack.map.LoadedMap;
import emberway.plan.cost.Movement;
import emberway.render.export.Compression;
import emberway.render.export.ExportProgress;
import emberway.render.export.PictureExporter;
import emberway.render.export.PictureTooLargeException;
import emberway.render.gl.context.GlContext;
import emberway.render.gl.context.OpenGlUnavailableException;
import emberway.render.gl.context.ShaderException;
import emberway.render.gl.context.ShaderSource;
import emberway.render.gl.map.LabelRasterizer;
import emberway.render.gl.map.MapRenderer;
import emberway.render.gl.sprite.PreparedAtlas;
import emberway.render.iso.CellRegion;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PictureLabel;
import emberway.render.iso.PixelBox;
import emberway.render.iso.PlaceLabels;
import emberway.render.iso.Projection;
import emberway.render.iso.RouteMarks;
import emberway.render.pyramid.PicturePainter;
import emberway.render.text.TextShaper;
import emberway.render.tiled.TiledPicture;
import emberway.sprite.Atlas;
import emberway.view.FieldKind;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.FutureTask;
import java.util.function.Function;

/** Renders a picture of a map into a file. */
public final class PictureJob {
  /** The kind of file written, with its article. */
  static final String WRITTEN = "a picture";

  /**
   * How the map is shown.
   *
   * @param layers the tile layers to draw
   * @param fieldKinds the fields to draw over them
   * @param within the reachable cells to mark, below the fields
   * @param rotation how far the map is rotated
   * @param scale picture pixels per sprite pixel
   * @param names whether place names are drawn
   * @param largeNames whether place names grow with the picture
   * @param extras parts of a Tiled map to draw that Tiled's own export leaves out
   * @param shaders a folder of shaders that replace the built-in ones
   * @param compression how the file is compressed
   */
  public record Options(
      Set<Layer> layers,
      Set<FieldKind> fieldKinds,
      Optional<Within> within,
      Rotation rotation,
      double scale,
      boolean names,
      boolean largeNames,
      Set<TiledPicture.Extra> extras,
      Optional<Path> shaders,
      Compression compression) {}

  /**
   * Cells to mark: those that can be reached from a start within a budget.
   *
   * @param movement the movement rules
   */
  record Within(Cell from, double budget, Movement movement) {}

  private final LoadedMap loaded;
  private final Options options;
  private final CellRegion cells;
  private final Optional<RouteDrawing> route;
  private final TravelContext travelContext;
  private final MapInput input;
  private List<Cell> marked = List.of(); // with marks of routes; known once drawn

  /**
   * Creates a job.
   *
   * @param route the routes to draw
   * @param input collects warnings about missing tile pictures
   */
  public PictureJob(
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
    this.cells = cells;
    this.route = route;
  }

  /**
   * Uses a renderer that has the map, its fields and its route, with a frame of all of it at scale
   * 1.
   */
  public interface Drawing {
    void draw(MapRenderer renderer, PictureFrame whole);

    /** Whether the renderer draws as a window does, in low detail at small scales. */
    default boolean isOfWindow() {
      return false;
    }
  }

  /** Renders the picture to a file or to standard output. */
  void write(String target) {
    FutureTask<Overlays.Shown> overlays = computeOverlays();
    DrawnMap drawn = drawnMap();
    PictureFrame frame = frame(drawn.whole());
    Optional<PicturePainter> cells = drawn.painter().apply(frame);
    if (cells.isPresent()) {
      paint(drawn, cells.get(), frame, overlays, target);
    } else {
      draw(
          (renderer, whole) -> {
            PictureFrame marked = frame(whole);
            List<PictureLabel> labels = labels(marked);
            export(
                target,
                (out, progress) ->
                    exporter().export(renderer, marked, labels, out, drawing(progress)));
          },
          drawn,
          overlays);
    }
  }

  private DrawnMap drawnMap() {
    return ProgressLine.during(
        "choosing pictures", progress -> DrawnMap.of(loaded, options, input));
  }

  private PictureExporter exporter() {
    return new PictureExporter(options.compression);
  }

  /** Paints cells while the overlays are being computed, and uses OpenGL only if there are some. */
  private void paint(
      DrawnMap drawn,
      PicturePainter cells,
      PictureFrame frame,
      FutureTask<Overlays.Shown> overlays,
      String target) {
    try (Canvas canvas = new Canvas(drawn, false)) {
      Function<ProgressLine, PictureExporter.Front> front =
          progress -> {
            progress.show("computing fields");
            if (route.isPresent()) {
              canvas.open(); // there will be something to draw, so while it is being planned
            }
            Overlays.Shown shown = shown(overlays);
            marked = shown.marked();
            Optional<MapRenderer> renderer =
                shown.isEmpty() ? Optional.empty() : Optional.of(canvas.open());
            renderer.ifPresent(shown::give);
            return new PictureExporter.Front(renderer, labels(frame));
          };
      export(
          target,
          (out, progress) ->
              exporter().export(cells, frame, () -> front.apply(progress), out, drawing(progress)));
    } catch (ShaderException failure) {
      throw unusable(failure);
    }
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
    return shown;
  }

  private PictureFrame frame(PictureFrame whole) {
    CellRegion region = turnedRegion();
    Projection projection = whole.projection();
    boolean isWhole = region.equals(whole.cells());
    PixelBox box = isWhole ? whole.box() : projection.box(region);
    boolean isTight = isWhole && loaded.art().isPresent();
    return new PictureFrame(
        projection, region, options.scale, isTight ? withMarks(box, projection) : box);
  }

  /**
   * Widens the picture of a Tiled map, which has no room for what stands at its rim, to show the
   * route's start and goal whole.
   */
  private PixelBox withMarks(PixelBox box, Projection projection) {
    PixelBox all = box;
    for (int end = 0; end < marked.size(); end++) { // the start, then the goal
      all = all.with(RouteMarks.box(end > 0, projection, marked.get(end), options.scale, 1));
    }
    return all;
  }

  /** Uploads the map to a renderer, which exists only during {@code drawing}. */
  public void draw(Drawing drawing) {
    FutureTask<Overlays.Shown> overlays = computeOverlays();
    draw(drawing, drawnMap(), overlays);
  }

  private void draw(Drawing drawing, DrawnMap drawn, FutureTask<Overlays.Shown> overlays) {
    try (Canvas canvas = new Canvas(drawn, drawing.isOfWindow())) {
      MapRenderer renderer = canvas.open();
      Overlays.Shown shown = ProgressLine.during("planning", progress -> shown(overlays));
      shown.give(renderer);
      marked = shown.marked();
      drawing.draw(renderer, drawn.whole());
    } catch (ShaderException failure) {
      throw unusable(failure);
    }
  }

  private static CommandFailure unusable(ShaderException failure) {
    return new CommandFailure(ExitCode.INPUT, failure.getMessage(), failure);
  }

  /** A renderer with the map, which opens OpenGL when it is needed. */
  private final class Canvas implements AutoCloseable {
    private final DrawnMap drawn;
    private final boolean isOfWindow;
    private GlContext context; // null until open, like the next
    private MapRenderer renderer;

    Canvas(DrawnMap drawn, boolean isOfWindow) {
      this.drawn = drawn;
      this.isOfWindow = isOfWindow;
    }

    MapRenderer open() {
      if (renderer != null) {
        return renderer;
      }
      ShaderSource shaders =
          options.shaders.map(ShaderSource::folder).orElseGet(ShaderSource::bundled);
      try {
        context = GlContext.headless();
        renderer =
            isOfWindow
                ? new MapRenderer(context, shaders, prepared(drawn.atlas()))
                : new MapRenderer(context, shaders, drawn.atlas());
        drawn.upload().accept(renderer);
        drawn.doubles().ifPresent(renderer.sprites()::setDoubles);
        renderer.setLayers(options.layers);
        return renderer;
      } catch (OpenGlUnavailableException failure) {
        throw new CommandFailure(ExitCode.NO_OPENGL, failure.getMessage(), failure);
      }
    }

    @Override
    public void close() {
      if (renderer != null) {
        renderer.close();
      }
      if (context != null) {
        context.close();
      }
    }
  }

  private PreparedAtlas prepared(Atlas atlas) {
    return PreparedAtlas.forAllScales(atlas, loaded.tiles().set().geometry().groundPixels());
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

  private List<PictureLabel> labels(PictureFrame frame) {
    PixelBox all = new PixelBox(0, 0, frame.width(), frame.height());
    List<PictureLabel> labels =
        options.names ? LabelRasterizer.labels(names(frame, all)) : List.of();
    String missing = TextShaper.unreported();
    if (!missing.isEmpty()) {
      String message = "no font of this system has these characters of names: " + missing;
      String remedy = "install a font that has them; now they are question marks";
      input.add(message, remedy);
    }
    return labels;
  }

  /** Writes a picture to a stream. */
  private interface Export {
    void write(OutputStream out, ProgressLine progress)
        throws IOException, PictureTooLargeException;
  }

  private static ExportProgress drawing(ProgressLine progress) {
    return (done, total) -> {
      progress.show("drawing", (double) done / total);
      return true;
    };
  }

  private static void export(String target, Export export) {
    try (ProgressLine progress = new ProgressLine("drawing")) {
      OutputTarget.write(
          target,
          WRITTEN,
          out -> {
            try {
              export.write(out, progress);
            } catch (PictureTooLargeException failure) {
              throw new CommandFailure(ExitCode.USAGE, failure.getMessage(), failure);
            }
          });
    }
  }

  /**
   * Labels with letters as large as in the window; enlarged pictures enlarge them, and large ones
   * if that is asked for.
   */
  private PlaceLabels names(PictureFrame frame, PixelBox all) {
    double usual = PlaceLabels.USUAL_LETTERS * Math.max(1, options.scale);
    double letters = options.largeNames ? PlaceLabels.largeLetters(usual, all) : usual;
    Projection projection = frame.projection();
    double squash = (double) projection.halfWidth() / projection.halfHeight();
    PlaceLabels.Surroundings around =
        new PlaceLabels.Surroundings(
            loaded.art().isPresent() ? 0 : loaded.tiles().set().geometry().anchorY(),
            marked,
            RouteMarks.reach(options.scale, 1),
            RouteMarks.rise(options.scale, squash, 1));
    return PlaceLabels.of(loaded.map(), options.rotation, frame, all, letters, around);
  }
}
