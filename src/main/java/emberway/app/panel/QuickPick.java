package emberway.app.panel;

import emberway.app.command.Commands;
import emberway.app.command.Icon;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiText;
import emberway.app.gui.PickField;
import emberway.app.scene.SceneRequest;
import emberway.app.state.ChangeDetector;
import emberway.app.state.ExplorerState;
import emberway.app.text.CellText;
import emberway.app.text.NameText;
import emberway.app.text.Texts;
import emberway.app.viewport.VisibleMap;
import emberway.io.PrintableText;
import emberway.map.Cell;
import emberway.map.Place;
import emberway.map.PlaceKind;
import emberway.map.TileMap;
import emberway.view.TileKinds;
import imgui.ImGui;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A text field with a list of matching items, picked with Enter or the mouse. */
public final class QuickPick {
  /**
   * An item to pick.
   *
   * @param line its icon and name, as drawn
   * @param label its name
   * @param note secondary text, such as its key
   * @param deed what picking it does
   * @param searchWords further search words, in lower case
   * @param cell the cell of a place; empty for other items
   */
  public record Choice(
      String line,
      String label,
      String note,
      Consumer<Commands> deed,
      String searchWords,
      Optional<Cell> cell) {
    public Choice(
        Icon icon, String label, String note, Consumer<Commands> deed, String searchWords) {
      this(icon.before(NameText.isolated(label)), label, note, deed, searchWords, Optional.empty());
    }

    /** Returns this item as that of a place. */
    public Choice at(Cell place) {
      return new Choice(line, label, note, deed, searchWords, Optional.of(place));
    }

    /**
     * Returns how badly the item fits a search text: 0 if its name starts with it, 1 if a word of
     * its name does, 2 if its name contains it, 3 if all its words occur in the name or the search
     * words, {@value #NO_MATCH} if it does not fit.
     *
     * @param wanted search text in lower case
     */
    public int matchRank(String wanted) {
      return QuickPick.matchRank(label, searchWords, wanted);
    }
  }

  /** Ranks a name and search words as {@link Choice#matchRank} does. */
  private static int matchRank(String label, String searchWords, String wanted) {
    String named = label.toLowerCase(Locale.ROOT);
    if (named.startsWith(wanted)) {
      return 0;
    }
    if (named.contains(" " + wanted)) {
      return 1;
    }
    if (named.contains(wanted)) {
      return 2;
    }
    String all = named + " " + searchWords;
    return SPACES.splitAsStream(wanted).allMatch(all::contains) ? 3 : NO_MATCH;
  }

  /**
   * Whether a name and search words fit a search text, as in a quick pick.
   *
   * @param searchWords in lower case
   * @param wanted search text in lower case
   */
  public static boolean fits(String label, String searchWords, String wanted) {
    return matchRank(label, searchWords, wanted) < NO_MATCH;
  }

  private static final int NO_MATCH = 4;
  private static final Pattern SPACES = Pattern.compile("\\s+");
  private static final Pattern COORDINATES =
      Pattern.compile(
          "(?:.*[\\s(])?(\\d{1,9})(?:,\\s*|\\s+)(\\d{1,9})[)\\s]*"); // perhaps after a name

  private static final String KIND = "kind:"; // before a kind of tiles or places
  private static final int MOST_SEARCHED = 10_000; // cells of a kind
  private static final int MOST_OF_KIND = 100; // of these, in the list

  private static final int LONGEST = 160; // limit on typed text [characters]
  private static final int MAX_LINES = 12; // visible at once; the list scrolls
  // Fraction of the window's height down to which the list may reach.
  private static final double ROOM = 0.94;

  private final BiFunction<ExplorerState, String, List<Choice>> choices;
  private final PickField field = new PickField(LONGEST);
  private final ChangeDetector<SceneRequest> shownRequest = new ChangeDetector<>();
  private List<Choice> fitting = List.of(); // items for the typed text, as of the last search
  private boolean isOther; // whether the text has changed since the last search
  private boolean wasLabShown;

  /**
   * Creates an empty field.
   *
   * @param choices returns the items for a typed text, also those that do not fit it
   */
  public QuickPick(BiFunction<ExplorerState, String, List<Choice>> choices) {
    this.choices = choices;
  }

  /**
   * Returns the map's places, after the cell whose coordinates are typed, if any; picking one flies
   * there.
   */
  public static List<Choice> places(ExplorerState state, String typed) {
    List<Choice> places = new ArrayList<>();
    String wanted = typed.strip().toLowerCase(Locale.ROOT);
    Matcher coordinates = COORDINATES.matcher(typed);
    if (coordinates.matches()) {
      int x = Integer.parseInt(coordinates.group(1));
      int y = Integer.parseInt(coordinates.group(2));
      if (state.map().size().contains(x, y)) {
        places.add(cell(state.map(), new Cell(x, y), wanted));
      }
    }
    state.map().places().forEach(place -> places.add(flight(place)));
    if (wanted.startsWith(KIND)) {
      String kind = wanted.substring(KIND.length()).strip();
      tiles(state, kind).forEach(at -> places.add(cell(state.map(), at, wanted)));
    }
    return places;
  }

  /** Returns cells with a tile of a kind and without a name, the nearest to the view first. */
  private static Stream<Cell> tiles(ExplorerState state, String kind) {
    TileMap map = state.map();
    Cell middle = new VisibleMap(state.view()).middle();
    Set<Cell> named = map.places().stream().map(Place::cell).collect(Collectors.toSet());
    return TileKinds.cells(kind, map, state.routeState().travelDescription())
        .limit(MOST_SEARCHED)
        .mapToObj(map.size()::cell)
        .filter(cell -> !named.contains(cell))
        .sorted(Comparator.comparingLong(middle::squaredDistanceTo))
        .limit(MOST_OF_KIND);
  }

  private static Choice cell(TileMap map, Cell cell, String words) {
    String tiles = PrintableText.escape(CellText.tilesAt(map, cell));
    return new Choice(Icon.NUMBERS, cell.toString(), tiles, to -> to.cells().flyTo(cell), words)
        .at(cell);
  }

  /** Returns the item that flies to a place. */
  public static Choice flight(Place place) {
    String name = PrintableText.escape(place.name());
    String kind = CellText.kind(place.kind());
    String plural = KIND + place.kind().label() + "s";
    String words = String.join(" ", Texts.get("pick.place.words"), plural, KIND + kind);
    return new Choice(
        Icon.of(place.kind()) + "  " + NameText.isolated(name),
        name,
        (place.kind() == PlaceKind.OTHER ? "" : kind + "   ") + place.cell(),
        to -> to.cells().flyTo(place.cell()),
        words.toLowerCase(Locale.ROOT),
        Optional.of(place.cell()));
  }

  /**
   * Draws the field in the current panel.
   *
   * @param hint what an empty field shows
   * @param isNew whether the panel has just been opened: the field is then empty
   * @param width [px]
   */
  public void field(String hint, boolean isNew, float width) {
    isOther |= field.show(hint, isNew, width);
  }

  /**
   * Draws the list of what fits the field, with the same width. [px]
   *
   * @return the item that was picked
   */
  public Optional<Choice> list(ExplorerState state, GuiFrame frame, float width) {
    findFitting(state);
    return list(frame, width);
  }

  /** Searches again if the text, the map or the shown items may have changed. */
  private void findFitting(ExplorerState state) {
    boolean isChanged = shownRequest.isNew(state.request());
    boolean isLabShown = state.simulations().isLabShown();
    if (isOther || isChanged || isLabShown != wasLabShown) {
      wasLabShown = isLabShown;
      fitting = fitting(choices.apply(state, field.text()), field.text());
      isOther = false;
    }
  }

  /** Returns the items that fit a search text, best first; equal ones keep their order. */
  public static List<Choice> fitting(List<Choice> all, String typed) {
    String wanted = typed.toLowerCase(Locale.ROOT).strip();
    return all.stream()
        .filter(choice -> choice.matchRank(wanted) < NO_MATCH)
        .sorted(Comparator.comparingInt(choice -> choice.matchRank(wanted)))
        .toList();
  }

  private Optional<Choice> list(GuiFrame frame, float width) {
    field.beginList();
    if (fitting.isEmpty()) {
      ImGui.textDisabled(Texts.get("pick.nothing"));
      return Optional.empty();
    }
    float line = ImGui.getTextLineHeightWithSpacing();
    float room = (float) (frame.height() * ROOM) - ImGui.getCursorScreenPosY();
    int lines = Math.max(2, Math.min(MAX_LINES, (int) (room / line)));
    Optional<Choice> picked = Optional.empty();
    // Highlights extend that far beyond the text.
    float above = ImGui.getStyle().getItemSpacingY() / 2;
    ImGui.beginChild("##list", width, above + line * Math.min(lines, fitting.size()));
    ImGui.setCursorPosY(above);
    float right = ImGui.getContentRegionAvailX(); // left of the scrollbar, if there is one
    for (int i = 0; i < fitting.size(); i++) {
      ImGui.pushID(i);
      if (line(fitting.get(i), right, frame)) {
        picked = Optional.of(fitting.get(i));
      }
      ImGui.popID();
    }
    ImGui.endChild();
    return picked;
  }

  /** Draws a line of the list and returns whether it was picked. */
  private boolean line(Choice choice, float right, GuiFrame frame) {
    boolean isPicked = field.line(0, 0, frame);
    ImGui.sameLine(frame.px(10));
    GuiText.plain(choice.line());
    ImGui.sameLine(right - GuiText.width(choice.note()) - frame.px(4));
    ImGui.textDisabled(GuiText.shown(choice.note()));
    return isPicked;
  }
}
