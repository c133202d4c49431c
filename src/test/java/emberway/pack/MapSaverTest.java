package emberway.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.io.UnwritableException;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.pack.map.LoadedMap;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.FolderFiles;
import emberway.pack.store.PackContent;
import emberway.pack.store.PackFiles;
import emberway.testing.Extent;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Maps saved as text maps and packs, and what happens when that fails. */
@Tag("extent")
final class MapSaverTest {
  private static final PackInfo INFO = new PackInfo("Keep", "2", "A", "MIT", "Saved \"here\".");

  @TempDir Path folder;

  private static LoadedMap bundled(String name) throws UnreadableException {
    MapPack pack = MapPack.bundled();
    return pack.open(pack.map(name));
  }

  private static void assertSame(LoadedMap actual, LoadedMap expected) {
    TileMap a = actual.map();
    TileMap e = expected.map();
    assertThat(a.legend().tiles()).isEqualTo(e.legend().tiles());
    assertThat(a.base()).isEqualTo(e.base());
    assertThat(a.overlay()).isEqualTo(e.overlay());
    assertThat(a.places()).isEqualTo(e.places());
    assertThat(a.info()).isEqualTo(e.info());
    assertThat(actual.tiles().travelDescription()).isEqualTo(expected.tiles().travelDescription());
    assertThat(actual.tiles().info()).isEqualTo(expected.tiles().info());
    assertThat(actual.tiles().set().geometry()).isEqualTo(expected.tiles().set().geometry());
  }

  @Test
  void saveText_thenOpened_isTheSameMap() throws Exception {
    LoadedMap map = bundled("walled-city");
    Path file = folder.resolve("city.map.txt");
    MapSaver.saveText(map, file);
    assertSame(MapFiles.open(file, Optional.empty()), map);
  }

  @Test
  void savePack_everyKind_opensAsTheSameMap() throws Exception {
    List<String> names = Extent.sample(List.of("unit", "island-realm"), 2);
    List<String> targets = Extent.sample(List.of("p.zip", "p"), 2);
    for (String name : names) {
      LoadedMap map = bundled(name);
      for (MapSaver.Tiles tiles : MapSaver.Tiles.values()) {
        for (String target : targets) {
          Path saved = folder.resolve(name + tiles + target);
          MapSaver.savePack(map, INFO, tiles, saved);
          MapPack pack = MapPack.open(saved);
          assertThat(pack.info()).isEqualTo(INFO);
          assertThat(pack.maps()).hasSize(1);
          assertThat(pack.tileSetNames()).hasSize(tiles == MapSaver.Tiles.INCLUDED ? 1 : 0);
          LoadedMap opened = pack.open(pack.first());
          assertSame(opened, map);
          assertThat(pack.warnings()).isEmpty();
          assertThat(opened.warnings()).isEmpty();
          assertThat(opened.tiles().warnings()).isEmpty();
          assertThat(opened.tiles().set().transitions()).isEqualTo(map.tiles().set().transitions());
          assertThat(opened.tiles().set().looks()).isEqualTo(map.tiles().set().looks());
          String sprite = opened.tiles().set().spriteNames().iterator().next();
          assertThat(opened.tiles().sprites().image(sprite))
              .isEqualTo(map.tiles().sprites().image(sprite));
        }
      }
    }
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left)
          .hasSize(MapSaver.Tiles.values().length * targets.size() * names.size())
          .noneMatch(file -> file.getFileName().toString().startsWith("."));
    }
  }

  @Test
  void savePack_movingAiAndPlainFolder_carryTheirTiles() throws Exception {
    Path file = folder.resolve("a b.map");
    Files.writeString(file, "type octile\nheight 2\nwidth 3\nmap\n.TW\n@SG\n");
    LoadedMap movingAi = MapFiles.open(file, Optional.empty());
    Path saved = folder.resolve("m.zip");
    MapSaver.savePack(movingAi, PackInfo.named("M"), MapSaver.Tiles.INCLUDED, saved);
    assertSame(MapFiles.open(saved, Optional.empty()), movingAi);

    Path plain = Files.createDirectory(folder.resolve("my tiles!"));
    Files.write(plain.resolve("L1_Terrain001.png"), TestTiles.png(54, 54, 0xFF00FF));
    Path text = folder.resolve("g.map.txt");
    Files.writeString(text, "emberway-map 1\nname: g\n[base]\nGG\n");
    LoadedMap drawn = MapFiles.open(text, Optional.of(plain));
    MapSaver.savePack(drawn, PackInfo.named("P"), MapSaver.Tiles.INCLUDED, folder.resolve("p.zip"));
    LoadedMap opened = MapFiles.open(folder.resolve("p.zip"), Optional.empty());
    assertThat(opened.map().base()).isEqualTo(drawn.map().base());
    assertThat(opened.map().legend().size()).isEqualTo(1);
    assertThat(opened.map().info().tileSet()).isEqualTo("my-tiles-");
    assertThat(opened.tiles().sprites().image("L1_Terrain001").rgba()[3]).isZero();
  }

  @Test
  void save_thatCouldNotBeOpened_isRefusedAndLeavesTheOldFile() throws Exception {
    Path tiles = Files.createDirectories(folder.resolve("elsewhere/tiles"));
    Path own = TestTiles.writeFantasy(tiles);
    Files.move(own, tiles.resolve("own"));
    Path text = folder.resolve("elsewhere/o.map.txt");
    Files.writeString(text, "emberway-map 1\nname: o\ntileset: own\n[base]\nGG\n");
    LoadedMap map = MapFiles.open(text, Optional.empty());
    MapSaver.saveText(map, text);
    Path away = Files.writeString(folder.resolve("o.map.txt"), "old");
    assertThatThrownBy(() -> MapSaver.saveText(map, away))
        .isInstanceOf(UnwritableException.class)
        .hasMessage(
            away
                + ": its tile set 'own' is not found there; save it as a pack that includes its"
                + " tile set");
    assertThat(away).hasContent("old");
    Path pack = folder.resolve("o");
    assertThatThrownBy(() -> MapSaver.savePack(map, INFO, MapSaver.Tiles.REFERENCED, pack))
        .isInstanceOf(UnwritableException.class);
    assertThat(pack).doesNotExist();
  }

  @Test
  void savePack_overWhatIsNoPack_leavesIt() throws Exception {
    LoadedMap map = bundled("unit");
    Path work = Files.createDirectory(folder.resolve("work"));
    Files.writeString(work.resolve("thesis.txt"), "years");
    assertThatThrownBy(() -> MapSaver.savePack(map, INFO, MapSaver.Tiles.INCLUDED, work))
        .isInstanceOf(UnwritableException.class)
        .hasMessageContaining("already exists and is not a pack");
    assertThat(work.resolve("thesis.txt")).hasContent("years");
  }

  @Test
  void savePack_overAPackOfSeveralMaps_leavesIt() throws Exception {
    Path pack = Files.createDirectory(folder.resolve("pack"));
    Files.writeString(
        pack.resolve(PackFiles.LISTING),
        "{\"name\": \"P\", \"maps\": [{\"file\": \"a.tmx\"}, {\"file\": \"b.tmx\"}]}");
    assertThatThrownBy(
            () -> MapSaver.savePack(bundled("unit"), INFO, MapSaver.Tiles.INCLUDED, pack))
        .isInstanceOf(UnwritableException.class)
        .hasMessage(
            pack
                + ": is a pack of 2 maps, which this one map would replace; name a new folder or a"
                + " .zip, or the map that it is to replace, as PACK#NAME");
    assertThat(pack.resolve(PackFiles.LISTING)).exists();
  }

  /** A pack of two text maps, a tile set of its own and a file that it does not list. */
  private Path packOfTwo() throws Exception {
    Path pack = Files.createDirectories(folder.resolve("two"));
    Path own = TestTiles.writeFantasy(Files.createDirectories(pack.resolve("tiles")));
    Files.move(own, pack.resolve("tiles/own"));
    Files.writeString(
        pack.resolve(PackFiles.LISTING),
        """
        {"name": "Two", "preview": "p.png", "tileSets": ["tiles/own"],
         "maps": [{"file": "a.map.txt", "name": "A"}, {"file": "maps/b.map.txt", "name": "B"}]}
        """);
    Files.write(pack.resolve("p.png"), TestTiles.png(3, 2, 0xFF00FF));
    Files.writeString(pack.resolve("README"), "by hand");
    String text = "emberway-map 1\n# mine\nname: %s\ntileset: own\n[base]\nGS\n";
    Files.writeString(pack.resolve("a.map.txt"), text.formatted("A"));
    Files.createDirectory(pack.resolve("maps"));
    Files.writeString(pack.resolve("maps/b.map.txt"), text.formatted("B"));
    return pack;
  }

  private static void zip(Path pack, Path zip) throws Exception {
    PackContent content = PackContent.of(new FolderFiles(pack, "pack"), Optional.of(zip));
    try (OutputStream out = Files.newOutputStream(zip)) {
      content.zip(out);
    }
  }

  /** The map with its two cells exchanged. */
  private static LoadedMap exchanged(LoadedMap map) {
    TileMap old = map.map();
    char[] ids = {(char) old.base().id(1), (char) old.base().id(0)};
    TileLayer base = new TileLayer(old.size(), ids);
    return map.with(new TileMap(old.info(), old.legend(), base, old.overlay(), old.places()));
  }

  @Test
  void saveInPack_zipOrFolder_changesThatMapAlone() throws Exception {
    Path pack = packOfTwo();
    Path zip = folder.resolve("two.zip");
    zip(pack, zip);
    for (Path target : List.of(zip, pack)) {
      MapAddress address = MapAddress.of(Path.of(target + "#B")).orElseThrow();
      MapSaver.saveInPack(exchanged(MapFiles.open(address.pack(), Optional.empty())), address);
      MapPack saved = MapPack.open(target);
      assertThat(saved.maps()).hasSize(2);
      assertThat(saved.preview()).isPresent();
      LoadedMap a = saved.open(saved.map("A"));
      LoadedMap b = saved.open(saved.map("B"));
      assertThat(b.map().base()).isEqualTo(exchanged(a).map().base());
    }
    assertThat(pack.resolve("maps/b.map.txt"))
        .hasContent("emberway-map 1\n# mine\nname: A\ntileset: own\n[base]\nSG\n");
    assertThat(pack.resolve("a.map.txt"))
        .hasContent("emberway-map 1\n# mine\nname: A\ntileset: own\n[base]\nGS\n");
    Path again = folder.resolve("again.zip"); // the same files give the same bytes
    zip(pack, again);
    assertThat(again).hasSameBinaryContentAs(zip);
  }

  @Test
  void saveInPack_whatCannotBe_leavesThePack() throws Exception {
    Path pack = packOfTwo();
    Path zip = folder.resolve("two.zip");
    zip(pack, zip);
    byte[] before = Files.readAllBytes(zip);
    LoadedMap foreign = bundled("unit"); // of the tile set fantasy, of the same symbols
    LoadedMap own = MapFiles.open(zip, Optional.empty());
    assertThatThrownBy(() -> MapSaver.saveInPack(own, new MapAddress(zip, "C")))
        .isInstanceOf(UnreadableException.class)
        .hasMessageContaining("has no map 'C'");
    MapSaver.saveInPack(foreign, new MapAddress(zip, "A"));
    assertThat(MapFiles.open(zip, Optional.empty()).map().base()).isEqualTo(foreign.map().base());
    MapSaver.saveInPack(own, new MapAddress(zip, "A"));
    assertThat(zip).hasBinaryContent(before);
    Path plain = Files.createDirectory(folder.resolve("plain"));
    Files.write(plain.resolve("L1_Terrain001.png"), TestTiles.png(54, 54, 0xFF00FF));
    Path text = folder.resolve("g.map.txt");
    Files.writeString(text, "emberway-map 1\nname: g\ntileset: nowhere\n[base]\nGG\n");
    LoadedMap strange = MapFiles.open(text, Optional.of(plain));
    assertThatThrownBy(() -> MapSaver.saveInPack(strange, new MapAddress(zip, "A")))
        .isInstanceOf(UnwritableException.class)
        .hasMessageContaining("its tile set 'nowhere' is not found there");
    assertThat(zip).hasBinaryContent(before);
  }

  @Test
  void savePack_overAZipOfSeveralMapsOrOfOtherThings_leavesIt() throws Exception {
    Path pack = packOfTwo();
    Path zip = folder.resolve("two.zip");
    zip(pack, zip);
    byte[] before = Files.readAllBytes(zip);
    LoadedMap map = bundled("unit");
    assertThatThrownBy(() -> MapSaver.savePack(map, INFO, MapSaver.Tiles.INCLUDED, zip))
        .isInstanceOf(UnwritableException.class)
        .hasMessageStartingWith(zip + ": is a pack of 2 maps, which this one map would replace");
    assertThat(zip).hasBinaryContent(before);
    Path other = Files.writeString(folder.resolve("thesis.zip"), "years");
    assertThatThrownBy(() -> MapSaver.savePack(map, INFO, MapSaver.Tiles.INCLUDED, other))
        .isInstanceOf(UnwritableException.class)
        .hasMessageContaining("already exists and is not a pack");
    assertThat(other).hasContent("years");
  }

  @Test
  void savePack_overAPackOfOneWithMoreInIt_leavesIt() throws Exception {
    LoadedMap map = bundled("unit");
    for (String name : List.of("p", "p.zip")) {
      Path pack = folder.resolve(name);
      MapSaver.savePack(map, INFO, MapSaver.Tiles.REFERENCED, pack);
      MapSaver.savePack(map, INFO, MapSaver.Tiles.REFERENCED, pack);
    }
    Path pack = folder.resolve("p");
    Files.writeString(pack.resolve("README"), "by hand");
    zip(pack, folder.resolve("p.zip"));
    for (String name : List.of("p", "p.zip")) {
      Path more = folder.resolve(name);
      assertThatThrownBy(() -> MapSaver.savePack(map, INFO, MapSaver.Tiles.REFERENCED, more))
          .isInstanceOf(UnwritableException.class)
          .hasMessage(
              more
                  + ": is a pack with files that would be lost, 'README'; name a new folder or a"
                  + " .zip");
    }
    assertThat(pack.resolve("README")).hasContent("by hand");
  }

  @Test
  void savePack_overAPackOfOne_replacesItAndKeepsLinkAndPermissions() throws Exception {
    LoadedMap map = bundled("unit");
    Path real = folder.resolve("real");
    Path link = Files.createSymbolicLink(folder.resolve("pack"), Path.of("real"));
    for (int i = 0; i < 2; i++) {
      MapSaver.savePack(map, INFO, MapSaver.Tiles.REFERENCED, link);
      assertThat(Files.isSymbolicLink(link)).isTrue();
      assertThat(MapPack.open(real).maps()).hasSize(1);
      Files.setPosixFilePermissions(real, PosixFilePermissions.fromString("rwx------"));
    }
    MapSaver.savePack(map, INFO, MapSaver.Tiles.REFERENCED, real);
    assertThat(Files.getPosixFilePermissions(real)).hasSize(3);
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).containsExactlyInAnyOrder(real, link);
    }
  }

  @Test
  void save_whereNothingCanBeWritten_saysWhatToDo() throws Exception {
    LoadedMap map = bundled("unit");
    Path gone = folder.resolve("gone/a");
    for (String name : List.of("x.map.txt", "x.zip", "x")) {
      assertThatThrownBy(() -> save(map, gone.resolveSibling(name)))
          .isInstanceOf(UnwritableException.class)
          .hasMessageContaining("folder does not exist; make the folder, or write elsewhere");
    }
    Path full = Path.of("/dev/full");
    Assumptions.assumeTrue(Files.exists(full), "no device /dev/full on this system");
    assertThatThrownBy(() -> MapSaver.saveText(map, full))
        .isInstanceOf(UnwritableException.class)
        .hasMessageContaining("no space left on the device; free some space");
  }

  private static void save(LoadedMap map, Path target) throws Exception {
    if (target.toString().endsWith(".txt")) {
      MapSaver.saveText(map, target);
    } else {
      MapSaver.savePack(map, INFO, MapSaver.Tiles.INCLUDED, target);
    }
  }

  /** A text map of two cells, and beside it the tile set that it names. */
  private Path textWithTiles() throws Exception {
    Path tiles = Files.createDirectories(folder.resolve("here/tiles"));
    Files.move(TestTiles.writeFantasy(tiles), tiles.resolve("own"));
    return Files.writeString(
        folder.resolve("here/o.map.txt"),
        "emberway-map 1\n# mine\nname: o\n# too\ntileset: own\n[base]\nGS\n");
  }

  @Test
  void saveText_whereItsSymbolsMeanSomethingElse_isRefused() throws Exception {
    LoadedMap map = MapFiles.open(textWithTiles(), Optional.empty());
    Path tiles = Files.createDirectories(folder.resolve("there/tiles"));
    Path other = Files.move(TestTiles.writeFantasy(tiles), tiles.resolve("own"));
    Path target = folder.resolve("there/o.map.txt");
    MapSaver.saveText(map, target);
    assertThat(MapSaver.saveTextWithoutTiles(map, target)).isTrue();
    Path json = other.resolve("tileset.json");
    String same = Files.readString(json);
    String name = "\"name\": \"grass\"";
    assertThat(same).contains(name);
    Files.writeString(json, same.replace(name, "\"name\": \"moss\""));
    byte[] before = Files.readAllBytes(target);
    String message =
        target
            + ": its symbols mean something else in the tile set 'own' there; save it as a pack"
            + " that includes its tile set";
    assertThatThrownBy(() -> MapSaver.saveText(exchanged(map), target)).hasMessage(message);
    assertThatThrownBy(() -> MapSaver.saveTextWithoutTiles(exchanged(map), target))
        .hasMessage(message);
    Files.writeString(json, "{");
    assertThatThrownBy(() -> MapSaver.saveTextWithoutTiles(exchanged(map), target))
        .isInstanceOf(UnwritableException.class)
        .hasMessageContaining("not valid JSON");
    assertThat(target).hasBinaryContent(before);
  }

  @Test
  void saveTextWithoutTiles_whereTheyAreNot_savesItAndSaysSo() throws Exception {
    LoadedMap map = MapFiles.open(textWithTiles(), Optional.empty());
    Path away = folder.resolve("away.map.txt");
    assertThat(MapSaver.saveTextWithoutTiles(map, away)).isFalse();
    assertThat(away).hasContent("emberway-map 1\nname: o\ntileset: own\n[base]\nGS\n");
  }

  @Test
  void saveAgain_overATextMap_keepsItsComments() throws Exception {
    Path text = textWithTiles();
    LoadedMap map = MapFiles.open(text, Optional.empty());
    MapSaver.saveAgain(exchanged(map), text);
    assertThat(text)
        .hasContent("emberway-map 1\n# mine\n# too\nname: o\ntileset: own\n[base]\nSG\n");
    Path fresh = folder.resolve("here/fresh.map.txt");
    MapSaver.saveAgain(map, fresh);
    assertThat(fresh).hasContent("emberway-map 1\nname: o\ntileset: own\n[base]\nGS\n");
  }

  @Test
  void savePack_overAPackWithSeveralMoreFiles_namesOneAndTheirNumber() throws Exception {
    LoadedMap map = bundled("unit");
    Path pack = folder.resolve("p");
    MapSaver.savePack(map, INFO, MapSaver.Tiles.REFERENCED, pack);
    for (String name : List.of("a", "b", "c")) {
      Files.writeString(pack.resolve(name), "by hand");
    }
    assertThatThrownBy(() -> MapSaver.savePack(map, INFO, MapSaver.Tiles.REFERENCED, pack))
        .isInstanceOf(UnwritableException.class)
        .hasMessageContaining("files that would be lost, 'a' and 2 more; name a new folder");
  }

  @ParameterizedTest
  @CsvSource({"'A  Ford, at Night!', a-ford-at-night", "!!!, map", "CON, map", "Ä, map"})
  void savePack_mapOfAnyName_isAFileThatEverySystemAllows(String name, String file)
      throws Exception {
    Path text = folder.resolve("x.map.txt");
    Files.writeString(text, "emberway-map 1\nname: %s\n[base]\nG\n".formatted(name));
    LoadedMap map = MapFiles.open(text, Optional.empty());
    Path pack = folder.resolve("p");
    MapSaver.savePack(map, PackInfo.of(map.map().info()), MapSaver.Tiles.REFERENCED, pack);
    MapPack saved = MapPack.open(pack);
    assertThat(saved.info()).isEqualTo(PackInfo.named(name));
    assertThat(saved.first().file()).isEqualTo("maps/" + file + ".map.txt");
    assertThat(saved.first().name()).isEqualTo(name);
  }

  @Test
  void zip_hiddenFilesAndTheZipItself_areLeftOut() throws Exception {
    Path pack = Files.move(packOfTwo(), folder.resolve(".two"));
    Files.createDirectories(pack.resolve(".git/deep"));
    Files.writeString(pack.resolve(".git/deep/x"), "");
    Files.writeString(pack.resolve("maps/.x"), "");
    Path zip = Files.writeString(pack.resolve("two.zip"), "old");
    zip(pack, zip);
    assertThat(MapPack.files(zip).all())
        .contains("README", "a.map.txt", "maps/b.map.txt", "p.png", "pack.json")
        .noneMatch(path -> path.startsWith(".") || path.contains("/.") || path.endsWith(".zip"));
  }
}
