package emberway.app.command;

import java.nio.file.Path;
import java.util.List;

/** What a window tells of mouse, keyboard and desktop, in pixels of its framebuffer. */
public sealed interface InputEvent {
  /** A button of the mouse. */
  enum Button {
    LEFT,
    MIDDLE,
    RIGHT
  }

  /** The pointer is there now. [screen px] */
  record PointerMoved(double x, double y, long nanos) implements InputEvent {}

  /** A button went down or up, with Shift and Ctrl held or not. */
  record ButtonChanged(Button button, boolean down, boolean shift, boolean ctrl, long nanos)
      implements InputEvent {}

  /** The wheel turned; away from the user is above 0. [notches] */
  record Scrolled(double notches) implements InputEvent {}

  /** A key, by GLFW's number, went down or up, with Ctrl and Shift held or not; never repeated. */
  record KeyChanged(int key, boolean down, boolean ctrl, boolean shift) implements InputEvent {}

  /** A key that is held went down once more, as the desktop does it after a while. */
  record KeyRepeated(int key, boolean ctrl, boolean shift) implements InputEvent {}

  /** A character was typed, whichever keys that took. */
  record Typed(int codePoint) implements InputEvent {}

  /** Files were dropped, and what is no file: a name without a path here, or an address. */
  record Dropped(List<Path> files, List<String> others) implements InputEvent {}

  /** The framebuffer has another size. [px] [0 while minimized] */
  record Resized(int width, int height) implements InputEvent {}

  /** The desktop wants so many pixels for what is one on an ordinary screen. [&gt;= 1] */
  record Rescaled(double scale) implements InputEvent {}

  /** What was drawn is lost. */
  record Exposed() implements InputEvent {}

  /** The keyboard speaks to another window. */
  record FocusLost() implements InputEvent {}

  /** The user wants the window closed. */
  record CloseAsked() implements InputEvent {}
}
