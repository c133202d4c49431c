package emberway.app.document;

import emberway.app.command.Notices;
import emberway.app.command.WorldCommands;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.platform.UniqueFileName;
import emberway.app.scene.MapOpener;
import emberway.app.scene.OpenedMap;
import emberway.app.text.Texts;
import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.MapInfo;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.pack.problem.UnreadableException;
import emberway.pack.tileset.LoadedTileSet;
import emberway.view.Thumbnail;
import emberway.worldgen.GenerationProgress;
import emberway.worldgen.WorldGenerator;
import emberway.worldgen.WorldKind;
import emberway.worldgen.WorldRequest;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.stream.IntStream;

/**
 * Makes new maps: previews random worlds, opens the one that the user keeps, and opens empty maps.
 * Worlds are made in the background; everything else belongs to the window's thread.
 *
 * <p>At most one preview is made at a time, always of the newest choice. A small one comes first
 * and is never canceled, so that there is something to see while a slider moves. Then comes the
 * world itself, unless it is large; a newer choice cancels it.
 */
public final class WorldController implements WorldCommands, AutoCloseable {
  private static final int QUICK_SIDE = 96; // the longest side of a small preview [cells]
  private static final int MAX_EXACT = 1 << 18; // cells of the largest world previewed as it is
  private static final double PROGRESS_STEP = 0.02;
  private static final WorldRequest FIRST =
      new WorldRequest(new GridSize(128, 96), 1, WorldKind.REALM);

  private final MapOpener opener;
  private final BackgroundExecutor backgroundExecutor;
  private final BackgroundExecutor making;
  private final Notices notices;
  private final IntSupplier seeds;
  private final Consumer<Thumbnail> canvas;
  private final Window window;
  private final AtomicInteger choices = new AtomicInteger(); // the number of the newest choice
  private final AtomicInteger orders = new AtomicInteger(); // the number of the newest order
  private WorldRequest request = FIRST;
  private Optional<Preview> preview = Optional.empty();
  private Optional<Double> progress = Optional.empty(); // of the world to be opened [0..1]
  private Optional<Legend> legend = Optional.empty();
  private boolean isPreviewing; // whether a preview is being made
  private LoadedTileSet tiles; // null until the first job; used by jobs only

  /** Shows what is made; called on the window's thread. */
  public interface Window {
    /**
     * Opens a map that is to be made, once the user agrees to leave unsaved work.
     *
     * @param isEmpty whether the map is empty, and not worth saving until it is changed
     * @param make makes the map, and passes it on
     */
    void open(boolean isEmpty, Consumer<Consumer<OpenedMap>> make);

    /** Shows the panel of random worlds. */
    void showChoices();
  }

  /**
   * A world that was made for a preview.
   *
   * @param request the world that was chosen
   * @param map that world, perhaps in a smaller size
   */
  public record Preview(WorldRequest request, TileMap map) {
    /** Whether the preview has the size that was chosen. */
    public boolean isExact() {
      return map.size().equals(request.size());
    }
  }

  /**
   * Creates a controller that has made nothing yet.
   *
   * @param making runs what takes long; finished together with {@code backgroundExecutor}
   * @param seeds supplies the seeds of other worlds
   * @param canvas shows previews
   */
  public WorldController(
      MapOpener opener,
      BackgroundExecutor backgroundExecutor,
      BackgroundExecutor making,
      Notices notices,
      IntSupplier seeds,
      Consumer<Thumbnail> canvas,
      Window window) {
    this.opener = opener;
    this.backgroundExecutor = backgroundExecutor;
    this.notices = notices;
    this.seeds = seeds;
    this.canvas = canvas;
    this.window = window;
    this.making = making;
  }

  /** Prepares what the panel of random worlds shows, when it is opened. */
  public void begin() {
    if (preview.isEmpty()) {
      choose(request);
    }
  }

  /** Prepares what the panel of empty maps shows, when it is opened. */
  public void beginEmpty() {
    if (legend.isEmpty()) {
      making.run(
          () -> {
            try {
              Legend its = tiles().set().legend();
              return () -> legend = Optional.of(its);
            } catch (UnreadableException refused) {
              refuse(refused.getMessage());
              return () -> {};
            }
          });
    }
  }

  @Override
  public void choose(WorldRequest wanted) {
    request = wanted;
    choices.incrementAndGet();
    if (!isPreviewing) {
      makePreview(quickSize(wanted.size()));
    }
  }

  @Override
  public void roll() {
    window.showChoices();
    choose(request.with(seeds.getAsInt()));
  }

  /** Returns a size of the same proportions that is made at once. */
  private static GridSize quickSize(GridSize size) {
    int longest = Math.max(size.width(), size.height());
    if (longest <= QUICK_SIDE) {
      return size;
    }
    return new GridSize(
        Math.max(1, size.width() * QUICK_SIDE / longest),
        Math.max(1, size.height() * QUICK_SIDE / longest));
  }

  private void makePreview(GridSize size) {
    WorldRequest wanted = request;
    int choice = choices.get();
    boolean isQuick = size.equals(quickSize(wanted.size()));
    GenerationProgress whileNewest = (stage, done) -> isQuick || choices.get() == choice;
    isPreviewing = true;
    making.run(
        () -> {
          Optional<TileMap> made = generate(wanted.with(size), whileNewest);
          Optional<Thumbnail> drawn = made.map(Thumbnail::of);
          return () -> {
            made.ifPresent(map -> preview = Optional.of(new Preview(wanted, map)));
            drawn.ifPresent(canvas);
            goOn(wanted, made.isPresent(), isQuick);
          };
        },
        () -> isPreviewing = false);
  }

  /** Makes the next preview: of a newer choice, or of the same one in its real size. */
  private void goOn(WorldRequest shown, boolean isMade, boolean isQuick) {
    GridSize size = request.size();
    if (!request.equals(shown)) {
      makePreview(quickSize(size));
    } else if (isMade && isQuick && isExactOneWanted()) {
      makePreview(size);
    }
  }

  private boolean isExactOneWanted() {
    GridSize size = request.size();
    boolean isLeft = !size.equals(quickSize(size)) && size.cells() <= MAX_EXACT;
    return isLeft && progress.isEmpty();
  }

  /** Generates a world; called in the background. Empty if it was canceled or refused. */
  private Optional<TileMap> generate(WorldRequest wanted, GenerationProgress listener) {
    try {
      return Optional.of(new WorldGenerator(tiles().set().legend()).generate(wanted, listener));
    } catch (CancellationException canceled) {
      return Optional.empty();
    } catch (UnreadableException | IllegalArgumentException refused) {
      refuse(refused.getMessage());
      return Optional.empty();
    }
  }

  private LoadedTileSet tiles() throws UnreadableException {
    if (tiles == null) {
      tiles = opener.tilesOfNewMaps();
    }
    return tiles;
  }

  /** Reports why a map cannot be made; any thread. */
  private void refuse(String why) {
    backgroundExecutor.run(() -> () -> notices.complain(Texts.format("world.refused", why)));
  }

  @Override
  public void keep() {
    if (progress.isEmpty()) { // else it is already on its way
      window.open(false, this::keep);
    }
  }

  private void keep(Consumer<OpenedMap> open) {
    WorldRequest wanted = request;
    Optional<TileMap> made =
        preview
            .filter(Preview::isExact)
            .filter(shown -> shown.request().equals(wanted))
            .map(Preview::map);
    preview = Optional.empty(); // the map will be edited
    int order = orders.incrementAndGet();
    choices.incrementAndGet(); // no preview is needed
    order(() -> made.isPresent() ? made : generate(wanted, listener(order)), open);
  }

  private GenerationProgress listener(int order) {
    double[] told = {0};
    return (stage, done) -> {
      if (done >= told[0] + PROGRESS_STEP) {
        told[0] = done;
        backgroundExecutor.run(() -> () -> progress = progress.map(before -> done));
      }
      return orders.get() == order;
    };
  }

  @Override
  public void cancel() {
    orders.incrementAndGet();
  }

  @Override
  public void create(GridSize size, int ground) {
    if (progress.isEmpty()) {
      orders.incrementAndGet();
      window.open(
          true,
          open -> order(() -> Optional.of(empty(tiles().set().legend(), size, ground)), open));
    }
  }

  /**
   * Returns a map without places, start or goal.
   *
   * @param ground the id of a base tile of the legend; any other id stands for the first base tile
   */
  private static TileMap empty(Legend legend, GridSize size, int ground) {
    int tile =
        IntStream.concat(IntStream.of(ground), IntStream.rangeClosed(1, legend.size()))
            .filter(id -> id >= 1 && id <= legend.size())
            .filter(id -> legend.tile(id).layer() == Layer.BASE)
            .findFirst()
            .orElse(Legend.NOTHING);
    char[] base = new char[size.cells()];
    Arrays.fill(base, (char) tile);
    MapInfo info =
        new MapInfo(Texts.get("world.new-name"), MapInfo.DEFAULT_TILE_SET, "", "", "", "");
    return new TileMap(info, legend, new TileLayer(size, base), new TileLayer(size), List.of());
  }

  private interface Making {
    Optional<TileMap> make() throws UnreadableException;
  }

  /** Makes a map and opens it. */
  private void order(Making made, Consumer<OpenedMap> open) {
    progress = Optional.of(0.0);
    making.run(
        () -> {
          try {
            Optional<TileMap> map = made.make();
            if (map.isEmpty()) {
              return () -> {};
            }
            OpenedMap opened = prepare(map.get());
            return () -> open.accept(opened);
          } catch (UnreadableException refused) {
            return () -> refuse(refused.getMessage());
          } catch (OutOfMemoryError tooLarge) {
            return () -> refuse(Texts.get("world.no-memory"));
          }
        },
        () -> progress = Optional.empty());
  }

  /** Prepares a map to be shown; called in the background. */
  private OpenedMap prepare(TileMap map) throws UnreadableException {
    Path home = Path.of(System.getProperty("user.home"));
    Path place = UniqueFileName.in(home, UniqueFileName.stemOf(map.info().name()), ".map.txt");
    return opener.openNew(map, tiles(), place);
  }

  /** Returns the chosen world. */
  public WorldRequest request() {
    return request;
  }

  /** Returns the newest preview, perhaps of an earlier choice. */
  public Optional<Preview> preview() {
    return preview;
  }

  /** Returns how far the map to be opened is made; empty if none is. [0..1] */
  public Optional<Double> progress() {
    return progress;
  }

  /** Returns the legend of new maps; empty until it is read. */
  public Optional<Legend> legend() {
    return legend;
  }

  /** Stops what is being made. */
  @Override
  public void close() {
    choices.incrementAndGet();
    orders.incrementAndGet();
  }
}
