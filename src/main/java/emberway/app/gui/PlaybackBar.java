package emberway.app.gui;

import emberway.app.command.Commands;
import emberway.app.command.Icon;
import emberway.app.text.Texts;
import imgui.ImGui;
import imgui.flag.ImGuiSliderFlags;
import java.util.function.Consumer;

/** The playback controls: step buttons, play or pause, and speed. */
public final class PlaybackBar {
  private static final int FLAGS =
      ImGuiSliderFlags.Logarithmic | ImGuiSliderFlags.AlwaysClamp | ImGuiSliderFlags.NoInput;

  private final float[] speed = new float[1];

  /** Draws the buttons on one line: to the beginning, back, play or pause, forward, to the end. */
  public void buttons(boolean isPlaying, Commands commands) {
    button(Icon.TO_BEGIN, Texts.get("play.to-begin.tip"), to -> to.playback().scrub(0), commands);
    ImGui.sameLine();
    button(Icon.STEP_BACK, Texts.get("play.back.tip"), to -> to.playback().step(-1), commands);
    ImGui.sameLine();
    button(
        isPlaying ? Icon.PAUSE : Icon.PLAY,
        Texts.get(isPlaying ? "play.pause.tip" : "play.play.tip"),
        to -> to.playback().playOrPause(),
        commands);
    ImGui.sameLine();
    button(Icon.STEP_ON, Texts.get("play.on.tip"), to -> to.playback().step(1), commands);
    ImGui.sameLine();
    button(
        Icon.TO_END,
        Texts.get("play.to-end.tip"),
        to -> to.playback().scrub(Integer.MAX_VALUE),
        commands);
  }

  private static void button(Icon icon, String tip, Consumer<Commands> deed, Commands commands) {
    float side = ImGui.getFrameHeight();
    if (GuiWidgets.iconButton(icon.text() + "##" + tip, side * 1.25f, side)) {
      deed.accept(commands);
    }
    GuiText.tooltip(tip);
  }

  /**
   * Draws a slider over the rest of a line with its value beside it, so that the grip never hides
   * the value.
   *
   * @param right where the line ends, in the panel [px]
   * @param widest the widest text of a value
   * @param label the text of the current value
   * @return the speed; differs from {@code current} when the user moves the slider
   */
  public double speed(
      double current, float min, float max, float right, String widest, String label) {
    speed[0] = (float) current;
    float gap = ImGui.getStyle().getItemSpacingX();
    float text = GuiText.width(widest);
    ImGui.setNextItemWidth(right - text - gap - ImGui.getCursorPosX());
    boolean isMoved = GuiWidgets.slider("##speed", speed, min, max, FLAGS);
    GuiText.tooltip(Texts.get("play.speed.tip"));
    ImGui.sameLine();
    ImGui.alignTextToFramePadding();
    ImGui.textUnformatted(label);
    return isMoved ? speed[0] : current;
  }
}
