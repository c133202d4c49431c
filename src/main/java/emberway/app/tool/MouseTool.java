package emberway.app.tool;

import emberway.app.command.Action;
import emberway.app.command.InputEvent;

/**
 * What dragging or clicking with a button of the mouse does. Emits {@link Action}s. The pointer
 * that it is told of moves on afterwards.
 */
public interface MouseTool {
  /** Whether a press of that button is for this tool. */
  boolean takes(InputEvent.Button button);

  /** Whether a press there, of a button that it takes, is for this tool alone. */
  default boolean claims(Pointer pointer) {
    return false;
  }

  /** A button that it takes went down. */
  void press(Pointer pointer);

  /** The pointer moved while that button is down. */
  void move(Pointer pointer);

  /** That button went up. */
  void release(Pointer pointer);
}
