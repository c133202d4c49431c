package emberway.app;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Action;
import emberway.app.command.Input;
import emberway.app.display.Arrival;
import emberway.app.document.OpenedMap;
import emberway.app.document.TestMap;
import emberway.app.state.ExplorerState;
import emberway.map.GridSize;
import emberway.render.GlFixture;
import emberway.render.gl.context.GlContext;
import emberway.render.gl.context.ShaderSource;
import emberway.render.gl.map.RenderPasses;
import emberway.testing.Patience;
import java.util.Set;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.Test;

/** How a map on show comes to its sprites of double size: no update uploads more than a slice. */
final class SlicedUploadTest {
  private static final Input.Resized SIZE = new Input.Resized(640, 480);

  private final Semaphore wakes = new Semaphore(0);

  private Session session(RenderPasses passes) {
    OpenedMap valley = TestMap.valley();
    assertThat(valley.loaded().map().size()).isEqualTo(new GridSize(12, 9));
    Arrival arrival = new Arrival(Arrival.Ready.of(valley), passes);
    assertThat(arrival.goOn(Integer.MAX_VALUE)).isTrue();
    return new Session(
        passes,
        arrival,
        Set.of(),
        SIZE,
        complaint -> assertThat(complaint).isEmpty(),
        wakes::release);
  }

  private static void zoomIn(ExplorerState state) {
    while (state.view().frame().scale() < 2) {
      state.apply(new Action.ZoomCentered(1));
    }
  }

  /** Updates once as the window does: at once if there is more to do, else when woken. */
  private void update(Session session) throws InterruptedException {
    if (session.untilNext(0, false).isEmpty()) {
      assertThat(Patience.acquire(wakes)).as("woken").isTrue();
    }
    session.state().takeRedraw();
    session.update(System.nanoTime(), false);
  }

  /** Until an upload has begun. */
  private void awaitUpload(Session session) throws InterruptedException {
    while (session.scene().remaining() == 0) {
      update(session);
    }
  }

  /** To the end of one that has begun; how many updates it took. */
  private int finishUpload(Session session) throws InterruptedException {
    int updates = 0;
    while (session.scene().remaining() > 0) {
      long before = session.scene().remaining();
      assertThat(session.untilNext(0, false)).as("asks for the next frame").hasValue(0);
      update(session);
      updates++;
      if (session.scene().remaining() > 0) {
        assertThat(before - session.scene().remaining()).isBetween(1L, (long) Arrival.SLICE);
      } else {
        assertThat(before).isLessThanOrEqualTo(Arrival.SLICE);
        assertThat(session.state().takeRedraw()).as("the map is drawn anew").isTrue();
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
        Session session = session(passes)) {
      session.update(System.nanoTime(), false);
      zoomIn(session.state());
      session.update(System.nanoTime(), false);
      awaitUpload(session); // what is on the map
      assertThat(session.scene().isEnlarged()).isFalse();
      int first = finishUpload(session);
      assertThat(session.scene().isEnlarged()).isTrue();
      awaitUpload(session); // what can be painted
      assertThat(session.scene().isEnlarged()).as("until the others have come").isTrue();
      int second = finishUpload(session);
      assertThat(second).isGreaterThan(first).isGreaterThan(10);
      assertThat(session.scene().isEnlarged()).isTrue();
      assertThat(session.untilNext(0, false)).as("sleeps").isEmpty();
    }
  }

  @Test
  void update_scale1_uploadsNothing() {
    try (GlContext context = GlFixture.context();
        RenderPasses passes = new RenderPasses(context, ShaderSource.bundled());
        Session session = session(passes)) {
      while (session.state().view().frame().scale() > 1) {
        session.state().apply(new Action.ZoomCentered(-1));
      }
      session.update(System.nanoTime(), false);
      session.update(System.nanoTime(), false);
      assertThat(session.scene().remaining()).isZero();
    }
  }

  @Test
  void begin_mapShownLargerThanItIs_isEnlargedAtOnce() {
    try (GlContext context = GlFixture.context();
        RenderPasses passes = new RenderPasses(context, ShaderSource.bundled());
        Session session = session(passes)) {
      zoomIn(session.state());
      session.begin();
      assertThat(session.scene().remaining()).isZero();
      assertThat(session.scene().isEnlarged()).isTrue();
    }
  }
}
