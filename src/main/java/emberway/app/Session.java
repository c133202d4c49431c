package emberway.app;

import emberway.app.command.Input;
import emberway.app.command.Shown;
import emberway.app.display.Arrival;
import emberway.app.display.DoubleSize;
import emberway.app.display.FilmClock;
import emberway.app.display.Scene;
import emberway.app.display.TilePictures;
import emberway.app.document.OpenedMap;
import emberway.app.document.SceneComposer;
import emberway.app.document.SceneContent;
import emberway.app.document.SceneRequest;
import emberway.app.platform.LatestWorker;
import emberway.app.state.ExplorerState;
import emberway.map.edit.MapEdit;
import emberway.map.edit.Trail;
import emberway.render.gl.context.PlainPicture;
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

/** One map on show: what is known of it, how it is drawn, and who plans on it. GL thread only. */
final class Session implements AutoCloseable {
  /** How long planning may last before a newer wish ends it. [ns] */
  private static final long PATIENCE_NANOS = 250_000_000;

  private final OpenedMap opened;
  private final ExplorerState state;
  private final FilmClock clock = new FilmClock(System.nanoTime());
  private final Scene scene;
  private final LatestWorker<SceneRequest, SceneContent> worker;
  private final DoubleSize doubles;
  private final TilePictures pictures;
  private PlainPicture overview;
  private Trail<MapEdit> overviewed; // what the overview shows
  private boolean hasStepped;
  private SceneRequest asked; // null until something was
  private final StudyRoom studyRoom;

  /**
   * Shows a map.
   *
   * @param passes what it is drawn with
   * @param arrived the map, all of which is there
   * @param complain told on this thread what is wrong with its pictures of double size
   * @param whenReady called on another thread when there is something new to {@link #update}
   * @throws IllegalArgumentException if it is too large for the driver, in words for people
   */
  Session(
      RenderPasses passes,
      Arrival arrived,
      Set<Shown> shown,
      Input.Resized size,
      Consumer<String> complain,
      Runnable whenReady) {
    opened = arrived.opened();
    scene = new Scene(passes, arrived);
    state = new ExplorerState(opened, shown, Math.max(1, size.width()), Math.max(1, size.height()));
    doubles = new DoubleSize(opened, scene, complain, whenReady);
    pictures = new TilePictures(opened);
    drawOverview(state.content());
    worker = new LatestWorker<>("planner", PATIENCE_NANOS, work(opened.composer()), whenReady);
    studyRoom = new StudyRoom(state.studies(), whenReady);
  }

  private static LatestWorker.Work<SceneRequest, SceneContent> work(SceneComposer composer) {
    return new LatestWorker.Work<>() {
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
  PlainPicture overview() {
    return overview;
  }

  /** What its tiles look like. */
  TilePictures pictures() {
    return pictures;
  }

  private void drawOverview(SceneContent content) {
    if (content.request().edits() != overviewed) {
      overviewed = content.request().edits();
      Thumbnail thumbnail = Thumbnail.of(state.map());
      if (overview != null) {
        overview.close();
      }
      overview = new PlainPicture(thumbnail.width(), thumbnail.height(), thumbnail.rgba());
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
    studyRoom.update();
    scene.show(state.content(), state.isRouteDrawn());
    boolean isExplored = state.studies().isWalkShown();
    scene.setHorizon(!isExplored);
    Optional<BitSet> known = isExplored ? state.studies().walk().seen() : Optional.empty();
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
    if (!state.shown().contains(Shown.MOTION)) {
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
    if (!isWatched || !state.shown().contains(Shown.MOTION)) {
      return OptionalLong.empty();
    }
    long millis = scene.untilNext(state.view(), clock.millis());
    return millis == SpriteStack.Film.NEVER
        ? OptionalLong.empty()
        : OptionalLong.of(clock.untilDue(now, millis));
  }

  @Override
  public void close() {
    worker.close();
    studyRoom.close();
    doubles.close();
    overview.close();
    pictures.close();
    scene.close();
  }
}
