package emberway.app;

import emberway.map.edit.MapEdit;
import emberway.map.edit.Trail;
import emberway.render.gl.GlContext;
import emberway.render.gl.PlainPicture;
import emberway.render.gl.ShaderSource;
import emberway.view.Thumbnail;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.BooleanSupplier;

/** One map on show: what is known of it, how it is drawn, and who plans on it. GL thread only. */
final class Session implements AutoCloseable {
  /** How long planning may last before a newer wish ends it. [ns] */
  private static final long PATIENCE_NANOS = 250_000_000;

  private static final long NANOS_PER_MILLI = 1_000_000;

  private final OpenedMap opened;
  private final ExplorerState state;
  private final long began = System.nanoTime();
  private final Scene scene;
  private final LatestWorker<SceneRequest, SceneContent> worker;
  private final TilePictures pictures;
  private PlainPicture overview;
  private Trail<MapEdit> overviewed; // what the overview shows
  private SceneRequest asked; // null until something was
  private final StudyRoom studyRoom;

  /**
   * Shows a map.
   *
   * @param whenReady called on another thread when there is something new to {@link #update}
   * @throws IllegalArgumentException if it is too large for the driver, in words for people
   */
  Session(
      GlContext context,
      ShaderSource shaders,
      OpenedMap opened,
      Set<Shown> shown,
      Input.Resized size,
      Runnable whenReady) {
    this.opened = opened;
    scene = new Scene(context, shaders, opened);
    state = new ExplorerState(opened, shown, Math.max(1, size.width()), Math.max(1, size.height()));
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

  /** Takes what is ready, asks for what is wanted by now, and moves what moves. */
  void update() {
    if (scene.showTime((System.nanoTime() - began) / NANOS_PER_MILLI)) {
      state.expose();
    }
    worker
        .take()
        .ifPresent(
            content -> {
              state.show(content);
              drawOverview(content);
            });
    studyRoom.update();
    scene.show(state.content(), state.isRouteDrawn());
    if (!Objects.equals(asked, state.request())) {
      asked = state.request();
      worker.ask(asked);
    }
  }

  /** How long until the picture changes of itself; never where nothing moves. [ns] */
  OptionalLong untilNext(long now) {
    OptionalLong millis = scene.untilNext((now - began) / NANOS_PER_MILLI);
    return millis.isPresent()
        ? OptionalLong.of(millis.getAsLong() * NANOS_PER_MILLI)
        : OptionalLong.empty();
  }

  @Override
  public void close() {
    worker.close();
    studyRoom.close();
    overview.close();
    pictures.close();
    scene.close();
  }
}
