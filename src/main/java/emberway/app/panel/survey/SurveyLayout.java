package emberway.app.panel.survey;

import emberway.app.command.Commands;
import emberway.app.command.ViewOption;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.gui.GuiWidgets;
import emberway.app.panel.LabPanel;
import emberway.app.panel.SidePanelSlot;
import emberway.app.state.ExplorerState;
import emberway.app.text.Texts;
import emberway.map.TileMap;
import emberway.plan.query.Preset;
import emberway.view.MapPlanner;
import imgui.ImGui;

/** The parts that all panels of surveys share. */
final class SurveyLayout {
  private SurveyLayout() {}

  /** Whether the panel of a survey is to be shown. */
  static boolean isShown(ExplorerState state, ViewOption survey) {
    return state.viewOptions().contains(ViewOption.PANELS) && state.viewOptions().contains(survey);
  }

  /**
   * Begins a survey's panel with its heading and its close button. End it with {@link
   * GuiFrame#endPanel}. A scroll bar takes its room from the content, so the panel stays as wide.
   *
   * @param title the text of its tab, then {@code ###} and the panel's id
   * @return the width of its content [px]
   */
  static float begin(
      ExplorerState state,
      GuiFrame frame,
      String title,
      String heading,
      ViewOption survey,
      Commands commands) {
    frame.beginRightPanel(title, LabPanel.maxHeight(state, frame));
    float all = frame.inner(SidePanelSlot.width(state, frame, SidePanelSlot.SURVEY_WIDTH));
    boolean isScrolled = ImGui.getScrollMaxY() > 0;
    float width = isScrolled ? all - ImGui.getStyle().getScrollbarSize() : all;
    if (GuiWidgets.closableHeading(heading, width)) {
      commands.toggle(survey);
    }
    return width;
  }

  /** Says that there is no answer yet, or why there will be none. */
  static void pending(ExplorerState state, GuiFrame frame, float width) {
    boolean isTooLarge = state.simulations().surveys().isTooLarge();
    String text = Texts.get(isTooLarge ? "reach.too-large" : "reach.searching");
    GuiText.wrapped(text, GuiStyle.FAINT, frame, width);
  }

  /** Whether a map has a textbook's rules, which surveys do not follow. */
  static boolean isByTextbook(TileMap map) {
    return MapPlanner.preset(map) != Preset.TERRAIN;
  }

  /** Says that a survey does not follow the rules of the map's textbook, if the map has such. */
  static void noteRules(ExplorerState state, GuiFrame frame, float width) {
    if (isByTextbook(state.map())) {
      GuiText.wrapped(Texts.get("reach.terrain"), GuiStyle.FAINT, frame, width);
    }
  }
}
