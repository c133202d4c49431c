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
 * The maps to choose from: recent maps, bundled maps, and maps of opened packs. Files are read in
 * the background; everything else belongs to the window's thread.
 */
public final class MapLibrary implements AutoCloseable {
  /**
   * A map in the library.
   *
   * @param open the action that opens it
   * @param picture the pack's preview of the map, or a small, flat picture of the whole map
   */
  public record Item(PackEntry map, Action open, LazyTexture picture) {}

  /**
   * A pack and its maps.
   *
   * @param file the pack's path; empty for the bundled pack
   * @param picture the pack's own preview, if it has one
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
  private final Set<Path> known = new HashSet<>(); // packs in the library
  // the pack from which the user is to choose a map
  private Optional<Path> front = Optional.empty();
  private List<Recent> recent = List.of();
  private List<String> completions = List.of();
  private String typed = "";
  private boolean isFilled;

  public MapLibrary(BackgroundExecutor backgroundExecutor) {
    this.backgroundExecutor = backgroundExecutor;
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

  /** Sets the recent maps, and checks which of them still exist. */
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

  /** Looks for files that complete a typed path. */
  public void complete(String text) {
    typed = text;
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

  /** Returns all other packs. */
  public List<Section> others() {
    return sections.stream().filter(section -> !isFront(section)).toList();
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

  @Override
  public void close() {
    sections.forEach(Section::close);
  }
}
