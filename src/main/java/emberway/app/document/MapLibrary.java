package emberway.app.document;

import emberway.app.command.Commands;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.platform.FileStamp;
import emberway.app.platform.PathCompletion;
import emberway.app.scene.MapOpener;
import emberway.app.scene.OpenedMap;
import emberway.app.settings.RecentMaps;
import emberway.app.study.Lesson;
import emberway.app.text.Texts;
import emberway.map.GridSize;
import emberway.pack.MapAddress;
import emberway.pack.MapFiles;
import emberway.pack.MapPack;
import emberway.pack.PackEntry;
import emberway.pack.PackInfo;
import emberway.pack.map.LoadedMap;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.PackFiles;
import emberway.sprite.SpriteImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The maps to choose from: recent maps, bundled maps, and maps of opened packs. Files are read in
 * the background; everything else belongs to the window's thread.
 */
public final class MapLibrary implements AutoCloseable {
  /**
   * A map in the library.
   *
   * @param address the map's unique name, see {@link OpenedMap#name}
   * @param open what opens it
   * @param picture the pack's preview of the map, or a small picture of the whole map
   */
  public record Item(PackEntry map, String address, Consumer<Commands> open, LazyTexture picture) {}

  /**
   * A pack and its maps.
   *
   * @param file the pack's path; empty for the bundled pack
   * @param picture the pack's own preview, if it has one
   */
  public record Section(
      Optional<Path> file, PackInfo info, Optional<LazyTexture> picture, List<Item> items) {
    /** Returns the pack with only the maps that fit. */
    public Section filtered(Predicate<PackEntry> fits) {
      return new Section(
          file, info, picture, items.stream().filter(item -> fits.test(item.map)).toList());
    }

    private void close() {
      picture.ifPresent(LazyTexture::close);
      items.forEach(item -> item.picture.close());
    }
  }

  /**
   * A map that was opened before.
   *
   * @param state the state of its file or pack; empty if that is missing
   * @param picture a small picture of the map
   */
  public record Recent(Path file, Optional<FileStamp> state, LazyTexture picture) {
    public boolean isMissing() {
      return state.isEmpty();
    }
  }

  private static final Set<String> OF_LESSONS =
      Lesson.ALL.stream().map(Lesson::map).collect(Collectors.toUnmodifiableSet());
  private static final int PACK_SIDE = 256; // [px]
  private static final long MAX_RECENT =
      16 << 20; // larger files are not read for a picture [bytes]

  private final BackgroundExecutor backgroundExecutor;
  private final BackgroundExecutor artist; // draws pictures
  private final List<Section> sections = new ArrayList<>();
  private final Set<Path> known = new HashSet<>(); // packs in the library
  // the pack from which the user is to choose a map
  private Optional<Path> front = Optional.empty();
  private List<Recent> recent = List.of();
  private List<String> completions = List.of();
  private String typed = "";
  private String refusal = ""; // why the typed path names no map; empty if it may
  private boolean isFilled;
  private boolean isClosed;

  public MapLibrary(BackgroundExecutor backgroundExecutor) {
    this.backgroundExecutor = backgroundExecutor;
    artist = backgroundExecutor.beside("thumbnails"); // opening a map never waits for pictures
  }

  /** Adds the bundled maps, unless they were added before. */
  public void fill() {
    if (!isFilled) {
      isFilled = true;
      backgroundExecutor.run(
          () -> {
            try {
              MapPack pack = MapPack.bundled();
              return () -> lay(pack, Optional.empty());
            } catch (UnreadableException damaged) {
              return () -> {}; // opening a map reports what is wrong
            }
          });
    }
  }

  /** Adds the maps of a pack, if a file lies in one. */
  public void add(Path file) {
    backgroundExecutor.run(
        () -> {
          try {
            Optional<Path> path = MapAddress.of(file).map(MapAddress::pack);
            if (path.isEmpty()) {
              return () -> {};
            }
            MapPack pack = MapPack.open(path.get());
            return () -> {
              if (known.add(path.get())) {
                lay(pack, path);
              }
            };
          } catch (UnreadableException damaged) {
            return () -> {};
          }
        });
  }

  /** Adds the maps of a pack in front, for the user to choose one. */
  public void offer(Path path, MapPack pack) {
    Optional<Path> file = Optional.of(path);
    sections.stream().filter(section -> section.file.equals(file)).forEach(Section::close);
    sections.removeIf(section -> section.file.equals(file));
    known.add(path);
    front = file;
    lay(pack, file);
  }

  private void lay(MapPack pack, Optional<Path> file) {
    List<Item> items = pack.maps().stream().map(map -> item(pack, map, file)).toList();
    Optional<LazyTexture> picture =
        pack.hasPreview()
            ? Optional.of(
                new LazyTexture(
                    artist,
                    PACK_SIDE,
                    () -> pack.preview().map(drawn -> drawn(drawn, Optional.empty()))))
            : Optional.empty();
    sections.add(new Section(file, pack.info(), picture, items));
  }

  private Item item(MapPack pack, PackEntry map, Optional<Path> file) {
    LazyTexture picture = new LazyTexture(artist, MapThumbnail.SIDE, () -> draw(pack, map));
    if (file.isEmpty()) {
      return new Item(map, pack.display(map), to -> to.files().openBundled(map.name()), picture);
    }
    Path path = Path.of(file.get() + "#" + map.name());
    return new Item(map, MapOpener.name(path), to -> to.files().open(path), picture);
  }

  private static Optional<LazyTexture.Drawn> draw(MapPack pack, PackEntry map)
      throws UnreadableException {
    Optional<SpriteImage> preview = map.hasPreview() ? pack.preview(map) : Optional.empty();
    LoadedMap loaded = pack.open(map);
    Optional<GridSize> size = Optional.of(loaded.map().size());
    return Optional.of(drawn(preview.orElseGet(() -> MapThumbnail.draw(loaded)), size));
  }

  private static LazyTexture.Drawn drawn(SpriteImage picture, Optional<GridSize> size) {
    return new LazyTexture.Drawn(picture, size);
  }

  private static Optional<LazyTexture.Drawn> draw(Path file) throws UnreadableException {
    Optional<MapAddress> address = MapAddress.of(file);
    if (address.isPresent()) {
      MapPack pack = MapPack.open(address.get().pack());
      return draw(pack, address.get().mapIn(pack));
    }
    if (FileStamp.of(file).filter(stamp -> stamp.size() <= MAX_RECENT).isEmpty()) {
      return Optional.empty();
    }
    LoadedMap loaded = MapFiles.open(file, Optional.empty());
    return Optional.of(drawn(MapThumbnail.draw(loaded), Optional.of(loaded.map().size())));
  }

  /** Sets the recent maps, and checks which of them still exist or have changed. */
  public void remember(RecentMaps files) {
    backgroundExecutor.run(
        () -> {
          Map<Path, Optional<FileStamp>> looked = new LinkedHashMap<>();
          files.files().forEach(file -> looked.put(file, stamp(file)));
          return () -> show(looked);
        });
  }

  /** Returns the state of a map's file, or of the pack that holds it. */
  private static Optional<FileStamp> stamp(Path file) {
    Path pack = MapAddress.of(file).map(MapAddress::pack).orElse(file);
    return Files.isDirectory(pack)
        ? FileStamp.of(pack.resolve(PackFiles.LISTING))
        : FileStamp.of(pack);
  }

  /** Shows recent maps; those that have not changed keep their pictures. */
  private void show(Map<Path, Optional<FileStamp>> looked) {
    if (isClosed) {
      return;
    }
    List<Recent> before = recent;
    recent =
        looked.entrySet().stream().map(each -> recent(each.getKey(), each.getValue())).toList();
    before.stream().filter(each -> !recent.contains(each)).forEach(each -> each.picture.close());
  }

  private Recent recent(Path file, Optional<FileStamp> state) {
    return recent.stream()
        .filter(each -> each.file.equals(file) && each.state.equals(state))
        .findFirst()
        .orElseGet(
            () ->
                new Recent(
                    file, state, new LazyTexture(artist, MapThumbnail.SIDE, () -> draw(file))));
  }

  /** Looks for files that complete a typed path. */
  public void complete(String text) {
    typed = text;
    refusal = "";
    backgroundExecutor.run(
        () -> {
          List<String> found = PathCompletion.of(text);
          return () -> completions = text.equals(typed) ? found : completions;
        });
  }

  /** Returns the pack from which the user is to choose a map, if one was opened whole. */
  public Optional<Section> front() {
    return sections.stream().filter(this::isFront).findFirst();
  }

  /** Returns all other packs, and after the bundled one its maps for lessons. */
  public List<Section> others() {
    return sections.stream()
        .filter(section -> !isFront(section))
        .flatMap(MapLibrary::withoutLessons)
        .toList();
  }

  private static Stream<Section> withoutLessons(Section section) {
    if (section.file.isPresent()) {
      return Stream.of(section);
    }
    List<Item> lessons = section.filtered(map -> OF_LESSONS.contains(map.name())).items;
    PackInfo heading = PackInfo.named(Texts.get("maps.lessons"));
    return Stream.of(
        section.filtered(map -> !OF_LESSONS.contains(map.name())),
        new Section(section.file, heading, Optional.empty(), lessons));
  }

  private boolean isFront(Section section) {
    return front.isPresent() && section.file.equals(front);
  }

  public List<Recent> recent() {
    return recent;
  }

  /** Returns the paths that complete what was typed last; those of folders end in a separator. */
  public List<String> completions() {
    return completions;
  }

  /** Records why the path typed last cannot be opened. */
  public void refuse(String why) {
    refusal = why;
  }

  /** Returns why the path typed last cannot be opened; empty if it may be. */
  public String refusal() {
    return refusal;
  }

  /** Closes all pictures; those that are not drawn yet stay so. */
  @Override
  public void close() {
    isClosed = true;
    sections.forEach(Section::close);
    recent.forEach(each -> each.picture.close());
  }
}
