package emberway.app.panel.map;

import emberway.app.command.Command.Mode;
import emberway.app.command.Commands;
import emberway.app.command.Icon;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.gui.GuiWidgets;
import emberway.app.gui.Panel;
import emberway.app.panel.CellDescription;
import emberway.app.panel.PlacesPanel;
import emberway.app.panel.SidePanelSlot;
import emberway.app.panel.TileSwatch;
import emberway.app.scene.RouteEnd;
import emberway.app.scene.SceneContent;
import emberway.app.state.CellFocus;
import emberway.app.state.CellMenu;
import emberway.app.state.ChangeDetector;
import emberway.app.state.ExplorerState;
import emberway.app.text.CellText;
import emberway.app.text.NameText;
import emberway.app.text.Texts;
import emberway.app.viewport.PanelPlacement;
import emberway.io.PrintableText;
import emberway.map.Cell;
import emberway.map.Place;
import emberway.map.Tile;
import emberway.render.iso.Projection;
import imgui.ImGui;
import imgui.flag.ImGuiWindowFlags;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * The card of a cell in the column at the right, below a panel there: says what is in the cell, and
 * offers to travel there. In a narrow window it lies at the lower edge.
 */
public final class CellCardPanel implements Panel {
  private static final int UPPER_LEFT = 0; // corner of the window, see GuiFrame
  private static final int UPPER_RIGHT = 1;
  private static final double ASIDE = 12; // from the cell, panels and edges [units]

  /** What the card says, as of the last change. */
  private record Words(
      String title,
      List<Tile> tiles,
      List<String> lines,
      String note,
      Cell target,
      Optional<CellMenu.Entry> toggle,
      Optional<Place> place) {}

  private final TileSwatch swatch;
  private final ChangeDetector<Cell> shownCell = new ChangeDetector<>();
  private final ChangeDetector<SceneContent> shownContent = new ChangeDetector<>();
  private final ChangeDetector<List<Place>> shownPlaces = new ChangeDetector<>();
  private final ChangeDetector<Mode> shownMode = new ChangeDetector<>();
  private Words words;
  private float height; // in the last layout [px]
  private boolean isFirst; // whether the next button begins a line

  /** Creates the panel, which draws the pictures of a cell's tiles. */
  public CellCardPanel(TileSwatch swatch) {
    this.swatch = swatch;
  }

  @Override
  public void show(ExplorerState state, GuiFrame frame, Commands commands) {
    Optional<Cell> cell = state.cellFocus().card();
    if (cell.isEmpty()) {
      frame.setCard(0);
      return;
    }
    boolean isOther = shownCell.isNew(cell.get());
    boolean isChanged = shownContent.isNew(state.content());
    boolean isOtherMode = shownMode.isNew(state.mode());
    if (shownPlaces.isNew(state.map().places()) || isOther || isChanged || isOtherMode) {
      words = words(state, cell.get());
    }
    float content = SidePanelSlot.width(state, frame);
    float width = content + 2 * ImGui.getStyle().getWindowPaddingX();
    ImGui.setNextWindowBgAlpha(1);
    ImGui.setNextWindowSizeConstraints(width, 0, width, frame.bottom() - frame.top());
    boolean isNarrow = frame.corner(UPPER_LEFT, true) > frame.right() - frame.px(ASIDE) - width;
    PanelPlacement place = place(state, frame, cell.get(), width, isNarrow);
    frame.beginPanel("##cell-card", place.x(), place.y(), 0, 0, ImGuiWindowFlags.AlwaysAutoResize);
    if (ImGui.isWindowAppearing()) {
      ImGui.setWindowFocus(); // in front of the panels at the borders
    }
    card(cell.get(), state.mode(), content, frame, commands);
    if (height != ImGui.getWindowHeight()) {
      height = ImGui.getWindowHeight();
      frame.unsettle(); // its place depends on its size
    }
    frame.setCard(isNarrow ? 0 : height + frame.px(ASIDE));
    frame.endPanel();
  }

  /** Places the card below what lies at the upper right, off the cell where there is room. */
  private PanelPlacement place(
      ExplorerState state, GuiFrame frame, Cell cell, float width, boolean isNarrow) {
    double scale = state.view().camera().scale();
    Projection projection = state.view().frame().projection();
    float aside = frame.px(ASIDE);
    float halfWidth = (float) (scale * projection.halfWidth()) + aside;
    float halfHeight = (float) (scale * projection.halfHeight()) + aside;
    float x = (float) state.view().screenX(cell);
    float y = (float) state.view().screenY(cell);
    PanelPlacement.Box around =
        new PanelPlacement.Box(x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight);
    PanelPlacement.Box room = frame.room(aside);
    float left = room.right() - width;
    float top = isNarrow ? room.bottom() - height : frame.corner(UPPER_RIGHT, false) + aside;
    PanelPlacement.Box wanted = new PanelPlacement.Box(left, top, left + width, top + height);
    return PanelPlacement.find(room, wanted, around, 0);
  }

  private static Words words(ExplorerState state, Cell cell) {
    String tiles =
        CellText.sentenceStart(PrintableText.escape(CellText.tilesAt(state.map(), cell)));
    Optional<Place> place = CellFocus.placeAt(state.map(), cell);
    Optional<String> name = place.map(named -> NameText.of(named.name()));
    List<String> costs = CellDescription.costs(state, cell);
    Cell target = state.cellFocus().target(cell);
    return new Words(
        name.orElse(tiles),
        CellFocus.tunable(state.map(), cell),
        lines(cell + (name.isPresent() ? "   " + tiles : ""), costs),
        state.cellFocus().blockedNote(cell, target),
        target,
        state.cellFocus().toggle(cell),
        place);
  }

  private static List<String> lines(String first, List<String> others) {
    return Stream.concat(Stream.of(first), others.stream()).toList();
  }

  private void card(Cell cell, Mode mode, float width, GuiFrame frame, Commands commands) {
    String icon = words.place.map(place -> Icon.of(place.kind())).orElse(Icon.PLACE.text());
    if (GuiWidgets.closableHeading(icon, words.title, width, frame)) {
      commands.cells().closeCard();
    }
    String saidOfIt = words.place.map(Place::note).orElse("");
    if (!saidOfIt.isEmpty()) {
      GuiText.wrapped(NameText.of(saidOfIt), GuiStyle.TEXT, frame, width);
    }
    for (int i = 0; i < words.tiles.size(); i++) {
      swatch.draw(words.tiles.get(i), ImGui.getTextLineHeight());
    }
    for (int i = 0; i < words.lines.size(); i++) {
      GuiText.wrapped(words.lines.get(i), GuiStyle.FAINT, frame, width);
    }
    if (!words.note.isEmpty()) {
      GuiText.wrapped(words.note, GuiStyle.EMBER, frame, width);
    }
    ImGui.spacing();
    isFirst = true;
    GuiStyle.pushLit();
    boolean isHere = words.target.equals(cell);
    button(
        Icon.GOAL,
        isHere ? "menu.go-here" : "menu.go-there",
        to -> to.route().setEnd(RouteEnd.GOAL, words.target),
        width,
        commands);
    GuiStyle.popLit();
    button(
        Icon.START,
        isHere ? "menu.start-here" : "menu.start-there",
        to -> to.route().setEnd(RouteEnd.START, words.target),
        width,
        commands);
    button(
        Icon.VIA,
        isHere ? "menu.stop-here" : "menu.stop-there",
        to -> to.route().addVia(words.target),
        width,
        commands);
    isFirst = true;
    button(Icon.SEARCH, "menu.look", to -> to.cells().flyTo(cell), width, commands);
    if (words.toggle.isPresent()) {
      CellMenu.Entry toggle = words.toggle.get();
      button(toggle.line(), toggle.deed(), width, commands);
    }
    if (words.place.isPresent() && mode == Mode.BUILD) {
      Place place = words.place.get();
      button(Icon.RENAME, "places.rename", to -> to.places().rename(place), width, commands);
      button(Icon.NOTE, "places.note", to -> to.places().note(place), width, commands);
      next(frame.px(PlacesPanel.BOX), width);
      PlacesPanel.kindBox(place, false, frame, commands);
    }
  }

  private void button(
      Icon icon, String text, Consumer<Commands> deed, float width, Commands commands) {
    button(icon.before(Texts.get(text)), deed, width, commands);
  }

  private void button(String text, Consumer<Commands> deed, float width, Commands commands) {
    next(GuiText.width(text) + 2 * ImGui.getStyle().getFramePaddingX(), width);
    if (ImGui.button(text)) {
      deed.accept(commands);
    }
  }

  /** Places the next widget, of a given width, beside the last one if there is room. [px] */
  private void next(float needed, float width) {
    float left = ImGui.getWindowPosX() + ImGui.getStyle().getWindowPaddingX();
    float taken = ImGui.getItemRectMaxX() - left + ImGui.getStyle().getItemSpacingX();
    if (!isFirst && taken + needed <= width) {
      ImGui.sameLine();
    }
    isFirst = false;
  }
}
