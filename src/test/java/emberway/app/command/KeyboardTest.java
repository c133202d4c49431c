package emberway.app.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lwjgl.glfw.GLFW.*;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class KeyboardTest {
  private final List<Action> actions = new ArrayList<>();
  private final Keyboard keyboard = new Keyboard(actions::add);

  private void tap(int... keys) {
    for (int key : keys) {
      keyboard.change(new Input.KeyChanged(key, true, false, false));
      keyboard.change(new Input.KeyChanged(key, false, false, false));
    }
  }

  @Test
  void tap_commandKeys_actOnceEach() {
    tap(GLFW_KEY_HOME, GLFW_KEY_Q, GLFW_KEY_E, GLFW_KEY_1, GLFW_KEY_2, GLFW_KEY_3);
    tap(GLFW_KEY_F11, GLFW_KEY_F12, GLFW_KEY_ESCAPE, GLFW_KEY_F5);
    assertThat(actions)
        .containsExactly(
            new Action.Fit(),
            new Action.Turn(false),
            new Action.Turn(true),
            new Action.Toggle(Shown.ROUTE),
            new Action.Toggle(Shown.INFLUENCES),
            new Action.Toggle(Shown.COST),
            new Action.ToggleFullscreen(),
            new Action.TakeScreenshot(false),
            new Action.Back());
  }

  @Test
  void tap_steeringKeys_beginAndEnd() {
    tap(GLFW_KEY_W, GLFW_KEY_RIGHT);
    assertThat(actions)
        .containsExactly(
            new Action.Steer(0, -1, true),
            new Action.Steer(0, -1, false),
            new Action.Steer(1, 0, true),
            new Action.Steer(1, 0, false));
  }

  @Test
  void tap_withCtrl_neverSteersAndFindsWhatIsMeant() {
    keyboard.change(new Input.KeyChanged(GLFW_KEY_P, true, true, false));
    keyboard.change(new Input.KeyChanged(GLFW_KEY_A, true, true, false));
    keyboard.change(new Input.KeyChanged(GLFW_KEY_Q, true, true, false));
    assertThat(actions).containsExactly(new Action.Toggle(Shown.PALETTE), new Action.Quit());
  }

  @Test
  void repeat_heldKeys_undoRedoAndStepAgainAndNothingElse() {
    keyboard.repeat(new Input.KeyRepeated(GLFW_KEY_Z, true, false));
    keyboard.repeat(new Input.KeyRepeated(GLFW_KEY_Z, true, true));
    keyboard.repeat(new Input.KeyRepeated(GLFW_KEY_PERIOD, false, false));
    keyboard.repeat(new Input.KeyRepeated(GLFW_KEY_S, true, false));
    keyboard.repeat(new Input.KeyRepeated(GLFW_KEY_F12, false, false));
    keyboard.repeat(new Input.KeyRepeated(GLFW_KEY_D, false, false));
    assertThat(actions).containsExactly(new Action.Undo(), new Action.Redo(), new Action.Step(1));
  }

  @Test
  void deeds_keysAndNames_areUnique() {
    assertThat(Deeds.ALL).extracting(Deed::key).doesNotHaveDuplicates();
    assertThat(Deeds.ALL).extracting(Deed::name).doesNotHaveDuplicates();
  }

  @Test
  void type_plusAndMinus_zoom() {
    keyboard.type('+');
    keyboard.type('-');
    keyboard.type('x');
    assertThat(actions).containsExactly(new Action.ZoomCentered(1), new Action.ZoomCentered(-1));
  }

  @Test
  void answer_enterEscapeAndFirstLetters_answerAQuestion() {
    Question.Answer save = Question.Answer.of("Save", () -> {});
    Question.Answer dont = Question.Answer.of("Don't save", () -> {});
    Question question = Question.of("Save?", "", save, dont, Question.Answer.cancel());
    assertThat(answer(question, GLFW_KEY_ENTER, true, false)).isZero();
    assertThat(answer(question, GLFW_KEY_S, true, false)).isZero();
    assertThat(answer(question, GLFW_KEY_D, true, false)).isEqualTo(1);
    assertThat(answer(question, GLFW_KEY_ESCAPE, true, false)).isEqualTo(2);
    assertThat(answer(question, GLFW_KEY_Q, true, false)).isEqualTo(-1);
    assertThat(answer(question, GLFW_KEY_S, false, false)).isEqualTo(-1);
    assertThat(answer(question, GLFW_KEY_S, true, true)).isEqualTo(-1);
    Question typed = Question.typed("Where?", "", "here", "", save, Question.Answer.cancel());
    assertThat(answer(typed, GLFW_KEY_S, true, false)).isEqualTo(-1);
    assertThat(answer(typed, GLFW_KEY_ENTER, true, false)).isEqualTo(-1);
    assertThat(answer(typed, GLFW_KEY_ESCAPE, true, false)).isEqualTo(1);
  }

  @Test
  void answer_lettersThatMaySteer_doNotAnswerWhatComesOfItself() {
    Question.Answer restore = Question.Answer.of("Restore", () -> {});
    Question.Answer delete = Question.Answer.of("Delete", () -> {});
    Question question =
        Question.unasked("Restore?", "", List.of(restore, delete, Question.Answer.cancel()));
    assertThat(answer(question, GLFW_KEY_D, true, false)).isEqualTo(-1);
    assertThat(answer(question, GLFW_KEY_R, true, false)).isEqualTo(-1);
    assertThat(answer(question, GLFW_KEY_ENTER, true, false)).isZero();
    assertThat(answer(question, GLFW_KEY_ESCAPE, true, false)).isEqualTo(2);
  }

  private static int answer(Question question, int key, boolean down, boolean ctrl) {
    return Keyboard.answer(new Input.KeyChanged(key, down, ctrl, false), question, 0);
  }

  @Test
  void choice_tabAndArrows_goThroughAnswersButArrowsNotInALine() {
    Question.Answer save = Question.Answer.of("Save", () -> {});
    Question plain = Question.of("Save?", "", save, Question.Answer.cancel());
    Question typed = Question.typed("Where?", "", "here", "", save, Question.Answer.cancel());
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
    Question.Answer save = Question.Answer.of("Save", () -> given.add("save"));
    Question.Answer dont = Question.Answer.of("Don't save", () -> given.add("don't"));
    Questions questions = new Questions(true);
    questions.ask(Question.of("Save?", "one", save, dont, Question.Answer.cancel()));
    questions.ask(Question.of("Save?", "two", save, dont, Question.Answer.cancel()));
    assertThat(questions.chosen()).isZero();
    questions.choose(-1);
    assertThat(questions.chosen()).isEqualTo(2);
    questions.choose(2);
    Question question = questions.current().orElseThrow();
    int answer =
        Keyboard.answer(
            new Input.KeyChanged(GLFW_KEY_ENTER, true, false, false), question, questions.chosen());
    questions.apply(new Action.Answer(answer, ""));
    assertThat(given).containsExactly("don't");
    assertThat(questions.chosen()).as("of the next question").isZero();
  }

  private static int choice(Question question, int key, boolean shift) {
    return Keyboard.choice(new Input.KeyChanged(key, true, false, shift), question);
  }
}
