package emberway.app.panel;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiText;
import emberway.app.gui.Panel;
import emberway.app.scene.CostTuning;
import emberway.app.state.ChangeDetector;
import emberway.app.state.ExplorerState;
import emberway.map.Cell;
import emberway.map.TravelProfile;
import emberway.map.edit.ChangeCursor;
import emberway.map.edit.MapEdit;
import emberway.plan.query.StepCosts;
import imgui.ImGui;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/** Describes the cell under the pointer or the cell cursor, at the window's lower edge. */
public final class StatusPanel implements Panel {
  private static final int LOWER_RIGHT = 3; // the corner of the overview
  private static final String BETWEEN = "   ";
  private static final String REST = "…";
  private static final int MAX_LINES = 4; // with more lines, it would cover panels beside the map

  private final ChangeDetector<Optional<Cell>> described = new ChangeDetector<>();
  private final ChangeDetector<ChangeCursor<MapEdit>> edits = new ChangeDetector<>();
  private final ChangeDetector<TravelProfile> profile = new ChangeDetector<>();
  private final ChangeDetector<CostTuning> costTuning = new ChangeDetector<>();
  private final ChangeDetector<StepCosts> stepCosts = new ChangeDetector<>();
  private final ChangeDetector<Boolean> known = new ChangeDetector<>();
  private String words = ""; // about the described cell
  private int lineCount = 1; // of the words
  private float shownRoom; // the width that the words fit [px]
  private float tallest; // the panel's greatest height so far, at that width [px]

  @Override
  public void show(ExplorerState state, GuiFrame frame, Commands commands) {
    Optional<Cell> cell = state.cellFocus().described();
    if (cell.isEmpty() || !state.viewOptions().contains(Command.PANELS)) {
      return;
    }
    float margin = frame.px(12);
    float overview = frame.width() - frame.corner(LOWER_RIGHT, true);
    float between = 2 * margin + 2 * ImGui.getStyle().getWindowPaddingX();
    float room = Math.min(frame.right(), overview) - frame.left() - between;
    frame.beginReadOnlyPanel("##cell", frame.left() + margin, frame.bottom() - margin, 0, 1);
    int before = lineCount;
    GuiText.plain(words(state, cell, room));
    tallest = Math.max(tallest, height(lineCount));
    if (lineCount != before) {
      frame.unsettle(); // ImGui sizes windows one frame late
    }
    frame.endPanel();
  }

  /** Returns the height of the panel with one line and its borders. [px] */
  static float height() {
    return height(1);
  }

  private static float height(int lines) {
    return lines * ImGui.getTextLineHeight() + 2 * ImGui.getStyle().getWindowPaddingY();
  }

  /**
   * Returns the height to keep free for the panel: the greatest so far, so that what lies above it
   * does not move with each cell. [px]
   */
  public float tallest() {
    return Math.max(tallest, height());
  }

  /**
   * Returns the text for a cell, rebuilt only if the cell or anything it depends on has changed.
   */
  private String words(ExplorerState state, Optional<Cell> cell, float room) {
    boolean isOther = described.isNew(cell);
    boolean isEdited = edits.isNew(state.request().edits());
    boolean isForOther = profile.isNew(state.routeState().profile());
    boolean isTuned = costTuning.isNew(state.routeState().costTuning());
    int index = state.map().size().index(cell.orElseThrow());
    boolean isFound = known.isNew(state.simulations().isKnown(index));
    boolean isReckoned = stepCosts.isNew(state.content().stepCosts().orElse(null));
    if (isOther
        || isEdited
        || isForOther
        || isTuned
        || isFound
        || isReckoned
        || room != shownRoom) {
      tallest = room == shownRoom ? tallest : 0;
      shownRoom = room;
      words = fitting(CellDescription.parts(state, cell.orElseThrow()), room, GuiText::width);
      lineCount = (int) words.lines().count();
    }
    return words;
  }

  /**
   * Joins as many parts as fit into a few lines of a width, at least the first, and says by an
   * ellipsis that others are left out.
   *
   * @param width returns the width of a text, in the unit of {@code room}
   */
  static String fitting(List<String> parts, float room, ToDoubleFunction<String> width) {
    List<String> lines = new ArrayList<>(List.of(parts.get(0)));
    for (int i = 1; i < parts.size(); i++) {
      int last = lines.size() - 1;
      boolean isEnd = last == MAX_LINES - 1;
      String longer = lines.get(last) + BETWEEN + parts.get(i);
      // The last line needs room for an ellipsis, unless it ends with the last part.
      String whole = isEnd && i < parts.size() - 1 ? longer + BETWEEN + REST : longer;
      if (width.applyAsDouble(whole) <= room) {
        lines.set(last, longer);
      } else if (isEnd) {
        lines.set(last, lines.get(last) + BETWEEN + REST);
        break;
      } else {
        lines.add(parts.get(i));
      }
    }
    return String.join("\n", lines);
  }
}
