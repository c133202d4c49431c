package emberway.app.command;

import static emberway.app.command.RecordingCommands.call;
import static org.assertj.core.api.Assertions.assertThat;
import static org.lwjgl.glfw.GLFW.*;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class KeyBindingsTest {
  private final RecordingCommands recording = new RecordingCommands();
  private final Commands commands = recording.commands();
  private Shortcuts shortcuts = Shortcuts.USUAL;
  private final KeyBindings keyBindings = new KeyBindings(() -> shortcuts);

  private void tap(int... keys) {
    for (int key : keys) {
      keyBindings.change(new InputEvent.KeyChanged(key, true, false, false), commands);
      keyBindings.change(new InputEvent.KeyChanged(key, false, false, false), commands);
    }
  }

  @Test
  void tap_commandKeys_actOnceEach() {
    tap(GLFW_KEY_HOME, GLFW_KEY_Q, GLFW_KEY_E, GLFW_KEY_1, GLFW_KEY_2, GLFW_KEY_3);
    tap(GLFW_KEY_F11, GLFW_KEY_F12, GLFW_KEY_ESCAPE, GLFW_KEY_F5);
    assertThat(recording.calls())
        .containsExactly(
            call("motion.fit"),
            call("view.turn", false),
            call("view.turn", true),
            call("toggle", Command.ROUTE),
            call("toggle", Command.INFLUENCES),
            call("toggle", Command.COST),
            call("window.toggleFullscreen"),
            call("pictures.takeScreenshot", false),
            call("window.back"));
  }

  @Test
  void tap_changedKey_winsOverTheUsualOneOfAnotherCommand() {
    Command.Key key = KeyNames.of(GLFW_KEY_Q, false, false).orElseThrow();
    shortcuts = Shortcuts.USUAL.with(Command.WHOLE_MAP, key);
    tap(GLFW_KEY_HOME, GLFW_KEY_Q);
    assertThat(recording.calls()).containsExactly(call("motion.fit"));
    shortcuts = shortcuts.without(Command.WHOLE_MAP);
    tap(GLFW_KEY_HOME, GLFW_KEY_Q);
    assertThat(recording.calls())
        .containsExactly(call("motion.fit"), call("motion.fit"), call("view.turn", false));
  }

  @Test
  void tap_steeringKeys_beginAndEnd() {
    tap(GLFW_KEY_W, GLFW_KEY_RIGHT);
    assertThat(recording.calls())
        .containsExactly(
            call("motion.steer", 0, -1, true),
            call("motion.steer", 0, -1, false),
            call("motion.steer", 1, 0, true),
            call("motion.steer", 1, 0, false));
  }

  @Test
  void tap_withCtrl_neverSteersAndFindsWhatIsMeant() {
    keyBindings.change(new InputEvent.KeyChanged(GLFW_KEY_P, true, true, false), commands);
    keyBindings.change(new InputEvent.KeyChanged(GLFW_KEY_D, true, true, false), commands);
    keyBindings.change(new InputEvent.KeyChanged(GLFW_KEY_A, true, true, false), commands);
    keyBindings.change(new InputEvent.KeyChanged(GLFW_KEY_Q, true, true, false), commands);
    keyBindings.change(new InputEvent.KeyChanged(GLFW_KEY_LEFT, true, true, false), commands);
    keyBindings.change(new InputEvent.KeyChanged(GLFW_KEY_KP_ENTER, true, false, false), commands);
    keyBindings.change(new InputEvent.KeyChanged(GLFW_KEY_F, true, false, false), commands);
    keyBindings.change(new InputEvent.KeyChanged(GLFW_KEY_F, true, true, false), commands);
    assertThat(recording.calls())
        .containsExactly(
            call("toggle", Command.PALETTE),
            call("drawing.selectAll"),
            call("window.quit"),
            call("cells.moveCursor", -1, 0),
            call("cells.openMenuAtCursor"),
            call("toggle", Command.FIND_PLACE),
            call("toggle", Command.FIND_PLACE));
  }

  @Test
  void repeat_heldKeys_undoRedoStepAndMoveTheCursorAgainAndNothingElse() {
    keyBindings.repeat(new InputEvent.KeyRepeated(GLFW_KEY_Z, true, false), commands);
    keyBindings.repeat(new InputEvent.KeyRepeated(GLFW_KEY_Z, true, true), commands);
    keyBindings.repeat(new InputEvent.KeyRepeated(GLFW_KEY_PERIOD, false, false), commands);
    keyBindings.repeat(new InputEvent.KeyRepeated(GLFW_KEY_S, true, false), commands);
    keyBindings.repeat(new InputEvent.KeyRepeated(GLFW_KEY_F12, false, false), commands);
    keyBindings.repeat(new InputEvent.KeyRepeated(GLFW_KEY_D, false, false), commands);
    keyBindings.repeat(new InputEvent.KeyRepeated(GLFW_KEY_UP, true, false), commands);
    keyBindings.repeat(new InputEvent.KeyRepeated(GLFW_KEY_ENTER, false, false), commands);
    assertThat(recording.calls())
        .containsExactly(
            call("history.undo"),
            call("history.redo"),
            call("playback.step", 1),
            call("cells.moveCursor", 0, -1));
  }

  @Test
  void inMenu_keys_chooseAndLeaveTheRestToOthers() {
    assertThat(KeyBindings.inMenu(GLFW_KEY_DOWN, false)).isEqualTo(KeyBindings.MenuKey.NEXT);
    assertThat(KeyBindings.inMenu(GLFW_KEY_UP, false)).isEqualTo(KeyBindings.MenuKey.PREVIOUS);
    assertThat(KeyBindings.inMenu(GLFW_KEY_ENTER, false)).isEqualTo(KeyBindings.MenuKey.CHOOSE);
    assertThat(KeyBindings.inMenu(GLFW_KEY_ESCAPE, false)).isEqualTo(KeyBindings.MenuKey.CLOSE);
    assertThat(KeyBindings.inMenu(GLFW_KEY_W, false)).isEqualTo(KeyBindings.MenuKey.LETTER);
    assertThat(KeyBindings.inMenu(GLFW_KEY_Z, true)).isEqualTo(KeyBindings.MenuKey.OTHER);
    assertThat(KeyBindings.inMenu(GLFW_KEY_F12, false)).isEqualTo(KeyBindings.MenuKey.OTHER);
  }

  @Test
  void commands_keysAndNames_areUnique() {
    assertThat(Command.ALL).extracting(Command::key).doesNotHaveDuplicates();
    assertThat(Command.ALL).extracting(Command::title).doesNotHaveDuplicates();
  }

  @Test
  void type_plusAndMinus_zoom() {
    keyBindings.type('+', commands);
    keyBindings.type('-', commands);
    keyBindings.type('x', commands);
    assertThat(recording.calls())
        .containsExactly(call("motion.zoomCentered", 1.0), call("motion.zoomCentered", -1.0));
  }

  @Test
  void answer_enterEscapeAndFirstLetters_answerAQuestion() {
    Prompt.Answer save = Prompt.Answer.of("Save", () -> {});
    Prompt.Answer dont = Prompt.Answer.of("Don't save", () -> {});
    Prompt prompt = Prompt.of("Save?", "", save, dont, Prompt.Answer.cancel());
    assertThat(answer(prompt, GLFW_KEY_ENTER, true, false)).isZero();
    assertThat(answer(prompt, GLFW_KEY_S, true, false)).isZero();
    assertThat(answer(prompt, GLFW_KEY_D, true, false)).isEqualTo(1);
    assertThat(answer(prompt, GLFW_KEY_ESCAPE, true, false)).isEqualTo(2);
    assertThat(answer(prompt, GLFW_KEY_Q, true, false)).isEqualTo(-1);
    assertThat(answer(prompt, GLFW_KEY_S, false, false)).isEqualTo(-1);
    assertThat(answer(prompt, GLFW_KEY_S, true, true)).isEqualTo(-1);
    Prompt typed = Prompt.typed("Where?", "", "here", "", save, Prompt.Answer.cancel());
    assertThat(answer(typed, GLFW_KEY_S, true, false)).isEqualTo(-1);
    assertThat(answer(typed, GLFW_KEY_ENTER, true, false)).isEqualTo(-1);
    assertThat(answer(typed, GLFW_KEY_ESCAPE, true, false)).isEqualTo(1);
  }

  @Test
  void answer_lettersThatMaySteer_doNotAnswerWhatComesOfItself() {
    Prompt.Answer restore = Prompt.Answer.of("Restore", () -> {});
    Prompt.Answer delete = Prompt.Answer.of("Delete", () -> {});
    Prompt prompt =
        Prompt.unrequested("Restore?", "", List.of(restore, delete, Prompt.Answer.cancel()));
    assertThat(answer(prompt, GLFW_KEY_D, true, false)).isEqualTo(-1);
    assertThat(answer(prompt, GLFW_KEY_R, true, false)).isEqualTo(-1);
    assertThat(answer(prompt, GLFW_KEY_ENTER, true, false)).isZero();
    assertThat(answer(prompt, GLFW_KEY_ESCAPE, true, false)).isEqualTo(2);
  }

  private static int answer(Prompt prompt, int key, boolean down, boolean ctrl) {
    return KeyBindings.answer(new InputEvent.KeyChanged(key, down, ctrl, false), prompt, 0);
  }

  @Test
  void choice_tabAndArrows_goThroughAnswersButArrowsNotInALine() {
    Prompt.Answer save = Prompt.Answer.of("Save", () -> {});
    Prompt plain = Prompt.of("Save?", "", save, Prompt.Answer.cancel());
    Prompt typed = Prompt.typed("Where?", "", "here", "", save, Prompt.Answer.cancel());
    assertThat(choice(plain, GLFW_KEY_TAB, false)).isEqualTo(1);
    assertThat(choice(plain, GLFW_KEY_TAB, true)).isEqualTo(-1);
    assertThat(choice(plain, GLFW_KEY_RIGHT, false)).isEqualTo(1);
    assertThat(choice(plain, GLFW_KEY_UP, false)).isEqualTo(-1);
    assertThat(choice(plain, GLFW_KEY_S, false)).isZero();
    assertThat(choice(typed, GLFW_KEY_TAB, false)).isEqualTo(1);
    assertThat(choice(typed, GLFW_KEY_RIGHT, false)).isZero();
  }

  @Test
  void chosen_throughAnswersAndToAnotherQuestion_isGivenByEnterAndBeginsAnew() {
    List<String> given = new ArrayList<>();
    Prompt.Answer save = Prompt.Answer.of("Save", () -> given.add("save"));
    Prompt.Answer dont = Prompt.Answer.of("Don't save", () -> given.add("don't"));
    PromptQueue promptQueue = new PromptQueue(true);
    promptQueue.ask(Prompt.of("Save?", "one", save, dont, Prompt.Answer.cancel()));
    promptQueue.ask(Prompt.of("Save?", "two", save, dont, Prompt.Answer.cancel()));
    assertThat(promptQueue.chosen()).isZero();
    promptQueue.choose(-1);
    assertThat(promptQueue.chosen()).isEqualTo(2);
    promptQueue.choose(2);
    Prompt prompt = promptQueue.current().orElseThrow();
    int answer =
        KeyBindings.answer(
            new InputEvent.KeyChanged(GLFW_KEY_ENTER, true, false, false),
            prompt,
            promptQueue.chosen());
    promptQueue.answer(answer, "");
    assertThat(given).containsExactly("don't");
    assertThat(promptQueue.chosen()).as("of the next question").isZero();
  }

  private static int choice(Prompt prompt, int key, boolean shift) {
    return KeyBindings.choice(new InputEvent.KeyChanged(key, true, false, shift), prompt);
  }
}
