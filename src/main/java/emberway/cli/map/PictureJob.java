package emberway.cli.map;

import emberway.cli.option.MapInput;
import emberway.cli.option.OutputTarget;
import emberway.cli.option.TravelContext;
import emberway.cli.output.CommandFailure;
import emberway.cli.output.ExitCode;
import emberway.cli.output.ProgressLine;
import emberway.cli.route.RouteDrawing;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Rotation;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.pack.map.LoadedMap;
import emberway.pack.map.TiledArt;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import emberway.pack.tileset.LoadedTileSet;
import emberway.plan.cost.Movement;
import emberway.render.export.Compression;
import emberway.render.export.PictureExporter;
import emberway.render.export.PictureTooLargeException;
import emberway.render.gl.context.GlContext;
import emberway.render.gl.context.OpenGlUnavailableException;
import emberway.render.gl.context.ShaderException;
import emberway.render.gl.context.ShaderSource;
import emberway.render.gl.map.LabelRasterizer;
import emberway.render.gl.map.MapRenderer;
import emberway.render.gl.sprite.PreparedAtlas;
import emberway.render.iso.CellBlitter;
import emberway.render.iso.CellRegion;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PictureLabel;
import emberway.render.iso.PixelBox;
import emberway.render.iso.PlaceLabels;
import emberway.render.iso.Projection;
import emberway.render.iso.RouteMarks;
import emberway.render.iso.SpriteStack;
import emberway.render.text.TextShaper;
import emberway.render.tiled.TiledPicture;
import emberway.sprite.Atlas;
import emberway.sprite.AutoTiler;
import emberway.sprite.ComposedSprites;
import emberway.sprite.PlaceholderSprites;
import emberway.sprite.SpriteLayers;
import emberway.sprite.SpriteUnavailableException;
import emberway.sprite.TileGeometry;
import emberway.view.DisplayText;
import emberway.view.FieldKind;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

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
   * @param blockedStart the problem in the map's file, if the start is the map's own and blocked
   */
  record Within(Cell from, double budget, Movement movement, Optional<Problem> blockedStart) {}

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
    draw((renderer, whole) -> export(renderer, frame(whole), target));
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
    Drawn drawn = loaded.art().isPresent() ? art(loaded.art().get()) : tiles();
    ShaderSource shaders =
        options.shaders.map(ShaderSource::folder).orElseGet(ShaderSource::bundled);
    try (GlContext context = GlContext.headless();
        MapRenderer renderer =
            drawing.isOfWindow()
                ? new MapRenderer(context, shaders, prepared(drawn.atlas))
                : new MapRenderer(context, shaders, drawn.atlas)) {
      drawn.upload.accept(renderer);
      drawn.doubles.ifPresent(renderer::setDoubles);
      renderer.setLayers(options.layers);
      marked =
          new Overlays(loaded.map(), travelContext, options.rotation)
              .lay(options.fieldKinds, options.within, route, renderer);
      drawing.draw(renderer, drawn.whole);
    } catch (OpenGlUnavailableException failure) {
      throw new CommandFailure(ExitCode.NO_OPENGL, failure.getMessage(), failure);
    } catch (ShaderException failure) {
      throw new CommandFailure(ExitCode.INPUT, failure.getMessage(), failure);
    }
  }

  private PreparedAtlas prepared(Atlas atlas) {
    return PreparedAtlas.forAllScales(atlas, loaded.tiles().set().geometry().groundPixels());
  }

  /**
   * What to draw: the sprites, optionally also in double size, a frame of the whole map at scale 1,
   * and the upload to a renderer.
   */
  private record Drawn(
      Atlas atlas, Optional<Atlas> doubles, PictureFrame whole, Consumer<MapRenderer> upload) {}

  private Drawn tiles() {
    if (!options.extras.isEmpty()) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--background, --parallax: only Tiled maps that draw themselves have these; leave them"
              + " out");
    }
    TileMap turned =
        options.rotation == Rotation.NONE ? loaded.map() : loaded.map().rotated(options.rotation);
    List<Tile> missing = new AutoTiler(loaded.tiles().set()).tilesWithoutSprite(turned);
    missing.forEach(
        tile ->
            warn(
                DisplayText.missingPicture(tile, loaded.tiles().set().name()),
                "add it, or use another tile set"));
    LoadedTileSet tiles = loaded.tiles().naming(missing);
    AutoTiler tiler = new AutoTiler(tiles.set());
    SpriteLayers sprites = tiler.tile(turned);
    boolean[] used = new boolean[tiler.spriteNames().size() + 1];
    sprites.markUsed(used);
    Set<String> reported = missing.stream().map(Tile::stem).collect(Collectors.toSet());
    Atlas atlas = atlas(tiler, used, reported);
    return new Drawn(
        atlas,
        options.scale > 1 ? doubles(tiler, used, reported) : Optional.empty(),
        PictureFrame.whole(new IsoProjection(tiles.set().geometry(), turned.size()), 1),
        renderer -> {
          renderer.setMap(sprites);
          if (options.shaders.isEmpty()) {
            renderer.setBlitter(new CellBlitter(atlas, sprites));
          }
        });
  }

  /** Prepares a Tiled map that draws itself, which has a single orientation and its own layers. */
  private Drawn art(TiledArt art) {
    if (options.rotation != Rotation.NONE) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--rotate %d: the pictures of a Tiled map show one side only; leave it out"
              .formatted(options.rotation.degrees()));
    }
    if (!options.layers.containsAll(List.of(Layer.BASE, Layer.OVERLAY))) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--layers: a Tiled map has layers of its own; leave it out, or hide layers in Tiled");
    }
    try {
      SpriteStack stack = TiledPicture.of(art.map(), art.pictures(), options.extras, this::warn);
      return new Drawn(
          stack.atlas(), Optional.empty(), stack.frame(1), renderer -> renderer.setStack(stack));
    } catch (SpriteUnavailableException failure) {
      throw new CommandFailure(ExitCode.INPUT, failure.getMessage(), failure);
    }
  }

  private void warn(String message, String remedy) {
    input.add(new Problem(Problem.Severity.WARNING, input.display(), 0, 0, message, remedy));
  }

  private void warn(SpriteUnavailableException missing) {
    UnreadableException.problems(missing, input.display()).forEach(input::add);
  }

  /** Warns about missing pictures, except those already reported. */
  private void warn(PlaceholderSprites sprites, Set<String> reported) {
    sprites
        .missing()
        .forEach(
            (name, failure) -> {
              if (reported.add(name)) {
                warn(failure);
              }
            });
  }

  /** The sprites, with placeholders for missing ones. */
  private Atlas atlas(AutoTiler tiler, boolean[] used, Set<String> reported) {
    TileGeometry geometry = loaded.tiles().set().geometry();
    PlaceholderSprites sprites =
        new PlaceholderSprites(new ComposedSprites(loaded.tiles().sprites()), geometry);
    try {
      return Atlas.compose(geometry, tiler.spriteNames(), used, sprites);
    } catch (SpriteUnavailableException failure) {
      throw new CommandFailure(ExitCode.INPUT, failure.getMessage(), failure);
    } finally {
      warn(sprites, reported);
    }
  }

  /** The sprites in double size; one that cannot be read is enlarged from its usual size. */
  private Optional<Atlas> doubles(AutoTiler tiler, boolean[] used, Set<String> reported) {
    TileGeometry geometry = loaded.tiles().set().geometry();
    PlaceholderSprites sprites = new PlaceholderSprites(loaded.tiles().sprites(), geometry);
    try {
      return Atlas.composeDoubled(geometry, tiler.spriteNames(), used, sprites);
    } catch (SpriteUnavailableException failure) {
      throw new CommandFailure(ExitCode.INPUT, failure.getMessage(), failure);
    } finally {
      warn(sprites, reported);
    }
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

  private void export(MapRenderer renderer, PictureFrame frame, String target) {
    PixelBox all = new PixelBox(0, 0, frame.width(), frame.height());
    List<PictureLabel> labels =
        options.names ? LabelRasterizer.labels(names(frame, all)) : List.of();
    String missing = TextShaper.unreported();
    if (!missing.isEmpty()) {
      warn(
          "no font of this system has these characters of names: " + missing,
          "install a font that has them; now they are question marks");
    }
    try (ProgressLine progress = new ProgressLine()) {
      OutputTarget.write(
          target,
          WRITTEN,
          out -> {
            try {
              new PictureExporter(renderer, options.compression)
                  .export(
                      frame,
                      labels,
                      out,
                      (done, total) -> {
                        progress.show("drawing", (double) done / total);
                        return true;
                      });
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
