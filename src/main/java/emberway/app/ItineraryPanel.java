package emberway.app;

import emberway.io.Printable;
import emberway.plan.travel.Itinerary;
import imgui.ImGui;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The route told in words, to be read, copied or written into a file. */
final class ItineraryPanel implements Panel {
  static final double WIDTH = 360; // [units] [at most]

  @Override
  public void show(ExplorerState state, GuiFrame frame, Consumer<Action> actions) {
    if (!state.shown().contains(Shown.PANELS) || !state.shown().contains(Shown.ITINERARY)) {
      return;
    }
    frame.beginRightPanel("The way in words###itinerary", LabPanel.most(state, frame));
    float width = frame.inner(GuiBeside.width(state, frame, WIDTH));
    buttons(state, width, actions);
    Optional<List<String>> lines = lines(state);
    if (lines.isPresent()) {
      text(lines.get(), frame, width);
    } else {
      GuiText.wrapped(missing(state), GuiStyle.FAINT, frame, width);
    }
    frame.endPanel();
  }

  /** Why there is nothing to read. */
  static String missing(ExplorerState state) {
    if (!state.ends().areComplete()) {
      return "Right click a cell to go there; with Shift, to start from there.";
    }
    SceneContent content = state.content();
    boolean isAnswered = content.report().filter(report -> report.question().isTold()).isPresent();
    boolean isHopeless = isAnswered || content.problem().isPresent();
    return isHopeless ? "There is no way to tell of." : "The way is being put into words …";
  }

  private static Optional<List<String>> lines(ExplorerState state) {
    return state.content().report().flatMap(RouteReport::itinerary).map(Itinerary::lines);
  }

  private static void buttons(ExplorerState state, float width, Consumer<Action> actions) {
    ImGui.alignTextToFramePadding();
    GuiText.faint(Icon.SCROLL.before("The way in words"));
    float button = ImGui.getFrameHeight();
    ImGui.sameLine(width - 3 * button - 2 * ImGui.getStyle().getItemSpacingX());
    Optional<List<String>> lines = lines(state);
    ImGui.beginDisabled(lines.isEmpty());
    if (GuiButtons.sign(Icon.COPY.text())) {
      actions.accept(new Action.CopyText(String.join("\n", lines.orElseThrow())));
    }
    GuiText.tooltip("Copy it");
    ImGui.sameLine();
    if (GuiButtons.sign(Icon.SAVE.text())) {
      actions.accept(
          new Action.SaveText("itinerary", String.join("\n", lines.orElseThrow()) + "\n"));
    }
    GuiText.tooltip("Write it into a file");
    ImGui.endDisabled();
    ImGui.sameLine();
    if (GuiButtons.sign(Icon.CLOSE.text())) {
      actions.accept(new Action.Toggle(Shown.ITINERARY));
    }
    GuiText.tooltip("Close");
    ImGui.spacing();
  }

  private static void text(List<String> lines, GuiFrame frame, float panel) {
    float width = panel - ImGui.getStyle().getWindowPaddingX();
    for (int i = 0; i < lines.size(); i++) {
      GuiText.wrapped(Printable.escape(lines.get(i)), frame, width);
      if (i == 0 || i == lines.size() - 2) {
        ImGui.spacing();
      }
    }
  }
}
