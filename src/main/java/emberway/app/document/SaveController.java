package emberway.app.document;

import emberway.app.command.Notices;
import emberway.app.command.Prompt;
import emberway.app.command.PromptQueue;
import emberway.app.command.SavingCommands;
import emberway.app.desktop.FileDialog;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.platform.PathCompletion;
import emberway.app.platform.PathText;
import emberway.app.platform.UniqueFileName;
import emberway.app.scene.MapFile;
import emberway.app.scene.MapOpener;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.RecoverableMaps;
import emberway.app.state.ExplorerState;
import emberway.app.text.Texts;
import emberway.io.UnwritableException;
import emberway.map.edit.EditHistory;
import emberway.pack.map.LoadedMap;
import emberway.pack.problem.UnreadableException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Saves the map in the background, and asks before unsaved work is left behind. Everything but the
 * writing belongs to the window's thread.
 */
final class SaveController implements SavingCommands {
  private static final String PACK_SUFFIX = ".zip";

  private final Supplier<MapDocument> current;
  private final BackgroundExecutor backgroundExecutor;
  private final Notices notices;
  private final PromptQueue promptQueue;
  private final Path turn; // locked by all windows while they save
  private final Consumer<MapDocument> whenSaved;
  private final Consumer<Path> whenConverted;
  private final FileDialog dialog;
  private Path folder = Path.of(System.getProperty("user.home")); // for a map without a file

  /**
   * Creates a controller.
   *
   * @param current supplies the document on show
   * @param turn the file that all windows lock while they save; need not exist yet
   * @param whenSaved told that the document on show was saved in a file of its own
   * @param whenConverted told of the text map that was written for a map that cannot be changed
   */
  SaveController(
      Supplier<MapDocument> current,
      BackgroundExecutor backgroundExecutor,
      Notices notices,
      PromptQueue promptQueue,
      FileDialog dialog,
      Path turn,
      Consumer<MapDocument> whenSaved,
      Consumer<Path> whenConverted) {
    this.current = current;
    this.backgroundExecutor = backgroundExecutor;
    this.notices = notices;
    this.promptQueue = promptQueue;
    this.dialog = dialog;
    this.turn = turn;
    this.whenSaved = whenSaved;
    this.whenConverted = whenConverted;
  }

  private void complain(MapDocument of, String why) {
    notices.fail(saving(of), why, "");
  }

  /**
   * Returns the name of the operation of saving a map, for notices; other maps have other names.
   */
  private static String saving(MapDocument of) {
    return "saving " + of.opened().name();
  }

  /** Adopts the document that is now on show and drops the prompts about the previous map. */
  void opened(MapDocument of) {
    promptQueue.mapChanged();
    of.opened().folder().ifPresent(its -> folder = its);
  }

  @Override
  public void save() {
    save(() -> {});
  }

  @Override
  public void askWhereToSave() {
    askWhere(() -> {});
  }

  @Override
  public void saveTo(Path file) {
    write(order(document(), file, () -> {}));
  }

  /**
   * Runs a task that would lose unsaved work: at once if there is none, otherwise once the user
   * agrees or the work is saved, or never.
   *
   * @param loss the loss that the prompt names
   */
  void confirmDiscard(String loss, Runnable then) {
    if (!document().isUnsaved() || !promptQueue.canAsk()) {
      then.run();
      return;
    }
    MapDocument of = document();
    ExplorerState state = of.state();
    Runnable again = () -> confirmDiscard(loss, then);
    promptQueue.ask(
        Prompt.of(
            Texts.get("save.ask"),
            Texts.format("save.ask.text", of.title(), loss),
            Prompt.Answer.of(Texts.get("save"), ifShown(of, state, () -> save(again), again)),
            Prompt.Answer.of(Texts.get("save.discard"), ifShown(of, state, then, again)),
            Prompt.Answer.cancel()),
        again);
  }

  /**
   * Returns a task that runs {@code task} if a document is still on show in a given state, and
   * {@code otherwise} if not.
   */
  private Runnable ifShown(MapDocument of, ExplorerState state, Runnable task, Runnable otherwise) {
    return () -> (isShown(of) && of.state() == state ? task : otherwise).run();
  }

  private MapDocument document() {
    return current.get();
  }

  private boolean isShown(MapDocument of) {
    return of == current.get();
  }

  /** Records that the file holds the document's map, as a reading of it has shown. */
  void found(MapDocument of, OpenedMap read) {
    of.seen(read.file());
    of.state().saved(of.state().history().mark());
  }

  /**
   * Shows the content of the map's file: at once if nothing is lost, otherwise if the user wants
   * it.
   *
   * @param isAsked whether the user asked for it; otherwise the file was changed
   * @param then shows it
   */
  void confirmReload(boolean isAsked, Runnable then) {
    if (!document().isUnsaved() || !promptQueue.canAsk()) {
      then.run();
      return;
    }
    promptQueue.ask(
        Prompt.unrequested(
            Texts.get(isAsked ? "save.overtaken.asked" : "save.overtaken"),
            Texts.format(
                isAsked ? "save.overtaken.asked.text" : "save.overtaken.text",
                document().title(),
                Texts.get("reload.undo")),
            List.of(
                Prompt.Answer.of(Texts.get("save.mine-as"), () -> askWhere(() -> {})),
                Prompt.Answer.of(Texts.get("save.show-file"), then),
                Prompt.Answer.of(Texts.get("save.keep-mine"), () -> {}))));
  }

  /** Records that the map's file is gone, so that the map on show is unsaved. */
  void markFileLost() {
    if (document().file().isPresent()) {
      document().state().markFileLost();
      notices.warn(
          Texts.format("save.gone", PathText.nameAndFolder(document().file().get().path())), "");
    }
  }

  private void save(Runnable then) {
    if (document().file().isEmpty()) {
      askWhere(then);
    } else {
      write(order(document(), document().file().get().path(), then));
    }
  }

  /** Creates an order that shows an error if it is refused. */
  private Order order(MapDocument of, Path named, Runnable then) {
    return new Order(of, named, false, Care.NOT_OVER_OTHERS, why -> complain(of, why), then);
  }

  private void askWhere(Runnable then) {
    if (!promptQueue.canAsk()) {
      write(order(document(), suggestion(), then));
      return;
    }
    askWhere(suggestion().toString(), "", then);
  }

  /** Asks for a file repeatedly until the map is saved or the user gives up. */
  private void askWhere(String suggested, String trouble, Runnable then) {
    promptQueue.ask(
        Prompt.typed(
            Texts.get("save-as"),
            SaveTarget.whereTo(document().opened(), document().file().isPresent()),
            suggested,
            trouble,
            new Prompt.Answer(Texts.get("save"), typed -> saveTo(typed, then)),
            new Prompt.Answer(Texts.get("save-as.browse"), typed -> browse(typed, then)),
            Prompt.Answer.cancel()));
  }

  /** Lets the user choose in the desktop's dialog, and asks again if nothing was chosen. */
  private void browse(String typed, Runnable then) {
    MapDocument of = document();
    dialog.openForSaving(
        suggestion(),
        outcome -> {
          if (!isShown(of)) {
            complain(of, Texts.format("save.other-map", of.title()));
          } else if (outcome instanceof FileDialog.Outcome.Chosen chosen) {
            saveTo(chosen.file().toString(), then);
          } else if (outcome instanceof FileDialog.Outcome.Missing missing) {
            String why = Texts.format("save-as.no-dialog", missing.why());
            askWhere(typed, why, then);
          } else if (outcome instanceof FileDialog.Outcome.Useless useless) {
            askWhere(typed, useless.why(), then);
          } else {
            askWhere(typed, "", then);
          }
        });
  }

  private Path suggestion() {
    Optional<MapFile> file = document().file();
    if (file.isPresent() && !file.get().isOfPack()) {
      return file.get().path().toAbsolutePath().normalize();
    }
    OpenedMap shown = document().opened();
    Optional<Path> gone = shown.autosaveCopy().flatMap(copy -> RecoverableMaps.place(shown.name()));
    if (gone.isPresent() && !Files.exists(gone.get())) {
      return gone.get(); // the place of the file of which only the copy is left
    }
    String stem = UniqueFileName.stemOf(document().title());
    String suffix = shown.loaded().isInOurTiles() ? SaveTarget.SUFFIX : PACK_SUFFIX;
    return UniqueFileName.in(folder, stem, suffix).toAbsolutePath().normalize();
  }

  private void saveTo(String typed, Runnable then) {
    String text = typed.strip();
    try {
      if (text.isEmpty()) {
        askWhere(typed, Texts.get("save-as.no-name"), then);
      } else {
        boolean isFolder = text.endsWith("/") || text.endsWith(File.separator);
        MapDocument of = document();
        Consumer<String> refused = why -> askWhere(typed, why, then);
        write(
            new Order(
                of, PathCompletion.expand(text), isFolder, Care.NOT_OVER_OTHERS, refused, then));
      }
    } catch (InvalidPathException noPath) {
      askWhere(typed, Texts.format("save-as.no-path", noPath.getReason()), then);
    }
  }

  /** What a save may overwrite. */
  private enum Care {
    /** Only the map's own file, if it has not changed. */
    NOT_OVER_OTHERS,
    /** Anything. */
    NONE
  }

  /**
   * An order to save a map.
   *
   * @param of the document
   * @param named the target as the user named it
   * @param isFolder whether the user named a folder
   * @param care what may be overwritten
   * @param refused told why saving failed
   * @param then called after saving
   */
  private record Order(
      MapDocument of,
      Path named,
      boolean isFolder,
      Care care,
      Consumer<String> refused,
      Runnable then) {
    Order withoutCare() {
      return new Order(of, named, isFolder, Care.NONE, refused, then);
    }
  }

  private void write(Order order) {
    MapDocument of = order.of();
    if (!of.opened().loaded().isInOurTiles()
        && !(SaveTarget.of(order.named(), order.isFolder()) instanceof SaveTarget.OwnPack)) {
      order.refused().accept(Texts.get("save.tiled-tiles"));
      return;
    }
    if (of.isBeingSaved()) { // its file is known once that has ended
      backgroundExecutor.run(() -> () -> write(order));
      return;
    }
    ExplorerState state = of.state();
    EditHistory.Mark mark = state.history().mark();
    Runnable whenWritten = () -> state.saved(mark);
    LoadedMap copy = of.opened().loaded().with(state.copyOfMap());
    Optional<MapFile> before = of.file();
    of.beginSave();
    backgroundExecutor.run(
        () -> SaveLock.runLocked(turn, () -> write(copy, before, order, whenWritten)), of::endSave);
  }

  private Runnable write(
      LoadedMap copy, Optional<MapFile> before, Order order, Runnable whenWritten) {
    SaveTarget place = SaveTarget.of(order.named(), order.isFolder());
    boolean isSame = before.isPresent() && isSame(before.get().path(), place.path());
    if (order.care() == Care.NOT_OVER_OTHERS) {
      if (isSame && before.get().isChanged()) {
        return () -> askOver(order, place.path(), "save.over-changed");
      }
      if (!isSame && place.isThere()) {
        return () -> askOver(order, place.path(), "save.over-there");
      }
    }
    return write(copy, place, isSame, order, whenWritten);
  }

  private static boolean isSame(Path one, Path other) {
    try {
      return Files.isSameFile(one, other);
    } catch (IOException notThere) {
      return one.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize());
    }
  }

  private void askOver(Order order, Path target, String key) {
    String why = Texts.format(key, PathText.nameAndFolder(target));
    if (!promptQueue.canAsk() || !isShown(order.of())) {
      complain(order.of(), Texts.format("save.refused", why));
      return;
    }
    promptQueue.ask(
        Prompt.of(
            Texts.get("save.over"),
            Texts.format("save.over.text", why),
            Prompt.Answer.of(Texts.get("save.overwrite"), () -> write(order.withoutCare())),
            Prompt.Answer.of(Texts.get("save.elsewhere"), () -> askWhere(order.then())),
            Prompt.Answer.cancel()));
  }

  /**
   * Writes a map; called on the background thread.
   *
   * @param isAgain whether the map is already in that file
   * @return what follows on the window's thread
   */
  private Runnable write(
      LoadedMap copy, SaveTarget place, boolean isAgain, Order order, Runnable whenWritten) {
    Optional<MapFile> written;
    try {
      written = place.write(copy, isAgain);
    } catch (UnwritableException | UnreadableException failure) {
      return () -> refuse(order, Texts.format("save.refused", failure.getMessage()));
    }
    return () -> finish(order, place, written, whenWritten);
  }

  private void refuse(Order order, String why) {
    if (isShown(order.of())) {
      order.refused().accept(why);
    } else {
      complain(order.of(), why); // no use to ask for another file
    }
  }

  /** Records that a map is written; another map may be on show. */
  private void finish(
      Order order, SaveTarget place, Optional<MapFile> written, Runnable whenWritten) {
    MapDocument of = order.of();
    boolean isShown = isShown(of);
    Path saved = written.map(MapFile::path).orElse(place.path());
    whenWritten.run();
    written.ifPresent(its -> of.moveTo(its, MapOpener.name(its.path())));
    if (isShown) {
      promptQueue.mapSaved();
      if (written.isPresent()) {
        whenSaved.accept(of);
      }
    }
    notices.clearErrors(saving(of));
    notices.inform(place.done(), saved, Texts.get("saved.title")); // the title names the map
    if (isShown && place instanceof SaveTarget.TextFile && written.isEmpty()) {
      whenConverted.accept(saved);
    }
    order.then().run();
  }
}
