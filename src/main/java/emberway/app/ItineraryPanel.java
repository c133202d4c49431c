package emberway.app;

import emberway.io.Printable;
import emberway.plan.travel.Itinerary;
import imgui.ImGui;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The route told in words, to be read, copied or written into a file. */
final class ItineraryPanel implements Panel {
  private static final double WIDTH = 360; // [units]
  private static final double MOST_HEIGHT = 0.5; // of the window

  @Override
  public void show(ExplorerState state, GuiFrame frame, Consumer<Action> actions) {
    if (!state.shown().contains(Shown.PANELS) || !state.shown().contains(Shown.ITINERARY)) {
      return;
    }
    frame.beginRightPanel("##itinerary", MOST_HEIGHT);
    buttons(state, frame, actions);
    Optional<List<String>> lines = lines(state);
    if (lines.isPresent()) {
      text(lines.get(), frame);
    } else {
      GuiText.faint("There is no way yet.");
    }
    frame.endPanel();
  }

  private static Optional<List<String>> lines(ExplorerState state) {
    return state.content().report().flatMap(RouteReport::itinerary).map(Itinerary::lines);
  }

  private static void buttons(ExplorerState state, GuiFrame frame, Consumer<Action> actions) {
    ImGui.alignTextToFramePadding();
    GuiText.faint(Icon.SCROLL.before("The way in words"));
    float button = ImGui.getFrameHeight();
    ImGui.sameLine(frame.px(WIDTH) - 3 * button - 2 * ImGui.getStyle().getItemSpacingX());
    Optional<List<String>> lines = lines(state);
    ImGui.beginDisabled(lines.isEmpty());
    if (ImGui.button(Icon.COPY.text(), button, button)) {
      actions.accept(new Action.CopyText(String.join("\n", lines.orElseThrow())));
    }
    GuiText.tooltip("Copy it");
    ImGui.sameLine();
    if (ImGui.button(Icon.SAVE.text(), button, button)) {
      actions.accept(
          new Action.SaveText("itinerary", String.join("\n", lines.orElseThrow()) + "\n"));
    }
    GuiText.tooltip("Write it into a file");
    ImGui.endDisabled();
    ImGui.sameLine();
    if (ImGui.button(Icon.CLOSE.text(), button, button)) {
      actions.accept(new Action.Toggle(Shown.ITINERARY));
    }
    GuiText.tooltip("Close");
    ImGui.spacing();
  }

  private static void text(List<String> lines, GuiFrame frame) {
    float width = frame.px(WIDTH) - ImGui.getStyle().getWindowPaddingX();
    for (int i = 0; i < lines.size(); i++) {
      GuiText.wrapped(Printable.escape(lines.get(i)), frame, width);
      if (i == 0 || i == lines.size() - 2) {
        ImGui.spacing();
      }
    }
  }
}
