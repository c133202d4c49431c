package emberway.app.document;

import emberway.app.command.Action;
import emberway.app.command.InputEvent;
import emberway.app.command.KeyBindings;
import emberway.app.command.Notices;
import emberway.app.command.Prompt;
import emberway.app.command.PromptQueue;
import emberway.app.desktop.FileDialog;
import emberway.app.opening.AutosaveStore;
import emberway.app.opening.MapFile;
import emberway.app.opening.MapOpener;
import emberway.app.opening.OpenedMap;
import emberway.app.opening.RememberedQuery;
import emberway.app.opening.SavedRouteQueryFiles;
import emberway.app.platform.BackgroundExecutor;
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
public final class DocumentController {
  private final PromptQueue promptQueue;
  private final SaveController saving;
  private final AutosaveController rescue;
  private final RouteQueryController asked;
  private Prompt taken; // null for none

  /**
   * A desk.
   *
   * @param state tells of the map on show
   * @param folder where unsaved work is kept aside
   * @param hasPanels whether there is anything to ask with; without, unsaved work is kept aside
   * @param whenSaved told of the file that the map is in from now on
   * @param whenConverted told of the text map that was made of a map which cannot be changed
   */
  public DocumentController(
      Supplier<ExplorerState> state,
      Path folder,
      boolean hasPanels,
      BackgroundExecutor backgroundExecutor,
      Notices notices,
      FileDialog dialog,
      Consumer<MapFile> whenSaved,
      Consumer<Path> whenConverted) {
    promptQueue = new PromptQueue(hasPanels);
    BackgroundExecutor keeping =
        backgroundExecutor.beside("kept copies"); // waits for no file that is slow to open
    rescue =
        new AutosaveController(new AutosaveStore(folder), state, keeping, notices, promptQueue);
    SavedRouteQueryFiles files =
        new SavedRouteQueryFiles(folder.resolveSibling(SavedRouteQueryFiles.FOLDER));
    asked = new RouteQueryController(files, state, keeping, notices);
    saving =
        new SaveController(
            state,
            backgroundExecutor,
            notices,
            promptQueue,
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
  public Optional<Prompt> prompt() {
    return promptQueue.current();
  }

  /** Whether there is another question at hand since this was last asked, or none any more. */
  public boolean takeChange() {
    Prompt now = promptQueue.current().orElse(null);
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
  public void recall(Optional<RememberedQuery> known) {
    asked.begin(known);
  }

  /** The map on show, and where it is saved. */
  public MapDocument document() {
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

  /** The map's file was read again, see {@link SaveController#overtaken}. */
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
    action.dispatch(saving);
  }

  /** Goes on with the answer to the question at hand. */
  public void apply(Action.Answer answer) {
    promptQueue.apply(answer);
  }

  /** Looks whether something is to be kept aside, or asked anew. */
  public void tick(long now) {
    promptQueue.renew();
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
    if (!isUnderWay || !promptQueue.canAsk()) {
      then.run();
      return;
    }
    promptQueue.ask(
        Prompt.of(
            "Stop drawing the picture?",
            "It is not done; quitting leaves no file of it.",
            Prompt.Answer.of("Quit", then),
            Prompt.Answer.of("Go on drawing", () -> {})));
  }

  /** The map on show goes; nobody wants what is not saved of it, if that could be asked. */
  public void forget() {
    asked.keep();
    if (promptQueue.canAsk()) {
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
  public boolean takes(InputEvent inputEvent) {
    boolean isCommand =
        (inputEvent instanceof InputEvent.ButtonChanged button && button.down())
            || (inputEvent instanceof InputEvent.KeyChanged key && key.down())
            || inputEvent instanceof InputEvent.KeyRepeated
            || inputEvent instanceof InputEvent.Scrolled
            || inputEvent instanceof InputEvent.Typed;
    return isCommand && promptQueue.current().isPresent();
  }

  /** Takes a key that answers the question at hand, or chooses an answer; whether it does. */
  public boolean answers(InputEvent inputEvent) {
    Prompt prompt = promptQueue.current().orElse(null);
    if (prompt == null || !(inputEvent instanceof InputEvent.KeyChanged key)) {
      return false;
    }
    int further = KeyBindings.choice(key, prompt);
    if (further != 0) {
      promptQueue.choose(further);
      return true;
    }
    int answer = KeyBindings.answer(key, prompt, promptQueue.chosen());
    if (answer >= 0) {
      promptQueue.apply(new Action.Answer(answer, ""));
    }
    return answer >= 0;
  }

  /** The number of the answer that Enter gives to the question at hand. */
  public int chosen() {
    return promptQueue.chosen();
  }
}
