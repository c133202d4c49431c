package emberway.app.library;

import emberway.app.command.Action;
import emberway.app.opening.MapOpener;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.platform.PathCompletion;
import emberway.app.settings.RecentMaps;
import emberway.pack.MapAddress;
import emberway.pack.MapPack;
import emberway.pack.PackEntry;
import emberway.pack.PackInfo;
import emberway.pack.problem.UnreadableException;
import emberway.sprite.SpriteImage;
import emberway.view.Thumbnail;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The maps within reach: those opened before, those that come with the program and those of opened
 * packs. Files are read in the background; everything else is for the window's thread.
 */
public final class MapLibrary implements AutoCloseable {
  /**
   * A map on it.
   *
   * @param open what opens it
   * @param picture all of the map, flat and small, or what its pack shows of it
   */
  public record Item(PackEntry map, Action open, LazyTexture picture) {}

  /**
   * A pack and its maps.
   *
   * @param file where it is, unless it came with the program
   * @param picture what it shows of itself, if anything
   */
  public record Section(
      Optional<Path> file, PackInfo info, Optional<LazyTexture> picture, List<Item> items) {
    private void close() {
      picture.ifPresent(LazyTexture::close);
      items.forEach(item -> item.picture.close());
    }
  }

  /** A map that was opened before. */
  public record Recent(Path file, boolean isMissing) {}

  private static final int ITEM_SIDE = 128; // [px]
  private static final int PACK_SIDE = 256;

  private final BackgroundExecutor backgroundExecutor;
  private final List<Section> sections = new ArrayList<>();
  private final Set<Path> known = new HashSet<>(); // packs
  private Optional<Path> front = Optional.empty(); // the pack that a map is to be chosen from
  private List<Recent> recent = List.of();
  private List<String> completions = List.of();
  private String typed = "";
  private boolean isFilled;

  public MapLibrary(BackgroundExecutor backgroundExecutor) {
    this.backgroundExecutor = backgroundExecutor;
  }

  /** Lays the maps that come with the program on it, once. */
  public void fill() {
    if (!isFilled) {
      isFilled = true;
      backgroundExecutor.run(
          () -> {
            try {
              MapPack pack = MapPack.bundled();
              return () -> lay(pack, Optional.empty());
            } catch (UnreadableException damaged) {
              return () -> {}; // opening it says what is wrong
            }
          });
    }
  }

  /** Lays the maps of a pack on it, if the file is of one. */
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

  /** Lays the maps of a pack before all others, for one to be chosen. */
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
                new LazyTexture(backgroundExecutor, PACK_SIDE, () -> pack.preview().orElseThrow()))
            : Optional.empty();
    sections.add(new Section(file, pack.info(), picture, items));
  }

  private Item item(MapPack pack, PackEntry map, Optional<Path> file) {
    Action open =
        file.<Action>map(path -> new Action.Open(Path.of(path + "#" + map.name())))
            .orElseGet(() -> new Action.OpenBundled(map.name()));
    return new Item(
        map, open, new LazyTexture(backgroundExecutor, ITEM_SIDE, () -> draw(pack, map)));
  }

  private static SpriteImage draw(MapPack pack, PackEntry map) throws UnreadableException {
    Optional<SpriteImage> preview = map.hasPreview() ? pack.preview(map) : Optional.empty();
    if (preview.isPresent()) {
      return preview.get();
    }
    Thumbnail drawn = Thumbnail.of(MapOpener.colored(pack.open(map)).map());
    return new SpriteImage(drawn.width(), drawn.height(), drawn.rgba());
  }

  /** Takes the maps that were opened before, and looks which of them are still there. */
  public void remember(RecentMaps files) {
    backgroundExecutor.run(
        () -> {
          List<Recent> looked =
              files.files().stream()
                  .map(file -> new Recent(file, !Files.exists(file) && !isInPack(file)))
                  .toList();
          return () -> recent = looked;
        });
  }

  private static boolean isInPack(Path file) {
    return MapAddress.of(file).isPresent();
  }

  /** Looks which files go on like that. */
  public void complete(String text) {
    typed = text;
    backgroundExecutor.run(
        () -> {
          List<String> found = PathCompletion.of(text);
          return () -> completions = text.equals(typed) ? found : completions;
        });
  }

  /** The pack that a map is to be chosen from, if one was opened whole. */
  public Optional<Section> front() {
    return sections.stream().filter(this::isFront).findFirst();
  }

  /** All other packs. */
  public List<Section> others() {
    return sections.stream().filter(section -> !isFront(section)).toList();
  }

  private boolean isFront(Section section) {
    return front.isPresent() && section.file.equals(front);
  }

  public List<Recent> recent() {
    return recent;
  }

  /** Paths that go on as what was typed last; those of folders end in a separator. */
  public List<String> completions() {
    return completions;
  }

  @Override
  public void close() {
    sections.forEach(Section::close);
  }
}
