package emberway.app.command;

import emberway.app.text.Texts;
import java.util.Optional;

/**
 * A command that the user can give at any time. {@link CommandRegistry#ALL} lists all commands.
 *
 * @param menu the menu that holds the command
 * @param icon the icon of the command
 * @param text the key of the command's name in the bundle of texts
 * @param key the command's shortcut
 * @param action what the command does
 * @param viewOption the option that the command toggles; empty for other commands
 * @param hasSeparator whether a line separates the command from the one above it in its menu
 */
public record Command(
    Menu menu,
    Icon icon,
    String text,
    Key key,
    Action action,
    Optional<ViewOption> viewOption,
    boolean hasSeparator) {
  private static final String PREFIX = "command."; // of the keys of names in the bundle of texts

  /** The menus, from left to right. */
  public enum Menu {
    FILE("menu.file"),
    EDIT("menu.edit"),
    VIEW("menu.view"),
    ROUTE("menu.route"),
    LAB("menu.lab"),
    HELP("menu.help");

    private final String text;

    Menu(String text) {
      this.text = text;
    }

    public String title() {
      return Texts.get(text);
    }
  }

  /**
   * A key of the keyboard, with its modifiers.
   *
   * @param code the key's number in GLFW; the typed character if {@code isTyped}
   * @param ctrl whether Ctrl is held
   * @param shift whether Shift is held
   * @param isTyped whether the key is known by the character it types, wherever it lies on the
   *     keyboard
   * @param label the key's label, or the key of its label in the bundle of texts
   */
  public record Key(int code, boolean ctrl, boolean shift, boolean isTyped, String label) {
    private static final String IN_BUNDLE = "key.";

    static Key plain(int code, String label) {
      return new Key(code, false, false, false, label);
    }

    static Key typed(char character, String label) {
      return new Key(character, false, false, true, label);
    }

    static Key withCtrl(int code, String label) {
      return new Key(code, true, false, false, label);
    }

    static Key withShift(int code, String label) {
      return new Key(code, false, true, false, label);
    }

    static Key withCtrlAndShift(int code, String label) {
      return new Key(code, true, true, false, label);
    }

    /** Whether another key is the same one, whatever its label. */
    boolean isSame(Key other) {
      return code == other.code
          && ctrl == other.ctrl
          && shift == other.shift
          && isTyped == other.isTyped;
    }

    /** Returns the key's name with its modifiers, such as "Ctrl+O". */
    public String name() {
      return (ctrl ? Texts.get("key.ctrl") : "")
          + (shift ? Texts.get("key.shift") : "")
          + (label.startsWith(IN_BUNDLE) ? Texts.get(label) : label);
    }
  }

  /** Returns the command's id in files. */
  public String id() {
    return text.substring(PREFIX.length());
  }

  /** Returns the command's name. */
  public String name() {
    return Texts.get(text);
  }

  /** Returns other words by which users may look for the command. */
  public String searchWords() {
    return Texts.get(text + ".words");
  }
}
