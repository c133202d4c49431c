package emberway.app.document;

import emberway.app.command.Action;
import emberway.app.command.EditAction;
import emberway.app.command.Notice;
import emberway.app.command.Notices;
import emberway.app.command.Prompt;
import emberway.app.command.PromptQueue;
import emberway.app.opening.AutosaveStore;
import emberway.app.opening.MapFile;
import emberway.app.opening.MapOpener;
import emberway.app.opening.OpenedMap;
import emberway.app.opening.RecoverableMaps;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.platform.PathText;
import emberway.app.state.ExplorerState;
import emberway.io.UnwritableException;
import emberway.map.TileMap;
import emberway.map.edit.ChangeCursor;
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
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Keeps unsaved work aside every few seconds, and offers what an earlier run left behind. Times are
 * those of {@link System#nanoTime}. Belongs to the window's thread; files are for the background.
 */
final class AutosaveController {
  private static final long SECOND = 1_000_000_000L; // [ns]
  private static final long QUIET = 2 * SECOND; // after the last change
  private static final long LATEST = 10 * SECOND; // after the first one
  private static final long RETRY = 5 * SECOND; // after a copy could not be written
  private static final String RESTORED = "restored; save it to keep it";
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("d MMMM uuuu, HH:mm", Locale.ENGLISH);

  private final AutosaveStore autosaveStore;
  private final Supplier<ExplorerState> state;
  private final BackgroundExecutor backgroundExecutor;
  private final Notices notices;
  private final PromptQueue promptQueue;
  private String map = ""; // what the map on show is called
  private ChangeCursor<MapEdit> seen; // the last change that was seen
  private OptionalLong firstChange = OptionalLong.empty(); // of those that are not kept yet
  private long lastChange;
  private boolean isKept; // there is a copy
  private boolean hasComplained;

  /** With what tells of the map on show. */
  AutosaveController(
      AutosaveStore autosaveStore,
      Supplier<ExplorerState> state,
      BackgroundExecutor backgroundExecutor,
      Notices notices,
      PromptQueue promptQueue) {
    this.autosaveStore = autosaveStore;
    this.state = state;
    this.backgroundExecutor = backgroundExecutor;
    this.notices = notices;
    this.promptQueue = promptQueue;
  }

  /** Another map is on show: offers what was left behind of it. */
  void opened(OpenedMap opened) {
    map = opened.name();
    seen = state.get().history().changeCursor();
    firstChange = OptionalLong.empty();
    isKept = opened.kept().isPresent();
    String name = map;
    notices.withdraw(keptOf(name));
    if (isKept) {
      Path copy = opened.kept().get();
      state.get().history().overwritten();
      backgroundExecutor.run(() -> adopt(copy, name));
      String what =
          RecoverableMaps.isGone(name)
              ? "%s is not there any more: this is what was kept of it; save it where you like"
              : "this is what was kept of %s; save it where you like";
      notices.warn(what.formatted(told(name)), name);
      return;
    }
    backgroundExecutor.run(
        () -> {
          List<AutosaveStore.Leftover> found = autosaveStore.find(name);
          return () -> offer(opened, found, 0);
        });
  }

  /** Tells of what was left behind of other maps. */
  void tellOfOthers() {
    String name = map;
    backgroundExecutor.run(
        () -> {
          List<String> others =
              autosaveStore.maps().stream().filter(each -> !each.equals(name)).toList();
          List<String> gone = others.stream().filter(RecoverableMaps::isGone).toList();
          List<String> there = others.stream().filter(each -> !gone.contains(each)).toList();
          List<Runnable> offers =
              Stream.concat(
                      there.stream().flatMap(each -> offerToOpen(each).stream()),
                      gone.stream().map(this::wayTo))
                  .toList();
          return () -> offers.forEach(Runnable::run);
        });
  }

  /** What offers to open a map that is there. */
  private Optional<Runnable> offerToOpen(String name) {
    Optional<Action> open =
        RecoverableMaps.place(name).isPresent()
            ? Optional.of(new Action.Open(Path.of(name)))
            : MapOpener.bundledName(name).map(Action.OpenBundled::new);
    return open.map(
        action -> () -> notices.warn(keptOf(name), name, new Notice.Offer("Open the map", action)));
  }

  private static String keptOf(String name) {
    return "unsaved changes of %s were kept; open it to have them back".formatted(told(name));
  }

  /** A map's file could not be opened: offers what was kept of it, if anything was. */
  void refused(Path file) {
    String name = MapOpener.name(file);
    backgroundExecutor.run(() -> wayTo(name));
  }

  /** What offers the newest copy of a map whose file is not there any more. */
  private Runnable wayTo(String name) {
    List<AutosaveStore.Leftover> copies =
        RecoverableMaps.isGone(name) ? autosaveStore.find(name) : List.of();
    if (copies.isEmpty()) {
      return () -> {};
    }
    return () ->
        offerCopy(
            "unsaved changes of %s were kept, but it is not there any more".formatted(told(name)),
            name,
            copies.get(0));
  }

  /** A map of its own, since what is on show cannot take it over. */
  private void offerCopy(String why, String name, AutosaveStore.Leftover leftover) {
    notices.warn(
        why,
        name + "\n" + leftover.file(),
        new Notice.Offer("Open the copy", new Action.OpenKept(leftover.file(), name)));
  }

  /** A map by its file, or by its place in the program's own pack. */
  private static String told(String name) {
    try {
      Path file = Path.of(name);
      return file.isAbsolute() ? PathText.told(file) : name;
    } catch (InvalidPathException noPath) {
      return name;
    }
  }

  /** Offers one of the copies that were left behind of the map on show, if there are any. */
  private void offer(OpenedMap opened, List<AutosaveStore.Leftover> found, int index) {
    if (found.isEmpty() || !map.equals(opened.name())) {
      return; // another map is on show by now
    }
    AutosaveStore.Leftover leftover = found.get(index);
    List<Prompt.Answer> answers = new ArrayList<>();
    answers.add(Prompt.Answer.of("Restore", () -> restore(opened, leftover)));
    if (found.size() > 1) {
      int next = (index + 1) % found.size();
      String label = next == 0 ? "Newest copy" : "Older copy";
      answers.add(Prompt.Answer.of(label, () -> offer(opened, found, next)));
    }
    answers.add(Prompt.Answer.of("Delete", () -> delete(opened, found, leftover)));
    answers.add(Prompt.Answer.of("Later", () -> {}));
    promptQueue.ask(
        Prompt.unasked(
            "Restore unsaved changes?", words(opened, leftover, index, found.size()), answers));
  }

  private static String words(
      OpenedMap opened, AutosaveStore.Leftover leftover, int index, int count) {
    String kept =
        "Emberway ended unexpectedly with changes of %s that were in no file. A copy of them was kept on %s"
            .formatted(
                opened.loaded().map().info().name(),
                TIME.format(leftover.time().toInstant().atZone(ZoneId.systemDefault())));
    String which = count == 1 ? "." : " (%d of %d, newest first).".formatted(index + 1, count);
    boolean isFileNewer =
        opened
            .file()
            .flatMap(MapFile::stamp)
            .filter(stamp -> stamp.modified().compareTo(leftover.time()) > 0)
            .isPresent();
    String newer =
        isFileNewer
            ? " The map's file was written after that: restore the copy, and Ctrl+Z goes back to"
                + " what the file holds."
            : "";
    return kept + which + newer;
  }

  private void delete(
      OpenedMap opened, List<AutosaveStore.Leftover> found, AutosaveStore.Leftover leftover) {
    List<AutosaveStore.Leftover> others =
        found.stream().filter(each -> !each.equals(leftover)).toList();
    backgroundExecutor.run(
        () -> {
          autosaveStore.delete(leftover.file());
          return () -> offer(opened, others, 0);
        });
  }

  private void restore(OpenedMap opened, AutosaveStore.Leftover leftover) {
    Path file = leftover.file();
    String name = map;
    backgroundExecutor.run(
        () -> {
          try {
            LoadedMap kept =
                MapFiles.read(
                    file.toString(),
                    Files.readAllBytes(file),
                    TileSets.always(opened.loaded().tiles()));
            return () -> take(kept.map(), name, leftover);
          } catch (NoSuchFileException taken) {
            return () -> notices.warn("not restored: another window has that copy by now", "");
          } catch (UnreadableException | IOException damaged) {
            return () -> notices.complain("not restored: " + damaged.getMessage());
          }
        });
  }

  private void take(TileMap kept, String name, AutosaveStore.Leftover leftover) {
    TileMap shown = state.get().map();
    if (!map.equals(name)) {
      return;
    }
    if (kept.legend() != shown.legend() || !kept.size().equals(shown.size())) {
      offerCopy(
          "not restored: the map is %s cells by now, and was %s"
              .formatted(shown.size(), kept.size()),
          name,
          leftover);
      return;
    }
    isKept = true;
    backgroundExecutor.run(() -> adopt(leftover.file(), name));
    state.get().apply(new EditAction.Change(MapEdit.between(shown, kept)));
    notices.tell(RESTORED);
  }

  private Runnable adopt(Path copy, String name) {
    try {
      autosaveStore.adopt(copy, name);
      return () -> {};
    } catch (NoSuchFileException taken) { // by another window; this one keeps a copy of its own
      return () -> {};
    } catch (IOException stays) {
      return () -> complain("%s: %s".formatted(copy, stays.getMessage()));
    }
  }

  /** The map is in that file from now on; a copy of what is safe there is of no use. */
  void saved(String name) {
    notices.withdraw(RESTORED);
    OptionalLong pending = firstChange;
    forget();
    map = name;
    if (state.get().history().isUnsaved()) { // changed while it was written
      firstChange = OptionalLong.of(pending.orElse(lastChange));
    }
  }

  /** Looks whether the map has changed, and keeps it when it is time. */
  void tick(long now) {
    ChangeCursor<MapEdit> last = state.get().history().changeCursor();
    if (last != seen) {
      seen = last;
      lastChange = now;
      firstChange = OptionalLong.of(firstChange.orElse(now));
    }
    OptionalLong due = untilNext(now);
    if (due.isPresent() && due.getAsLong() == 0) {
      firstChange = OptionalLong.empty();
      if (state.get().history().isUnsaved()) {
        keep(now);
      } else {
        forget();
      }
    }
  }

  /** How long until something is to be kept. [ns] [&gt;= 0] */
  OptionalLong untilNext(long now) {
    return firstChange.isEmpty()
        ? OptionalLong.empty()
        : OptionalLong.of(
            Math.max(0, Math.min(lastChange + QUIET, firstChange.getAsLong() + LATEST) - now));
  }

  private void keep(long now) {
    TileMap copy = state.get().copyOfMap();
    String name = map;
    isKept = true;
    backgroundExecutor.run(
        () -> {
          try {
            autosaveStore.write(name, copy);
            return () -> hasComplained = false;
          } catch (UnwritableException | IllegalArgumentException failure) {
            return () -> {
              complain(failure.getMessage());
              retry(name, now + RETRY);
            };
          }
        });
  }

  /** Nothing was kept: that goes on being due, later. */
  private void retry(String name, long later) {
    if (name.equals(map) && firstChange.isEmpty()) {
      lastChange = later - QUIET;
      firstChange = OptionalLong.of(later);
    }
  }

  private void complain(String why) {
    if (!hasComplained) {
      hasComplained = true;
      notices.warn("unsaved changes cannot be kept aside: " + why, "");
    }
  }

  /** The work is safe, or the person does not want it: there is nothing to keep any more. */
  void forget() {
    firstChange = OptionalLong.empty();
    if (isKept) {
      isKept = false;
      String name = map;
      backgroundExecutor.run(
          () -> {
            autosaveStore.drop(name);
            return () -> {};
          });
    }
  }

  /** The program ends by a mistake of its own: keeps at once what is not saved. */
  void rescue() {
    if (state.get().history().isUnsaved()) {
      keep(System.nanoTime());
    }
  }
}
