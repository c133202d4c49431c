package emberway.app.document;

import emberway.app.command.FileCommands;
import emberway.app.command.Notices;
import emberway.app.desktop.FileDialog;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.platform.FileStamp;
import emberway.app.platform.FileWatcher;
import emberway.app.platform.PathCompletion;
import emberway.app.platform.PathText;
import emberway.app.platform.UniqueFileName;
import emberway.app.platform.UserFolders;
import emberway.app.scene.AutosaveStore;
import emberway.app.scene.MapFile;
import emberway.app.scene.MapOpener;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.RecoverableMaps;
import emberway.app.scene.SavedRouteQueryFiles;
import emberway.app.settings.Preferences;
import emberway.app.settings.RecentMaps;
import emberway.app.text.Texts;
import emberway.io.AtomicFile;
import emberway.io.PrintableText;
import emberway.io.UnwritableException;
import emberway.map.edit.CellBlock;
import emberway.pack.MapAddress;
import emberway.pack.MapPack;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;

/** Opens maps and writes files that are not maps, in the background. */
final class FileController implements FileCommands, AutoCloseable {
  private final MapOpener opener;
  private final BackgroundExecutor backgroundExecutor;
  private final Notices notices;
  private final Preferences preferences;
  private final MapLibrary mapLibrary;
  private final DocumentController documents;
  private final AutosaveController autosaves;
  private final SaveController saving;
  private final BooleanSupplier offerMaps;
  private final FileDialog dialog;
  private final FileWatcher watch;
  private final Set<String> failed = new HashSet<>(); // operations whose errors the next map ends
  // Operations on files that were dropped with a map, until that map opens.
  private final Set<String> skipped = new HashSet<>();
  private List<Problem> problems = List.of();

  /**
   * Creates a controller.
   *
   * @param documents shows what was read
   * @param autosaves told of files that cannot be opened
   * @param saving told of the loss of the map's file
   * @param offerMaps opens the list of maps to choose from a pack, if there is one; returns whether
   *     there is
   */
  FileController(
      MapOpener opener,
      BackgroundExecutor backgroundExecutor,
      Notices notices,
      Preferences preferences,
      MapLibrary mapLibrary,
      FileDialog dialog,
      DocumentController documents,
      AutosaveController autosaves,
      SaveController saving,
      BooleanSupplier offerMaps) {
    this.opener = opener;
    this.backgroundExecutor = backgroundExecutor;
    this.notices = notices;
    this.preferences = preferences;
    this.mapLibrary = mapLibrary;
    this.dialog = dialog;
    this.documents = documents;
    this.autosaves = autosaves;
    this.saving = saving;
    this.offerMaps = offerMaps;
    watch =
        new FileWatcher((map, change) -> backgroundExecutor.run(() -> () -> follow(map, change)));
    mapLibrary.remember(preferences.settings().recent());
  }

  @Override
  public void open(Path file) {
    open(file, Optional.empty(), () -> {}, (trouble, work) -> refuse(file, trouble));
  }

  @Override
  public void openCopy(Path copy, String map) {
    open(() -> opener.openCopy(copy, map), map, () -> {});
  }

  @Override
  public void openDropped(List<Path> files, List<String> others) {
    others.forEach(this::tellOfNoFile);
    openFirst(files, Optional.empty());
  }

  @Override
  public void openBundled(String name) {
    openBundled(name, () -> showLast(Path.of(name)));
  }

  /** Opens a bundled map by name, and calls {@code then} once it is shown. */
  void openBundled(String name, Runnable then) {
    open(() -> opener.openBundled(name), name, then);
  }

  @Override
  public void openTyped(String path) {
    String typed = PrintableText.escape(path);
    try {
      Path file = PathCompletion.expand(path);
      Runnable open = () -> open(file);
      Runnable refuse = () -> mapLibrary.refuse(Texts.format("maps.none", typed));
      backgroundExecutor.run(() -> RecoverableMaps.isThere(file) ? open : refuse);
    } catch (InvalidPathException noPath) {
      mapLibrary.refuse(Texts.format("open.no-path", typed, noPath.getReason()));
    }
  }

  @Override
  public void completePath(String typed) {
    mapLibrary.fill();
    mapLibrary.remember(preferences.settings().recent()); // some may be gone
    mapLibrary.complete(typed);
  }

  @Override
  public void browseFiles() {
    dialog.open(folder().or(preferences.settings().recent()::folder), this::chosen);
  }

  @Override
  public void forgetRecent(Path file) {
    remember(preferences.settings().recent().without(file));
  }

  @Override
  public void reload() {
    documents.reloader().readOnDemand();
  }

  @Override
  public void resize(CellBlock block, int ground) {
    documents.reloader().resize(block, ground);
  }

  private interface Opening {
    OpenedMap open() throws UnreadableException;
  }

  /** Told why a map cannot be read, and of the work that the user has agreed to leave, if any. */
  private interface Refusal extends BiConsumer<UnreadableException, Optional<MapDocument.Work>> {}

  /** Opens a file; of a pack of several maps, the user chooses one. */
  private void open(Path file, Optional<MapDocument.Work> agreed, Runnable then, Refusal refusal) {
    String name = PathText.ofMap(file);
    beginWork(name);
    backgroundExecutor.run(
        () -> {
          try {
            Optional<MapAddress> address =
                MapAddress.of(file).filter(each -> each.name().isEmpty());
            Optional<MapPack> pack =
                address.isPresent() ? severalMaps(address.get()) : Optional.empty();
            return () -> {
              if (pack.isPresent() && offer(address.get().pack(), pack.get())) {
                then.run();
              } else {
                open(() -> opener.open(file), name, Optional.of(file), agreed, then, refusal);
              }
            };
          } catch (UnreadableException trouble) {
            return () -> refusal.accept(trouble, agreed);
          }
        });
  }

  private void open(Opening opening, String name, Runnable then) {
    Refusal refusal = (trouble, work) -> refuse("reading " + name, trouble);
    open(opening, name, Optional.empty(), Optional.empty(), then, refusal);
  }

  /** Reads a map once the user agrees to leave unsaved work, and shows it. */
  private void open(
      Opening opening,
      String name,
      Optional<Path> file,
      Optional<MapDocument.Work> agreed,
      Runnable then,
      Refusal refusal) {
    notices.endWork();
    documents.leave(
        Texts.format("leave.open", brief(name)),
        agreed,
        work -> {
          beginWork(name);
          backgroundExecutor.run(
              () -> {
                try {
                  OpenedMap opened = opening.open();
                  return () -> documents.open(opened, file, opened.rememberedQuery(), work, then);
                } catch (UnreadableException trouble) {
                  return () -> refusal.accept(trouble, Optional.of(work));
                }
              });
        });
  }

  private static Optional<MapPack> severalMaps(MapAddress address) throws UnreadableException {
    return Optional.of(MapPack.open(address.pack())).filter(pack -> pack.maps().size() > 1);
  }

  /** Lets the user choose a map of a pack, if there is a list to choose from. */
  private boolean offer(Path file, MapPack pack) {
    boolean isOffered = offerMaps.getAsBoolean();
    if (isOffered) {
      notices.endWork();
      mapLibrary.offer(file, pack);
      String name = PrintableText.escape(pack.info().name());
      notices.inform(Texts.format("open.choose", pack.maps().size(), name));
    }
    return isOffered;
  }

  /** Opens the first readable file and announces which files were not opened. */
  private void openFirst(List<Path> files, Optional<MapDocument.Work> agreed) {
    if (files.isEmpty()) {
      failed.addAll(skipped);
      skipped.clear();
    } else {
      open(
          files.get(0),
          agreed,
          () -> tellOfOthers(files),
          (trouble, work) -> {
            refuse(files.get(0), trouble);
            failed.remove(reading(files.get(0)));
            skipped.add(reading(files.get(0)));
            openFirst(files.subList(1, files.size()), work);
          });
    }
  }

  private void tellOfNoFile(String name) {
    notices.complain(
        name.contains("://")
            ? Texts.format("open.no-file", PrintableText.escape(name))
            : PathText.unencodable(name));
  }

  /** Announces which of several files were not opened. */
  private void tellOfOthers(List<Path> files) {
    if (files.size() > 1) {
      Path first = lastPart(files.get(0));
      notices.inform(
          files.size() == 2
              ? Texts.format("open.one-of-two", first, lastPart(files.get(1)))
              : Texts.format("open.one-of-many", first, files.size() - 1));
    }
  }

  private static Path lastPart(Path file) {
    return Optional.ofNullable(file.getFileName()).orElse(file);
  }

  /** Tells what is being opened. */
  private void beginWork(String name) {
    notices.beginWork(Texts.format("loading.file", brief(name)), System.nanoTime());
  }

  private static String brief(String name) {
    return PrintableText.escape(PathText.withoutFolders(name));
  }

  private void chosen(FileDialog.Outcome outcome) {
    if (outcome instanceof FileDialog.Outcome.Chosen chosen) {
      open(chosen.file());
    } else if (outcome instanceof FileDialog.Outcome.Useless useless) {
      notices.complain(useless.why());
    } else if (outcome instanceof FileDialog.Outcome.Missing missing) {
      notices.warn(Texts.get("dialog.no-files"), missing.why());
    }
  }

  /** Reports a file that cannot be opened, and offers its autosave copy, if there is one. */
  void refuse(Path file, UnreadableException refused) {
    refuse(reading(file), refused);
    autosaves.refused(file);
  }

  /** Returns the name of the operation of reading a file, for notices. */
  private static String reading(Path file) {
    return "reading " + file.toAbsolutePath().normalize();
  }

  private void refuse(String operation, UnreadableException refused) {
    failed.add(operation);
    problems = refused.problems();
    String details = problems.stream().map(Problem::toString).collect(Collectors.joining("\n"));
    notices.fail(operation, refused.getMessage(), problems.size() > 1 ? details : "");
    mapLibrary.remember(preferences.settings().recent()); // the file may be gone
  }

  /** Reacts to a change of a map's files, if that map is still on show. */
  void follow(Optional<Path> map, FileWatcher.Change change) {
    if (!map.equals(documents.document().source())) {
      return; // another map is on show
    }
    if (change == FileWatcher.Change.GONE) {
      saving.markFileLost();
    } else {
      documents.reloader().read(change == FileWatcher.Change.FILE);
    }
  }

  /** Records that the file of the map on show was read again. */
  void readAgain(Path file, OpenedMap opened) {
    notices.clearErrors(reading(file));
    problems = opened.loaded().warnings();
  }

  /** Starts watching and remembering the file of a document that is now on show. */
  void begin(MapDocument of) {
    failed.forEach(notices::clearErrors);
    failed.clear();
    failed.addAll(skipped);
    skipped.clear();
    watch(of);
    sweep(of.opened().folder().stream().toList());
    problems = of.opened().loaded().warnings();
    warn(of.opened());
    if (of.source().isPresent()) {
      Path file = of.source().get();
      notices.clearErrors(reading(file));
      mapLibrary.add(file);
      rememberOpen(file);
    }
  }

  private void rememberOpen(Path file) {
    remember(preferences.settings().recent().with(file));
    showLast(file.toAbsolutePath().normalize());
  }

  /** Records the map on show, for the next start. */
  private void showLast(Path map) {
    preferences.change(before -> before.withLast(map));
  }

  /** Deletes temporary files that killed processes have left in the program's own folders. */
  void sweep() {
    UserFolders own = UserFolders.ofThisUser();
    sweep(
        List.of(
            own.config(),
            AutosaveStore.usual(),
            AutosaveStore.usual().resolveSibling(SavedRouteQueryFiles.FOLDER)));
    // Beside the window: to find the folder, a program may have to run.
    backgroundExecutor.execute(() -> AtomicFile.sweep(UserFolders.pictures()));
  }

  private void sweep(List<Path> folders) {
    backgroundExecutor.execute(() -> folders.forEach(AtomicFile::sweep));
  }

  /** Watches a saved document's file in its new state, and remembers it. */
  void saved(MapDocument of) {
    watch(of);
    of.source().ifPresent(this::rememberOpen);
  }

  /** Watches the file of a document, from its state when it was last read or written. */
  private void watch(MapDocument of) {
    Optional<Path> map = of.source();
    Optional<FileStamp> stamp = of.file().flatMap(MapFile::stamp);
    backgroundExecutor.execute(
        () -> {
          List<Path> tiles = map.map(opener::tilesAround).orElse(List.of());
          watch.watch(map, map.map(MapOpener::place), stamp, tiles);
        });
  }

  private void remember(RecentMaps files) {
    preferences.change(before -> before.with(files));
    mapLibrary.remember(files);
  }

  /** Returns the problems and warnings of the files read last. */
  List<Problem> problems() {
    return problems;
  }

  /** Returns the folder of the map's file, or of the pack that holds it. */
  private Optional<Path> folder() {
    Optional<Path> source = documents.document().source();
    return source
        .map(file -> MapAddress.of(file).map(MapAddress::pack).orElse(file))
        .map(file -> file.toAbsolutePath().normalize().getParent());
  }

  /**
   * Writes the file beside the map on show, or in the user's home folder if the map has no file.
   */
  @Override
  public void saveText(String name, String text) {
    Path folder = folder().orElseGet(() -> Path.of(System.getProperty("user.home")));
    backgroundExecutor.run(
        () -> {
          Path file =
              UniqueFileName.in(
                  folder, "emberway-" + name, LocalDateTime.now(ZoneId.systemDefault()), ".txt");
          try {
            AtomicFile.write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
            return () ->
                notices.inform(
                    Texts.get("saved"), file, Texts.format("saved.brief", lastPart(file)));
          } catch (UnwritableException failure) {
            return () -> notices.complain(failure.getMessage());
          }
        });
  }

  /** Warns of what is odd about a map. */
  private void warn(OpenedMap opened) {
    List<Problem> warnings = opened.loaded().warnings();
    if (!warnings.isEmpty()) {
      notices.warn(
          warnings.size() == 1
              ? warnings.get(0).toString()
              : Texts.format("open.more-problems", warnings.get(0), warnings.size() - 1),
          warnings.stream().map(Problem::toString).collect(Collectors.joining("\n")));
    }
  }

  /** Stops watching files. */
  @Override
  public void close() {
    watch.close();
  }
}
