package emberway.app.file;

import emberway.app.command.Action;
import emberway.app.command.Input;
import emberway.app.command.Keyboard;
import emberway.app.command.Notices;
import emberway.app.command.Question;
import emberway.app.command.Questions;
import emberway.app.desktop.FileDialog;
import emberway.app.document.AskedFiles;
import emberway.app.document.Autosaves;
import emberway.app.document.MapFile;
import emberway.app.document.MapOpener;
import emberway.app.document.OpenedMap;
import emberway.app.document.Remembered;
import emberway.app.platform.Background;
import emberway.app.state.ExplorerState;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Sees to it that what the person does to maps is not lost: saving, asking before it is too late,
 * keeping it aside.
 */
public final class WorkDesk {
  private final Questions questions;
  private final SaveDesk saving;
  private final RescueDesk rescue;
  private final AskedDesk asked;
  private Question taken; // null for none

  /**
   * A desk.
   *
   * @param state tells of the map on show
   * @param folder where unsaved work is kept aside
   * @param hasPanels whether there is anything to ask with; without, unsaved work is kept aside
   * @param whenSaved told of the file that the map is in from now on
   * @param whenConverted told of the text map that was made of a map which cannot be changed
   */
  public WorkDesk(
      Supplier<ExplorerState> state,
      Path folder,
      boolean hasPanels,
      Background background,
      Notices notices,
      FileDialog dialog,
      Consumer<MapFile> whenSaved,
      Consumer<Path> whenConverted) {
    questions = new Questions(hasPanels);
    Background keeping = background.beside("kept copies"); // waits for no file that is slow to open
    rescue = new RescueDesk(new Autosaves(folder), state, keeping, notices, questions);
    AskedFiles files = new AskedFiles(folder.resolveSibling(AskedFiles.FOLDER));
    asked = new AskedDesk(files, state, keeping, notices);
    saving =
        new SaveDesk(
            state,
            background,
            notices,
            questions,
            dialog,
            folder.resolveSibling("saving.lock"),
            file -> {
              String name = MapOpener.name(file.path());
              rescue.saved(name);
              asked.saved(name);
              whenSaved.accept(file);
            },
            whenConverted);
  }

  /** The question at hand. */
  public Optional<Question> question() {
    return questions.current();
  }

  /** Whether there is another question at hand since this was last asked, or none any more. */
  public boolean takeChange() {
    Question now = questions.current().orElse(null);
    boolean result = !Objects.equals(now, taken);
    taken = now;
    return result;
  }

  /** Another map is on show. */
  public void opened(OpenedMap opened) {
    saving.opened(opened);
    rescue.opened(opened);
  }

  /**
   * The map on show was not on show before: what was asked about it then is asked again.
   *
   * @param known nothing where nothing is to be remembered of it
   */
  public void recall(Optional<Remembered> known) {
    asked.begin(known);
  }

  /** The map on show, and where it is saved. */
  public Document document() {
    return saving.document();
  }

  /** Its file holds what is on show, as a look at it has shown. */
  public void found(OpenedMap opened) {
    saving.found(opened);
  }

  /** The map's file is not there any more. */
  public void lost() {
    saving.lost();
  }

  /** The map's file was read again, see {@link SaveDesk#overtaken}. */
  public void overtaken(OpenedMap read, Runnable then, String undo) {
    saving.overtaken(read, then, undo);
  }

  /** A file could not be opened: offers what was left behind of it, if anything was. */
  public void refused(Path file) {
    rescue.refused(file);
  }

  /** Tells of what was left behind of other maps than the one on show. */
  public void tellOfOthers() {
    rescue.tellOfOthers();
  }

  /** Saves. */
  public void apply(Action.OfSaving action) {
    saving.apply(action);
  }

  /** Goes on with the answer to the question at hand. */
  public void apply(Action.Answer answer) {
    questions.apply(answer);
  }

  /** Looks whether something is to be kept aside, or asked anew. */
  public void tick(long now) {
    questions.renew();
    rescue.tick(now);
    asked.tick(now);
  }

  /** How long until something is to be kept aside. [ns] [&gt;= 0] */
  public OptionalLong untilNext(long now) {
    OptionalLong one = rescue.untilNext(now);
    OptionalLong other = asked.untilNext(now);
    boolean isOther = one.isEmpty() || other.orElse(Long.MAX_VALUE) < one.getAsLong();
    return isOther ? other : one;
  }

  /**
   * Does what would lose unsaved work, if the person agrees or there is none.
   *
   * @param what is about to happen to it, as a question
   */
  public void leave(String what, Runnable then) {
    saving.leave(what, then);
  }

  /**
   * Does what would end a picture under way, if the person agrees.
   *
   * @param isUnderWay whether there is one
   */
  public void leavePicture(boolean isUnderWay, Runnable then) {
    if (!isUnderWay || !questions.canAsk()) {
      then.run();
      return;
    }
    questions.ask(
        Question.of(
            "Stop drawing the picture?",
            "It is not done; quitting leaves no file of it.",
            Question.Answer.of("Quit", then),
            Question.Answer.of("Go on drawing", () -> {})));
  }

  /** The map on show goes; nobody wants what is not saved of it, if that could be asked. */
  public void forget() {
    asked.keep();
    if (questions.canAsk()) {
      rescue.forget();
    } else {
      rescue.rescue();
    }
  }

  /** The program ends by a mistake of its own: keeps what is not saved. */
  public void rescue() {
    asked.keep();
    rescue.rescue();
  }

  /** Whether an input is for the question at hand alone: its answer, or nothing at all. */
  public boolean takes(Input input) {
    boolean isDeed =
        (input instanceof Input.ButtonChanged button && button.down())
            || (input instanceof Input.KeyChanged key && key.down())
            || input instanceof Input.KeyRepeated
            || input instanceof Input.Scrolled
            || input instanceof Input.Typed;
    return isDeed && questions.current().isPresent();
  }

  /** Takes a key that answers the question at hand, or chooses an answer; whether it does. */
  public boolean answers(Input input) {
    Question question = questions.current().orElse(null);
    if (question == null || !(input instanceof Input.KeyChanged key)) {
      return false;
    }
    int further = Keyboard.choice(key, question);
    if (further != 0) {
      questions.choose(further);
      return true;
    }
    int answer = Keyboard.answer(key, question, questions.chosen());
    if (answer >= 0) {
      questions.apply(new Action.Answer(answer, ""));
    }
    return answer >= 0;
  }

  /** The number of the answer that Enter gives to the question at hand. */
  public int chosen() {
    return questions.chosen();
  }
}
