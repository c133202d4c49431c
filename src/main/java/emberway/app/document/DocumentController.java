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
import emberway.app.platform.BackgroundExecutor;
import emberway.app.scene.AutosaveStore;
import emberway.app.scene.MapOpener;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.PlaceSurvey;
import emberway.app.scene.RememberedQuery;
import emberway.app.scene.SavedRouteQueryFiles;
import emberway.app.settings.Preferences;
import emberway.app.state.ExplorerState;
import emberway.app.text.Texts;
import emberway.pack.problem.Problem;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;

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
  private final BackgroundExecutor backgroundExecutor;
  private MapDocument document; // on show; null before the first
  private MapOpening opening; // the last that began to upload, until it is shown; or null
  private MapOpening waiting; // the map on show again, which uploads after another map; or null
  private Prompt taken; // the prompt at the last takeChange, or null

  /** Shows maps in the window. */
  @FunctionalInterface
  public interface Stage {
    /**
     * Computes what the upload of a map needs; any thread.
     *
     * @return begins the upload; throws an {@link IllegalArgumentException} with a message for
     *     users if the map is too large for the driver
     */
    Supplier<Upload> prepare(OpenedMap opened);
  }

  /** A map on its way to the driver. */
  public interface Upload extends AutoCloseable {
    /** Uploads a slice; returns whether the upload is complete. */
    boolean advance();

    /**
     * Replaces the map on show by this one; call only once the upload is complete.
     *
     * @return the new state of the explorer
     * @throws IllegalArgumentException if the driver refuses the map, with a message for users; the
     *     old map then stays on show
     */
    ExplorerState show();

    /** Gives the upload up, unless it is shown. */
    @Override
    void close();
  }

  /**
   * Creates a controller without a document.
   *
   * @param folder the folder of autosave copies; saved queries lie in a folder beside it
   * @param hasPanels whether prompts can be shown; if not, unsaved work is autosaved instead of
   *     asked about
   * @param offerMaps opens the list of maps to choose from a pack, if there is one; returns whether
   *     there is
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
      Stage stage,
      BooleanSupplier offerMaps) {
    this.notices = notices;
    this.preferences = preferences;
    this.stage = stage;
    this.backgroundExecutor = backgroundExecutor;
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
    saving =
        new SaveController(
            this::document,
            backgroundExecutor,
            notices,
            promptQueue,
            dialog,
            folder.resolveSibling("saving.lock"),
            this::saved,
            converted -> files().open(converted));
    files =
        new FileController(
            opener,
            backgroundExecutor,
            notices,
            preferences,
            mapLibrary,
            dialog,
            this,
            autosaves,
            saving,
            offerMaps);
    placeSurvey = new PlaceSurvey(backgroundExecutor.beside("places"));
    places = new PlaceController(this::document, promptQueue, notices, placeSurvey);
    reloader = new MapReloader(opener, backgroundExecutor, this, files, saving, autosaves, notices);
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
   * Opens a bundled map.
   *
   * @param then called once it is shown
   */
  public void openBundled(String name, Runnable then) {
    files.openBundled(name, then);
  }

  /**
   * Opens a map that is to be made, once the user agrees to leave unsaved work.
   *
   * @param isEmpty whether the map is not worth saving until it is changed; any other is unsaved,
   *     and soon autosaved
   * @param make makes the map, and passes it on
   * @param whenEmpty called once an empty map is shown
   */
  public void openMade(boolean isEmpty, Consumer<Consumer<OpenedMap>> make, Runnable whenEmpty) {
    Runnable markNew =
        () -> {
          document.markNew();
          document.state().markFileLost();
          document.autosave().retry(System.nanoTime());
        };
    Runnable then = isEmpty ? whenEmpty : markNew;
    leave(
        Texts.get("leave.new"),
        Optional.empty(),
        work -> make.accept(made -> open(made, Optional.empty(), Optional.empty(), work, then)));
  }

  /**
   * Goes on to another map, once the user agrees to leave unsaved work.
   *
   * @param loss the loss that the prompt names
   * @param agreed the work that the user has agreed to leave, if any: of it, nothing is asked again
   * @param then gets the work that may be left
   */
  void leave(String loss, Optional<MapDocument.Work> agreed, Consumer<MapDocument.Work> then) {
    if (agreed.equals(Optional.of(document.work())) && prompt().isEmpty()) {
      then.accept(agreed.get());
    } else {
      confirmDiscard(loss, () -> then.accept(document.work()));
    }
  }

  /**
   * Shows a map as another document.
   *
   * @param source the file to watch, if any
   * @param known the query to remember, if any
   * @param agreed the work that the user has agreed to leave; if there is other work by now, the
   *     user is asked again
   * @param then called once it is shown
   */
  void open(
      OpenedMap opened,
      Optional<Path> source,
      Optional<RememberedQuery> known,
      MapDocument.Work agreed,
      Runnable then) {
    Consumer<ExplorerState> shown =
        state -> {
          forget();
          begin(new MapDocument(opened, state, source, known));
          then.run();
        };
    String name = opened.loaded().map().info().name();
    upload(
        opened,
        false,
        uploaded -> {
          notices.endWork();
          leave(
              Texts.format("leave.open", name), Optional.of(agreed), work -> show(uploaded, shown));
        });
  }

  /**
   * Uploads a map while the one on show stays there. It takes the place of another one that is
   * uploaded, but the map on show, read again, waits for another map.
   *
   * @param isAgain whether it is the map on show, read again or as it was before a reload
   * @param then called once it can be shown
   */
  void upload(OpenedMap opened, boolean isAgain, Consumer<MapOpening> then) {
    backgroundExecutor.run(
        () -> {
          Supplier<Upload> prepared = stage.prepare(opened);
          return () -> begin(new MapOpening(opened, isAgain, prepared, then));
        });
  }

  private void begin(MapOpening next) {
    if (next.isAgain() && isUploading() && !opening.isAgain()) {
      waiting = next;
      return;
    }
    try {
      next.begin();
    } catch (IllegalArgumentException tooLarge) {
      refuse(next, tooLarge);
      return;
    }
    giveUp();
    opening = next;
  }

  private void giveUp() {
    if (opening != null) {
      opening.giveUp();
      opening = null;
    }
  }

  /** Whether a map is being uploaded, so that {@link #advance} has more to do at once. */
  public boolean isUploading() {
    return opening != null && opening.isUploading();
  }

  /**
   * Uploads a slice of the next map, if there is one; asks or shows the map once it is complete.
   */
  public void advance() {
    if (!isUploading()) {
      return;
    }
    MapOpening now = opening;
    now.advance();
    if (!now.isUploading() && waiting != null) {
      MapOpening next = waiting;
      waiting = null;
      begin(next);
    }
  }

  /** Shows an uploaded map; the old one stays on show if the driver refuses it. */
  void show(MapOpening uploaded, Consumer<ExplorerState> then) {
    if (uploaded.isGivenUp()) { // another map was opened while a prompt was open
      upload(uploaded.opened(), false, again -> show(again, then));
      return;
    }
    opening = opening == uploaded ? null : opening;
    ExplorerState state;
    try {
      state = uploaded.show();
    } catch (IllegalArgumentException tooLarge) {
      refuse(uploaded, tooLarge);
      return;
    }
    then.accept(state);
  }

  private void refuse(MapOpening refused, IllegalArgumentException tooLarge) {
    notices.complain(refused.opened().loaded().map().info().name() + ": " + tooLarge.getMessage());
  }

  /** Replaces the map of the document by another reading, which is on show. */
  void replace(OpenedMap again, ExplorerState state) {
    queries.keep(document);
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

  /** Returns what shows new readings of the map on show. */
  MapReloader reloader() {
    return reloader;
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

  /** Stops watching files, and gives up a map that is not on show yet. */
  @Override
  public void close() {
    giveUp();
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
