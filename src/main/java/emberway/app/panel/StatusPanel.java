package emberway.app.panel;

import emberway.app.command.Action;
import emberway.app.command.ViewOption;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiText;
import emberway.app.gui.Panel;
import emberway.app.panel.cell.CellDescription;
import emberway.app.route.CostTuning;
import emberway.app.state.ChangeDetector;
import emberway.app.state.ExplorerState;
import emberway.map.Cell;
import emberway.map.TravelProfile;
import emberway.map.edit.ChangeCursor;
import emberway.map.edit.MapEdit;
import emberway.plan.cost.CostField;
import imgui.ImGui;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;

/** Describes the cell under the pointer or the cell cursor, at the window's lower edge. */
public final class StatusPanel implements Panel {
  private static final int LOWER_RIGHT = 3; // the corner of the overview
  private static final String BETWEEN = "   ";

  private final ChangeDetector<Optional<Cell>> described = new ChangeDetector<>();
  private final ChangeDetector<ChangeCursor<MapEdit>> edits = new ChangeDetector<>();
  private final ChangeDetector<TravelProfile> profile = new ChangeDetector<>();
  private final ChangeDetector<CostTuning> costTuning = new ChangeDetector<>();
  private final ChangeDetector<CostField> costs = new ChangeDetector<>();
  private String words = ""; // about the described cell
  private float shownRoom; // which the words fit [px]

  @Override
  public void show(ExplorerState state, GuiFrame frame, Consumer<Action> actions) {
    Optional<Cell> cell = state.cellFocus().described();
    if (cell.isEmpty() || !state.viewOptions().contains(ViewOption.PANELS)) {
      return;
    }
    float margin = frame.px(12);
    float overview = frame.width() - frame.corner(LOWER_RIGHT, true);
    float between = 2 * margin + 2 * ImGui.getStyle().getWindowPaddingX();
    float room = Math.min(frame.right(), overview) - frame.left() - between;
    frame.beginReadOnlyPanel("##cell", frame.left() + margin, frame.bottom() - margin, 0, 1);
    GuiText.plain(words(state, cell, room));
    frame.endPanel();
  }

  /** Returns the panel's height with its borders. [px] */
  static float height() {
    return ImGui.getTextLineHeight() + 2 * ImGui.getStyle().getWindowPaddingY();
  }

  /**
   * Returns the text for a cell, rebuilt only if the cell or anything it depends on has changed.
   */
  private String words(ExplorerState state, Optional<Cell> cell, float room) {
    boolean isOther = described.isNew(cell);
    boolean isEdited = edits.isNew(state.request().edits());
    boolean isForOther = profile.isNew(state.routeState().profile());
    boolean isTuned = costTuning.isNew(state.routeState().costTuning());
    boolean isReckoned = costs.isNew(state.content().costs().orElse(null));
    if (isOther || isEdited || isForOther || isTuned || isReckoned || room != shownRoom) {
      shownRoom = room;
      words = fitting(CellDescription.parts(state, cell.orElseThrow()), room, GuiText::width);
    }
    return words;
  }

  /**
   * Joins as many parts as fit a width, at least the first, and says by an ellipsis that others are
   * left out.
   *
   * @param width returns the width of a text, in the unit of {@code room}
   */
  static String fitting(List<String> parts, float room, ToDoubleFunction<String> width) {
    String whole = String.join(BETWEEN, parts);
    int shown = parts.size();
    while (shown > 1 && width.applyAsDouble(whole) > room) {
      shown--;
      whole = String.join(BETWEEN, parts.subList(0, shown)) + BETWEEN + "…";
    }
    return whole;
  }
}
