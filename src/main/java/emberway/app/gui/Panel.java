package emberway.app.gui;

import emberway.app.command.Action;
import emberway.app.state.ExplorerState;
import java.util.function.Consumer;

/**
 * A part of what lies in front of the map. Reads the state, emits actions; neither files nor
 * searches nor OpenGL are its business.
 */
public interface Panel {
  /** Lays itself out anew; called between the beginning and the end of a frame of {@link Gui}. */
  void show(ExplorerState state, GuiFrame frame, Consumer<Action> actions);
}
