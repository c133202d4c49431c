package emberway.app.panel.front;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.gui.Panel;
import emberway.app.panel.QuickPick;
import emberway.app.panel.QuickPick.Choice;
import emberway.app.scene.RouteEnd;
import emberway.app.state.ExplorerState;
import emberway.app.text.Texts;
import emberway.map.Cell;
import imgui.ImGui;
import imgui.flag.ImGuiWindowFlags;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * A text field with a list of matching items, picked with Enter or the mouse: the map's places, or
 * all commands. With Ctrl, Enter makes a place the goal, with Shift the start.
 */
public final class QuickPickPanel implements Panel {
  private static final double WIDTH = 400; // [units]

  private final Command viewOption;
  private final String hint;
  private final String name;
  private final QuickPick quickPick;
  private boolean wasShown;

  /**
   * Creates a panel that a view option shows and hides.
   *
   * @param hint the message key of the empty field's placeholder
   * @param choices returns the items for a typed text, also those that do not fit it
   */
  QuickPickPanel(
      Command viewOption, String hint, BiFunction<ExplorerState, String, List<Choice>> choices) {
    this.viewOption = viewOption;
    this.hint = hint;
    name = "##pick" + viewOption;
    quickPick = new QuickPick(choices);
  }

  @Override
  public void show(ExplorerState state, GuiFrame frame, Commands commands) {
    boolean isShown = state.viewOptions().contains(viewOption);
    boolean isNew = isShown && !wasShown;
    wasShown = isShown;
    if (!isShown) {
      return;
    }
    ImGui.setNextWindowBgAlpha(1);
    frame.beginPanel(
        name, frame.width() / 2, frame.height() / 5, 0.5f, 0, ImGuiWindowFlags.AlwaysAutoResize);
    float width = frame.px(WIDTH);
    quickPick.field(Texts.get(hint), isNew, width);
    if (viewOption == Command.FIND_PLACE) {
      GuiText.wrapped(Texts.get("pick.place.keys"), GuiStyle.FAINT, frame, width);
    }
    Optional<Choice> picked = quickPick.list(state, frame, width);
    if (picked.isPresent()) {
      commands.toggle(viewOption);
      pick(picked.get(), state, commands);
    }
    frame.endPanel();
  }

  /** Picks an item; a key held with Enter makes a place the goal or the start first. */
  private static void pick(Choice picked, ExplorerState state, Commands commands) {
    boolean isGoal = ImGui.getIO().getKeyCtrl();
    boolean isEnd = isGoal || ImGui.getIO().getKeyShift();
    if (isEnd && picked.cell().isPresent()) {
      Cell target = state.cellFocus().target(picked.cell().get());
      commands.route().setEnd(isGoal ? RouteEnd.GOAL : RouteEnd.START, target);
    }
    picked.deed().accept(commands);
  }
}
