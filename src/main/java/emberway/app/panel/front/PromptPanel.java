package emberway.app.panel.front;

import emberway.app.command.Commands;
import emberway.app.command.Prompt;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.GuiText;
import emberway.app.gui.GuiWidgets;
import emberway.app.gui.Panel;
import emberway.app.state.ExplorerState;
import emberway.app.text.NameText;
import emberway.app.text.Texts;
import emberway.io.PrintableText;
import imgui.ImGui;
import imgui.flag.ImGuiCond;
import imgui.flag.ImGuiWindowFlags;
import imgui.type.ImString;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/** A modal question that blocks everything else until it is answered. */
public final class PromptPanel implements Panel {
  private static final double WIDTH = 460; // [units]
  private static final double MIN_BUTTON = 90;
  private static final double MARGIN = 12; // least distance to the window's edges
  private static final int LONGEST_PATH = 4096; // [bytes]
  private static final float CENTER = 0.5f;
  private static final String NAME = "##question";
  private static final int FLAGS =
      ImGuiWindowFlags.NoDecoration
          | ImGuiWindowFlags.NoMove
          | ImGuiWindowFlags.NoNav
          | ImGuiWindowFlags.NoSavedSettings
          | ImGuiWindowFlags.AlwaysAutoResize;

  private final Supplier<Optional<Prompt>> current;
  private final IntSupplier chosen;
  private final ImString typed = new ImString(LONGEST_PATH);
  private Prompt shown; // the prompt that the previous frame showed; null if none

  /**
   * Creates the panel.
   *
   * @param current returns the current question
   * @param chosen returns the number of the answer that Enter gives
   */
  public PromptPanel(Supplier<Optional<Prompt>> current, IntSupplier chosen) {
    this.current = current;
    this.chosen = chosen;
  }

  @Override
  public void show(ExplorerState state, GuiFrame frame, Commands commands) {
    Prompt prompt = current.get().orElse(null);
    boolean isNew = !Objects.equals(prompt, shown);
    shown = prompt;
    if (prompt == null) {
      return;
    }
    if (isNew) {
      typed.set(prompt.field().orElse(""));
    }
    frame.coverAll();
    if (isNew) {
      ImGui.openPopup(NAME);
    }
    ImGui.setNextWindowPos(frame.width() / 2, frame.height() / 2, ImGuiCond.Always, CENTER, CENTER);
    if (ImGui.beginPopupModal(NAME, FLAGS)) {
      ImGui.setWindowFocus(); // in front of panels that were hidden when the question appeared
      ask(prompt, isNew, frame, commands);
      ImGui.endPopup();
    }
  }

  private void ask(Prompt prompt, boolean isNew, GuiFrame frame, Commands commands) {
    float width = width(prompt, frame);
    GuiText.heading(PrintableText.escape(prompt.heading()), frame);
    GuiText.wrapped(NameText.escapeAround(prompt.text()), frame, width);
    if (prompt.field().isPresent()) {
      field(isNew, width);
    }
    if (!prompt.error().isEmpty()) {
      GuiText.warning(prompt.error(), frame, width);
    }
    ImGui.dummy(width, frame.px(4));
    int lit = chosen.getAsInt();
    int answer = buttons(prompt, lit, frame);
    if (answer < 0 && !isNew && prompt.field().isPresent() && GuiWidgets.isEntered()) {
      answer = lit;
    }
    if (answer >= 0) {
      ImGui.closeCurrentPopup();
      commands.answer(answer, typed.get());
    }
  }

  /**
   * Returns a width at which the initial text of the field is visible, if the window allows. [px]
   */
  private static float width(Prompt prompt, GuiFrame frame) {
    float borders = 2 * ImGui.getStyle().getWindowPaddingX();
    float most = frame.width() - borders - 2 * frame.px(MARGIN);
    float line =
        prompt.field().map(GuiText::width).orElse(0f)
            + 2 * ImGui.getStyle().getFramePaddingX()
            + frame.px(MARGIN);
    return Math.min(most, Math.max(line, frame.px(WIDTH)));
  }

  private void field(boolean isNew, float width) {
    ImGui.spacing();
    if (isNew) {
      ImGui.setKeyboardFocusHere();
    }
    ImGui.setNextItemWidth(width);
    ImGui.inputText("##typed", typed);
  }

  /**
   * Draws the buttons, with the one for Enter highlighted; returns the pressed button's number, or
   * -1.
   */
  private static int buttons(Prompt prompt, int lit, GuiFrame frame) {
    List<Prompt.Answer> answers = prompt.answers();
    int pressed = -1;
    for (int i = 0; i < answers.size(); i++) {
      String label = answers.get(i).label();
      float padded = ImGui.calcTextSize(label).x + 2 * ImGui.getStyle().getFramePaddingX();
      if (i > 0) {
        ImGui.sameLine();
      }
      if (i == lit) {
        GuiStyle.pushLit();
      }
      if (ImGui.button(label, Math.max(frame.px(MIN_BUTTON), padded), 0)) {
        pressed = i;
      }
      if (i == lit) {
        GuiStyle.popLit();
      }
      if (i == lit || i == answers.size() - 1) {
        GuiText.tooltip(Texts.get(i == lit ? "key.enter" : "key.esc"));
      } else if (prompt.byLetter()) {
        GuiText.tooltip(label.substring(0, 1));
      }
    }
    return pressed;
  }
}
