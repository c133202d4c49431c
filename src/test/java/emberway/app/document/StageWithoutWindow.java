package emberway.app.document;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Notices;
import emberway.app.opening.OpenedMap;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.state.ExplorerState;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Shows documents without a window and a driver, as the window does. Uploads end when a test says
 * so, and the driver refuses a map when a test says so.
 */
final class StageWithoutWindow implements DocumentController.Stage {
  private final BackgroundExecutor backgroundExecutor;
  private final Notices notices;
  private Upload last; // complete or not; null for none
  private Runnable whenComplete = () -> {};
  private boolean isAgain;
  private Runnable waiting = () -> {};
  private boolean isRefusing;

  StageWithoutWindow(BackgroundExecutor backgroundExecutor, Notices notices) {
    this.backgroundExecutor = backgroundExecutor;
    this.notices = notices;
  }

  private final class Upload implements DocumentController.Arrived {
    final OpenedMap opened;
    boolean isComplete;
    private boolean isClosed;

    Upload(OpenedMap opened) {
      this.opened = opened;
    }

    @Override
    public boolean isClosed() {
      return isClosed;
    }

    @Override
    public void show(Consumer<ExplorerState> then) {
      if (isClosed) {
        upload(opened, again -> again.show(then));
        return;
      }
      isClosed = true;
      last = last == this ? null : last;
      if (takeRefusal(opened)) {
        return;
      }
      ExplorerState state = new ExplorerState(opened, Set.of(), 1280, 800);
      notices.clearCurrent();
      then.accept(state);
    }
  }

  /** Has the driver refuse the next map. */
  void refuse() {
    isRefusing = true;
  }

  private boolean takeRefusal(OpenedMap opened) {
    boolean result = isRefusing;
    isRefusing = false;
    if (result) {
      notices.complain(opened.loaded().map().info().name() + ": too large");
    }
    return result;
  }

  @Override
  public void upload(OpenedMap opened, Consumer<DocumentController.Arrived> then) {
    backgroundExecutor.run(() -> () -> begin(opened, false, then));
  }

  @Override
  public void uploadAgain(OpenedMap opened, Consumer<DocumentController.Arrived> then) {
    backgroundExecutor.run(() -> () -> begin(opened, true, then));
  }

  private void begin(OpenedMap opened, boolean again, Consumer<DocumentController.Arrived> then) {
    if (again && isUploading() && !isAgain) {
      waiting = () -> begin(opened, true, then);
      return;
    }
    if (!takeRefusal(opened)) {
      if (last != null) {
        last.isClosed = true;
      }
      Upload next = new Upload(opened);
      last = next;
      isAgain = again;
      whenComplete = () -> then.accept(next);
    }
  }

  /** Whether an upload is under way. */
  boolean isUploading() {
    return last != null && !last.isComplete;
  }

  /** Ends the upload under way. */
  void completeUpload() {
    assertThat(isUploading()).isTrue();
    last.isComplete = true;
    whenComplete.run();
    Runnable next = waiting;
    waiting = () -> {};
    next.run();
  }

  @Override
  public boolean offerMaps() {
    return false;
  }

  @Override
  public void refresh() {
    // there is nothing to draw
  }
}
