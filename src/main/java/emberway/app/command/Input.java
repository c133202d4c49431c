package emberway.app.command;

import java.nio.file.Path;
import java.util.List;

/** What a window tells of mouse, keyboard and desktop, in pixels of its framebuffer. */
public sealed interface Input {
  /** A button of the mouse. */
  enum Button {
    LEFT,
    MIDDLE,
    RIGHT
  }

  /** The pointer is there now. [screen px] */
  record PointerMoved(double x, double y, long nanos) implements Input {}

  /** A button went down or up, with Shift and Ctrl held or not. */
  record ButtonChanged(Button button, boolean down, boolean shift, boolean ctrl, long nanos)
      implements Input {}

  /** The wheel turned; away from the person is above 0. [notches] */
  record Scrolled(double notches) implements Input {}

  /** A key, by GLFW's number, went down or up, with Ctrl and Shift held or not; never repeated. */
  record KeyChanged(int key, boolean down, boolean ctrl, boolean shift) implements Input {}

  /** A key that is held went down once more, as the desktop does it after a while. */
  record KeyRepeated(int key, boolean ctrl, boolean shift) implements Input {}

  /** A character was typed, whichever keys that took. */
  record Typed(int codePoint) implements Input {}

  /** Files were dropped, and what is no file: a name without a path here, or an address. */
  record Dropped(List<Path> files, List<String> others) implements Input {}

  /** The framebuffer has another size. [px] [0 while minimized] */
  record Resized(int width, int height) implements Input {}

  /** The desktop wants so many pixels for what is one on an ordinary screen. [&gt;= 1] */
  record Rescaled(double scale) implements Input {}

  /** What was drawn is lost. */
  record Exposed() implements Input {}

  /** The keyboard speaks to another window. */
  record FocusLost() implements Input {}

  /** The person wants the window closed. */
  record CloseAsked() implements Input {}
}
