package emberway.app.document;

import emberway.app.scene.OpenedMap;
import emberway.app.state.ExplorerState;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The way of one map from its file, once read, into the window, while the previous map is still on
 * show. {@link DocumentController} has one opening at a time upload. Window's thread only.
 */
final class MapOpening {
  /** How far an opening has come. */
  private enum State {
    /** Everything about its sprites is computed; the upload has not begun. */
    READY,
    /** Each {@link #advance} uploads a slice. */
    UPLOADING,
    /** Uploaded. The user may be asked first; another opening may take the upload's place. */
    ASKING,
    SHOWN,
    /** Given up, or refused by the driver. */
    OVER
  }

  private final OpenedMap opened;
  private final boolean isAgain;
  private final Supplier<DocumentController.Upload> prepared;
  private final Consumer<MapOpening> whenUploaded;
  private State state = State.READY;
  private DocumentController.Upload upload; // null before it begins and once it is given up

  /**
   * Creates an opening whose upload has not begun.
   *
   * @param isAgain whether it is the map on show, read again or as it was before a reload
   * @param prepared begins the upload
   * @param whenUploaded called with this once the map can be shown
   */
  MapOpening(
      OpenedMap opened,
      boolean isAgain,
      Supplier<DocumentController.Upload> prepared,
      Consumer<MapOpening> whenUploaded) {
    this.opened = opened;
    this.isAgain = isAgain;
    this.prepared = prepared;
    this.whenUploaded = whenUploaded;
  }

  OpenedMap opened() {
    return opened;
  }

  /** Whether it is the map on show, read again or as it was before a reload. */
  boolean isAgain() {
    return isAgain;
  }

  /**
   * Begins the upload.
   *
   * @throws IllegalArgumentException if the map is too large for the driver, with a message for
   *     users
   */
  void begin() {
    state = State.OVER; // stays so if the driver refuses the map
    upload = prepared.get();
    state = State.UPLOADING;
  }

  /** Whether {@link #advance} has more to upload at once. */
  boolean isUploading() {
    return state == State.UPLOADING;
  }

  /** Uploads a slice, if there is more to upload. */
  void advance() {
    if (isUploading() && upload.advance()) {
      state = State.ASKING;
      whenUploaded.accept(this);
    }
  }

  /** Gives the upload up; a map about which the user is asked has to be uploaded again. */
  void giveUp() {
    if (upload != null) {
      upload.close();
      upload = null;
    }
    if (state != State.ASKING) {
      state = State.OVER;
    }
  }

  /** Whether the map has to be uploaded again before it can be shown. */
  boolean isGivenUp() {
    return upload == null;
  }

  /**
   * Replaces the map on show; call only once it is uploaded and not given up.
   *
   * @return the new state of the explorer
   * @throws IllegalArgumentException if the driver refuses the map, with a message for users; the
   *     old map then stays on show
   */
  ExplorerState show() {
    state = State.OVER; // stays so if the driver refuses the map
    try (DocumentController.Upload its = upload) {
      upload = null;
      ExplorerState shown = its.show();
      state = State.SHOWN;
      return shown;
    }
  }
}
