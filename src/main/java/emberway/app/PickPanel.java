package emberway.app;

import emberway.io.Printable;
import imgui.ImGui;
import imgui.flag.ImGuiKey;
import imgui.flag.ImGuiWindowFlags;
import imgui.type.ImString;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A line to type into and a list of what fits, to pick from with Enter or the mouse: the places of
 * the map, or all that can be done.
 */
final class PickPanel implements Panel {
  /**
   * Something to pick.
   *
   * @param label what it is called
   * @param note what else there is to say of it
   */
  record Choice(Icon icon, String label, String note, Action action) {}

  private static final int LONGEST = 60; // what can be typed [characters]
  private static final int MOST_LINES = 12;
  private static final double WIDTH = 380; // [units]

  private final Shown shown;
  private final String hint;
  private final Function<ExplorerState, List<Choice>> choices;
  private final ImString typed = new ImString(LONGEST);
  private boolean wasShown;
  private int marked;

  /**
   * A panel that a toggle shows and hides.
   *
   * @param hint what stands in the line while it is empty
   */
  PickPanel(Shown shown, String hint, Function<ExplorerState, List<Choice>> choices) {
    this.shown = shown;
    this.hint = hint;
    this.choices = choices;
  }

  /** The places of a map; picking one flies there. */
  static PickPanel ofPlaces() {
    return new PickPanel(
        Shown.PLACES,
        "a place",
        state ->
            state.map().places().stream()
                .map(
                    place ->
                        new Choice(
                            Icon.PLACE,
                            Printable.escape(place.name()),
                            place.cell().toString(),
                            new Action.FlyTo(place.cell())))
                .toList());
  }

  /** All that can be done. */
  static PickPanel ofDeeds() {
    return new PickPanel(
        Shown.PALETTE,
        "what to do",
        state ->
            Deed.ALL.stream()
                .map(deed -> new Choice(deed.icon(), deed.name(), deed.key().name(), deed.action()))
                .toList());
  }

  @Override
  public void show(ExplorerState state, GuiFrame frame, Consumer<Action> actions) {
    boolean isShown = state.shown().contains(shown);
    boolean isNew = isShown && !wasShown;
    wasShown = isShown;
    if (!isShown) {
      return;
    }
    frame.beginPanel(
        "##pick" + shown,
        frame.width() / 2,
        frame.height() / 5,
        0.5f,
        0,
        ImGuiWindowFlags.AlwaysAutoResize);
    line(frame, isNew);
    List<Choice> fitting = fitting(choices.apply(state));
    moveMark(fitting.size());
    Choice picked = list(fitting, frame);
    if (isEntered() && marked < fitting.size()) {
      picked = fitting.get(marked);
    }
    if (picked != null) {
      actions.accept(new Action.Toggle(shown));
      actions.accept(picked.action());
    }
    frame.endPanel();
  }

  private void line(GuiFrame frame, boolean isNew) {
    if (isNew) {
      typed.clear();
      marked = 0;
      ImGui.setKeyboardFocusHere();
    }
    ImGui.setNextItemWidth(frame.px(WIDTH));
    if (ImGui.inputTextWithHint("##typed", hint, typed)) {
      marked = 0;
    }
  }

  private static boolean isEntered() {
    return ImGui.isKeyPressed(ImGuiKey.Enter) || ImGui.isKeyPressed(ImGuiKey.KeypadEnter);
  }

  private List<Choice> fitting(List<Choice> all) {
    String wanted = typed.get().toLowerCase(Locale.ROOT).strip();
    return all.stream()
        .filter(choice -> choice.label().toLowerCase(Locale.ROOT).contains(wanted))
        .limit(MOST_LINES)
        .toList();
  }

  private void moveMark(int count) {
    if (ImGui.isKeyPressed(ImGuiKey.DownArrow)) {
      marked++;
    }
    if (ImGui.isKeyPressed(ImGuiKey.UpArrow)) {
      marked--;
    }
    marked = Math.max(0, Math.min(count - 1, marked));
  }

  private Choice list(List<Choice> fitting, GuiFrame frame) {
    Choice picked = null;
    for (int i = 0; i < fitting.size(); i++) {
      Choice choice = fitting.get(i);
      ImGui.pushID(i);
      if (ImGui.selectable("##choice", i == marked)) {
        picked = choice;
      }
      ImGui.sameLine(frame.px(8));
      ImGui.textUnformatted(choice.icon().before(choice.label()));
      ImGui.sameLine(frame.px(WIDTH) - ImGui.calcTextSize(choice.note()).x);
      ImGui.textDisabled(choice.note());
      ImGui.popID();
    }
    if (fitting.isEmpty()) {
      ImGui.textDisabled("nothing of that name");
    }
    return picked;
  }
}
