package emberway.app.document;

import emberway.app.command.Commands;
import emberway.app.command.FileCommands;
import emberway.app.command.HistoryCommands;
import emberway.app.command.InputEvent;
import emberway.app.command.KeyBindings;
import emberway.app.command.Notices;
import emberway.app.command.PlaceCommands;
import emberway.app.command.Prompt;
import emberway.app.command.PromptQueue;
import emberway.app.command.SavingCommands;
import emberway.app.desktop.FileDialog;
import emberway.app.library.MapLibrary;
import emberway.app.opening.AutosaveStore;
import emberway.app.opening.MapOpener;
import emberway.app.opening.OpenedMap;
import emberway.app.opening.RememberedQuery;
import emberway.app.opening.SavedRouteQueryFiles;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.route.PlaceSurvey;
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
 * Owns the open document: opens, reloads, saves and autosaves it, and asks before anything of it is
 * lost. The one entry to this package. Window's thread only; files are accessed in the background.
 */
public final class DocumentController implements HistoryCommands, AutoCloseable {
  private final PromptQueue promptQueue;
  private final FileController files;
  private final SaveController saving;
  private final AutosaveController autosaves;
  private final RouteQueryController queries;
  private final MapReloader reloader;
  private final PlaceSurvey placeSurvey;
  private final PlaceController places;
  private final Notices notices;
  private final Preferences preferences;
  private final Stage stage;
  private MapDocument document; // on show; null before the first
  private Prompt taken; // the prompt at the last takeChange, or null

  /** Shows documents in the window. */
  public interface Stage {
    /** Prepares another map to be shown, then calls {@code then} with it. */
    void upload(OpenedMap opened, Consumer<Arrived> then);

    /**
     * Prepares the map on show again, after any other map being prepared, then calls {@code then}
     * with it.
     */
    void uploadAgain(OpenedMap opened, Consumer<Arrived> then);

    /** Opens the list of maps, if there is one; returns whether there is. */
    boolean offerMaps();

    /** Redraws what may show a new prompt or notice. */
    void refresh();
  }

  /** A map that is ready to be shown. */
  public interface Arrived {
    /**
     * Whether another map has been prepared and shown meanwhile, so that this one has to be
     * prepared again.
     */
    boolean isClosed();

    /**
     * Replaces the map on show, then calls {@code then} with the new state. The old map stays on
     * show if this one cannot be shown.
     */
    void show(Consumer<ExplorerState> then);
  }

  /**
   * Creates a controller without a document.
   *
   * @param folder the folder of autosave copies; saved queries lie in a folder beside it
   * @param hasPanels whether prompts can be shown; if not, unsaved work is autosaved instead of
   *     asked about
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
    this.notices = notices;
    this.preferences = preferences;
    this.stage = stage;
    promptQueue = new PromptQueue(hasPanels);
    BackgroundExecutor keeping =
        backgroundExecutor.beside("kept copies"); // never waits for a file that is slow to open
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
    placeSurvey = new PlaceSurvey(backgroundExecutor.beside("places"));
    places = new PlaceController(this::document, promptQueue, notices, placeSurvey);
    reloader =
        new MapReloader(backgroundExecutor, this::document, saving, notices, this::uploadAgain);
  }

  /** Returns the document on show. */
  public MapDocument document() {
    return document;
  }

  // Opening

  /**
   * Begins with the first map, which is on show.
   *
   * @param source the file to watch, if any
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
   * Opens a map that has no file to watch and no query to remember.
   *
   * @param then called once it is shown
   */
  public void open(OpenedMap opened, Runnable then) {
    open(opened, Optional.empty(), Optional.empty(), then);
  }

  /** Opens a map that was just made: it is unsaved, and soon autosaved. */
  public void openNew(OpenedMap made) {
    open(
        made,
        () -> {
          document.state().markFileLost();
          document.autosave().retry(System.nanoTime());
        });
  }

  /** Shows a map as another document, once the user agrees to leave the current one. */
  private void open(
      OpenedMap opened, Optional<Path> source, Optional<RememberedQuery> known, Runnable then) {
    Consumer<ExplorerState> shown =
        state -> {
          forget();
          begin(new MapDocument(opened, state, source, known));
          then.run();
        };
    String name = opened.loaded().map().info().name();
    stage.upload(
        opened,
        arrived -> {
          notices.endWork();
          confirmDiscard(Texts.format("leave.open", name), () -> arrived.show(shown));
          stage.refresh();
        });
  }

  /** Prepares a new reading of the document's map to replace the map on show. */
  private void uploadAgain(OpenedMap opened, Consumer<MapReloader.Arrived> then) {
    stage.uploadAgain(
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
      autosaves.writeCopy(document);
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

  /** Handles the results of reading files. */
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
    public void fileLost() {
      saving.markFileLost();
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

  /** Returns what opens maps and writes files that are not maps. */
  public FileCommands files() {
    return files;
  }

  /** Returns what saves the map. */
  public SavingCommands saving() {
    return saving;
  }

  /** Returns the costs of journeys to all places, as far as they were found. */
  public Optional<PlaceSurvey.Answer> placeCosts() {
    return placeSurvey.answer();
  }

  /** Returns what changes the places of the map. */
  public PlaceCommands places() {
    return places;
  }

  /** Undoes the last change of the map on show, or shows the map before the last reload. */
  @Override
  public void undo() {
    if (!reloader.undo()) {
      document.state().commands().history().undo();
    }
  }

  /** Redoes the change undone last, or shows the map after the next reload. */
  @Override
  public void redo() {
    if (!reloader.redo()) {
      document.state().commands().history().redo();
    }
  }

  /** Returns the problems and warnings of the files read last. */
  public List<Problem> problems() {
    return files.problems();
  }

  // Leaving

  /**
   * Runs a task that would lose unsaved work, if there is none or the user agrees.
   *
   * @param what the loss that the prompt names
   */
  public void confirmDiscard(String what, Runnable then) {
    saving.confirmDiscard(what, then);
  }

  /**
   * Runs a task that would cancel a picture, if none is under way or the user agrees.
   *
   * @param isUnderWay whether a picture is being drawn
   */
  public void confirmCancelPicture(boolean isUnderWay, Runnable then) {
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

  /**
   * Gives up the document: deletes its autosave copy if the user could be asked about unsaved work,
   * and otherwise autosaves it.
   */
  public void forget() {
    queries.keep(document);
    if (promptQueue.canAsk()) {
      autosaves.forget(document);
    } else {
      autosaves.rescue(document);
    }
  }

  /** Autosaves unsaved changes when the program ends because of an error. */
  public void rescue() {
    queries.keep(document);
    autosaves.rescue(document);
  }

  /** Stops watching files. */
  @Override
  public void close() {
    files.close();
    placeSurvey.close();
  }

  // Regular work

  /** Renews prompts, trims what can be undone, and writes what is due. */
  public void tick(long now) {
    promptQueue.renew();
    document.trim();
    autosaves.tick(now);
    queries.tick(now);
  }

  /** Returns the time until {@link #tick} has something to write, empty for never. [ns, &gt;= 0] */
  public OptionalLong untilNext(long now) {
    OptionalLong one = autosaves.untilNext(now);
    OptionalLong other = queries.untilNext(now);
    boolean isOther = one.isEmpty() || other.orElse(Long.MAX_VALUE) < one.getAsLong();
    return isOther ? other : one;
  }

  // Prompts

  /** Returns the prompt on show. */
  public Optional<Prompt> prompt() {
    return promptQueue.current();
  }

  /** Whether the prompt on show has changed since the last call. */
  public boolean takeChange() {
    Prompt now = promptQueue.current().orElse(null);
    boolean result = !Objects.equals(now, taken);
    taken = now;
    return result;
  }

  /** Answers the prompt on show, as {@link Commands#answer} says. */
  public void answer(int index, String typed) {
    promptQueue.answer(index, typed);
  }

  /** Returns the index of the answer that Enter gives to the prompt on show. */
  public int chosen() {
    return promptQueue.chosen();
  }

  /** Whether the prompt on show, if there is one, keeps an input from everything else. */
  public boolean takes(InputEvent inputEvent) {
    boolean isCommand =
        (inputEvent instanceof InputEvent.ButtonChanged button && button.down())
            || (inputEvent instanceof InputEvent.KeyChanged key && key.down())
            || inputEvent instanceof InputEvent.KeyRepeated
            || inputEvent instanceof InputEvent.Scrolled
            || inputEvent instanceof InputEvent.Typed;
    return isCommand && promptQueue.current().isPresent();
  }

  /** Applies a key that answers the prompt on show or moves its choice; returns whether it did. */
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
      promptQueue.answer(answer, "");
    }
    return answer >= 0;
  }
}
