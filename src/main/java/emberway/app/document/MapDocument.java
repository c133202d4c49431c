package emberway.app.document;

import emberway.app.opening.MapFile;
import emberway.app.opening.OpenedMap;
import emberway.app.state.ExplorerState;
import java.util.Optional;

/**
 * A map on show and where it is saved: what a question about saving, or a save that takes its time,
 * belongs to, whatever is on show by the time of the answer.
 */
public final class MapDocument {
  private final OpenedMap opened;
  private final ExplorerState state;
  private Optional<MapFile> file;
  private int saves; // under way

  /** A map as it was read, and what is made of it from here on. */
  MapDocument(OpenedMap opened, ExplorerState state) {
    this.opened = opened;
    this.state = state;
    file = opened.file();
  }

  /** The map as it was read. */
  public OpenedMap opened() {
    return opened;
  }

  /** What is made of it. */
  public ExplorerState state() {
    return state;
  }

  /** Where it is saved, if anywhere. */
  public Optional<MapFile> file() {
    return file;
  }

  /** It is in that file from now on. */
  void moveTo(Optional<MapFile> other) {
    file = other;
  }

  /** A save of it is under way, until {@link #endSave}. */
  void beginSave() {
    saves++;
  }

  /** A save of it has come to its end, well or not. */
  void endSave() {
    saves--;
  }

  /** Whether it may be somewhere else in a moment. */
  public boolean isBeingSaved() {
    return saves > 0;
  }

  /** What its author calls it. */
  public String title() {
    return state.map().info().name();
  }

  public boolean isUnsaved() {
    return state.history().isUnsaved();
  }
}
