package emberway.app.panel;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.Icon;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.gui.GuiWidgets;
import emberway.app.gui.Panel;
import emberway.app.state.ExplorerState;
import emberway.app.text.Texts;
import emberway.map.TileMap;
import emberway.plan.query.Preset;
import emberway.view.MapPlanner;
import imgui.ImGui;
import imgui.flag.ImGuiStyleVar;
import java.util.Optional;
import java.util.Set;

/** The panel of a survey: a heading with a close button, the survey's content, and its rules. */
abstract class SurveyPanel implements Panel {
  private final Command option;
  private final Icon icon;
  private final String title;

  /**
   * Creates a panel.
   *
   * @param option shows the survey; its id is the panel's
   * @param icon the icon of the heading
   * @param title the key of the heading's text
   */
  SurveyPanel(Command option, Icon icon, String title) {
    this.option = option;
    this.icon = icon;
    this.title = title;
  }

  /** Draws what the survey asks, if that can be changed. [width: px] */
  void question(ExplorerState state, GuiFrame frame, float width, Commands commands) {}

  /** Draws what the survey has found, which is dimmed while something newer is asked. [px] */
  abstract void content(ExplorerState state, GuiFrame frame, float width, Commands commands);

  /** A scroll bar takes its room from the content, so the panel stays as wide. */
  @Override
  public final void show(ExplorerState state, GuiFrame frame, Commands commands) {
    if (!state.viewOptions().containsAll(Set.of(Command.PANELS, option))) {
      return;
    }
    String heading = Texts.get(title);
    frame.beginRightPanel(heading + "###" + option.id(), LabPanel.maxHeight(state, frame));
    float all = frame.inner(SidePanelSlot.width(state, frame));
    boolean isScrolled = ImGui.getScrollMaxY() > 0;
    float width = isScrolled ? all - ImGui.getStyle().getScrollbarSize() : all;
    if (GuiWidgets.closableHeading(icon.text(), heading, width, frame)) {
      commands.toggle(option);
    }
    if (state.isSurveyWaiting()) {
      GuiWidgets.spinner(frame, ImGui.getItemRectMinX() - frame.px(18));
    }
    question(state, frame, width, commands);
    ImGui.pushStyleVar(ImGuiStyleVar.Alpha, state.isSurveyWaiting() ? RoutePanel.OUTDATED : 1);
    content(state, frame, width, commands);
    ImGui.popStyleVar();
    if (isByTextbook(state.map())) {
      GuiText.wrapped(Texts.get("reach.terrain"), GuiStyle.FAINT, frame, width);
    }
    frame.endPanel();
  }

  /** Says what is wrong with the route's costs. Returns whether anything is. */
  static boolean warn(ExplorerState state, GuiFrame frame, float width) {
    Optional<String> problem = state.content().problem();
    problem.ifPresent(text -> GuiText.warning(text, frame, width));
    return problem.isPresent();
  }

  /** Says that there is no answer yet, or why there will be none. */
  static void pending(ExplorerState state, GuiFrame frame, float width) {
    boolean isTooLarge = state.simulations().surveys().isTooLarge();
    String text = Texts.get(isTooLarge ? "reach.too-large" : "reach.searching");
    ImGui.pushStyleVar(ImGuiStyleVar.Alpha, 1); // this is no answer
    GuiText.wrapped(text, GuiStyle.FAINT, frame, width);
    ImGui.popStyleVar();
  }

  /** Whether a map has a textbook's rules, which surveys do not follow. */
  static boolean isByTextbook(TileMap map) {
    return MapPlanner.preset(map) != Preset.TERRAIN;
  }
}
