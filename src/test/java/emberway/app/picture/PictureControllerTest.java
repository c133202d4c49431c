package emberway.app.picture;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Notices;
import emberway.app.command.PictureRequest;
import emberway.app.desktop.FileDialog;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.settings.Preferences;
import emberway.app.settings.Settings;
import emberway.render.iso.PlaceLabels;
import emberway.testing.Patience;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

/** Tests, without a window, when the content of a picture is fixed. */
final class PictureControllerTest {
  @Test
  void save_whileTheDiskIsSlow_isOfWhatIsOnShowWhenItIsAskedFor() {
    CountDownLatch goOn = new CountDownLatch(1);
    List<PictureRequest> settled = new ArrayList<>();
    try (BackgroundExecutor backgroundExecutor = new BackgroundExecutor(() -> {})) {
      backgroundExecutor.run(
          () -> {
            try {
              assertThat(Patience.await(goOn)).isTrue();
            } catch (InterruptedException e) {
              throw new AssertionError(e);
            }
            return () -> {};
          });
      controller(backgroundExecutor, settled).savePicture(request());
      goOn.countDown();
    }
    assertThat(settled).as("settled before anything is done about the file").hasSize(1);
  }

  private static PictureRequest request() {
    return new PictureRequest(new PictureRequest.Part.Seen(), 1);
  }

  private static PictureController controller(
      BackgroundExecutor backgroundExecutor, List<PictureRequest> settled) {
    Notices notices = new Notices(new PrintWriter(new StringWriter()));
    Preferences preferences =
        new Preferences(Optional.empty(), Settings.USUAL, backgroundExecutor, notices::complain);
    PictureController.Subject subject =
        new PictureController.Subject() {
          @Override
          public PictureExportJob.Order order(PictureRequest request, int mostSide) {
            settled.add(request);
            return null; // nothing is drawn from it
          }

          @Override
          public Object content() {
            return "";
          }

          @Override
          public PlaceLabels names() {
            return PlaceLabels.NONE;
          }

          @Override
          public String title() {
            return "Valley";
          }
        };
    FileDialog dialog = new FileDialog(result -> {}, 0);
    return new PictureController(
        null, subject, null, () -> {}, true, backgroundExecutor, notices, preferences, dialog);
  }
}
