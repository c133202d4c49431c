package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.InputEvent;
import emberway.app.display.SceneUpload;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.TestMap;
import emberway.app.state.ExplorerState;
import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.edit.MapEdit;
import emberway.render.GlFixture;
import emberway.render.gl.GlContext;
import emberway.render.gl.ShaderSource;
import emberway.render.gl.map.RenderPasses;
import emberway.testing.Patience;
import java.util.Set;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.Test;

/** The upload of double-size sprites for a map on show: no update uploads more than a slice. */
final class SlicedUploadTest {
  private static final InputEvent.Resized SIZE = new InputEvent.Resized(640, 480);

  private final Semaphore wakes = new Semaphore(0);

  private MapSession mapSession(RenderPasses passes) {
    OpenedMap valley = TestMap.valley();
    assertThat(valley.loaded().map().size()).isEqualTo(new GridSize(12, 9));
    SceneUpload sceneUpload = new SceneUpload(SceneUpload.Ready.of(valley), passes);
    assertThat(sceneUpload.continueUpload(Integer.MAX_VALUE)).isTrue();
    return new MapSession(
        passes,
        sceneUpload,
        Set.of(),
        SIZE,
        complaint -> assertThat(complaint).isEmpty(),
        wakes::release);
  }

  private static void zoomIn(ExplorerState state) {
    while (state.view().frame().scale() < 2) {
      state.commands().motion().zoomCentered(1);
    }
  }

  /** Updates once as the window does: at once if there is more to do, otherwise when woken. */
  private void update(MapSession mapSession) throws InterruptedException {
    if (mapSession.untilNext(0, false).isEmpty()) {
      assertThat(Patience.acquire(wakes)).as("woken").isTrue();
    }
    mapSession.state().takeRedraw();
    mapSession.update(System.nanoTime(), false);
  }

  /** Updates until an upload has begun. */
  private void awaitUpload(MapSession mapSession) throws InterruptedException {
    while (mapSession.scene().remaining() == 0) {
      update(mapSession);
    }
  }

  /** Updates until the upload ends; returns the number of updates. */
  private int finishUpload(MapSession mapSession) throws InterruptedException {
    int updates = 0;
    while (mapSession.scene().remaining() > 0) {
      long before = mapSession.scene().remaining();
      assertThat(mapSession.untilNext(0, false)).as("asks for the next frame").hasValue(0);
      update(mapSession);
      updates++;
      if (mapSession.scene().remaining() > 0) {
        assertThat(before - mapSession.scene().remaining()).isBetween(1L, (long) SceneUpload.SLICE);
      } else {
        assertThat(before).isLessThanOrEqualTo(SceneUpload.SLICE);
        assertThat(mapSession.state().takeRedraw()).as("the map is drawn anew").isTrue();
      }
      if (updates > 1000) {
        throw new AssertionError("it never ends");
      }
    }
    return updates;
  }

  @Test
  void update_pastScale1_uploadsASliceAtATimeAndThenDraws() throws InterruptedException {
    try (GlContext context = GlFixture.context();
        RenderPasses passes = new RenderPasses(context, ShaderSource.bundled());
        MapSession mapSession = mapSession(passes)) {
      mapSession.update(System.nanoTime(), false);
      zoomIn(mapSession.state());
      mapSession.update(System.nanoTime(), false);
      awaitUpload(mapSession); // sprites on the map
      assertThat(mapSession.scene().isEnlarged()).isFalse();
      int first = finishUpload(mapSession);
      assertThat(mapSession.scene().isEnlarged()).isTrue();
      awaitUpload(mapSession); // sprites that can be painted
      assertThat(mapSession.scene().isEnlarged()).as("until the others have come").isTrue();
      int second = finishUpload(mapSession);
      assertThat(second).isGreaterThan(first).isGreaterThan(10);
      assertThat(mapSession.scene().isEnlarged()).isTrue();
      assertThat(mapSession.untilNext(0, false)).as("sleeps").isEmpty();
    }
  }

  @Test
  void update_tileDrawnBeforeAllIsThere_staysEnlarged() throws InterruptedException {
    try (GlContext context = GlFixture.context();
        RenderPasses passes = new RenderPasses(context, ShaderSource.bundled());
        MapSession mapSession = mapSession(passes)) {
      ExplorerState state = mapSession.state();
      int tile = 1;
      while (!state.map().legend().tile(tile).stem().contains("Bridge")) {
        tile++;
      }
      state.commands().drawing().takeTile(tile);
      zoomIn(state);
      mapSession.update(System.nanoTime(), false);
      awaitUpload(mapSession); // sprites on the map and of the tile to draw with
      finishUpload(mapSession);
      state
          .commands()
          .map()
          .change(MapEdit.painting(state.map(), Layer.OVERLAY, new int[] {50}, tile));
      while (!state.request().equals(state.content().request())) {
        update(mapSession);
      }
      assertThat(mapSession.scene().isEnlarged()).isTrue();
    }
  }

  @Test
  void update_scale1_uploadsNothing() {
    try (GlContext context = GlFixture.context();
        RenderPasses passes = new RenderPasses(context, ShaderSource.bundled());
        MapSession mapSession = mapSession(passes)) {
      while (mapSession.state().view().frame().scale() > 1) {
        mapSession.state().commands().motion().zoomCentered(-1);
      }
      mapSession.update(System.nanoTime(), false);
      mapSession.update(System.nanoTime(), false);
      assertThat(mapSession.scene().remaining()).isZero();
    }
  }

  @Test
  void begin_mapShownLargerThanItIs_isEnlargedAtOnce() {
    try (GlContext context = GlFixture.context();
        RenderPasses passes = new RenderPasses(context, ShaderSource.bundled());
        MapSession mapSession = mapSession(passes)) {
      zoomIn(mapSession.state());
      mapSession.begin();
      assertThat(mapSession.scene().remaining()).isZero();
      assertThat(mapSession.scene().isEnlarged()).isTrue();
    }
  }
}
