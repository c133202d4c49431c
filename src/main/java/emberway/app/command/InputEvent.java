package emberway.app.command;

import java.nio.file.Path;
import java.util.List;

/**
 * An input from the mouse, the keyboard or the desktop. Positions are pixels of the framebuffer.
 */
public sealed interface InputEvent {
  /** Is added to the number of a key that goes down, or is repeated, while Alt is held. */
  int ALT = 1 << 12;

  /** A button of the mouse. */
  enum Button {
    LEFT,
    MIDDLE,
    RIGHT
  }

  /** The pointer moved. [screen px] */
  record PointerMoved(double x, double y, long nanos) implements InputEvent {}

  /** A mouse button went down or up, with Shift and Ctrl held or not. */
  record ButtonChanged(Button button, boolean down, boolean shift, boolean ctrl, long nanos)
      implements InputEvent {}

  /** The wheel turned; positive is away from the user. [notches] */
  record Scrolled(double notches) implements InputEvent {}

  /**
   * A key, by its number in GLFW, went down or up, with Ctrl and Shift held or not; not sent for
   * key repeats.
   */
  record KeyChanged(int key, boolean down, boolean ctrl, boolean shift) implements InputEvent {}

  /** A key held down was repeated by the desktop, with Ctrl and Shift held or not. */
  record KeyRepeated(int key, boolean ctrl, boolean shift) implements InputEvent {}

  /** A character was typed, whichever keys that took. */
  record Typed(int codePoint) implements InputEvent {}

  /**
   * Items were dropped on the window.
   *
   * @param others items that are not files: each a name without a path, or an address
   */
  record Dropped(List<Path> files, List<String> others) implements InputEvent {}

  /** The framebuffer has another size. [px; 0 while minimized] */
  record Resized(int width, int height) implements InputEvent {}

  /** The desktop's scale has changed. [px per unit, &gt;= 1] */
  record Rescaled(double scale) implements InputEvent {}

  /** The window's content is lost and has to be redrawn. */
  record Exposed() implements InputEvent {}

  /** The window lost the keyboard's focus. */
  record FocusLost() implements InputEvent {}

  /** The user asked to close the window. */
  record CloseAsked() implements InputEvent {}
}
