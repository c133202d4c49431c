package emberway.app.document;

import emberway.app.command.Commands;
import emberway.app.command.Notice;
import emberway.app.command.Notices;
import emberway.app.command.Prompt;
import emberway.app.command.PromptQueue;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.platform.PathText;
import emberway.app.scene.AutosaveStore;
import emberway.app.scene.MapFile;
import emberway.app.scene.MapOpener;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.RecoverableMaps;
import emberway.app.text.Texts;
import emberway.io.UnwritableException;
import emberway.map.TileMap;
import emberway.map.edit.MapEdit;
import emberway.pack.MapFiles;
import emberway.pack.map.LoadedMap;
import emberway.pack.problem.UnreadableException;
import emberway.pack.tileset.TileSets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Autosaves unsaved work every few seconds, and offers the copies that an earlier session left
 * behind. Times are those of {@link System#nanoTime}. Window's thread only; files are accessed in
 * the background.
 */
final class AutosaveController {
  private final AutosaveStore autosaveStore;
  private final Supplier<MapDocument> document;
  private final BackgroundExecutor backgroundExecutor;
  private final Notices notices;
  private final PromptQueue promptQueue;
  private boolean hasComplained;

  /**
   * Creates a controller.
   *
   * @param document supplies the document on show
   */
  AutosaveController(
      AutosaveStore autosaveStore,
      Supplier<MapDocument> document,
      BackgroundExecutor backgroundExecutor,
      Notices notices,
      PromptQueue promptQueue) {
    this.autosaveStore = autosaveStore;
    this.document = document;
    this.backgroundExecutor = backgroundExecutor;
    this.notices = notices;
    this.promptQueue = promptQueue;
  }

  /** Offers the copies that were left behind of an opened document. */
  void opened(MapDocument of) {
    autosaveStore.release();
    Optional<Path> copy = of.opened().autosaveCopy();
    if (copy.isEmpty()) {
      lookForCopies(of);
      return;
    }
    String name = of.name();
    notices.withdraw(keptOf(name));
    of.autosave().recordCopy(name);
    of.state().history().overwritten();
    backgroundExecutor.run(
        () -> {
          boolean isNew = AutosaveStore.isOfNewMap(copy.get());
          Runnable kept = adopt(copy.get(), name);
          return () -> {
            kept.run();
            tellOfCopy(of, name, isNew);
          };
        });
  }

  private void tellOfCopy(MapDocument of, String name, boolean isNew) {
    if (isNew) {
      of.markNew();
    }
    String what =
        isNew
            ? "autosave.shown-new"
            : RecoverableMaps.isGone(name) ? "autosave.shown-gone" : "autosave.shown";
    notices.warn(Texts.format(what, displayName(name, isNew)), name);
  }

  /** Offers the copies that were left behind of a document, if there are any. */
  void lookForCopies(MapDocument of) {
    String name = of.name();
    OpenedMap opened = of.opened();
    notices.withdraw(keptOf(name));
    backgroundExecutor.run(
        () -> {
          List<AutosaveStore.Leftover> found = autosaveStore.find(name);
          return () -> offer(new Subject(of, opened, name), found, 0);
        });
  }

  /**
   * What an offer is about.
   *
   * @param opened the map as it was when the offer was made
   * @param name the map's name when the offer was made
   */
  private record Subject(MapDocument document, OpenedMap opened, String name) {}

  private boolean isOnShow(Subject of) {
    return of.document() == document.get() && of.name().equals(of.document().name());
  }

  /** Announces the copies that were left behind of other maps. */
  void tellOfOthers() {
    String name = document.get().name();
    backgroundExecutor.run(
        () -> {
          List<String> others =
              autosaveStore.maps().stream().filter(each -> !each.equals(name)).toList();
          List<String> gone = others.stream().filter(RecoverableMaps::isGone).toList();
          List<String> there = others.stream().filter(each -> !gone.contains(each)).toList();
          List<Runnable> offers =
              Stream.concat(
                      there.stream().flatMap(each -> offerToOpen(each).stream()),
                      gone.stream().map(this::offerFor))
                  .toList();
          return () -> offers.forEach(Runnable::run);
        });
  }

  /** Returns a task that offers to open a map whose file or pack exists; empty if there is none. */
  private Optional<Runnable> offerToOpen(String name) {
    Optional<Consumer<Commands>> open =
        RecoverableMaps.place(name).isPresent()
            ? Optional.of(to -> to.files().open(Path.of(name)))
            : MapOpener.bundledName(name).map(known -> to -> to.files().openBundled(known));
    return open.map(
        deed ->
            () ->
                notices.warn(
                    keptOf(name), name, new Notice.Offer(Texts.get("autosave.open"), deed)));
  }

  private static String keptOf(String name) {
    return Texts.format("autosave.kept", displayName(name));
  }

  /** Offers the copy of a map whose file could not be opened, if there is one. */
  void refused(Path file) {
    String name = MapOpener.name(file);
    backgroundExecutor.run(() -> offerFor(name));
  }

  /**
   * Returns a task that offers the newest copy of a map whose file is gone; it does nothing if
   * there is none.
   */
  private Runnable offerFor(String name) {
    List<AutosaveStore.Leftover> copies =
        RecoverableMaps.isGone(name) ? autosaveStore.find(name) : List.of();
    if (copies.isEmpty()) {
      return () -> {};
    }
    boolean isNew = AutosaveStore.isOfNewMap(copies.get(0).file());
    String what = isNew ? "autosave.kept-new" : "autosave.kept-gone";
    return () -> offerCopy(Texts.format(what, displayName(name, isNew)), name, copies.get(0));
  }

  /** Offers to open a copy as a map of its own, as the map on show cannot take it over. */
  private void offerCopy(String why, String name, AutosaveStore.Leftover leftover) {
    notices.warn(
        why,
        name + "\n" + leftover.file(),
        new Notice.Offer(
            Texts.get("autosave.open-copy"), to -> to.files().openCopy(leftover.file(), name)));
  }

  /** Returns how notices name a map; one that was never saved has no folder. */
  private static String displayName(String name, boolean isNew) {
    return isNew ? PathText.withoutFolders(name) : displayName(name);
  }

  /** Returns how notices name a map: by its file, or by its name in the bundled pack. */
  private static String displayName(String name) {
    try {
      Path file = Path.of(name);
      return file.isAbsolute() ? PathText.nameAndFolder(file) : name;
    } catch (InvalidPathException noPath) {
      return name;
    }
  }

  /** Offers one of the copies that were left behind of a document, if there are any. */
  private void offer(Subject of, List<AutosaveStore.Leftover> found, int index) {
    if (found.isEmpty() || !isOnShow(of)) {
      return;
    }
    AutosaveStore.Leftover leftover = found.get(index);
    List<Prompt.Answer> answers = new ArrayList<>();
    answers.add(Prompt.Answer.of(Texts.get("autosave.restore"), () -> restore(of, leftover)));
    if (found.size() > 1) {
      int next = (index + 1) % found.size();
      String label = Texts.get(next == 0 ? "autosave.newest" : "autosave.older");
      answers.add(Prompt.Answer.of(label, () -> offer(of, found, next)));
    }
    answers.add(Prompt.Answer.of(Texts.get("autosave.delete"), () -> delete(of, found, leftover)));
    answers.add(Prompt.Answer.of(Texts.get("autosave.later"), () -> {}));
    promptQueue.ask(
        Prompt.unrequested(
            Texts.get("autosave.ask"), words(of.opened(), leftover, index, found.size()), answers));
  }

  private static String words(
      OpenedMap opened, AutosaveStore.Leftover leftover, int index, int count) {
    String name = opened.loaded().map().info().name();
    String time =
        DateTimeFormatter.ofPattern(Texts.get("date.pattern"), Texts.locale())
            .format(leftover.time().toInstant().atZone(ZoneId.systemDefault()));
    String kept =
        count == 1
            ? Texts.format("autosave.ask.text", name, time)
            : Texts.format("autosave.ask.text-of-several", name, time, index + 1, count);
    boolean isFileNewer =
        opened
            .file()
            .flatMap(MapFile::stamp)
            .filter(stamp -> stamp.modified().compareTo(leftover.time()) > 0)
            .isPresent();
    return isFileNewer ? kept + " " + Texts.get("autosave.ask.file-newer") : kept;
  }

  private void delete(
      Subject of, List<AutosaveStore.Leftover> found, AutosaveStore.Leftover leftover) {
    List<AutosaveStore.Leftover> others =
        found.stream().filter(each -> !each.equals(leftover)).toList();
    backgroundExecutor.run(
        () -> {
          autosaveStore.delete(leftover.file());
          return () -> offer(of, others, 0);
        });
  }

  private void restore(Subject of, AutosaveStore.Leftover leftover) {
    Path file = leftover.file();
    backgroundExecutor.run(
        () -> {
          try {
            LoadedMap kept =
                MapFiles.read(
                    file.toString(),
                    Files.readAllBytes(file),
                    TileSets.always(of.opened().loaded().tiles()));
            return () -> take(of, kept.map(), leftover);
          } catch (NoSuchFileException taken) {
            return () -> notices.warn(Texts.get("autosave.taken"), "");
          } catch (UnreadableException | IOException damaged) {
            return () -> notices.complain(Texts.format("autosave.damaged", damaged.getMessage()));
          }
        });
  }

  private void take(Subject of, TileMap kept, AutosaveStore.Leftover leftover) {
    if (!isOnShow(of)) {
      return;
    }
    MapDocument restored = of.document();
    TileMap shown = restored.state().copyOfMap();
    if (kept.legend() != shown.legend() || !kept.size().equals(shown.size())) {
      offerCopy(
          Texts.format("autosave.other-size", shown.size(), kept.size()), of.name(), leftover);
      return;
    }
    restored.autosave().recordCopy(of.name());
    backgroundExecutor.run(() -> adopt(leftover.file(), of.name()));
    restored.state().commands().map().change(MapEdit.between(shown, kept));
    notices.inform(Texts.get("autosave.restored"));
  }

  private Runnable adopt(Path copy, String name) {
    try {
      autosaveStore.adopt(copy, name);
      return () -> {};
      // Another window has taken it, and keeps a copy of its own.
    } catch (NoSuchFileException taken) {
      return () -> {};
    } catch (IOException stays) {
      return () -> complain("%s: %s".formatted(copy, stays.getMessage()));
    }
  }

  /** Deletes the copy of a document that was saved. */
  void saved(MapDocument of) {
    notices.withdraw(Texts.get("autosave.restored"));
    drop(of);
    of.autosave().saved(of.isUnsaved());
  }

  /** Checks whether the document has changed, and autosaves it when due. */
  void tick(long now) {
    MapDocument of = document.get();
    of.autosave().recordChange(of.state().history().changeCursor(), now);
    if (of.autosave().takeDue(now)) {
      if (of.isUnsaved()) {
        keep(of, now);
      } else {
        drop(of);
      }
    }
  }

  /** Returns the time until an autosave is due, empty for never. [ns, &gt;= 0] */
  OptionalLong untilNext(long now) {
    return document.get().autosave().untilNext(now);
  }

  private void keep(MapDocument of, long now) {
    TileMap copy = of.state().copyOfMap();
    String name = of.name();
    of.autosave().recordCopy(name);
    boolean isNew = of.isNew();
    keep(
        () -> autosaveStore.write(name, copy, isNew),
        () -> {
          if (name.equals(of.name())) {
            of.autosave().retry(now);
          }
        });
  }

  private interface Writing {
    void write() throws UnwritableException;
  }

  private void keep(Writing writing, Runnable refused) {
    backgroundExecutor.run(
        () -> {
          try {
            writing.write();
            return () -> hasComplained = false;
          } catch (UnwritableException | IllegalArgumentException failure) {
            return () -> {
              complain(failure.getMessage());
              refused.run();
            };
          }
        });
  }

  /**
   * Keeps a copy of a document's unsaved work, which another reading of its file replaces. It is
   * offered when the map is opened again, unless {@link #takeBack} takes it back.
   *
   * @return the copy; empty if nothing is unsaved
   */
  Optional<Path> setAside(MapDocument of) {
    if (!of.isUnsaved()) {
      return Optional.empty();
    }
    TileMap copy = of.state().copyOfMap();
    String name = of.name();
    Path file = autosaveStore.aside(name);
    Optional<String> own = of.autosave().takeCopy();
    keep(
        () -> {
          autosaveStore.write(file, name, copy);
          own.ifPresent(autosaveStore::drop);
        },
        () -> {});
    return Optional.of(file);
  }

  /** Makes a copy that was set aside the document's own, as its work is on show again. */
  void takeBack(MapDocument of, Path aside) {
    String name = of.name();
    of.autosave().recordCopy(name);
    backgroundExecutor.run(() -> adopt(aside, name));
  }

  private void complain(String why) {
    if (!hasComplained) {
      hasComplained = true;
      notices.warn(Texts.format("autosave.unwritable", why), "");
    }
  }

  /** Deletes the copy of a document whose unsaved work the user has given up. */
  void forget(MapDocument of) {
    of.autosave().rest();
    drop(of);
  }

  private void drop(MapDocument of) {
    Optional<String> copy = of.autosave().takeCopy();
    if (copy.isPresent()) {
      backgroundExecutor.execute(() -> autosaveStore.drop(copy.get()));
    }
  }

  /**
   * Autosaves a document at once, if it has unsaved work: it is left, or the program ends, without
   * asking the user.
   */
  void rescue(MapDocument of) {
    if (of.isUnsaved()) {
      keep(of, System.nanoTime());
    }
  }
}
