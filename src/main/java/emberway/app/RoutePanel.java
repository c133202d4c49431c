package emberway.app;

import emberway.io.Printable;
import emberway.map.Cell;
import emberway.map.Place;
import emberway.map.TravelProfile;
import imgui.ImGui;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Who travels, where from and where to, and what there is to say about the way. */
final class RoutePanel implements Panel {
  private static final double WIDTH = 250; // [units]

  @Override
  public void show(ExplorerState state, GuiFrame frame, Consumer<Action> actions) {
    Set<Shown> shown = state.shown();
    boolean isStudying = shown.contains(Shown.LAB) || shown.contains(Shown.WALK); // has its own say
    if (!shown.contains(Shown.PANELS) || !shown.contains(Shown.ROUTE) || isStudying) {
      return;
    }
    float margin = frame.px(12);
    frame.beginPanel("##route", margin, ImGui.getFrameHeight() + margin, 0, 0);
    ImGui.dummy(frame.px(WIDTH), 0);
    ImGui.setCursorPosY(ImGui.getCursorPosY() - ImGui.getStyle().getItemSpacingY());
    ImGui.pushTextWrapPos(frame.px(WIDTH));
    travelers(state, frame, actions);
    stops(state, actions);
    GuiReport report = new GuiReport(frame, actions);
    SceneContent content = state.content();
    if (content.problem().isPresent()) {
      GuiText.warning(content.problem().get());
    } else if (content.report().isPresent()) {
      report.show(state, content.report().orElseThrow());
    } else if (state.ends().areComplete()) {
      GuiText.faint("planning …");
    } else {
      GuiText.faint("Right click a cell to go there; with Shift, to start from there.");
    }
    ImGui.popTextWrapPos();
    frame.endPanel();
  }

  private static void travelers(ExplorerState state, GuiFrame frame, Consumer<Action> actions) {
    List<TravelProfile> profiles = state.wish().profiles();
    TravelProfile traveler = state.wish().profile();
    float button = ImGui.getFrameHeight();
    if (profiles.size() > 1) {
      ImGui.setNextItemWidth(frame.px(WIDTH) - button - ImGui.getStyle().getItemSpacingX());
      if (ImGui.beginCombo(
          "##traveler", Icon.TRAVELER.before(Printable.escape(traveler.label())))) {
        frame.cover();
        for (TravelProfile profile : profiles) {
          if (ImGui.selectable(Printable.escape(profile.label()), profile.equals(traveler))) {
            actions.accept(new Action.ChooseTraveler(profile.name()));
          }
        }
        ImGui.endCombo();
      }
      GuiText.tooltip("Who travels");
      ImGui.sameLine();
    }
    if (ImGui.button(Icon.SLIDERS.text(), button, button)) {
      actions.accept(new Action.Toggle(Shown.TUNING));
    }
    GuiText.tooltip("What steps cost and what bends the way");
    if (!state.wish().isAsPublished()) {
      GuiText.colored("costs changed by you", GuiStyle.EMBER);
    }
    ImGui.spacing();
  }

  private static void stops(ExplorerState state, Consumer<Action> actions) {
    RouteQuestion question = state.wish().question(false);
    question.ends().start().ifPresent(cell -> stop(Icon.START, "", state, cell));
    for (int i = 0; i < question.via().size(); i++) {
      stop(Icon.VIA, (i + 1) + " ", state, question.via().get(i));
      remove("via" + i, new Action.RemoveVia(i), actions);
    }
    question.ends().goal().ifPresent(cell -> stop(Icon.GOAL, "", state, cell));
    for (int i = 0; i < question.others().size(); i++) {
      stop(Icon.GOAL, "or ", state, question.others().get(i));
      remove("goal" + i, new Action.RemoveGoal(i), actions);
    }
  }

  private static void stop(Icon icon, String before, ExplorerState state, Cell cell) {
    GuiText.faint(icon.text());
    ImGui.sameLine();
    ImGui.textUnformatted(before + name(state, cell));
  }

  private static void remove(String id, Action action, Consumer<Action> actions) {
    ImGui.sameLine();
    if (ImGui.smallButton(Icon.CLOSE.text() + "##" + id)) {
      actions.accept(action);
    }
    GuiText.tooltip("Leave it out");
  }

  /** The name of the place there, or the cell's coordinates. */
  static String name(ExplorerState state, Cell cell) {
    Optional<Place> place =
        state.map().places().stream().filter(each -> each.cell().equals(cell)).findFirst();
    return place
        .map(named -> Printable.escape(named.name()) + "  " + cell)
        .orElseGet(() -> cell.toString());
  }
}
