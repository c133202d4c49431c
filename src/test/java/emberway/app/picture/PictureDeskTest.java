package emberway.app.picture;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Action;
import emberway.app.command.Notices;
import emberway.app.command.PictureWish;
import emberway.app.desktop.FileDialog;
import emberway.app.platform.Background;
import emberway.app.settings.Preferences;
import emberway.app.settings.Settings;
import emberway.render.iso.PlaceNames;
import emberway.testing.Patience;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

/** When it is settled what a picture shows, without a window. */
final class PictureDeskTest {
  @Test
  void save_whileTheDiskIsSlow_isOfWhatIsOnShowWhenItIsAskedFor() {
    CountDownLatch goOn = new CountDownLatch(1);
    List<PictureWish> settled = new ArrayList<>();
    try (Background background = new Background(() -> {})) {
      background.run(
          () -> {
            try {
              assertThat(Patience.await(goOn)).isTrue();
            } catch (InterruptedException e) {
              throw new AssertionError(e);
            }
            return () -> {};
          });
      desk(background, settled).apply(new Action.SavePicture(wish()));
      goOn.countDown();
    }
    assertThat(settled).as("settled before anything is done about the file").hasSize(1);
  }

  private static PictureWish wish() {
    return new PictureWish(new PictureWish.Part.Seen(), 1, true, true, true);
  }

  private static PictureDesk desk(Background background, List<PictureWish> settled) {
    Notices notices = new Notices(new PrintWriter(new StringWriter()));
    Preferences preferences =
        new Preferences(Optional.empty(), Settings.USUAL, background, notices::complain);
    PictureDesk.Subject subject =
        new PictureDesk.Subject() {
          @Override
          public PictureMaker.Order order(PictureWish wish) {
            settled.add(wish);
            return null; // nothing is drawn of it
          }

          @Override
          public PlaceNames names() {
            return PlaceNames.NONE;
          }
        };
    FileDialog dialog = new FileDialog(result -> {}, 0);
    return new PictureDesk(
        null, subject, null, () -> {}, true, background, notices, preferences, dialog);
  }
}
