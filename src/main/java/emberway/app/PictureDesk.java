package emberway.app;

import emberway.io.UnwritableException;
import emberway.render.export.PixelPicture;
import emberway.render.gl.WindowView;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;

/**
 * Takes pictures of what is seen, and writes them apart from the window's thread. GL thread only.
 */
final class PictureDesk {
  /** Makes of a wish all that a picture is made of. */
  interface Orders {
    PictureMaker.Order of(PictureWish wish);
  }

  private final PictureMaker maker;
  private final Orders orders;
  private final WindowView view;
  private final Runnable drawMap;
  private final boolean hasPanels;
  private final Background background;
  private final Notices notices;
  private boolean isWindowWanted; // a picture of it, panels included

  /**
   * A desk.
   *
   * @param maker makes large pictures
   * @param orders tells what they are made of
   * @param drawMap draws the map, without panels, into the view
   * @param hasPanels whether there are panels to be seen at all
   */
  PictureDesk(
      PictureMaker maker,
      Orders orders,
      WindowView view,
      Runnable drawMap,
      boolean hasPanels,
      Background background,
      Notices notices) {
    this.maker = maker;
    this.orders = orders;
    this.view = view;
    this.drawMap = drawMap;
    this.hasPanels = hasPanels;
    this.background = background;
    this.notices = notices;
  }

  /** Does what the person wants. */
  void apply(Action.OfPictures action) {
    if (action instanceof Action.SavePicture order) {
      maker.make(orders.of(order.wish()));
      return;
    }
    if (action instanceof Action.CancelPicture) {
      maker.cancel();
      return;
    }
    if (!(action instanceof Action.TakeScreenshot screenshot)) {
      throw new IllegalArgumentException("unknown action " + action);
    }
    if (screenshot.withPanels() && hasPanels) {
      isWindowWanted = true; // once it is drawn without the menu that asked for this
    } else {
      drawMap.run();
      save(view.pixels());
    }
  }

  /** Takes what the window shows, if that is wanted; called once its panels have settled. */
  void takeWindow() {
    if (isWindowWanted) {
      isWindowWanted = false;
      save(view.windowPixels());
    }
  }

  private void save(byte[] pixels) {
    Screenshot screenshot =
        new Screenshot(
            new PixelPicture(view.width(), view.height(), pixels),
            LocalDateTime.now(ZoneId.systemDefault()));
    background.run(
        () -> {
          try {
            Path file = screenshot.write(Path.of(""));
            return () -> notices.tell("saved " + file, file);
          } catch (UnwritableException failure) {
            return () -> notices.complain(failure.getMessage());
          }
        });
  }
}
