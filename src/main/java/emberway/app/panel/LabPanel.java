package emberway.app.panel;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.command.Icon;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.gui.GuiWidgets;
import emberway.app.gui.LabColors;
import emberway.app.gui.Panel;
import emberway.app.gui.PlaybackBar;
import emberway.app.gui.ProgressBar;
import emberway.app.state.ExplorerState;
import emberway.app.study.Lab;
import emberway.app.study.Lesson;
import emberway.app.study.Recording;
import emberway.app.study.RecordingProgress;
import emberway.app.study.StepCounts;
import emberway.app.study.StepSummary;
import emberway.app.text.SearchText;
import emberway.app.text.Texts;
import emberway.plan.query.Heuristic;
import emberway.plan.query.Preset;
import emberway.plan.query.SearchVariant;
import emberway.plan.query.TerrainCosting;
import emberway.plan.query.TieBreaking;
import emberway.plan.trace.TraceEvent.Kind;
import imgui.ImGui;
import imgui.flag.ImGuiSliderFlags;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The search lab: lessons, playback of a recorded search, its progress, and its open list. */
public final class LabPanel implements Panel {
  private static final float MIN_PART = 0.4f; // least part of the usable height for a panel

  private final PlaybackBar transport = new PlaybackBar();
  private final OpenListTable openList = new OpenListTable(false);
  private final OpenListTable closedList = new OpenListTable(true);
  private boolean isClosedListShown;
  private OptionalInt seenLesson = OptionalInt.empty(); // of the last frame
  private final ComparisonTable comparison = new ComparisonTable();
  private final int[] step = new int[1];

  static String title() {
    return Texts.get("lab.title") + "###lab";
  }

  @Override
  public void show(ExplorerState state, GuiFrame frame, Commands commands) {
    if (!state.viewOptions().contains(Command.PANELS) || !state.simulations().isLabShown()) {
      return;
    }
    Lab lab = state.simulations().lab();
    frame.beginRightPanel(title(), maxHeight(state, frame));
    heading(frame, Icon.LAB, Texts.get("lab.title"), Command.LAB, commands);
    lessons(lab, frame, commands);
    ImGui.separator();
    modes(lab, commands);
    if (state.simulations().hasWaypoints()) {
      wrapped(Texts.get("lab.no-waypoints"), GuiStyle.FAINT, frame);
    }
    if (lab.isComparing()) {
      comparison.show(state, lab, frame, commands);
    } else {
      rules(lab, frame, commands);
      recording(state, lab, frame, commands);
    }
    frame.endPanel();
  }

  /** Returns the height limit of a panel that ends above the overview and a cell's card. [px] */
  public static float maxHeight(ExplorerState state, GuiFrame frame) {
    float whole = frame.bottom() - frame.top() - 2 * frame.px(12);
    float free = whole - OverviewPanel.height(state, frame) - frame.px(12) - frame.card();
    return Math.max(whole * MIN_PART, free);
  }

  /** Draws a panel's title and its close button. */
  static void heading(
      GuiFrame frame, Icon icon, String title, Command viewOption, Commands commands) {
    if (GuiWidgets.closableHeading(icon.text(), title, width(frame), frame)) {
      commands.toggle(viewOption);
    }
  }

  private void lessons(Lab lab, GuiFrame frame, Commands commands) {
    float button = ImGui.getFrameHeight();
    OptionalInt lesson = lab.lesson();
    if (!lesson.equals(seenLesson)) {
      seenLesson = lesson;
      isClosedListShown =
          lesson.isPresent() && Lesson.ALL.get(lesson.getAsInt()).isAboutClosedList();
    }
    ImGui.beginDisabled(lesson.isPresent() && lesson.getAsInt() == 0);
    if (GuiWidgets.iconButton(Icon.BEFORE.text())) {
      commands.lessons().turnLesson(-1);
    }
    ImGui.endDisabled();
    GuiText.tooltip(Texts.get("lab.previous.tip"));
    ImGui.sameLine();
    float gap = ImGui.getStyle().getItemSpacingX();
    ImGui.setNextItemWidth(width(frame) - 2 * (button + gap));
    String shown =
        Icon.LESSON.before(lesson.isPresent() ? title(lesson.getAsInt()) : Texts.get("lab.tour"));
    if (frame.beginCombo("##lessons", shown)) {
      for (int i = 0; i < Lesson.ALL.size(); i++) {
        if (ImGui.selectable(title(i), lesson.equals(OptionalInt.of(i)))) {
          commands.lessons().openLesson(i);
        }
      }
      GuiText.closeOnEscape();
      ImGui.endCombo();
    }
    ImGui.sameLine();
    ImGui.beginDisabled(lesson.isPresent() && lesson.getAsInt() == Lesson.ALL.size() - 1);
    if (GuiWidgets.iconButton(Icon.NEXT.text())) {
      commands.lessons().turnLesson(1);
    }
    ImGui.endDisabled();
    GuiText.tooltip(Texts.get("lab.next.tip"));
    if (lesson.isPresent()) {
      int color = lab.isAtLesson() ? GuiStyle.TEXT : GuiStyle.FAINT;
      wrapped(Lesson.ALL.get(lesson.getAsInt()).text(), color, frame);
    }
  }

  private static String title(int lesson) {
    return (lesson + 1) + "  " + Lesson.ALL.get(lesson).title();
  }

  static void wrapped(String text, int color, GuiFrame frame) {
    GuiText.wrapped(text, color, frame, width(frame));
  }

  private static void modes(Lab lab, Commands commands) {
    boolean isLeaving = GuiWidgets.radioButton(Texts.get("lab.step-by-step"), !lab.isComparing());
    ImGui.sameLine();
    boolean isEntering = GuiWidgets.radioButton(Texts.get("lab.presets"), lab.isComparing());
    GuiText.tooltip(Texts.get("lab.presets.tip"));
    if (lab.isComparing() ? isLeaving : isEntering) {
      commands.playback().compareSearches();
    }
  }

  private static void rules(Lab lab, GuiFrame frame, Commands commands) {
    float gap = ImGui.getStyle().getItemSpacingX();
    float width = (width(frame) - 2 * gap) / 3;
    above(0, "lab.preset");
    above(width + gap, "lab.heuristic");
    above(2 * (width + gap), "lab.terrain");
    ImGui.newLine();
    ImGui.setNextItemWidth(width);
    frame.choose(
        "##preset",
        List.of(Preset.values()),
        lab.preset(),
        SearchText::name,
        chosen -> commands.lab().usePreset(chosen));
    GuiText.tooltip(Texts.get("lab.preset.tip"));
    ImGui.sameLine();
    ImGui.setNextItemWidth(width);
    frame.choose(
        "##estimate",
        List.of(Heuristic.values()),
        lab.rules().heuristic(),
        Heuristic::label,
        chosen -> commands.lab().useHeuristic(Optional.of(chosen)));
    GuiText.tooltip(Texts.get("lab.heuristic.tip"));
    ImGui.sameLine();
    ImGui.setNextItemWidth(width);
    frame.choose(
        "##ground",
        List.of(TerrainCosting.values()),
        lab.rules().terrainCosting(),
        SearchText::name,
        chosen -> commands.lab().useGround(Optional.of(chosen)));
    GuiText.tooltip(Texts.get("lab.terrain.tip"));
    above(0, "lab.variant");
    above(2 * (width + gap), "lab.ties");
    ImGui.newLine();
    ImGui.setNextItemWidth(2 * width + gap);
    frame.choose(
        "##variant",
        List.of(SearchVariant.values()),
        lab.rules().variant(),
        SearchText::name,
        chosen -> commands.lab().useVariant(chosen));
    GuiText.tooltip(Texts.get("lab.variant.tip"));
    ImGui.sameLine();
    ImGui.setNextItemWidth(width);
    frame.choose(
        "##ties",
        List.of(TieBreaking.values()),
        lab.rules().tieBreaking(),
        TieBreaking::label,
        chosen -> commands.lab().useTies(chosen));
    GuiText.tooltip(Texts.get("lab.ties.tip"));
  }

  /** Draws the name of a list above it, that far from the panel's left edge. [px] */
  private static void above(float left, String key) {
    ImGui.setCursorPosX(ImGui.getStyle().getWindowPaddingX() + left);
    ImGui.textDisabled(GuiText.shown(Texts.get(key)));
    ImGui.sameLine();
  }

  private void recording(ExplorerState state, Lab lab, GuiFrame frame, Commands commands) {
    if (lab.recording().isEmpty()) {
      unrecorded(state, lab, frame, commands);
      return;
    }
    Recording recording = lab.recording().get();
    if (!recording.complaint().isEmpty()) {
      GuiText.warning(recording.complaint(), frame, width(frame));
    }
    if (recording.wasStopped() && ImGui.button(Texts.get("lab.record-all"))) {
      commands.lab().holdRecording();
    }
    if (!recording.hasSteps()) {
      if (recording.complaint().isEmpty()) {
        GuiText.warning(Texts.get("lab.blocked-start"), frame, width(frame));
      }
      return;
    }
    transport.buttons(state.simulations().isPlayWanted(), commands);
    ImGui.sameLine();
    double speed =
        transport.speed(
            lab.speed(),
            (float) Lab.SLOWEST,
            (float) Lab.FASTEST,
            right(frame),
            Texts.format("lab.speed", (int) Lab.FASTEST),
            Texts.format("lab.speed", Texts.fixed(lab.speed(), 0)));
    if (speed != lab.speed()) {
      commands.lab().setLabSpeed(speed);
    }
    scrubber(lab, commands);
    stepSummary(lab, frame);
    legend(lab);
    lists(state, lab, frame, commands);
  }

  /** Draws the progress of the recording, or why there is none. */
  private static void unrecorded(ExplorerState state, Lab lab, GuiFrame frame, Commands commands) {
    if (lab.progress().isPresent()) {
      RecordingProgress come = lab.progress().get();
      String words = Texts.format("lab.searching.cells", come.expanded());
      if (ProgressBar.show(come.part(), words, Texts.get("lab.stop"), width(frame))) {
        commands.lab().holdRecording();
      }
      return;
    }
    wrapped(
        lab.recordingRequest().isPresent() ? Texts.get("lab.searching") : emptyMessage(state),
        GuiStyle.FAINT,
        frame);
  }

  /**
   * Returns the message while the lab has nothing to search: the route's ends or the costs are
   * missing.
   */
  static String emptyMessage(ExplorerState state) {
    return state.routeEnds().areComplete() && state.content().problem().isEmpty()
        ? Texts.get("lab.searching")
        : RoutePanel.howToAsk();
  }

  /** Returns the content width of the panels of the lab and explore mode. [px] */
  static float width(GuiFrame frame) {
    return frame.inner(frame.px(SidePanelSlot.WIDTH));
  }

  /** Returns where lines end in the panels of the lab and explore mode. [px from the left edge] */
  static float right(GuiFrame frame) {
    return ImGui.getStyle().getWindowPaddingX() + width(frame);
  }

  /** Draws the open or the closed list, as the user chooses. */
  private void lists(ExplorerState state, Lab lab, GuiFrame frame, Commands commands) {
    if (GuiWidgets.radioButton(Texts.get("lab.open-list"), !isClosedListShown)) {
      isClosedListShown = false;
    }
    ImGui.sameLine();
    if (GuiWidgets.radioButton(Texts.get("lab.closed-list"), isClosedListShown)) {
      isClosedListShown = true;
    }
    (isClosedListShown ? closedList : openList).show(state, lab, frame, commands);
  }

  private void scrubber(Lab lab, Commands commands) {
    step[0] = lab.step();
    ImGui.setNextItemWidth(-1);
    if (GuiWidgets.slider(
        "##step",
        step,
        0,
        Math.max(1, lab.steps()),
        ImGuiSliderFlags.AlwaysClamp | ImGuiSliderFlags.NoInput)) {
      commands.playback().scrub(step[0]);
    }
  }

  private static void stepSummary(Lab lab, GuiFrame frame) {
    String summary =
        lab.stepSummary().map(StepSummary::sentence).orElseGet(() -> Texts.get("lab.at-start"));
    wrapped(summary, GuiStyle.TEXT, frame);
    if (lab.nearest().isPresent()) {
      GuiText.warned(Texts.format("lab.no-route", lab.nearest().get().end()), frame, width(frame));
    }
    StepCounts counts = lab.counts();
    String counted =
        Texts.format(
            "lab.counts",
            lab.step(),
            lab.steps(),
            counts.of(Kind.EXPANDED),
            counts.generated(),
            counts.of(Kind.REOPENED));
    wrapped(counted, GuiStyle.FAINT, frame);
    lab.recording()
        .flatMap(Recording::work)
        .map(work -> Texts.format("lab.compared", work.ofList(lab.step()), work.ofHeap(lab.step())))
        .ifPresent(compared -> wrapped(compared, GuiStyle.FAINT, frame));
  }

  private static void legend(Lab lab) {
    GuiText.swatch(LabColors.OPEN);
    ImGui.textUnformatted(Texts.get("lab.open"));
    ImGui.sameLine();
    GuiText.swatch(LabColors.CLOSED);
    ImGui.textUnformatted(Texts.get("lab.closed"));
    ImGui.sameLine();
    GuiText.swatch(LabColors.CURRENT);
    ImGui.textUnformatted(Texts.get("lab.current"));
    ImGui.sameLine();
    GuiText.swatch(LabColors.PATH);
    ImGui.textUnformatted(
        Texts.get(lab.nearest().isPresent() ? "lab.path-to-nearest" : "lab.path"));
  }
}
