package emberway.app.document;

import emberway.app.command.Notices;
import emberway.app.scene.OpenedMap;
import emberway.app.state.ExplorerState;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Shows documents without a window and a driver, as the window does. Uploads end when a test says
 * so, and the driver refuses a map when a test says so.
 */
final class StageWithoutWindow implements DocumentController.Stage {
  private final Notices notices;
  private boolean isHeld = true; // whether uploads do not end yet
  private boolean isRefusing;
  private int uploads; // that the driver holds

  StageWithoutWindow(Notices notices) {
    this.notices = notices;
  }

  private final class Upload implements DocumentController.Upload {
    private final OpenedMap opened;

    Upload(OpenedMap opened) {
      refuseIfTold();
      this.opened = opened;
      uploads++;
    }

    @Override
    public boolean advance() {
      return !isHeld;
    }

    @Override
    public ExplorerState show() {
      refuseIfTold();
      notices.clearCurrent();
      return new ExplorerState(opened, Set.of(), 1280, 800);
    }

    @Override
    public void close() {
      uploads--;
    }
  }

  /** Returns how many uploads the driver holds that are not on show. */
  int uploads() {
    return uploads;
  }

  /** Has the driver refuse the next map. */
  void refuse() {
    isRefusing = true;
  }

  private void refuseIfTold() {
    if (isRefusing) {
      isRefusing = false;
      throw new IllegalArgumentException("too large");
    }
  }

  /** Ends the uploads under way in a controller, and those that begin then. */
  void completeUploads(DocumentController controller) {
    isHeld = false;
    while (controller.isUploading()) {
      controller.advance();
    }
    isHeld = true;
  }

  @Override
  public Supplier<DocumentController.Upload> prepare(OpenedMap opened) {
    return () -> new Upload(opened);
  }
}
