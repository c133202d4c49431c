package emberway.app.state;

import emberway.app.command.Action;
import emberway.app.command.Icon;
import emberway.map.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

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
   * An entry of the menu.
   *
   * @param letter the letter that selects it, in upper case; empty if none is left
   * @param actions what it does, in order
   */
  public record Entry(Icon icon, String label, String letter, List<Action> actions) {
    static Entry of(Icon icon, String label, Action... actions) {
      return new Entry(icon, label, "", List.of(actions));
    }

    /** Returns the label with its icon. */
    public String line() {
      return icon.before(label);
    }
  }

  /** Gives each entry the first letter of its label that no earlier entry has. */
  public CellMenu {
    List<Entry> lettered = new ArrayList<>();
    for (Entry entry : entries) {
      String letter =
          entry
              .label
              .toUpperCase(Locale.ROOT)
              .codePoints()
              .filter(Character::isLetter)
              .mapToObj(Character::toString)
              .filter(each -> lettered.stream().noneMatch(other -> other.letter.equals(each)))
              .findFirst()
              .orElse("");
      lettered.add(new Entry(entry.icon, entry.label, letter, entry.actions));
    }
    entries = List.copyOf(lettered);
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
