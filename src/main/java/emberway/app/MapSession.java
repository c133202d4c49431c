package emberway.app;

import emberway.app.command.InputEvent;
import emberway.app.command.ViewOption;
import emberway.app.display.AnimationClock;
import emberway.app.display.DoubleSizeLoader;
import emberway.app.display.Scene;
import emberway.app.display.SceneUpload;
import emberway.app.display.TileIcons;
import emberway.app.opening.OpenedMap;
import emberway.app.opening.SceneComposer;
import emberway.app.opening.SceneContent;
import emberway.app.opening.SceneRequest;
import emberway.app.platform.ConflatingWorker;
import emberway.app.state.ExplorerState;
import emberway.map.edit.ChangeCursor;
import emberway.map.edit.MapEdit;
import emberway.render.gl.context.ImageTexture;
import emberway.render.gl.map.RenderPasses;
import emberway.render.iso.SpriteStack;
import emberway.view.Thumbnail;
import java.util.BitSet;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * One map on show: what is known of it, how it is drawn, and who plans on it. Window's thread only.
 */
final class MapSession implements AutoCloseable {
  /** How long planning may last before a newer wish ends it. [ns] */
  private static final long PATIENCE_NANOS = 250_000_000;

  private final OpenedMap opened;
  private final ExplorerState state;
  private final AnimationClock clock = new AnimationClock(System.nanoTime());
  private final Scene scene;
  private final ConflatingWorker<SceneRequest, SceneContent> worker;
  private final DoubleSizeLoader doubles;
  private final TileIcons pictures;
  private ImageTexture overview;
  private ChangeCursor<MapEdit> overviewed; // what the overview shows
  private boolean hasStepped;
  private SceneRequest asked; // null until something was
  private final SimulationWorkers simulationWorkers;

  /**
   * Shows a map.
   *
   * @param passes what it is drawn with
   * @param arrived the map, all of which is there
   * @param complain told on this thread what is wrong with its pictures of double size
   * @param whenReady called on another thread when there is something new to {@link #update}
   * @throws IllegalArgumentException if it is too large for the driver, in words for people
   */
  MapSession(
      RenderPasses passes,
      SceneUpload arrived,
      Set<ViewOption> viewOption,
      InputEvent.Resized size,
      Consumer<String> complain,
      Runnable whenReady) {
    opened = arrived.opened();
    scene = new Scene(passes, arrived);
    state =
        new ExplorerState(
            opened, viewOption, Math.max(1, size.width()), Math.max(1, size.height()));
    doubles = new DoubleSizeLoader(opened, scene, complain, whenReady);
    pictures = new TileIcons(opened);
    drawOverview(state.content());
    worker = new ConflatingWorker<>("planner", PATIENCE_NANOS, work(opened.composer()), whenReady);
    simulationWorkers = new SimulationWorkers(state.simulations(), whenReady);
  }

  private static ConflatingWorker.Work<SceneRequest, SceneContent> work(SceneComposer composer) {
    return new ConflatingWorker.Work<>() {
      @Override
      public Optional<SceneContent> answer(SceneRequest request, BooleanSupplier isStale) {
        return composer.compose(request, isStale);
      }

      @Override
      public boolean prepare(BooleanSupplier isAsked) {
        return composer.prepare(isAsked);
      }

      @Override
      public void close() {
        composer.close();
      }
    };
  }

  /** Gets ready what is shown first, before anybody sees it. */
  void begin() {
    doubles.begin(state.view().frame().scale(), state.content().sprites());
  }

  /** The map as it was read. */
  OpenedMap opened() {
    return opened;
  }

  /** What is known of the map. */
  ExplorerState state() {
    return state;
  }

  /** How it is drawn. */
  Scene scene() {
    return scene;
  }

  /** All of the map, flat and small. */
  ImageTexture overview() {
    return overview;
  }

  /** What its tiles look like. */
  TileIcons pictures() {
    return pictures;
  }

  private void drawOverview(SceneContent content) {
    if (content.request().edits() != overviewed) {
      overviewed = content.request().edits();
      Thumbnail thumbnail = Thumbnail.of(state.map());
      if (overview != null) {
        overview.close();
      }
      overview = new ImageTexture(thumbnail.width(), thumbnail.height(), thumbnail.rgba());
    }
  }

  /**
   * Takes what is ready, asks for what is wanted by now, and moves what moves.
   *
   * @param now by {@link System#nanoTime}
   * @param isWatched whether anybody can be expected to look; else what moves stays as it is
   */
  void update(long now, boolean isWatched) {
    move(now, isWatched);
    Optional<SceneContent> content = worker.take();
    if (content.isPresent()) {
      state.show(content.get());
      drawOverview(content.get());
    }
    simulationWorkers.update();
    scene.show(state.content(), state.isRouteDrawn());
    boolean isExplored = state.simulations().isWalkShown();
    scene.setHorizon(!isExplored);
    Optional<BitSet> known = isExplored ? state.simulations().walk().seen() : Optional.empty();
    if (scene.hideUnknown(known, state.map().size(), state.content().request().rotation())) {
      state.expose();
    }
    if (doubles.update(state.view().frame().scale(), state.content().sprites())) {
      state.expose();
    }
    if (!Objects.equals(asked, state.request())) {
      asked = state.request();
      worker.ask(asked);
    }
  }

  /** Whether all that is wanted is shown, and nothing that was asked for is still on its way. */
  boolean isAtRest() {
    return doubles.isAtRest(state.view().frame().scale())
        && state.request().equals(state.content().request());
  }

  private void move(long now, boolean isWatched) {
    boolean changed = false;
    if (!state.viewOption().contains(ViewOption.MOTION)) {
      changed = scene.still();
      clock.reset(now);
    } else if (isWatched) {
      clock.advance(now, scene.untilNext(state.view(), clock.millis()));
      changed = scene.showTime(state.view(), clock.millis());
    }
    hasStepped |= changed;
    if (changed) {
      state.expose();
    }
  }

  /** Whether something has moved since this was last asked. */
  boolean takeStep() {
    boolean result = hasStepped;
    hasStepped = false;
    return result;
  }

  /** Whether a frame that is to be quick had better be without that. */
  boolean isStepDear() {
    return clock.isDear();
  }

  /** Learns what it has cost to draw that. [ns of processor time] */
  void stepCost(long nanos) {
    clock.stepCost(nanos);
  }

  /** How long until there is something to {@link #update} of itself; never if nothing is. [ns] */
  OptionalLong untilNext(long now, boolean isWatched) {
    if (doubles.isUploading()) {
      return OptionalLong.of(0);
    }
    if (!isWatched || !state.viewOption().contains(ViewOption.MOTION)) {
      return OptionalLong.empty();
    }
    long millis = scene.untilNext(state.view(), clock.millis());
    return millis == SpriteStack.Animation.NEVER
        ? OptionalLong.empty()
        : OptionalLong.of(clock.untilDue(now, millis));
  }

  @Override
  public void close() {
    worker.close();
    simulationWorkers.close();
    doubles.close();
    overview.close();
    pictures.close();
    scene.close();
  }
}
