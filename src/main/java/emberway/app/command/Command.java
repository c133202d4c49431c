package emberway.app.command;

import emberway.app.text.Texts;
import java.util.Optional;

/**
 * Something that a user can do at any time. All of them are in {@link CommandRegistry#ALL}.
 *
 * @param menu the menu that holds it
 * @param icon its sign
 * @param text the key of its name in the bundle of texts
 * @param key what is pressed for it
 * @param action what it does
 * @param viewOption what it shows or hides, if that is what it does
 * @param isApart whether a line parts it from what stands above it in its menu
 */
public record Command(
    Menu menu,
    Icon icon,
    String text,
    Key key,
    Action action,
    Optional<ViewOption> viewOption,
    boolean isApart) {
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
   * A key of the keyboard.
   *
   * @param code as GLFW numbers it; what it types, if it goes by that
   * @param ctrl whether Ctrl is held with it
   * @param shift whether Shift is
   * @param isTyped whether it goes by what it types, wherever that is on the keyboard
   * @param label what stands on it, or the key of that in the bundle of texts
   */
  public record Key(int code, boolean ctrl, boolean shift, boolean isTyped, String label) {
    private static final String IN_BUNDLE = "key.";

    static Key of(int code, String label) {
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

    /** What it is called, with the keys that are held with it. */
    public String name() {
      return (ctrl ? Texts.get("key.ctrl") : "")
          + (shift ? Texts.get("key.shift") : "")
          + (label.startsWith(IN_BUNDLE) ? Texts.get(label) : label);
    }
  }

  /** What it is called. */
  public String name() {
    return Texts.get(text);
  }

  /** What else people call it or would look for to find it. */
  public String words() {
    return Texts.get(text + ".words");
  }

  /** The same, parted from what stands above it. */
  Command apart() {
    return new Command(menu, icon, text, key, action, viewOption, true);
  }
}
