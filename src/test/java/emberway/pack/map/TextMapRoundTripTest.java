package emberway.pack.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.io.AtomicFile;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.MapInfo;
import emberway.map.Measure;
import emberway.map.Place;
import emberway.map.PlaceKind;
import emberway.map.Scale;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.pack.tileset.LoadedTileSet;
import emberway.pack.tileset.TileSetInfo;
import emberway.pack.tileset.TileSets;
import emberway.sprite.TileGeometry;
import emberway.sprite.TileSet;
import emberway.testing.Legends;
import emberway.testing.Places;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is written is read back equal. */
final class TextMapRoundTripTest {
  private static final int MAPS = 300;
  private static final List<String> NOTES =
      List.of("an inn", "1 2 is not a cell", "# [base]\t道 é", "x".repeat(4000), "3", "a\u2028.");

  /** Symbols of one, two and three bytes, in all layers. */
  private static final String SYMBOLS = "GS~Ωж道]:1!\"RWé⌂山2?^ö卍";

  @Test
  void read_whatWasWritten_isEqualAndWritesTheSameBytes() throws Exception {
    LoadedTileSet tiles = tiles();
    for (long seed = 1; seed <= MAPS; seed++) {
      TileMap map = randomMap(tiles.set().legend(), new Random(seed));
      byte[] written = write(map);
      TileMap read = TextMapReader.read("f", written, TileSets.always(tiles), done -> {}).map();
      String message = "seed " + seed + "\n" + new String(written, StandardCharsets.UTF_8);
      assertThat(read.info()).as(message).isEqualTo(map.info());
      assertThat(read.base()).as(message).isEqualTo(map.base());
      assertThat(read.overlay()).as(message).isEqualTo(map.overlay());
      assertThat(read.top()).as(message).isEqualTo(map.top());
      assertThat(read.places()).as(message).isEqualTo(map.places());
      boolean isNoted = map.places().stream().anyMatch(place -> !place.note().isEmpty());
      boolean isOfKind = map.places().stream().anyMatch(place -> place.kind() != PlaceKind.OTHER);
      boolean isOf1 = map.top().isEmpty() && !isNoted && !isOfKind;
      assertThat(message).contains(isOf1 ? "\nemberway-map 1\n" : "\nemberway-map 2\n");
      assertThat(message.contains("\n[notes]\n")).as(message).isEqualTo(isNoted);
      assertThat(message.contains("\n[kinds]\n")).as(message).isEqualTo(isOfKind);
      assertThat(write(read)).as(message).isEqualTo(written);
    }
  }

  @Test
  void save_toAFile_isReadBack(@TempDir Path folder) throws Exception {
    LoadedTileSet tiles = tiles();
    TileMap map = randomMap(tiles.set().legend(), new Random(1));
    Path file = folder.resolve("a.map.txt");
    AtomicFile.write(file, out -> TextMapWriter.write(map, out));
    assertThat(file).hasBinaryContent(write(map));
  }

  @Test
  void write_valuesWithBreaks_becomeSingleLines() throws Exception {
    LoadedTileSet tiles = tiles();
    GridSize size = new GridSize(1, 1);
    TileLayer base = new TileLayer(size);
    Legends.fill(base, 1);
    MapInfo info = new MapInfo(" a\n[base]\rb\u0000 ", "x", "", "", "\t", "");
    List<Place> places =
        List.of(
            new Place(new Cell(0, 0), "here\nthere").noted(" \n "),
            new Place(new Cell(0, 0), "too").noted("\nan inn\r\nand a well "));
    TileMap map = new TileMap(info, tiles.set().legend(), base, new TileLayer(size), places);
    TileMap read = TextMapReader.read("f", write(map), TileSets.always(tiles), done -> {}).map();
    assertThat(read.info()).isEqualTo(new MapInfo("a [base] b", "x", "", "", "", ""));
    assertThat(read.places())
        .containsExactly(
            new Place(new Cell(0, 0), "here there"),
            new Place(new Cell(0, 0), "too").noted("an inn and a well"));
  }

  @Test
  void write_whatTheFormatCannotSay_isRefused() {
    Legend legend = tiles().set().legend();
    GridSize size = new GridSize(1, 1);
    TileLayer wrong = new TileLayer(size);
    Legends.fill(wrong, legend.id('R'));
    TileLayer empty = new TileLayer(size);
    assertThatThrownBy(() -> write(new TileMap(Legends.info("a"), legend, wrong, empty, List.of())))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("tile 'tile-12' at 0,0 in the base");
    MapInfo info = new MapInfo("a", "../b", "", "", "", "");
    assertThatThrownBy(() -> write(new TileMap(info, legend, empty, empty, List.of())))
        .isInstanceOf(IllegalArgumentException.class);
    Cell cell = new Cell(0, 0);
    List<Place> twice = List.of(new Place(cell, "a"), new Place(cell, "A"));
    assertThatThrownBy(() -> write(new TileMap(Legends.info("a"), legend, empty, empty, twice)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static byte[] write(TileMap map) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    TextMapWriter.write(map, out);
    return out.toByteArray();
  }

  private static LoadedTileSet tiles() {
    List<Tile> tiles = new ArrayList<>();
    for (int i = 0; i < SYMBOLS.length(); i++) {
      Layer above = i < SYMBOLS.indexOf('^') ? Layer.OVERLAY : Layer.TOP;
      Layer layer = i < SYMBOLS.indexOf('1') ? Layer.BASE : above;
      char symbol = SYMBOLS.charAt(i);
      Tile.Role role =
          symbol == '1' ? Tile.Role.START : symbol == '2' ? Tile.Role.GOAL : Tile.Role.NONE;
      Terrain terrain = layer == Layer.BASE ? Terrain.cost(1) : Terrain.UNCHANGED;
      tiles.add(
          new Tile(
              symbol, "tile-" + (i + 1), "T", layer, "s", "", terrain, Optional.empty(), role, 0));
    }
    TileSet set = new TileSet("x", new Legend(tiles), TileGeometry.PUBLISHED, Set.of());
    return new LoadedTileSet(set, TileSetInfo.NONE, name -> null, List.of());
  }

  private static TileMap randomMap(Legend legend, Random random) {
    GridSize size = new GridSize(1 + random.nextInt(12), 1 + random.nextInt(12));
    TileLayer base = randomLayer(legend, size, Layer.BASE, random.nextDouble(), random);
    double overlayShare = random.nextInt(4) == 0 ? 0 : random.nextDouble();
    TileLayer overlay = randomLayer(legend, size, Layer.OVERLAY, overlayShare, random);
    if (random.nextBoolean()) {
      Cell start = size.cell(random.nextInt(size.cells()));
      base.set(start.x(), start.y(), 1);
      overlay.set(start.x(), start.y(), legend.id('1'));
    }
    List<Place> places = new ArrayList<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      String note = random.nextInt(3) > 0 ? "" : NOTES.get(random.nextInt(NOTES.size()));
      places.add(
          new Place(size.cell(random.nextInt(size.cells())), "Place " + i + "  #\t[: é\u2028道")
              .noted(note)
              .ofKind(Places.kind(random)));
    }
    MapInfo info =
        new MapInfo(
            "Name " + random.nextInt(),
            "x",
            random.nextBoolean() ? "" : "An  Author:\t me",
            random.nextBoolean() ? "" : "CC0",
            random.nextBoolean() ? "" : "# [base] 道 é",
            random.nextBoolean() ? "" : "stout",
            new Scale(
                randomMeasure(Measure.Kind.LENGTH, random),
                randomMeasure(Measure.Kind.TIME, random)));
    double topShare = random.nextBoolean() ? 0 : random.nextDouble();
    TileLayer top = randomLayer(legend, size, Layer.TOP, topShare, random);
    return new TileMap(info, legend, base, overlay, top, places);
  }

  private static Optional<Measure> randomMeasure(Measure.Kind kind, Random random) {
    List<Measure.Unit> units =
        Arrays.stream(Measure.Unit.values()).filter(unit -> unit.kind() == kind).toList();
    Measure.Unit unit = units.get(random.nextInt(units.size()));
    double amount =
        switch (random.nextInt(4)) {
          case 0 -> Measure.MIN;
          case 1 -> Measure.MAX;
          case 2 -> 1 + random.nextInt(100);
          default -> Math.max(Measure.MIN, random.nextDouble() * 10);
        };
    return random.nextInt(3) == 0 ? Optional.empty() : Optional.of(new Measure(amount, unit));
  }

  private static TileLayer randomLayer(
      Legend legend, GridSize size, Layer layer, double share, Random random) {
    List<Integer> ids =
        legend.tiles().stream()
            .filter(tile -> tile.layer() == layer && tile.role() == Tile.Role.NONE)
            .map(tile -> legend.id(tile.symbol()))
            .toList();
    TileLayer tiles = new TileLayer(size);
    for (int y = 0; y < size.height(); y++) {
      for (int x = 0; x < size.width(); x++) {
        if (random.nextDouble() < share) {
          tiles.set(x, y, ids.get(random.nextInt(ids.size())));
        }
      }
    }
    return tiles;
  }
}
