package emberway.app.document;

import emberway.app.command.Action;
import emberway.app.command.Notices;
import emberway.app.command.Prompt;
import emberway.app.command.PromptQueue;
import emberway.app.desktop.FileDialog;
import emberway.app.opening.MapFile;
import emberway.app.opening.MapOpener;
import emberway.app.opening.OpenedMap;
import emberway.app.opening.RecoverableMaps;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.platform.FileStamp;
import emberway.app.platform.PathText;
import emberway.app.platform.UniqueFileName;
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
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Saves the map apart from the window's thread, and lets nobody leave unsaved work behind without
 * being asked. All else of it belongs to the window's thread.
 */
final class SaveController implements Action.OfSaving.Handler {
  private static final String PACK_SUFFIX = ".zip";

  private final Supplier<MapDocument> current;
  private final BackgroundExecutor backgroundExecutor;
  private final Notices notices;
  private final PromptQueue promptQueue;
  private final Path turn; // the file that all windows lock while they save
  private final Consumer<MapDocument> whenSaved;
  private final Consumer<Path> whenConverted;
  private final FileDialog dialog;
  private Path folder = Path.of(System.getProperty("user.home")); // where it would be, if nowhere

  /**
   * With what tells of the document on show.
   *
   * @param turn the file that all windows lock while they save; need not be there yet
   * @param whenSaved told that the document on show is in another file, or in its own again
   * @param whenConverted told of the text map that was made of a map which cannot be changed
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

  /** What follows a save that was asked for by itself. */
  private static void nothingMore() {}

  private void complain(MapDocument of, String why) {
    notices.fail(saving(of), why, "");
  }

  /** What the notices call it: whether another map is saved is another matter. */
  private static String saving(MapDocument of) {
    return "saving " + of.opened().name();
  }

  /** Another document is on show, or the same one read again: what was asked of it is moot. */
  void opened(MapDocument of) {
    promptQueue.mapChanged();
    of.opened().folder().ifPresent(its -> folder = its);
  }

  @Override
  public void save() {
    save(SaveController::nothingMore);
  }

  @Override
  public void askWhereToSave() {
    askWhere(SaveController::nothingMore);
  }

  @Override
  public void saveTo(Path file) {
    write(order(document(), file, SaveController::nothingMore));
  }

  /**
   * Does what would lose unsaved work: at once where there is none, else once the user has agreed
   * or the work is saved, and perhaps never.
   *
   * @param loss says what would lose it
   */
  void leave(String loss, Runnable then) {
    if (!document().isUnsaved() || !promptQueue.canAsk()) {
      then.run();
      return;
    }
    MapDocument of = document();
    ExplorerState state = of.state();
    Runnable again = () -> leave(loss, then);
    promptQueue.ask(
        Prompt.of(
            Texts.get("save.ask"),
            Texts.format("save.ask.text", of.title(), loss),
            Prompt.Answer.of(Texts.get("save"), ifShown(of, state, () -> save(again), again)),
            Prompt.Answer.of(Texts.get("save.discard"), ifShown(of, state, then, again)),
            Prompt.Answer.cancel()),
        again);
  }

  /** What is done about a document while it is on show as it was; else something else. */
  private Runnable ifShown(MapDocument of, ExplorerState state, Runnable deed, Runnable otherwise) {
    return () -> (isShown(of) && of.state() == state ? deed : otherwise).run();
  }

  private MapDocument document() {
    return current.get();
  }

  private boolean isShown(MapDocument of) {
    return of == current.get();
  }

  /** The file of a document holds what it is, as a look at it has shown. */
  void found(MapDocument of, OpenedMap read) {
    of.seen(read.file());
    of.state().saved(of.state().history().mark());
  }

  /**
   * The map's file was read again and holds something else: shows that at once where nothing is
   * lost by it, else if the user wants to.
   *
   * @param read what it holds
   * @param then what it takes to show it
   * @param undo what can be said of having the present map back then
   */
  void overtaken(OpenedMap read, Runnable then, String undo) {
    if (!document().isUnsaved() || !promptQueue.canAsk()) {
      then.run();
      return;
    }
    boolean isAsked = stamp(read.file()).equals(stamp(document().file())); // to read what it was
    promptQueue.ask(
        Prompt.unasked(
            Texts.get(isAsked ? "save.overtaken.asked" : "save.overtaken"),
            Texts.format(
                isAsked ? "save.overtaken.asked.text" : "save.overtaken.text",
                document().title(),
                undo),
            List.of(
                Prompt.Answer.of(
                    Texts.get("save.mine-as"), () -> askWhere(SaveController::nothingMore)),
                Prompt.Answer.of(Texts.get("save.show-file"), then),
                Prompt.Answer.of(Texts.get("save.keep-mine"), () -> {}))));
  }

  /** The map's file is not there any more: what is on show is in no file. */
  void lost() {
    if (document().file().isPresent()) {
      document().state().lost();
      notices.warn(Texts.format("save.gone", PathText.told(document().file().get().path())), "");
    }
  }

  private static Optional<FileStamp> stamp(Optional<MapFile> of) {
    return of.flatMap(MapFile::stamp);
  }

  private void save(Runnable then) {
    if (document().file().isEmpty()) {
      askWhere(then);
    } else {
      write(order(document(), document().file().get().path(), then));
    }
  }

  /** An order that complains if it is refused. */
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

  /** Asks again and again until the map is saved, or the user gives up. */
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

  /** Leaves the choice to the desktop's own dialog, and asks again if nothing came of it. */
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
    Optional<Path> gone = shown.kept().flatMap(copy -> RecoverableMaps.place(shown.name()));
    if (gone.isPresent() && !Files.exists(gone.get())) {
      return gone.get(); // from where only the copy is left
    }
    String name = document().title().toLowerCase(Locale.ROOT);
    String plain = name.replaceAll("[^\\p{L}\\p{N}]+", "-").replaceAll("^-+|-+$", "");
    String suffix = shown.loaded().isInOurTiles() ? SaveTarget.SUFFIX : PACK_SUFFIX;
    String stem = plain.isEmpty() ? "map" : plain;
    return UniqueFileName.in(folder, stem, suffix).toAbsolutePath().normalize();
  }

  private void saveTo(String typed, Runnable then) {
    String text = typed.strip();
    try {
      boolean isAtHome = text.equals("~") || text.startsWith("~/");
      String whole = isAtHome ? System.getProperty("user.home") + text.substring(1) : text;
      if (text.isEmpty()) {
        askWhere(typed, Texts.get("save-as.no-name"), then);
      } else {
        boolean isFolder = whole.endsWith("/") || whole.endsWith(File.separator);
        MapDocument of = document();
        Consumer<String> refused = why -> askWhere(typed, why, then);
        write(new Order(of, Path.of(whole), isFolder, Care.NOT_OVER_OTHERS, refused, then));
      }
    } catch (InvalidPathException noPath) {
      askWhere(typed, Texts.format("save-as.no-path", noPath.getReason()), then);
    }
  }

  /** What may be written over. */
  private enum Care {
    /** The map's own file as it was. */
    NOT_OVER_OTHERS,
    /** Whatever is there. */
    NONE
  }

  /**
   * A map to be written.
   *
   * @param of the map
   * @param named where, as a user says it
   * @param isFolder whether they mean a folder
   * @param refused told why it was not
   * @param then follows once it was
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
    if (of.isBeingSaved()) { // what its file is, and looks like, is known once that has ended
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
        () -> SaveLock.inTurn(turn, () -> write(copy, before, order, whenWritten)), of::endSave);
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
    String why = Texts.format(key, PathText.told(target));
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
   * Writes it, on the thread of the background.
   *
   * @param isAgain whether it came from there
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
      complain(order.of(), why); // there is no use in asking where else it is to go
    }
  }

  /** A map is written; another one may be on show by now. */
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
    notices.succeed(saving(of));
    notices.tell(place.done(), saved, Texts.get("saved.title")); // that names the map
    if (isShown && place instanceof SaveTarget.TextFile && written.isEmpty()) {
      whenConverted.accept(saved);
    }
    order.then().run();
  }
}
