package emberway.app.document;

import emberway.app.command.Action;
import emberway.app.command.InputEvent;
import emberway.app.command.KeyBindings;
import emberway.app.command.Notices;
import emberway.app.command.Prompt;
import emberway.app.command.PromptQueue;
import emberway.app.desktop.FileDialog;
import emberway.app.library.MapLibrary;
import emberway.app.opening.AutosaveStore;
import emberway.app.opening.MapOpener;
import emberway.app.opening.OpenedMap;
import emberway.app.opening.RememberedQuery;
import emberway.app.opening.SavedRouteQueryFiles;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.settings.Preferences;
import emberway.app.state.ExplorerState;
import emberway.app.text.Texts;
import emberway.map.TileMap;
import emberway.pack.problem.Problem;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;

/**
 * Has the open document: opens it, reads it again, saves it, keeps it aside, and asks before
 * anything of it is lost. The one entry to this package. Window's thread only; files are for the
 * background.
 */
public final class DocumentController implements AutoCloseable {
  private final PromptQueue promptQueue;
  private final FileController files;
  private final SaveController saving;
  private final AutosaveController autosaves;
  private final RouteQueryController queries;
  private final MapReloader reloader;
  private final Preferences preferences;
  private final Stage stage;
  private MapDocument document; // on show; null before there is one
  private Prompt taken; // null for none

  /** Where documents are shown. */
  public interface Stage {
    /** Has another map made ready to be shown, and does something then. */
    void bring(OpenedMap opened, Consumer<Arrived> then);

    /** Has the map on show made ready anew, after any other that is on its way. */
    void bringAgain(OpenedMap opened, Consumer<Arrived> then);

    /** Lets the user choose a map of the library, if that can be shown; whether it can. */
    boolean offerMaps();

    /** Something may be asked, or told, that was not before. */
    void refresh();
  }

  /** A map that is ready to be shown. */
  public interface Arrived {
    /** Whether another one has come and gone meanwhile, so that it has to be made ready again. */
    boolean isClosed();

    /**
     * Puts it in the place of the one on show, and does something with its state then; leaves that
     * one where it cannot be shown.
     */
    void show(Consumer<ExplorerState> then);
  }

  /**
   * None is open yet.
   *
   * @param folder where unsaved work is kept aside
   * @param hasPanels whether there is anything to ask with; without, unsaved work is kept aside
   */
  public DocumentController(
      MapOpener opener,
      Path folder,
      boolean hasPanels,
      BackgroundExecutor backgroundExecutor,
      Notices notices,
      Preferences preferences,
      MapLibrary mapLibrary,
      FileDialog dialog,
      Stage stage) {
    this.preferences = preferences;
    this.stage = stage;
    promptQueue = new PromptQueue(hasPanels);
    BackgroundExecutor keeping =
        backgroundExecutor.beside("kept copies"); // waits for no file that is slow to open
    autosaves =
        new AutosaveController(
            new AutosaveStore(folder), this::document, keeping, notices, promptQueue);
    queries =
        new RouteQueryController(
            new SavedRouteQueryFiles(folder.resolveSibling(SavedRouteQueryFiles.FOLDER)),
            this::document,
            keeping,
            notices);
    files =
        new FileController(
            opener,
            backgroundExecutor,
            notices,
            preferences,
            mapLibrary,
            dialog,
            this::document,
            new Opened());
    saving =
        new SaveController(
            this::document,
            backgroundExecutor,
            notices,
            promptQueue,
            dialog,
            folder.resolveSibling("saving.lock"),
            this::saved,
            files::open);
    reloader =
        new MapReloader(backgroundExecutor, this::document, saving, notices, this::bringAgain);
  }

  /** The document on show. */
  public MapDocument document() {
    return document;
  }

  // Opening.

  /**
   * The first map is on show.
   *
   * @param source its file, if that is to be watched
   */
  public void begin(OpenedMap first, ExplorerState state, Optional<Path> source) {
    begin(new MapDocument(first, state, source, first.rememberedQuery()));
    autosaves.tellOfOthers();
    files.sweep();
  }

  private void begin(MapDocument next) {
    document = next;
    next.limitUndo(preferences.settings().undoBytes());
    saving.opened(next);
    autosaves.opened(next);
    queries.opened(next);
    files.begin(next);
  }

  /**
   * Opens a map that has no file to watch, and of which nothing is to be remembered.
   *
   * @param then follows once it is shown
   */
  public void open(OpenedMap opened, Runnable then) {
    open(opened, Optional.empty(), Optional.empty(), then);
  }

  /** Shows a map as another document, once the user agrees to leave this one. */
  private void open(
      OpenedMap opened, Optional<Path> source, Optional<RememberedQuery> known, Runnable then) {
    Consumer<ExplorerState> shown =
        state -> {
          forget();
          begin(new MapDocument(opened, state, source, known));
          then.run();
        };
    String name = opened.loaded().map().info().name();
    stage.bring(
        opened,
        arrived -> {
          leave(Texts.format("leave.open", name), () -> arrived.show(shown));
          stage.refresh();
        });
  }

  /** Has the document made ready to be shown as it is by now. */
  private void bringAgain(OpenedMap opened, Consumer<MapReloader.Arrived> then) {
    stage.bringAgain(
        opened,
        arrived ->
            then.accept(
                new MapReloader.Arrived() {
                  @Override
                  public boolean isClosed() {
                    return arrived.isClosed();
                  }

                  @Override
                  public void show(Runnable shown) {
                    arrived.show(
                        state -> {
                          replace(opened, state);
                          shown.run();
                        });
                  }
                }));
  }

  private void replace(OpenedMap again, ExplorerState state) {
    queries.keep(document);
    if (!promptQueue.canAsk()) {
      autosaves.leaveCopy(document);
    }
    document.replace(again, state);
    saving.opened(document);
    autosaves.lookForCopies(document);
  }

  private void saved(MapDocument of) {
    autosaves.saved(of);
    queries.saved(of);
    files.saved(of);
    of.reloads().saved();
  }

  /** What follows the reading of files. */
  private final class Opened implements FileController.Receiver {
    @Override
    public void open(OpenedMap opened, Optional<Path> file, Runnable then) {
      DocumentController.this.open(opened, file, opened.rememberedQuery(), then);
    }

    @Override
    public void refused(Path file) {
      autosaves.refused(file);
    }

    @Override
    public void lost() {
      saving.lost();
    }

    @Override
    public boolean offer() {
      return stage.offerMaps();
    }

    @Override
    public void reload(OpenedMap opened) {
      reloader.reload(opened, files::reload);
      stage.refresh();
    }

    @Override
    public FileController.Unsaved unsaved() {
      return reloader.unsaved();
    }

    @Override
    public void retile(
        OpenedMap opened,
        FileController.Unsaved before,
        Optional<TileMap> changed,
        Runnable again) {
      reloader.retile(opened, before, changed, again);
    }
  }

  /** Reads and writes files as the user wants. */
  public void apply(Action.OfFiles action) {
    action.dispatch(files);
  }

  /** Saves as the user wants. */
  public void apply(Action.OfSaving action) {
    action.dispatch(saving);
  }

  /** Shows the map that undoing leads back to, if that is another one; whether it is. */
  public boolean undo() {
    return reloader.undo();
  }

  /** Shows the map that redoing leads on to, if that is another one; whether it is. */
  public boolean redo() {
    return reloader.redo();
  }

  /** What is wrong or odd with the files read last. */
  public List<Problem> problems() {
    return files.problems();
  }

  // Leaving.

  /**
   * Does what would lose unsaved work, if the user agrees or there is none.
   *
   * @param what is about to happen to it, as a question
   */
  public void leave(String what, Runnable then) {
    saving.leave(what, then);
  }

  /**
   * Does what would end a picture under way, if the user agrees.
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
            Texts.get("leave.picture"),
            Texts.get("leave.picture.text"),
            Prompt.Answer.of(Texts.get("leave.picture.quit"), then),
            Prompt.Answer.of(Texts.get("leave.picture.go-on"), () -> {})));
  }

  /** The document goes; nobody wants what is not saved of it, if that could be asked. */
  public void forget() {
    queries.keep(document);
    if (promptQueue.canAsk()) {
      autosaves.forget(document);
    } else {
      autosaves.rescue(document);
    }
  }

  /** The program ends by a mistake of its own: keeps what is not saved. */
  public void rescue() {
    queries.keep(document);
    autosaves.rescue(document);
  }

  /** Ends the watch over files. */
  @Override
  public void close() {
    files.close();
  }

  // What goes on by itself.

  /** Looks whether something is to be kept aside, or asked anew. */
  public void tick(long now) {
    promptQueue.renew();
    document.trim();
    autosaves.tick(now);
    queries.tick(now);
  }

  /** How long until something is to be kept aside. [ns] [&gt;= 0] */
  public OptionalLong untilNext(long now) {
    OptionalLong one = autosaves.untilNext(now);
    OptionalLong other = queries.untilNext(now);
    boolean isOther = one.isEmpty() || other.orElse(Long.MAX_VALUE) < one.getAsLong();
    return isOther ? other : one;
  }

  // Questions.

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

  /** Goes on with the answer to the question at hand. */
  public void apply(Action.Answer answer) {
    promptQueue.apply(answer);
  }

  /** The number of the answer that Enter gives to the question at hand. */
  public int chosen() {
    return promptQueue.chosen();
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
}
