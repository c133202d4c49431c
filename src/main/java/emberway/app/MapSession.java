package emberway.app;

import emberway.app.command.Command;
import emberway.app.command.InputEvent;
import emberway.app.display.AnimationClock;
import emberway.app.display.DoubleSizeLoader;
import emberway.app.display.Scene;
import emberway.app.display.SceneUpload;
import emberway.app.display.TileIcons;
import emberway.app.platform.ConflatingWorker;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.SceneComposer;
import emberway.app.scene.SceneContent;
import emberway.app.scene.SceneRequest;
import emberway.app.state.ExplorerState;
import emberway.app.study.Walk;
import emberway.map.edit.ChangeCursor;
import emberway.map.edit.MapEdit;
import emberway.render.gl.ImageTexture;
import emberway.render.gl.map.FogOfWar;
import emberway.render.gl.map.RenderPasses;
import emberway.render.iso.SpriteStack;
import emberway.view.Thumbnail;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * One map on show: its state, its rendering, and the workers that plan on it. Window's thread only.
 */
final class MapSession implements AutoCloseable {
  /** How long planning may go on after a newer request arrives. [ns] */
  private static final long PATIENCE_NANOS = 250_000_000;

  private final OpenedMap opened;
  private final ExplorerState state;
  private final AnimationClock clock = new AnimationClock(System.nanoTime());
  private final Scene scene;
  private final ConflatingWorker<SceneRequest, SceneContent> worker;
  private final DoubleSizeLoader doubles;
  private final TileIcons pictures;
  private ImageTexture overview;
  private ChangeCursor<MapEdit> overviewed; // the edits that the overview shows
  private boolean hasStepped;
  private SceneRequest lastRequest; // the request sent last, or null
  private final SimulationWorkers simulationWorkers;
  private final SurveyWorker surveyWorker;

  /**
   * Shows a map.
   *
   * @param passes the render passes that draw the map
   * @param arrived the map, uploaded completely
   * @param viewOptions the options turned on at first
   * @param size the window's size [px]
   * @param complain is told on this thread what is wrong with the map's double-size pictures
   * @param whenReady called on any thread when {@link #update} is due
   * @throws IllegalArgumentException if the map is too large for the driver, with a message for
   *     users
   */
  MapSession(
      RenderPasses passes,
      SceneUpload arrived,
      Set<Command> viewOptions,
      InputEvent.Resized size,
      Consumer<String> complain,
      Runnable whenReady) {
    opened = arrived.opened();
    scene = new Scene(passes, arrived);
    scene.whenDrawn(whenReady);
    state =
        new ExplorerState(
            opened, viewOptions, Math.max(1, size.width()), Math.max(1, size.height()));
    doubles = new DoubleSizeLoader(opened, scene, complain, whenReady);
    pictures = new TileIcons(opened);
    drawOverview(state.content());
    worker = new ConflatingWorker<>("planner", PATIENCE_NANOS, work(opened.composer()), whenReady);
    simulationWorkers = new SimulationWorkers(state.simulations(), whenReady);
    surveyWorker = new SurveyWorker(state.simulations().surveys(), whenReady);
  }

  private static ConflatingWorker.Work<SceneRequest, SceneContent> work(SceneComposer composer) {
    return new ConflatingWorker.Work<>() {
      @Override
      public Optional<SceneContent> answer(SceneRequest request, BooleanSupplier isStale) {
        return composer.compose(request, isStale);
      }

      @Override
      public boolean prepare(BooleanSupplier hasQuestion) {
        return composer.prepare(hasQuestion);
      }

      @Override
      public void close() {
        composer.close();
      }
    };
  }

  /** Loads what the first frame needs. */
  void begin() {
    doubles.begin(
        state.view().frame().scale(), state.content().sprites(), state.drawingState().tile());
  }

  /** Returns the map as it was read. */
  OpenedMap opened() {
    return opened;
  }

  /** Returns the state of the explorer on this map. */
  ExplorerState state() {
    return state;
  }

  /** Returns the rendering of the map. */
  Scene scene() {
    return scene;
  }

  /** Returns a small, flat picture of the whole map. */
  ImageTexture overview() {
    return overview;
  }

  /** Returns the icons of the map's tiles. */
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
   * Takes the workers' results, requests what is wanted now, and advances animations.
   *
   * @param now by {@link System#nanoTime}
   * @param isWatched whether the user can be expected to look; animations stand still otherwise
   */
  void update(long now, boolean isWatched) {
    move(now, isWatched);
    Optional<SceneContent> content = worker.take();
    if (content.isPresent()) {
      state.show(content.get());
      drawOverview(content.get());
    }
    simulationWorkers.update();
    if (surveyWorker.update()) {
      state.expose();
    }
    scene.show(state.content(), state.isRouteDrawn());
    boolean isExplored = state.simulations().isWalkShown();
    scene.setHorizon(!isExplored);
    Walk walk = state.simulations().walk();
    Optional<FogOfWar.Sight> sight =
        isExplored
            ? walk.seen().map(seen -> new FogOfWar.Sight(seen, walk.inSight()))
            : Optional.empty();
    if (scene.hideUnseen(sight, state.map().size(), state.content().request().rotation())) {
      state.expose();
    }
    boolean hasDoubles =
        doubles.update(
            state.view().frame().scale(), state.content().sprites(), state.drawingState().tile());
    if (scene.update() || hasDoubles) {
      state.expose();
    }
    if (!Objects.equals(lastRequest, state.request())) {
      lastRequest = state.request();
      worker.submit(lastRequest);
    }
  }

  /** Whether everything wanted is on show and no request is pending. */
  boolean isAtRest() {
    return scene.isComplete()
        && doubles.isAtRest(state.view().frame().scale())
        && state.request().equals(state.content().request())
        && state.simulations().surveys().isAnswered();
  }

  private void move(long now, boolean isWatched) {
    boolean changed = false;
    if (!state.viewOptions().contains(Command.MOTION)) {
      changed = scene.showFirstFrames();
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

  /** Whether an animation has moved since the last call. */
  boolean takeStep() {
    boolean result = hasStepped;
    hasStepped = false;
    return result;
  }

  /** Whether an animation step is too expensive for a frame that has to be quick. */
  boolean isStepExpensive() {
    return clock.isExpensive();
  }

  /** Records the cost of drawing an animation step. [ns of processor time] */
  void stepCost(long nanos) {
    clock.stepCost(nanos);
  }

  /**
   * Returns the time until {@link #update} has something to do without input, empty for never. [ns]
   */
  OptionalLong untilNext(long now, boolean isWatched) {
    if (doubles.isUploading() || scene.isFading()) {
      return OptionalLong.of(0);
    }
    if (!isWatched || !state.viewOptions().contains(Command.MOTION)) {
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
    surveyWorker.close();
    doubles.close();
    overview.close();
    pictures.close();
    scene.close();
  }
}
