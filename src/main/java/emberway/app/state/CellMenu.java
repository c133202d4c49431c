package emberway.app.state;

import emberway.app.command.Commands;
import emberway.app.command.Icon;
import emberway.app.text.Texts;
import emberway.map.Cell;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * The open menu of a cell. Immutable.
 *
 * @param cell the cell of the unrotated map
 * @param x where the menu was opened [screen px]
 * @param y where the menu was opened [screen px]
 * @param title what is in the cell
 * @param note why the entries are about another cell; empty if they are not
 * @param entries from top to bottom
 * @param chosen the index of the entry that Enter selects
 */
public record CellMenu(
    Cell cell, double x, double y, String title, String note, List<Entry> entries, int chosen) {
  /**
   * What entries do, in the order in which they get their letters. Each has the first letter of its
   * text, or else of the alphabet, that no earlier one has, whether or not that one is offered: a
   * letter has the same meaning at every cell.
   */
  enum Kind {
    GO(Icon.GOAL, "menu.go-here", "menu.go-there"),
    BEGIN(Icon.START, "menu.start-here", "menu.start-there"),
    PASS(Icon.VIA, "menu.via-here", "menu.via-there"),
    GO_OR(Icon.PLUS, "menu.or-here", "menu.or-there"),
    INSPECT(Icon.HELP, "menu.what"),
    TOGGLE(Icon.FIRE, "menu.toggle"),
    DRAW(Icon.BRUSH, "menu.draw"),
    COPY(Icon.COPY, "menu.copy"),
    NAME(Icon.PLACE, "menu.name"),
    RENAME(Icon.RENAME, "menu.rename"),
    MARK_START(Icon.START, "menu.mark-start"),
    MARK_GOAL(Icon.GOAL, "menu.mark-goal"),
    REMOVE_NAME(Icon.ERASER, "menu.remove-place"),
    ADD_TRAVELER(Icon.WALK, "menu.add-traveler-here", "menu.add-traveler-there"),
    REMOVE_TRAVELER(Icon.MINUS, "menu.remove-traveler"),
    PUT(Icon.BRUSH, "menu.put"),
    ERASE(Icon.ERASER, "menu.erase"),
    NOTE(Icon.NOTE, "menu.note"),
    SHAPE_FROM(Icon.SELECT, "menu.shape-from"),
    SHAPE_TO(Icon.SELECT, "menu.shape-to"),
    APPLY(Icon.FILL, "menu.apply"),
    BLOCK(Icon.ERROR, "menu.block", "menu.open"),
    COST(Icon.SLIDERS, "menu.cost");

    private static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

    private final Icon icon;
    private final String key; // of the text
    private final String there; // key of the other text, such as about another cell nearby

    Kind(Icon icon, String key) {
      this(icon, key, key);
    }

    Kind(Icon icon, String key, String there) {
      this.icon = icon;
      this.key = key;
      this.there = there;
    }

    /** Returns the letter in upper case; empty if none is left. */
    String letter() {
      Set<String> taken = new HashSet<>();
      String letter = "";
      for (Kind kind : values()) {
        letter = letterOf(Texts.get(kind.key), taken);
        taken.add(letter);
        if (kind == this) {
          break;
        }
      }
      return letter;
    }

    private static String letterOf(String text, Set<String> taken) {
      return (text + ALPHABET)
          .toUpperCase(Locale.ROOT)
          .codePoints()
          .filter(Character::isLetter)
          .mapToObj(Character::toString)
          .filter(each -> !taken.contains(each))
          .findFirst()
          .orElse("");
    }
  }

  /**
   * An entry of the menu.
   *
   * @param letter the letter that selects it, in upper case; empty if none is left
   * @param deed what it does
   * @param beginsGroup whether a line separates it from the entry above
   */
  public record Entry(
      Icon icon, String label, String letter, Consumer<Commands> deed, boolean beginsGroup) {
    static Entry of(Kind kind, Icon icon, String label, Consumer<Commands> deed) {
      return new Entry(icon, label, kind.letter(), deed, false);
    }

    /** Returns an entry with the usual icon and the usual text of its kind, about something. */
    static Entry of(Kind kind, Consumer<Commands> deed, Object... about) {
      return of(kind, kind.icon, Texts.format(kind.key, about), deed);
    }

    /** Returns such an entry about a cell, or about another one there, nearby. */
    static Entry of(Kind kind, boolean isHere, Consumer<Commands> deed) {
      return of(kind, kind.icon, Texts.get(isHere ? kind.key : kind.there), deed);
    }

    /** Returns this entry as the first of its group. */
    Entry afterLine() {
      return new Entry(icon, label, letter, deed, true);
    }

    /** Returns the label with its icon. */
    public String line() {
      return icon.before(label);
    }
  }

  /** Copies the list. */
  public CellMenu {
    entries = List.copyOf(entries);
  }

  /** Returns this menu with another entry chosen; beyond the last comes the first. */
  CellMenu with(int index) {
    return new CellMenu(cell, x, y, title, note, entries, Math.floorMod(index, entries.size()));
  }

  /** Returns the entry that a typed character selects. */
  public Optional<Entry> entryOf(int codePoint) {
    String letter = Character.toString(Character.toUpperCase(codePoint));
    return entries.stream().filter(entry -> entry.letter.equals(letter)).findFirst();
  }

  /** Returns the entry that Enter selects. */
  public Entry chosenEntry() {
    return entries.get(chosen);
  }
}
