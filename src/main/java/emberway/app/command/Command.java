package emberway.app.command;

import java.util.Optional;

/**
 * Something that a user can do at any time. All of them are in {@link CommandRegistry#ALL}.
 *
 * @param menu the menu that holds it
 * @param icon its sign
 * @param name what it is called
 * @param key what is pressed for it
 * @param action what it does
 * @param viewOption what it shows or hides, if that is what it does
 * @param words what else people call it or would look for to find it
 * @param isApart whether a line parts it from what stands above it in its menu
 */
public record Command(
    Menu menu,
    Icon icon,
    String name,
    Key key,
    Action action,
    Optional<ViewOption> viewOption,
    String words,
    boolean isApart) {
  /** The menus, from left to right. */
  public enum Menu {
    FILE("File"),
    EDIT("Edit"),
    VIEW("View"),
    ROUTE("Route"),
    LAB("Lab"),
    HELP("Help");

    private final String title;

    Menu(String title) {
      this.title = title;
    }

    public String title() {
      return title;
    }
  }

  /**
   * A key of the keyboard.
   *
   * @param code as GLFW numbers it; what it types, if it goes by that
   * @param ctrl whether Ctrl is held with it
   * @param shift whether Shift is
   * @param isTyped whether it goes by what it types, wherever that is on the keyboard
   * @param name what it is called
   */
  public record Key(int code, boolean ctrl, boolean shift, boolean isTyped, String name) {
    static Key of(int code, String name) {
      return new Key(code, false, false, false, name);
    }

    static Key typed(char character, String name) {
      return new Key(character, false, false, true, name);
    }

    static Key withCtrl(int code, String name) {
      return new Key(code, true, false, false, "Ctrl+" + name);
    }

    static Key withShift(int code, String name) {
      return new Key(code, false, true, false, "Shift+" + name);
    }

    static Key withCtrlAndShift(int code, String name) {
      return new Key(code, true, true, false, "Ctrl+Shift+" + name);
    }
  }

  /** The same, to be found by other words, too. */
  Command as(String others) {
    return new Command(menu, icon, name, key, action, viewOption, others, isApart);
  }

  /** The same, parted from what stands above it. */
  Command apart() {
    return new Command(menu, icon, name, key, action, viewOption, words, true);
  }
}
