package emberway.app.panel.map;

import emberway.app.command.Commands;
import emberway.app.command.Icon;
import emberway.app.command.Mode;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.gui.GuiWidgets;
import emberway.app.gui.Panel;
import emberway.app.panel.CellDescription;
import emberway.app.panel.PlacesPanel;
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
import emberway.render.iso.Projection;
import imgui.ImGui;
import imgui.flag.ImGuiWindowFlags;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** A card beside a cell that says what is there, and offers to travel there. */
public final class CellCardPanel implements Panel {
  private static final double WIDTH = 260; // of the text [units]
  private static final double ASIDE = 10; // from the cell [units]
  private static final double MARGIN = 8; // to the edges of the free area [units]

  /** What the card says, as of the last change. */
  private record Words(
      String title,
      List<String> lines,
      String note,
      Cell target,
      Optional<CellMenu.Entry> toggle,
      Optional<Place> place) {}

  private final ChangeDetector<Cell> shownCell = new ChangeDetector<>();
  private final ChangeDetector<SceneContent> shownContent = new ChangeDetector<>();
  private final ChangeDetector<List<Place>> shownPlaces = new ChangeDetector<>();
  private final ChangeDetector<Mode> shownMode = new ChangeDetector<>();
  private Words words;
  private float width; // in the last layout [px]
  private float height;
  private float buttonsRight; // right edge of the longest row of buttons, from the card's left [px]

  @Override
  public void show(ExplorerState state, GuiFrame frame, Commands commands) {
    Optional<Cell> cell = state.cellFocus().card();
    if (cell.isEmpty()) {
      return;
    }
    boolean isOther = shownCell.isNew(cell.get());
    boolean isChanged = shownContent.isNew(state.content()) | shownMode.isNew(state.mode());
    if (shownPlaces.isNew(state.map().places()) || isOther || isChanged) {
      words = words(state, cell.get());
    }
    ImGui.setNextWindowBgAlpha(1);
    PanelPlacement place = place(state, frame, cell.get());
    frame.beginPanel("##cell-card", place.x(), place.y(), 0, 0, ImGuiWindowFlags.AlwaysAutoResize);
    if (ImGui.isWindowAppearing()) {
      ImGui.setWindowFocus(); // in front of the panels at the borders
    }
    card(cell.get(), state.mode(), frame, commands);
    if (width != ImGui.getWindowWidth() || height != ImGui.getWindowHeight()) {
      frame.unsettle(); // its place depends on its size
    }
    width = ImGui.getWindowWidth();
    height = ImGui.getWindowHeight();
    frame.endPanel();
  }

  /** Places the card beside the cell, off other panels where there is room. */
  private PanelPlacement place(ExplorerState state, GuiFrame frame, Cell cell) {
    double scale = state.view().camera().scale();
    Projection projection = state.view().frame().projection();
    float aside = frame.px(ASIDE);
    float halfWidth = (float) (scale * projection.halfWidth()) + aside;
    float halfHeight = (float) (scale * projection.halfHeight()) + aside;
    float x = (float) state.view().screenX(cell);
    float y = (float) state.view().screenY(cell);
    PanelPlacement.Box around =
        new PanelPlacement.Box(x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight);
    PanelPlacement.Box room = frame.room(frame.px(MARGIN));
    return PanelPlacement.beside(room, width, height, around, frame.covered());
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
        lines(cell + (name.isPresent() ? "   " + tiles : ""), costs),
        state.cellFocus().blockedNote(cell, target),
        target,
        state.cellFocus().toggle(cell),
        place);
  }

  private static List<String> lines(String first, List<String> others) {
    return Stream.concat(Stream.of(first), others.stream()).toList();
  }

  private void card(Cell cell, Mode mode, GuiFrame frame, Commands commands) {
    float room = frame.px(WIDTH);
    ImGui.pushFont(frame.fonts().name()); // which has names of all scripts
    ImGui.alignTextToFramePadding();
    GuiText.wrapped(words.title, GuiStyle.TEXT, frame, room - ImGui.getFrameHeight());
    ImGui.popFont();
    float beside = Math.max(ImGui.getItemRectMaxX() - ImGui.getWindowPosX(), room);
    float close = ImGui.getFrameHeight() * GuiWidgets.ICON_WIDTH;
    ImGui.sameLine(Math.max(beside, buttonsRight - close));
    if (GuiWidgets.iconButton(Icon.CLOSE, Texts.get("close"), "##close")) {
      commands.cells().closeCard();
    }
    String saidOfIt = words.place.map(Place::note).orElse("");
    if (!saidOfIt.isEmpty()) {
      GuiText.wrapped(NameText.of(saidOfIt), GuiStyle.TEXT, frame, room);
    }
    for (int i = 0; i < words.lines.size(); i++) {
      GuiText.wrapped(words.lines.get(i), GuiStyle.FAINT, frame, room);
    }
    if (!words.note.isEmpty()) {
      GuiText.wrapped(words.note, GuiStyle.EMBER, frame, room);
    }
    boolean isHere = words.target.equals(cell);
    ImGui.spacing();
    button(
        Icon.GOAL,
        isHere ? "menu.go-here" : "menu.go-there",
        to -> to.route().setEnd(RouteEnd.GOAL, words.target),
        commands);
    ImGui.sameLine();
    button(
        Icon.START,
        isHere ? "menu.start-here" : "menu.start-there",
        to -> to.route().setEnd(RouteEnd.START, words.target),
        commands);
    ImGui.sameLine();
    button(Icon.SEARCH, "menu.look", to -> to.cells().flyTo(cell), commands);
    float right = lastRight();
    if (words.toggle.isPresent()) {
      CellMenu.Entry toggle = words.toggle.get();
      if (ImGui.button(toggle.line())) {
        toggle.deed().accept(commands);
      }
      right = Math.max(right, lastRight());
    }
    if (words.place.isPresent() && mode == Mode.BUILD) {
      if (words.toggle.isPresent()) {
        ImGui.sameLine();
      }
      button(Icon.RENAME, "places.rename", to -> to.places().rename(words.place.get()), commands);
      ImGui.sameLine();
      button(Icon.NOTE, "places.note", to -> to.places().note(words.place.get()), commands);
      ImGui.sameLine();
      PlacesPanel.kindBox(words.place.get(), false, frame, commands);
      right = Math.max(right, lastRight());
    }
    if (right != buttonsRight) {
      buttonsRight = right;
      frame.unsettle(); // the button that closes the card lies at the same edge
    }
  }

  /** Returns the right edge of the last widget, from the card's left. [px] */
  private static float lastRight() {
    return ImGui.getItemRectMaxX() - ImGui.getWindowPosX();
  }

  private static void button(Icon icon, String text, Consumer<Commands> deed, Commands commands) {
    if (ImGui.button(icon.before(Texts.get(text)))) {
      deed.accept(commands);
    }
  }
}
