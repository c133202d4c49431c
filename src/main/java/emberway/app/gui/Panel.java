package emberway.app.gui;

import emberway.app.command.Action;
import emberway.app.state.ExplorerState;
import java.util.function.Consumer;

/**
 * A panel of the window. It reads the state and emits actions; it accesses no files, runs no
 * searches and calls no OpenGL.
 */
public interface Panel {
  /** Lays out the panel; called between the beginning and the end of a frame of {@link Gui}. */
  void show(ExplorerState state, GuiFrame frame, Consumer<Action> actions);
}
