package emberway.app.command;

import static org.lwjgl.glfw.GLFW.*;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The keys that shortcuts may have: their labels, and their form in files. */
public final class KeyNames {
  private static final Map<Integer, String> LABELS =
      Map.ofEntries(
          Map.entry(GLFW_KEY_HOME, "key.home"),
          Map.entry(GLFW_KEY_END, "key.end"),
          Map.entry(GLFW_KEY_INSERT, "key.insert"),
          Map.entry(GLFW_KEY_DELETE, "key.delete"),
          Map.entry(GLFW_KEY_PAGE_UP, "key.page-up"),
          Map.entry(GLFW_KEY_PAGE_DOWN, "key.page-down"),
          Map.entry(GLFW_KEY_TAB, "key.tab"),
          Map.entry(GLFW_KEY_ENTER, "key.enter"),
          Map.entry(GLFW_KEY_BACKSPACE, "key.backspace"),
          Map.entry(GLFW_KEY_UP, "key.up"),
          Map.entry(GLFW_KEY_RIGHT, "key.right"),
          Map.entry(GLFW_KEY_DOWN, "key.down"),
          Map.entry(GLFW_KEY_LEFT, "key.left"));

  /** A key as the settings write it, such as {@code ctrl+shift+79}. */
  private static final Pattern WRITTEN =
      Pattern.compile("(ctrl\\+)?(alt\\+)?(shift\\+)?(\\d{1,3})");

  private KeyNames() {}

  /** Returns a key that was pressed; empty if it cannot be a shortcut. */
  public static Optional<Command.Key> of(int code, boolean ctrl, boolean shift) {
    boolean isTaken = code == GLFW_KEY_SPACE || (!ctrl && KeyBindings.steers(code));
    return isTaken
        ? Optional.empty()
        : label(code % InputEvent.ALT)
            .map(label -> new Command.Key(code, ctrl, shift, false, label));
  }

  /** Whether a key leaves a shortcut as it is when another one is asked for. */
  public static boolean cancels(int code) {
    return code == GLFW_KEY_ESCAPE;
  }

  private static Optional<String> label(int code) {
    if (code > GLFW_KEY_SPACE && code <= GLFW_KEY_GRAVE_ACCENT) {
      return Optional.of(Character.toString(code));
    } else if (code >= GLFW_KEY_F1 && code <= GLFW_KEY_F25) {
      return Optional.of("F" + (code - GLFW_KEY_F1 + 1));
    }
    return Optional.ofNullable(LABELS.get(code));
  }

  static String written(Command.Key key) {
    return (key.ctrl() ? "ctrl+" : "")
        + (key.code() >= InputEvent.ALT ? "alt+" : "")
        + (key.shift() ? "shift+" : "")
        + key.code() % InputEvent.ALT;
  }

  static Optional<Command.Key> read(String text) {
    Matcher matcher = WRITTEN.matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    int code = Integer.parseInt(matcher.group(4));
    int held = matcher.group(2) == null ? 0 : InputEvent.ALT;
    return of(code + held, matcher.group(1) != null, matcher.group(3) != null);
  }
}
