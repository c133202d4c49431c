package emberway.app.tool;

import emberway.app.command.Commands;
import emberway.app.command.InputEvent;
import java.util.OptionalLong;

/**
 * What a drag or click with a mouse button does; calls {@link Commands}. The pointer passed to its
 * methods changes later, so a tool must copy what it wants to keep.
 */
public interface MouseTool {
  /** Whether this tool handles presses of a button. */
  boolean takes(InputEvent.Button button);

  /** Whether a press at the pointer, of a button that this tool takes, is for this tool alone. */
  default boolean claims(Pointer pointer) {
    return false;
  }

  /** Handles the press of a button. */
  void press(Pointer pointer);

  /** Handles a move of the pointer while the button is down. */
  default void move(Pointer pointer) {}

  /** Handles the release of the button. */
  default void release(Pointer pointer) {}

  /**
   * Returns when the tool acts by itself if its button is still down, on the clock of {@link
   * System#nanoTime}; empty if it does not. [ns]
   */
  default OptionalLong due() {
    return OptionalLong.empty();
  }

  /** Acts because the button was held down; after that no tool gets its release. */
  default void hold(Pointer pointer) {}
}
