package emberway.pack.tiled;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Influence;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.MapInfo;
import emberway.map.Measure;
import emberway.map.Place;
import emberway.map.Scale;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.pack.MapFiles;
import emberway.pack.MapSaver;
import emberway.pack.PackInfo;
import emberway.pack.map.LoadedMap;
import emberway.pack.map.TextMapWriter;
import emberway.pack.store.MapFormat;
import emberway.pack.store.ReferencedFiles;
import emberway.pack.tileset.LoadedTileSet;
import emberway.pack.tileset.TileSetInfo;
import emberway.pack.tileset.TileSetLibrary;
import emberway.pack.tileset.TileSets;
import emberway.sprite.SpriteImage;
import emberway.sprite.TileGeometry;
import emberway.sprite.TileSet;
import emberway.sprite.Transition;
import emberway.testing.Extent;
import emberway.testing.Places;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Made-up maps of made-up tile sets, to Tiled and back: what both can say survives. With the tile
 * set at hand the text comes back as it was; without it every cell still means the same.
 */
@Tag("extent")
class TiledPropertyTest {
  private static final int MAPS = Integer.getInteger("emberway.tiledMaps", Extent.of(20, 150));
  private static final String SYMBOLS = "ABCxyz!\"$%&'()*+,-/:;<=>?@]^_`{|}~äßЖ中€‰";
  private static final List<String> WORDS =
      List.of(
          "Ford",
          "the <Old> & \"New\"",
          "d'Or",
          "Ödland ß",
          "東の山",
          "Hill 🌋",
          "a ]]> b",
          "&amp; &#10;",
          "100 %",
          "\\n",
          "e\u0301clair");

  @TempDir private Path folder;

  @Test
  void mapWithItsTileSet_toTiledAndBack_isTheSameText() throws Exception {
    for (long seed = 0; seed < MAPS; seed++) {
      LoadedMap map = random(new Random(seed));
      Path file = write(map, seed);
      LoadedMap back = read(file, TileSets.always(map.tiles()));
      assertThat(back.warnings()).as("seed %d", seed).isEmpty();
      assertThat(back.tiles()).as("seed %d", seed).isSameAs(map.tiles());
      assertThat(back.art()).as("seed %d", seed).isPresent();
      assertThat(text(back.map())).as("seed %d", seed).isEqualTo(text(map.map()));
    }
  }

  @Test
  void mapWithoutItsTileSet_asTiledMapAndInAPack_meansTheSameInEveryCell() throws Exception {
    for (long seed = 0; seed < MAPS; seed++) {
      LoadedMap map = random(new Random(seed));
      Path file = write(map, seed);
      LoadedMap alone = read(file, TileSetLibrary.bundled());
      check(alone.map(), map.map(), "seed " + seed);
      Path pack = folder.resolve("pack" + seed + ".zip");
      PackInfo info = new PackInfo(map.map().info().name(), "", "", "", "");
      MapSaver.savePack(alone, info, MapSaver.Tiles.INCLUDED, pack);
      LoadedMap packed = MapFiles.open(pack, Optional.empty());
      check(packed.map(), map.map(), "seed " + seed + ", in a pack");
      assertThat(packed.art().orElseThrow().map().layers())
          .hasSameSizeAs(alone.art().orElseThrow().map().layers());
      Files.delete(pack);
    }
  }

  private Path write(LoadedMap map, long seed) throws Exception {
    TiledCellEncoding[] encodings = TiledCellEncoding.values();
    Path place = Files.createDirectories(folder.resolve("m" + seed));
    Path file = place.resolve(seed % 2 == 0 ? "a.tmx" : "a.tmj");
    TiledExport.write(map, file, encodings[(int) (seed / 2 % encodings.length)]);
    return file;
  }

  private static LoadedMap read(Path file, TileSets tileSets) throws Exception {
    byte[] bytes = Files.readAllBytes(file);
    return MapFiles.read(file.toString(), bytes, tileSets, new ReferencedFiles.OnDisk(file));
  }

  private static void check(TileMap is, TileMap should, String seed) {
    assertThat(is.size()).as(seed).isEqualTo(should.size());
    assertThat(is.info().scale()).as(seed).isEqualTo(should.info().scale());
    assertThat(is.info().name()).as(seed).isEqualTo(should.info().name());
    assertThat(is.places()).as(seed).isEqualTo(should.places());
    assertThat(is.start()).as(seed).isEqualTo(should.start());
    assertThat(is.goal()).as(seed).isEqualTo(should.goal());
    for (int cell = 0; cell < should.size().cells(); cell++) {
      for (Layer layer : Layer.values()) {
        int id = should.layer(layer).id(cell);
        int found = is.layer(layer).id(cell);
        String where = "%s, %s of cell %d".formatted(seed, layer, cell);
        assertThat(found == Legend.NOTHING).as(where).isEqualTo(id == Legend.NOTHING);
        if (id != Legend.NOTHING) {
          check(is.legend().tile(found), should.legend().tile(id), where);
        }
      }
    }
  }

  private static void check(Tile is, Tile should, String where) {
    Terrain terrain = should.terrain(); // at the ground a factor multiplies 1
    boolean isGroundFactor = should.layer() == Layer.BASE && terrain.kind() == Terrain.Kind.FACTOR;
    assertThat(is.terrain())
        .as(where)
        .isEqualTo(isGroundFactor ? Terrain.cost(terrain.value()) : terrain);
    assertThat(is.influence()).as(where).isEqualTo(should.influence());
    assertThat(is.label()).as(where).isEqualTo(should.label());
    assertThat(is.role()).as(where).isEqualTo(should.role());
  }

  private static String text(TileMap map) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    TextMapWriter.write(map, out);
    return out.toString(StandardCharsets.UTF_8);
  }

  private static LoadedMap random(Random random) {
    LoadedTileSet tiles = tiles(random);
    Legend legend = tiles.set().legend();
    GridSize size = new GridSize(1 + random.nextInt(7), 1 + random.nextInt(7));
    TileLayer base = new TileLayer(size);
    TileLayer overlay = new TileLayer(size);
    for (int i = 0; i < size.cells(); i++) {
      base.set(size.x(i), size.y(i), any(legend, Layer.BASE, random));
      if (random.nextBoolean()) {
        overlay.set(size.x(i), size.y(i), any(legend, Layer.OVERLAY, random));
      }
    }
    for (Tile.Role role : List.of(Tile.Role.START, Tile.Role.GOAL)) {
      int cell = random.nextInt(size.cells());
      boolean isFree =
          overlay.id(cell) == Legend.NOTHING
              || legend.tile(overlay.id(cell)).role() == Tile.Role.NONE;
      if (random.nextBoolean() && isFree) {
        Tile marker = legend.find(role).orElseThrow();
        overlay.set(size.x(cell), size.y(cell), legend.id(marker.symbol()));
      }
    }
    MapInfo info =
        new MapInfo(
            word(random),
            tiles.set().name(),
            random.nextBoolean() ? "" : word(random),
            random.nextBoolean() ? "" : word(random),
            random.nextBoolean() ? "" : word(random),
            random.nextBoolean() ? "" : "lester",
            new Scale(
                random.nextBoolean()
                    ? Optional.empty()
                    : Optional.of(new Measure(1 + random.nextInt(900), Measure.Unit.MILE)),
                Optional.empty()));
    return new LoadedMap(
        new TileMap(info, legend, base, overlay, places(size, random)),
        tiles,
        MapFormat.TILED,
        List.of(),
        Optional.empty());
  }

  private static List<Place> places(GridSize size, Random random) {
    List<Place> places = new ArrayList<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      Cell cell = size.cell(random.nextInt(size.cells()));
      String note = random.nextBoolean() ? "" : word(random) + " " + word(random);
      places.add(new Place(cell, word(random) + " " + i).noted(note).ofKind(Places.kind(random)));
    }
    return places;
  }

  private static String word(Random random) {
    return WORDS.get(random.nextInt(WORDS.size()));
  }

  /** Any tile of a layer but the markers. */
  private static int any(Legend legend, Layer layer, Random random) {
    List<Tile> tiles =
        legend.tiles().stream()
            .filter(tile -> tile.layer() == layer && tile.role() == Tile.Role.NONE)
            .toList();
    return legend.id(tiles.get(random.nextInt(tiles.size())).symbol());
  }

  private static LoadedTileSet tiles(Random random) {
    List<Tile> tiles = new ArrayList<>();
    tiles.add(tile('1', "start", Layer.OVERLAY, Terrain.UNCHANGED, Tile.Role.START, random));
    tiles.add(tile('2', "goal", Layer.OVERLAY, Terrain.UNCHANGED, Tile.Role.GOAL, random));
    int count = 2 + random.nextInt(9);
    int first = random.nextInt(SYMBOLS.length() - count);
    for (int i = 0; i < count; i++) {
      Layer layer = i % 2 == 0 ? Layer.BASE : Layer.OVERLAY;
      Terrain terrain =
          switch (random.nextInt(3)) {
            case 0 -> Terrain.BLOCKED;
            case 1 -> Terrain.factor(0.1 + random.nextInt(40) / 8.0);
            default -> Terrain.cost(0.01 + random.nextInt(1000) / 7.0);
          };
      char symbol = SYMBOLS.charAt(first + i);
      tiles.add(tile(symbol, "tile-" + i, layer, terrain, Tile.Role.NONE, random));
    }
    TileGeometry geometry =
        new TileGeometry(10, 12, 2 * (2 + random.nextInt(4)), 2 * (1 + random.nextInt(3)), 5, 6);
    String grounds = "" + tiles.get(2).symbol();
    String others = tiles.size() > 4 ? "" + tiles.get(4).symbol() : grounds;
    Transition shore = new Transition(grounds, others, "L1_Shore");
    Set<String> names = new HashSet<>(shore.pieceNames());
    tiles.forEach(tile -> names.add(tile.stem()));
    SpriteImage picture = picture(random, 10, 12);
    SpriteImage large = picture(random, 20, 24);
    String tall = tiles.get(3).stem();
    boolean hasTall = random.nextBoolean();
    return new LoadedTileSet(
        new TileSet(
            "made-up",
            new Legend(tiles),
            geometry,
            names,
            Map.of(),
            grounds.equals(others) ? List.of() : List.of(shore)),
        TileSetInfo.NONE,
        name -> hasTall && name.equals(tall) ? large : picture,
        List.of());
  }

  private static SpriteImage picture(Random random, int width, int height) {
    byte[] rgba = new byte[width * height * 4];
    random.nextBytes(rgba);
    Arrays.fill(rgba, 0, 4, (byte) 0);
    return new SpriteImage(width, height, rgba);
  }

  private static Tile tile(
      char symbol, String name, Layer layer, Terrain terrain, Tile.Role role, Random random) {
    boolean bends = role == Tile.Role.NONE && random.nextInt(4) == 0;
    Influence influence =
        new Influence(
            random.nextBoolean() ? Influence.Effect.ATTRACT : Influence.Effect.REPEL,
            1 + random.nextInt(8) / 4.0,
            4.5,
            0.1 + random.nextInt(9) / 3.0,
            random.nextBoolean() ? Influence.Falloff.HARD : Influence.Falloff.SMOOTH);
    return new Tile(
        symbol,
        name,
        word(random) + " of " + name,
        layer,
        "L" + (layer == Layer.BASE ? 1 : 2) + "_" + name,
        random.nextInt(3) == 0 ? String.valueOf(symbol) : "",
        terrain,
        bends ? Optional.of(influence) : Optional.empty(),
        role,
        random.nextInt(1 << 24));
  }
}
