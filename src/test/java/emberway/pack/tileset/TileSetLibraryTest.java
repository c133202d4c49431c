package emberway.pack.tileset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.map.Legend;
import emberway.map.Tile;
import emberway.map.WorldPart;
import emberway.pack.MemoryFiles;
import emberway.pack.TestTiles;
import emberway.pack.problem.Problem;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.UnreadableException;
import emberway.sprite.AutoTiler;
import emberway.sprite.SpriteImage;
import emberway.sprite.SpriteUnavailableException;
import emberway.sprite.TileGeometry;
import emberway.testing.Pipes;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TileSetLibraryTest {
  @TempDir Path tiles;
  private Path fantasy;
  private TileSetLibrary library;

  @BeforeEach
  void writeTiles() throws IOException {
    fantasy = TestTiles.writeFantasy(tiles);
    library = TileSetLibrary.in(tiles);
  }

  @Test
  void find_folderWithTileSet_readsItAndItsPictures() throws Exception {
    LoadedTileSet loaded = library.find("fantasy").orElseThrow();
    assertThat(loaded.warnings()).isEmpty();
    assertThat(loaded.set().name()).isEqualTo("fantasy");
    assertThat(loaded.set().legend().size()).isEqualTo(18);
    assertThat(loaded.set().spriteNames()).hasSize(18).contains("L1_Terrain001", "L2_Castle");
    SpriteImage image = loaded.sprites().image("L1_Terrain001");
    assertThat(image.width()).isEqualTo(54);
    assertThat(image.rgba()[3]).isEqualTo((byte) 255);
  }

  private static Tile named(LoadedTileSet loaded, String name) {
    Legend legend = loaded.set().legend();
    return legend.tile(legend.id(name));
  }

  @Test
  void find_tileSetOlderThanToggles_togglesTheTilesThatTheBundledOneDoes() throws Exception {
    assertThat(Files.readString(fantasy.resolve("tileset.json"))).doesNotContain("togglesTo");
    LoadedTileSet old = library.find("fantasy").orElseThrow();
    assertThat(named(old, "dormant-volcano").togglesTo()).contains('V');
    assertThat(named(old, "erupting-volcano").togglesTo()).contains('v');
    assertThat(named(old, "tombstone").togglesTo()).isEmpty();
    assertThat(old.set().legend().tiles()).allMatch(tile -> tile.generatedAs().isEmpty());
  }

  @Test
  void find_tileSetOlderThanTogglesWithOneOfTwo_togglesNeither() throws Exception {
    Path json = fantasy.resolve("tileset.json");
    Files.writeString(json, Files.readString(json).replace("erupting-volcano", "fire"));
    LoadedTileSet old = library.find("fantasy").orElseThrow();
    assertThat(old.set().legend().tiles()).allMatch(tile -> tile.togglesTo().isEmpty());
  }

  @Test
  void find_tileSetThatSaysWhatToggles_togglesThatAlone() throws Exception {
    Path json = fantasy.resolve("tileset.json");
    String tombstone = "\"name\": \"tombstone\",";
    assertThat(Files.readString(json)).contains(tombstone);
    Files.writeString(
        json, Files.readString(json).replace(tombstone, tombstone + " \"togglesTo\": \"1\","));
    LoadedTileSet own = library.find("fantasy").orElseThrow();
    assertThat(named(own, "tombstone").togglesTo()).contains('1');
    assertThat(named(own, "dormant-volcano").togglesTo()).isEmpty();
  }

  @Test
  void find_bundledTileSet_saysWhatTogglesAndWhatWorldsAreMadeOf() throws Exception {
    LoadedTileSet bundled = TileSetLibrary.bundled().find("fantasy").orElseThrow();
    assertThat(named(bundled, "dormant-volcano").togglesTo()).contains('V');
    assertThat(named(bundled, "erupting-volcano").togglesTo()).contains('v');
    assertThat(bundled.set().legend().tiles().stream().flatMap(t -> t.generatedAs().stream()))
        .containsExactlyInAnyOrder(WorldPart.values());
  }

  @Test
  void write_toggleOfATileThatIsLeftOut_isLeftOut() throws Exception {
    LoadedTileSet old = library.find("fantasy").orElseThrow();
    ProblemCollector problemCollector = new ProblemCollector("f");
    byte[] written = TileSetJsonWriter.write(old, "other");
    List<Tile> again = TileSetJson.parse(written, problemCollector).tiles();
    assertThat(again).extracting(Tile::togglesTo).contains(Optional.of('V'), Optional.of('v'));
    LoadedTileSet bundled = TileSetLibrary.bundled().find("fantasy").orElseThrow();
    TileSetDescription same =
        TileSetJson.parse(TileSetJsonWriter.write(bundled, "again"), problemCollector);
    assertThat(same.tiles()).isEqualTo(bundled.set().legend().tiles());
    assertThat(same.travelDescription()).isEqualTo(bundled.travelDescription());
    Path folder =
        Files.move(fantasy, tiles.resolve("plain")); // from here on without one of the two
    Files.delete(folder.resolve("tileset.json"));
    Files.delete(folder.resolve("L2_VolcanoErupting.png"));
    LoadedTileSet plain = TileSetLibrary.bundled().open(folder);
    assertThat(named(plain, "dormant-volcano").togglesTo()).contains('V');
    List<Tile> rest =
        TileSetJson.parse(TileSetJsonWriter.write(plain, "plain"), problemCollector).tiles();
    assertThat(rest).extracting(Tile::togglesTo).containsOnly(Optional.empty());
    assertThat(problemCollector.sorted()).isEmpty();
  }

  @Test
  void find_unknownOrUnsafeName_isAbsent() throws UnreadableException {
    assertThat(library.find("desert")).isEmpty();
    assertThat(library.find("../fantasy")).isEmpty();
    assertThat(library.names()).containsExactly("fantasy");
    assertThat(TileSetLibrary.in(tiles.resolve("none")).names()).isEmpty();
  }

  @Test
  void find_inAJar_isTheSameAsOnDisk() throws Exception {
    Path jar = tiles.resolve("program.jar");
    try (OutputStream out = Files.newOutputStream(jar);
        ZipOutputStream zip = new ZipOutputStream(out);
        Stream<Path> files = Files.list(fantasy)) {
      zip.putNextEntry(new ZipEntry("tiles/fantasy/"));
      zip.putNextEntry(new ZipEntry("tiles/fantasy/deeper/L9_Hidden.png"));
      for (Path file : files.toList()) {
        zip.putNextEntry(new ZipEntry("tiles/fantasy/" + file.getFileName()));
        zip.write(Files.readAllBytes(file));
      }
    }
    TileSetLibrary inJar = TileSetLibrary.inJar(jar);
    LoadedTileSet expected = library.find("fantasy").orElseThrow();
    LoadedTileSet actual = inJar.find("fantasy").orElseThrow();
    assertThat(inJar.names()).containsExactly("fantasy");
    assertThat(inJar.find("desert")).isEmpty();
    assertThat(actual.set().spriteNames()).isEqualTo(expected.set().spriteNames());
    assertThat(actual.set().legend().tiles()).isEqualTo(expected.set().legend().tiles());
    for (String sprite : expected.set().spriteNames()) {
      assertThat(actual.sprites().image(sprite)).isEqualTo(expected.sprites().image(sprite));
    }
    assertThatThrownBy(() -> actual.sprites().image("L1_None"))
        .hasMessage("bundled:tiles/fantasy/L1_None.png: not found; add it to the tile set");
    Path poor = jar.resolveSibling("poor.jar"); // not the same: each is opened once
    try (OutputStream out = Files.newOutputStream(poor);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      zip.putNextEntry(new ZipEntry("tiles/fantasy/tileset.json"));
      zip.write(TestTiles.json());
    }
    assertThat(TileSetLibrary.inJar(poor).find("fantasy").orElseThrow().warnings())
        .hasSize(18)
        .allMatch(problem -> problem.remedy().equals("add it to bundled:tiles/fantasy"));
  }

  @Test
  void find_pictureMissing_saysWhereItIsAskedFor() throws Exception {
    Files.delete(fantasy.resolve("L2_Castle.png"));
    Files.delete(fantasy.resolve("L2_RoadDirt.png"));
    assertThat(library.find("fantasy").orElseThrow().warnings())
        .allMatch(Problem::isError)
        .extracting(Problem::toString)
        .containsExactly(
            fantasy
                + "/tileset.json:15:94: there is no picture L2_RoadDirt.png, with or without a"
                + " suffix such as NS, for 'R'; add it to "
                + fantasy,
            fantasy
                + "/tileset.json:26:88: there is no picture L2_Castle.png for '2'; add it to "
                + fantasy);
  }

  @Test
  void find_joiningTileWithOneSuffixOnly_isEnough() throws Exception {
    Files.move(fantasy.resolve("L2_RoadDirt.png"), fantasy.resolve("L2_RoadDirtNESW.png"));
    assertThat(library.find("fantasy")).isPresent();
  }

  @Test
  void find_spritesFromASibling_usesItsPicturesBehindItsOwn() throws Exception {
    Path own = Files.createDirectory(tiles.resolve("own"));
    String json = new String(TestTiles.json(), StandardCharsets.UTF_8);
    Files.writeString(
        own.resolve("tileset.json"),
        json.replaceFirst("\"fantasy\"", "\"own\", \"spritesFrom\": \"fantasy\""));
    Files.write(own.resolve("L1_Rock.png"), TestTiles.png(54, 54, 0x010203));
    LoadedTileSet loaded = library.find("own").orElseThrow();
    assertThat(loaded.warnings()).isEmpty();
    assertThat(Arrays.copyOf(loaded.sprites().image("L1_Rock").rgba(), 4))
        .containsExactly(1, 2, 3, -1);
    assertThat(loaded.sprites().image("L1_Sand"))
        .isEqualTo(library.find("fantasy").orElseThrow().sprites().image("L1_Sand"));
  }

  @Test
  void find_spritesFromNobody_isAnError() throws IOException {
    String json = new String(TestTiles.json(), StandardCharsets.UTF_8);
    Files.writeString(
        fantasy.resolve("tileset.json"),
        json.replaceFirst("\"fantasy\"", "\"fantasy\", \"spritesFrom\": \"fantasia\""));
    assertThatThrownBy(() -> library.find("fantasy"))
        .isInstanceOf(UnreadableException.class)
        .hasMessage(
            fantasy
                + "/tileset.json:1: 'spritesFrom' names the unknown tile set 'fantasia'; did you"
                + " mean 'fantasy'?");
  }

  @Test
  void open_plainFolder_getsTheDefaultLegendAndColorKey() throws Exception {
    Path plain = Files.createDirectory(tiles.resolve("my tiles"));
    for (String name : List.of("L1_Terrain001.PNG", "L2_RoadDirtEW.png", "L2_Tent.Png")) {
      Files.write(plain.resolve(name), TestTiles.png(54, 54, 0xFF00FF));
    }
    Files.writeString(plain.resolve("readme.md"), "");
    LoadedTileSet loaded = library.open(plain);
    assertThat(loaded.set().name()).isEqualTo("my tiles");
    assertThat(loaded.set().geometry()).isEqualTo(TileGeometry.PUBLISHED);
    assertThat(loaded.set().legend().tiles())
        .extracting(Tile::symbol)
        .containsExactlyInAnyOrder('G', 'S', 'R', 'W', 'V', 'v', 't', '1', '2');
    assertThat(loaded.set().legend().find('R').orElseThrow().joins()).isEqualTo("R");
    assertThat(loaded.set().legend().find('W').orElseThrow().joins()).isEqualTo("W");
    assertThat(loaded.set().spriteNames())
        .containsExactlyInAnyOrder("L1_Terrain001", "L2_RoadDirtEW", "L2_Tent");
    assertThat(loaded.sprites().image("L2_Tent").rgba()).containsOnly(0);
    assertThat(loaded.warnings())
        .hasSize(6)
        .extracting(Problem::toString)
        .contains(
            plain + ": there is no picture L2_Castle.png for '2'; add it to draw maps with Castle");
    assertThatThrownBy(() -> loaded.sprites().image("L2_Castle"))
        .isInstanceOf(SpriteUnavailableException.class)
        .hasMessage(plain + "/L2_Castle.png: not found; add it to the tile set");
  }

  @Test
  void open_noTileSetAtAll_saysWhatIsMissing() throws IOException {
    Path empty = Files.createDirectory(tiles.resolve("empty"));
    assertThatThrownBy(() -> library.open(empty))
        .hasMessage(
            empty
                + ": is not a tile set: it holds neither tileset.json nor a PNG; name a folder"
                + " with a tile set");
    Files.write(empty.resolve("holiday.png"), TestTiles.png(1, 1, 0));
    assertThatThrownBy(() -> library.open(empty))
        .hasMessage(
            empty
                + ": is not a tile set: it holds no tileset.json, and none of its 1 PNGs is named"
                + " like L1_Terrain001.png; name a folder with a tile set");
    assertThatThrownBy(() -> library.open(tiles))
        .hasMessageEndingWith("; name a folder with a tile set, such as " + fantasy);
    assertThatThrownBy(() -> library.open(tiles.resolve("none")))
        .hasMessage(tiles.resolve("none") + ": not found; check the path");
    assertThatThrownBy(() -> library.open(empty.resolve("holiday.png")))
        .hasMessage(empty.resolve("holiday.png") + ": is not a folder; name a folder");
  }

  @Test
  void find_plainFolderInAPack_isNamedByItsLastPart() throws Exception {
    byte[] picture = TestTiles.png(54, 54, 0x102030);
    MemoryFiles pack =
        new MemoryFiles(
            "P", Map.of("tiles/own/L1_Terrain001.png", picture, "tiles/own/.png", picture));
    TileSetLibrary inPack = TileSetLibrary.inPack(pack, List.of("tiles/own"));
    LoadedTileSet loaded = inPack.or(library).find("own").orElseThrow();
    assertThat(loaded.set().name()).isEqualTo("own");
    assertThat(loaded.set().spriteNames()).containsExactly("L1_Terrain001");
    assertThatThrownBy(() -> inPack.find("own"))
        .isInstanceOf(UnreadableException.class)
        .hasMessage(
            "P/tiles/own: no default legend, since tile set 'fantasy' is missing; install Emberway"
                + " again");
    MemoryFiles empty = new MemoryFiles("P", Map.of("tiles/own/a.png", picture));
    assertThatThrownBy(
            () -> TileSetLibrary.inPack(empty, List.of("tiles/own")).or(library).find("own"))
        .hasMessageEndingWith("is named like L1_Terrain001.png; name a folder with a tile set");
  }

  @Test
  void open_spritesFromASiblingThatTheLibraryLacks_usesItsPictures() throws Exception {
    Path own = Files.createDirectory(tiles.resolve("own"));
    String json = new String(TestTiles.json(), StandardCharsets.UTF_8);
    Files.writeString(
        own.resolve("tileset.json"),
        json.replaceFirst("\"fantasy\"", "\"own\", \"spritesFrom\": \"fantasy\""));
    TileSetLibrary elsewhere = TileSetLibrary.in(tiles.resolve("none"));
    assertThat(elsewhere.open(own).set().spriteNames()).contains("L1_Sand");
  }

  @Test
  void isTileSet_folderOrDescription_isOne() {
    assertThat(TileSetLibrary.isTileSet(fantasy)).isTrue();
    assertThat(TileSetLibrary.isTileSet(fantasy.resolve("tileset.json"))).isTrue();
    assertThat(TileSetLibrary.isTileSet(fantasy.resolve("L1_Sand.png"))).isFalse();
    assertThat(TileSetLibrary.isTileSet(tiles.resolve("none"))).isFalse();
  }

  @Test
  void find_cached_readsATileSetOnce() throws Exception {
    CachedTileSets cached = new CachedTileSets(library);
    LoadedTileSet first = cached.find("fantasy").orElseThrow();
    assertThat(cached.find("fantasy").orElseThrow()).isSameAs(first);
    assertThat(cached.find("none")).isEmpty();
    assertThat(cached.names()).containsExactly("fantasy");
    TileSets always = TileSets.always(first);
    assertThat(always.find("any")).contains(first);
    assertThat(always.names()).containsExactly("fantasy");
  }

  @Test
  void naming_tilesWithoutSprite_addsTheirNamesAlone() throws Exception {
    LoadedTileSet loaded = library.find("fantasy").orElseThrow();
    assertThat(loaded.naming(List.of())).isSameAs(loaded);
    Files.delete(fantasy.resolve("L2_Tent.png"));
    Path plain = Files.move(fantasy, tiles.resolve("plain"));
    Files.delete(plain.resolve("tileset.json"));
    LoadedTileSet lacking = TileSetLibrary.bundled().open(plain);
    Tile tent = lacking.set().legend().find('1').orElseThrow();
    assertThat(lacking.set().spriteNames()).doesNotContain(tent.stem());
    assertThat(lacking.naming(new AutoTiler(lacking.set()).missing()).set().spriteNames())
        .contains(tent.stem())
        .containsAll(lacking.set().spriteNames());
  }

  @Test
  void decodeUpTo_sidesOfJustTheLimit_areTakenAndOnePixelMoreIsNot() throws Exception {
    for (int[] sides : new int[][] {{8, 4}, {4, 8}, {8, 8}}) {
      byte[] png = TestTiles.png(sides[0], sides[1], 0);
      assertThat(SpriteFiles.decodeUpTo("f", png, 8).height()).isEqualTo(sides[1]);
      assertThatThrownBy(() -> SpriteFiles.decodeUpTo("f", png, 7))
          .isInstanceOf(UnreadableException.class)
          .hasMessage(
              "f: the picture is %d × %d px; keep each side to 7 px".formatted(sides[0], sides[1]));
    }
  }

  @Test
  void open_twoPicturesOfOneName_warns() throws Exception {
    Files.write(fantasy.resolve("L2_Tent.PNG"), TestTiles.png(54, 54, 0));
    Assumptions.assumeFalse(
        Files.exists(fantasy.resolve("l2_tent.png")),
        "this file system does not tell upper from lower case");
    assertThat(library.open(fantasy).warnings())
        .extracting(Problem::message)
        .containsExactly("'L2_Tent.png' is ignored, since there is 'L2_Tent.PNG'");
  }

  @Test
  void image_wrongPictures_areRefusedWithTheirFile() throws Exception {
    LoadedTileSet loaded = library.find("fantasy").orElseThrow();
    byte[] good = TestTiles.png(54, 54, 0x123456);
    String damaged = "the picture is damaged or cut off; save the picture again as a PNG";
    expectImage(
        loaded,
        new byte[0],
        "this is an empty file, not a PNG picture; save the picture again as a PNG");
    expectImage(
        loaded,
        "hello".getBytes(StandardCharsets.UTF_8),
        "this is some other text, not a PNG picture; save the picture again as a PNG");
    expectImage(
        loaded,
        TestTiles.png(53, 54, 0),
        "the picture is 53 × 54 px; this tile set's sprites are 54 × 54 px");
    expectImage(
        loaded,
        bomb(good),
        "the picture is 1000000 × 1000000 px; this tile set's sprites are 54 × 54 px");
    for (int length = 9; length < good.length; length++) {
      expectImage(loaded, Arrays.copyOf(good, length), damaged);
    }
  }

  private void expectImage(LoadedTileSet loaded, byte[] content, String message)
      throws IOException {
    Path file = fantasy.resolve("L2_Tent.png");
    Files.write(file, content);
    assertThatThrownBy(() -> loaded.sprites().image("L2_Tent"))
        .as("%d bytes", content.length)
        .isInstanceOf(SpriteUnavailableException.class)
        .hasMessage(file + ": " + message);
  }

  /** The same file, claiming to be enormous, with a checksum that agrees. */
  private static byte[] bomb(byte[] png) {
    byte[] bomb = png.clone();
    ByteBuffer buffer = ByteBuffer.wrap(bomb);
    buffer.putInt(16, 1_000_000).putInt(20, 1_000_000);
    CRC32 crc = new CRC32();
    crc.update(bomb, 12, 17);
    buffer.putInt(29, (int) crc.getValue());
    return bomb;
  }

  @Test
  void pictureProblems_goodAndBad_listsEveryBadOne() throws Exception {
    LoadedTileSet loaded = library.find("fantasy").orElseThrow();
    assertThat(loaded.pictureProblems()).isEmpty();
    Files.write(fantasy.resolve("L2_Tent.png"), TestTiles.png(20, 54, 0));
    Files.write(fantasy.resolve("L1_Sand.png"), "GIF89a".getBytes(StandardCharsets.UTF_8));
    assertThat(loaded.pictureProblems())
        .extracting(Problem::toString)
        .containsExactly(
            fantasy
                + "/L1_Sand.png: this is a GIF, JPEG or WebP picture, not a PNG picture; save the"
                + " picture again as a PNG",
            fantasy
                + "/L2_Tent.png: the picture is 20 × 54 px; this tile set's sprites are 54 × 54"
                + " px");
  }

  @Test
  void find_pictureMissingAndOthersDamaged_namesAll() throws Exception {
    Files.delete(fantasy.resolve("L2_Castle.png"));
    Files.write(fantasy.resolve("L2_Tent.png"), TestTiles.png(20, 54, 0));
    Files.write(fantasy.resolve("L1_Sand.png"), new byte[0]);
    LoadedTileSet loaded = library.find("fantasy").orElseThrow();
    assertThat(Stream.of(loaded.warnings(), loaded.pictureProblems()).flatMap(List::stream))
        .extracting(Problem::file)
        .containsExactlyInAnyOrder(
            fantasy.resolve("tileset.json").toString(),
            fantasy.resolve("L1_Sand.png").toString(),
            fantasy.resolve("L2_Tent.png").toString());
  }

  @Test
  void pictureProblems_pipe_isNamedAndNotWaitedFor() throws Exception {
    Path tent = fantasy.resolve("L2_Tent.png");
    Files.delete(tent);
    Pipes.make(tent);
    assertThat(library.find("fantasy").orElseThrow().pictureProblems())
        .extracting(Problem::toString)
        .containsExactly(
            tent + ": is a pipe or a device; name a file on a disk; save it there first");
  }

  @Test
  void links_outOfTheFolder_areRefused() throws Exception {
    Path tent = fantasy.resolve("L2_Tent.png");
    Path outside = Files.move(tent, tiles.resolve("tent.png"));
    Files.createSymbolicLink(tent, outside);
    String refusal =
        ": is a link that leads out of the tile set's folder; put the file itself there";
    assertThat(library.find("fantasy").orElseThrow().pictureProblems())
        .extracting(Problem::toString)
        .containsExactly(tent + refusal);
    Path json = fantasy.resolve("tileset.json");
    Files.createSymbolicLink(json, Files.move(json, tiles.resolve("elsewhere.json")));
    assertThatThrownBy(() -> library.find("fantasy")).hasMessage(json + refusal);
  }

  @Test
  void links_withinTheFolderAndToTheFolder_areFine() throws Exception {
    Path tent = fantasy.resolve("L2_Tent.png");
    Files.delete(tent);
    Files.createSymbolicLink(tent, Path.of("L2_Castle.png"));
    Path link = Files.createSymbolicLink(tiles.resolve("linked"), fantasy);
    assertThat(library.open(link).pictureProblems()).isEmpty();
  }

  @Test
  void open_theSetOfTheMainText_isWhole() throws Exception {
    Path folder = Path.of(System.getProperty("emberway.data", "none"), "gervais54");
    Assumptions.assumeTrue(Files.isDirectory(folder), "no tile set in -Demberway.data=…/gervais54");
    LoadedTileSet loaded = library.open(folder);
    assertThat(loaded.warnings()).isEmpty();
    assertThat(loaded.set().spriteNames()).hasSize(34);
    for (String sprite : loaded.set().spriteNames()) {
      byte[] rgba = loaded.sprites().image(sprite).rgba();
      assertThat(rgba[3]).as("the corner of " + sprite + " is transparent").isEqualTo((byte) 0);
    }
  }

  @Test
  void bundled_tileSets_areWithoutProblems() throws UnreadableException {
    TileSetLibrary bundled = TileSetLibrary.bundled();
    Assumptions.assumeTrue(
        bundled.names().contains("fantasy"), "the tile set fantasy is not built");
    for (String name : bundled.names()) {
      LoadedTileSet loaded = bundled.find(name).orElseThrow();
      assertThat(loaded.warnings()).as(name).isEmpty();
      assertThat(loaded.pictureProblems()).as(name).isEmpty();
    }
    assertThat(bundled.names()).contains("movingai");
  }
}
