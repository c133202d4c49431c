package emberway.pack;

import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.MapInfo;
import emberway.map.Place;
import emberway.map.PlaceKind;
import emberway.map.Tile;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.pack.map.LoadedMap;
import emberway.pack.map.MovingAiMapReader;
import emberway.pack.map.MovingAiTest;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.HeaderKey;
import emberway.pack.store.ReferencedFiles;
import emberway.pack.tileset.TileSets;
import emberway.tiled.TiledCells;
import emberway.tiled.TiledLayer;
import emberway.tiled.TiledMap;
import emberway.tiled.TiledObject;
import emberway.tiled.TiledTileSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A map that was opened, as text: what it is in Tiled, if it comes from there, and what a planner
 * makes of it; or else what is wrong with it.
 */
public final class MapDump {
  private final StringBuilder out = new StringBuilder();
  private final Path folder;

  private MapDump(Path folder) {
    this.folder = folder;
  }

  /** Adds something that may be unreadable. */
  private interface Part {
    void add() throws UnreadableException, IOException;
  }

  /** A Tiled map, with the files around it. */
  public static String ofTiled(Path file) throws IOException {
    MapDump dump = new MapDump(file.getParent());
    dump.attempt(() -> dump.add(MapFiles.open(file, Optional.empty())));
    return dump.out.toString();
  }

  /** A Tiled map that is nowhere but in memory, with the files that it refers to. */
  public static String ofTiled(String display, byte[] bytes, ReferencedFiles files) {
    MapDump dump = new MapDump(Path.of(display).getParent());
    try {
      dump.add(MapFiles.read(display, bytes, TestTiles.FANTASY, files));
    } catch (UnreadableException e) {
      e.problems().forEach(dump::add);
    }
    return dump.out.toString();
  }

  /** A text map, in the few tiles of {@link TestTiles#FANTASY}. */
  public static String ofText(Path file) throws IOException {
    MapDump dump = new MapDump(file.getParent());
    dump.attempt(() -> dump.add(read(file, TestTiles.FANTASY)));
    return dump.out.toString();
  }

  /** A MovingAI map. */
  public static String ofMovingAi(Path file) throws IOException {
    MapDump dump = new MapDump(file.getParent());
    dump.attempt(() -> dump.add(read(file, MovingAiTest.tileSets())));
    return dump.out.toString();
  }

  private static LoadedMap read(Path file, TileSets tileSets)
      throws IOException, UnreadableException {
    return MapFiles.read(file.toString(), Files.readAllBytes(file), tileSets);
  }

  private void attempt(Part part) throws IOException {
    try {
      part.add();
    } catch (UnreadableException e) {
      e.problems().forEach(this::add);
    }
  }

  private void line(String text) {
    out.append(text).append('\n');
  }

  /** A problem, its file named from the map's folder. */
  private void add(Problem problem) {
    String text = problem.toString();
    String above = folder.getParent() + "/";
    line(
        "%s: %s"
            .formatted(
                problem.isError() ? "error" : "warning",
                text.replace(folder + "/", "").replace(above, "../")));
  }

  private void add(LoadedMap loaded) {
    loaded.warnings().forEach(this::add);
    loaded.blockedStart().ifPresent(blocked -> line("start: " + blocked.message()));
    loaded.art().ifPresent(art -> add(art.map()));
    add(loaded.map());
  }

  private void add(TiledMap map) {
    line(
        "%s %s of %d×%d px, %s, %s%s"
            .formatted(
                map.orientation(),
                map.size(),
                map.tileWidth(),
                map.tileHeight(),
                map.stagger(),
                map.renderOrder(),
                map.infinite() ? ", from " + map.firstColumn() + "," + map.firstRow() : ""));
    line("properties %s".formatted(map.properties()));
    map.tileSets().forEach(use -> add(use.firstGid(), use.tileSet()));
    map.layers().forEach(this::add);
  }

  private void add(int firstGid, TiledTileSet set) {
    line(
        ("set %d '%s' from '%s': %d tiles of %d×%d px, %d columns, spacing %d, margin %d, offset"
                + " %d,%d, %s, %s")
            .formatted(
                firstGid,
                set.name(),
                set.source(),
                set.tileCount(),
                set.tileWidth(),
                set.tileHeight(),
                set.columns(),
                set.spacing(),
                set.margin(),
                set.offsetX(),
                set.offsetY(),
                set.objectAlignment(),
                set.fit()));
    set.sheet().ifPresent(sheet -> line("  %s".formatted(sheet)));
    new TreeMap<>(set.tiles()).values().forEach(tile -> line("  %s".formatted(tile)));
  }

  private void add(TiledLayer layer) {
    line("%s %s".formatted(layer.getClass().getSimpleName(), layer.look()));
    if (layer instanceof TiledLayer.Tiles tiles) {
      add(tiles.cells());
    } else if (layer instanceof TiledLayer.Image image) {
      line("  %s %s %s".formatted(image.image(), image.repeatX(), image.repeatY()));
    } else if (layer instanceof TiledLayer.Objects objects) {
      line("  color %08x, sorted %s".formatted(objects.color(), objects.sorted()));
      for (TiledObject object : objects.objects()) { // without its line, the last of its values
        line("  %s".formatted(object.toString().replaceFirst(", line=\\d+]$", "]")));
      }
    }
  }

  private void add(TiledCells cells) {
    for (int y = 0; y < cells.size().height(); y++) {
      StringBuilder row = new StringBuilder(" ");
      for (int x = 0; x < cells.size().width(); x++) {
        int gid = cells.gid(x, y);
        row.append(' ').append(TiledCells.number(gid));
        row.append((gid & TiledCells.FLIP_HORIZONTALLY) != 0 ? "h" : "");
        row.append((gid & TiledCells.FLIP_VERTICALLY) != 0 ? "v" : "");
        row.append((gid & TiledCells.FLIP_DIAGONALLY) != 0 ? "d" : "");
      }
      line("%s".formatted(row));
    }
  }

  private void add(TileMap map) {
    line("plan %s: %s".formatted(map.size(), header(map.info())));
    boolean isOwn = !List.of("fantasy", MovingAiMapReader.TILE_SET).contains(map.info().tileSet());
    for (Layer layer : Layer.values()) {
      if (layer != Layer.TOP || !map.top().isEmpty()) {
        line("[%s]".formatted(layer.label()));
        add(map.legend(), map.layer(layer));
      }
    }
    for (Tile tile : map.legend().tiles()) {
      if (isOwn) {
        line(
            "%c = %s: %s, %s, %s, %s"
                .formatted(
                    tile.symbol(),
                    tile.name(),
                    tile.label(),
                    tile.terrain(),
                    tile.influence(),
                    tile.role()));
      }
    }
    for (Place place : map.places()) {
      String kind = place.kind() == PlaceKind.OTHER ? "" : ", " + place.kind().label();
      String note = place.note().isEmpty() ? "" : ": " + place.note();
      line("%s at %s%s%s".formatted(place.name(), place.cell(), kind, note));
    }
  }

  /** What its header has; a key that it lacks is left out. */
  private static String header(MapInfo info) {
    return Stream.of(HeaderKey.values())
        .filter(key -> !key.of(info).isEmpty())
        .map(key -> key.key() + "=" + key.of(info))
        .collect(Collectors.joining(", "));
  }

  private void add(Legend legend, TileLayer layer) {
    for (int y = 0; y < layer.size().height(); y++) {
      StringBuilder row = new StringBuilder();
      for (int x = 0; x < layer.size().width(); x++) {
        int id = layer.id(x, y);
        row.append(id == Legend.NOTHING ? '.' : legend.tile(id).symbol());
      }
      line("%s".formatted(row));
    }
  }
}
