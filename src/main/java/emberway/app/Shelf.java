package emberway.app;

import emberway.map.TileMap;
import emberway.pack.MapAddress;
import emberway.pack.MapPack;
import emberway.pack.PackInfo;
import emberway.pack.PackedMap;
import emberway.pack.UnreadableException;
import emberway.render.gl.PlainPicture;
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
final class Shelf implements AutoCloseable {
  /** A map on it; its picture comes when it is made. */
  static final class Item {
    private final PackedMap map;
    private final Action open;
    private Optional<PlainPicture> picture = Optional.empty();

    private Item(PackedMap map, Action open) {
      this.map = map;
      this.open = open;
    }

    String name() {
      return map.name();
    }

    String description() {
      return map.description();
    }

    /** What opens it. */
    Action open() {
      return open;
    }

    /** All of the map, flat and small. */
    Optional<PlainPicture> picture() {
      return picture;
    }
  }

  /** A pack and its maps. */
  record Section(PackInfo info, List<Item> items) {}

  /** A map that was opened before. */
  record Recent(Path file, boolean isMissing) {}

  private final Background background;
  private final List<Section> sections = new ArrayList<>();
  private final Set<Path> known = new HashSet<>(); // packs
  private List<Recent> recent = List.of();
  private List<String> completions = List.of();
  private String typed = "";
  private boolean isFilled;
  private boolean isClosed;

  Shelf(Background background) {
    this.background = background;
  }

  /** Lays the maps that come with the program on it, once. */
  void fill() {
    if (!isFilled) {
      isFilled = true;
      background.run(() -> read(MapPack::bundled, map -> new Action.OpenBundled(map.name())));
    }
  }

  /** Lays the maps of a pack on it, if the file is of one. */
  void add(Path file) {
    background.run(
        () -> {
          Optional<Path> pack = MapAddress.of(file).map(MapAddress::pack);
          return pack.isEmpty() ? () -> {} : () -> addPack(pack.get());
        });
  }

  private void addPack(Path pack) {
    if (known.add(pack)) {
      background.run(
          () ->
              read(
                  () -> MapPack.open(pack),
                  map -> new Action.Open(Path.of(pack + "#" + map.name()))));
    }
  }

  private interface Opening {
    MapPack open() throws UnreadableException;
  }

  private interface Naming {
    Action of(PackedMap map);
  }

  private Runnable read(Opening opening, Naming naming) {
    try {
      MapPack pack = opening.open();
      List<Item> items = pack.maps().stream().map(map -> new Item(map, naming.of(map))).toList();
      return () -> {
        sections.add(new Section(pack.info(), items));
        items.forEach(item -> background.run(() -> draw(pack, item)));
      };
    } catch (UnreadableException damaged) {
      return () -> {}; // opening it says what is wrong
    }
  }

  private Runnable draw(MapPack pack, Item item) {
    try {
      TileMap map = MapOpener.colored(pack.open(item.map)).map();
      Thumbnail drawn = Thumbnail.of(map);
      return () -> {
        if (!isClosed) {
          item.picture = Optional.of(new PlainPicture(drawn.width(), drawn.height(), drawn.rgba()));
        }
      };
    } catch (UnreadableException damaged) {
      return () -> {};
    }
  }

  /** Takes the maps that were opened before, and looks which of them are still there. */
  void remember(RecentFiles files) {
    background.run(
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
  void complete(String text) {
    typed = text;
    background.run(
        () -> {
          List<String> found = PathCompletion.of(text);
          return () -> completions = text.equals(typed) ? found : completions;
        });
  }

  List<Section> sections() {
    return sections;
  }

  List<Recent> recent() {
    return recent;
  }

  /** Paths that go on as what was typed last; those of folders end in a separator. */
  List<String> completions() {
    return completions;
  }

  @Override
  public void close() {
    isClosed = true;
    for (Section section : sections) {
      for (Item item : section.items) {
        item.picture.ifPresent(PlainPicture::close);
      }
    }
  }
}
