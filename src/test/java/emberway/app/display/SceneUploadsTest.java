package emberway.app.display;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.opening.OpenedMap;
import emberway.app.opening.TestMap;
import emberway.app.platform.BackgroundExecutor;
import emberway.render.GlFixture;
import emberway.render.gl.context.GlContext;
import emberway.render.gl.context.ShaderSource;
import emberway.render.gl.map.RenderPasses;
import emberway.testing.Patience;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.Test;

/** Which maps are shown if several are being uploaded. */
final class SceneUploadsTest {
  private final Semaphore results = new Semaphore(0);
  private final List<String> arrived = new ArrayList<>();

  @Test
  void uploadAgain_whileAnotherMapIsOnItsWay_comesAfterThat() throws Exception {
    OpenedMap valley = TestMap.valley();
    try (GlContext context = GlFixture.context();
        RenderPasses passes = new RenderPasses(context, ShaderSource.bundled());
        BackgroundExecutor backgroundExecutor = new BackgroundExecutor(results::release);
        SceneUploads sceneUploads =
            new SceneUploads(
                passes,
                backgroundExecutor,
                (opened, tooLarge) -> {
                  throw tooLarge;
                })) {
      sceneUploads.upload(valley, upload -> arrived.add("other"));
      begin(backgroundExecutor);
      sceneUploads.uploadAgain(valley, upload -> arrived.add("again"));
      begin(backgroundExecutor);
      goOn(sceneUploads);
      assertThat(arrived).containsExactly("other", "again");
      sceneUploads.uploadAgain(valley, upload -> arrived.add("given up"));
      begin(backgroundExecutor);
      sceneUploads.uploadAgain(valley, upload -> arrived.add("again"));
      begin(backgroundExecutor);
      sceneUploads.upload(valley, upload -> arrived.add("newest"));
      begin(backgroundExecutor);
      goOn(sceneUploads);
      assertThat(arrived).containsExactly("other", "again", "newest");
    }
  }

  private void begin(BackgroundExecutor backgroundExecutor) throws InterruptedException {
    assertThat(Patience.acquire(results)).isTrue();
    backgroundExecutor.finish();
  }

  private static void goOn(SceneUploads sceneUploads) {
    while (sceneUploads.isUnderWay()) {
      sceneUploads.continueUpload();
    }
  }
}
