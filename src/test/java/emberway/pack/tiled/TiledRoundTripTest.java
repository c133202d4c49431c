package emberway.pack.tiled;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.io.UnwritableException;
import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.MapInfo;
import emberway.map.Measure;
import emberway.map.Place;
import emberway.map.Scale;
import emberway.map.Tile;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.pack.MapFiles;
import emberway.pack.MapPack;
import emberway.pack.PackEntry;
import emberway.pack.map.LoadedMap;
import emberway.pack.map.TextMapWriter;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.MapFormat;
import emberway.pack.tileset.LoadedTileSet;
import emberway.pack.tileset.TileSetLibrary;
import emberway.testing.Extent;
import emberway.testing.Places;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A text map that becomes a Tiled map and a text map again is the same, byte for byte. */
@Tag("extent")
class TiledRoundTripTest {
  @TempDir private Path folder;

  @Tag("slow")
  @Test
  void bundledMaps_throughBothFormats_comeBackEqual() throws Exception {
    MapPack pack = MapPack.bundled();
    assertThat(pack.maps()).isNotEmpty();
    for (PackEntry map : Extent.sample(pack.maps(), 12)) {
      LoadedMap loaded = pack.open(map);
      checkRoundTrip(loaded, "a.tmj", TiledCellEncoding.ZLIB);
      if (Extent.isFull() || map.equals(pack.first())) {
        checkRoundTrip(loaded, "a.tmx", TiledCellEncoding.CSV);
      }
    }
  }

  @Test
  void randomMaps_inEveryEncoding_comeBackEqual() throws Exception {
    LoadedTileSet tiles = TileSetLibrary.bundled().find("fantasy").orElseThrow();
    for (int seed = 0; seed < 2 * TiledCellEncoding.values().length; seed += Extent.of(5, 1)) {
      LoadedMap map =
          new LoadedMap(
              random(tiles, new Random(seed)), tiles, MapFormat.TILED, List.of(), Optional.empty());
      TiledCellEncoding[] encodings = TiledCellEncoding.values();
      String file = seed % 2 == 0 ? "a.tmx" : "a.tmj";
      checkRoundTrip(map, file, encodings[seed / 2 % encodings.length]);
    }
  }

  @Test
  void tileSetBesideIt_thatDiffers_isLeftAlone() throws Exception {
    LoadedMap map = MapPack.bundled().open(MapPack.bundled().first());
    Path set = folder.resolve("fantasy.tsx");
    Files.writeString(set, "mine");
    assertThatThrownBy(() -> TiledExport.write(map, folder.resolve("a.tmx"), TiledCellEncoding.CSV))
        .isInstanceOf(UnwritableException.class)
        .hasMessageContaining("already exists and differs");
    assertThat(Files.readString(set)).isEqualTo("mine");
    assertThat(folder.resolve("a.tmx")).doesNotExist();
  }

  private void checkRoundTrip(LoadedMap map, String file, TiledCellEncoding encoding)
      throws UnreadableException, IOException {
    Path target = folder.resolve(file);
    TiledExport.write(map, target, encoding);
    LoadedMap back = MapFiles.open(target, Optional.empty());
    assertThat(back.warnings()).isEmpty();
    assertThat(back.art()).isPresent();
    assertThat(text(back.map())).as(map.map().info().name()).isEqualTo(text(map.map()));
  }

  private static String text(TileMap map) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    TextMapWriter.write(map, out);
    return out.toString(java.nio.charset.StandardCharsets.UTF_8);
  }

  private static TileMap random(LoadedTileSet tiles, Random random) {
    GridSize size = new GridSize(1 + random.nextInt(9), 1 + random.nextInt(9));
    Legend legend = tiles.set().legend();
    List<Place> places = new ArrayList<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      String note = random.nextBoolean() ? "" : "\"Zum <Bären>\" & 道";
      places.add(
          new Place(size.cell(random.nextInt(size.cells())), "Ödland <" + i + "> & \"Söhne\"")
              .noted(note)
              .ofKind(Places.kind(random)));
    }
    MapInfo info =
        new MapInfo(
            "Map & <" + random.nextInt() + ">",
            "fantasy",
            random.nextBoolean() ? "" : "A. Author",
            random.nextBoolean() ? "" : "CC0",
            random.nextBoolean() ? "" : "Says \"hello\", 'twice'; ünïcödé ✓",
            random.nextBoolean() ? "" : "calkins",
            new Scale(
                random.nextBoolean()
                    ? Optional.empty()
                    : Optional.of(new Measure(0.5 + random.nextInt(9), Measure.Unit.MILE)),
                Optional.empty()));
    return new TileMap(
        info,
        legend,
        random(legend, Layer.BASE, size, random),
        random(legend, Layer.OVERLAY, size, random),
        places);
  }

  private static TileLayer random(Legend legend, Layer layer, GridSize size, Random random) {
    List<Tile> tiles = legend.tiles().stream().filter(tile -> tile.layer() == layer).toList();
    TileLayer cells = new TileLayer(size);
    for (int i = 0; i < size.cells(); i++) {
      if (random.nextInt(3) > 0) {
        Tile tile = tiles.get(random.nextInt(tiles.size()));
        cells.set(size.x(i), size.y(i), legend.id(tile.symbol()));
      }
    }
    return cells;
  }
}
