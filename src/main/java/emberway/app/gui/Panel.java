package emberway.app.gui;

import emberway.app.command.Commands;
import emberway.app.state.ExplorerState;

/**
 * A panel of the window. It reads the state and calls commands; it accesses no files, runs no
 * searches and calls no OpenGL.
 */
public interface Panel {
  /** Lays out the panel; called between the beginning and the end of a frame of {@link Gui}. */
  void show(ExplorerState state, GuiFrame frame, Commands commands);
}
