package emberway.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.map.Cell;
import emberway.map.TileMap;
import emberway.pack.map.LoadedMap;
import emberway.pack.map.TextMapReaderTest;
import emberway.pack.problem.UnreadableException;
import emberway.pack.tileset.TileSetLibrary;
import emberway.testing.Pipes;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MapFilesTest {
  private static final String TEXT = "emberway-map 1\nname: x\n[base]\nG\n";

  @TempDir Path folder;
  private TileSetLibrary library;
  private MapFiles maps;

  @BeforeEach
  void writeTiles() throws IOException {
    TestTiles.writeFantasy(folder.resolve("bundled"));
    library = TileSetLibrary.in(folder.resolve("bundled"));
    maps = MapFiles.with(library);
  }

  @Test
  void read_textMap_isToldByItsContent() throws Exception {
    assertThat(read("odd.map", TEXT).map().info().name()).isEqualTo("x");
  }

  @Test
  void read_tileSetBesideTheMap_comesBeforeTheBundledOne() throws Exception {
    Path own = TestTiles.writeFantasy(folder.resolve("tiles"));
    String json = Files.readString(own.resolve("tileset.json"));
    Files.writeString(own.resolve("tileset.json"), json.replace("Grass", "Meadow"));
    assertThat(read("a", TEXT).map().legend().find('G').orElseThrow().label()).isEqualTo("Meadow");
    Files.move(own, folder.resolve("tiles").resolve("other"));
    assertThat(read("a", TEXT).map().legend().find('G').orElseThrow().label()).isEqualTo("Grass");
    assertThatThrownBy(() -> read("a", TEXT.replace("[base]", "tileset: othr\n[base]")))
        .hasMessageEndingWith("a:3:10: unknown tile set 'othr'; did you mean 'other'?");
  }

  @Test
  void read_givenTileSet_isUsedWhateverTheMapSays() throws Exception {
    Path plain = Files.createDirectory(folder.resolve("plain"));
    Files.write(plain.resolve("L1_Terrain001.png"), TestTiles.png(54, 54, 0));
    Path file = Files.writeString(folder.resolve("a"), TEXT.replace("x", "x\ntileset: none"));
    LoadedMap loaded = maps.read(file, Optional.of(plain));
    assertThat(loaded.tiles().set().name()).isEqualTo("plain");
    assertThat(loaded.map().legend()).isSameAs(loaded.tiles().set().legend());
  }

  @Test
  void read_brokenTileSet_tellsItsProblems() throws Exception {
    Files.writeString(folder.resolve("bundled/fantasy/tileset.json"), "{");
    assertThatThrownBy(() -> read("a", TEXT))
        .isInstanceOf(UnreadableException.class)
        .hasMessageStartingWith(
            folder.resolve("bundled/fantasy/tileset.json") + ":1:2: not valid JSON");
  }

  @Test
  void read_otherKinds_areNamed() throws Exception {
    expect(
        "<svg/>",
        ":1: this is XML of another kind, <svg>, not a Tiled map; name a .tmx or .tmj file");
    expect(
        " {\"type\":\"tileset\"}",
        ":1: this is a Tiled tile set, not a map; name a .tmx or .tmj file");
    expect("PK\u0003\u0004", ": the zip is damaged or cut off; copy or pack it again");
    expect("version 1\n", ": this is a list of MovingAI queries; name its .map file");
  }

  private void expect(String content, String message) throws IOException {
    Path file = Files.writeString(folder.resolve("file"), content);
    assertThatThrownBy(() -> maps.read(file, Optional.empty()))
        .isInstanceOf(UnreadableException.class)
        .hasMessage(file + message);
  }

  @Test
  void read_noFile_saysWhy() throws IOException {
    Path pack = Files.createDirectory(folder.resolve("pack"));
    assertMessage(pack, "is a folder; name a map's file");
    Files.writeString(pack.resolve("tileset.json"), "");
    assertMessage(pack, "this is a tile set, not a map; give it with --tiles, and name a map");
    Files.writeString(pack.resolve("pack.json"), "{\"name\": \"p\", \"tileSets\": []}");
    assertMessage(pack, "is a pack without maps; name another, or give it a map");
    assertMessage(folder.resolve("none"), "not found; check the path");
    Path link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("link"));
    assertMessage(link, "its links form a circle; fix the links");
    Path file = Files.writeString(folder.resolve("file"), "");
    assertMessage(file.resolve("a"), "not found: a part of its path is a file; check the path");
  }

  @Test
  void read_fileNamedLikeAZip_isSaidToBeNone() throws IOException {
    Path text = Files.writeString(folder.resolve("notes.zip"), "hello");
    assertMessage(text, "is not a zip but some other text; copy it or pack it again");
    Path empty = Files.writeString(folder.resolve("Empty.ZIP"), "");
    assertMessage(empty, "is not a zip but an empty file; copy it or pack it again");
  }

  private void assertMessage(Path file, String message) {
    assertThatThrownBy(() -> maps.read(file, Optional.empty()))
        .isInstanceOf(UnreadableException.class)
        .hasMessage(file + ": " + message);
  }

  @Test
  void read_device_isRefusedUnread() {
    Path zero = Path.of("/dev/zero");
    Assumptions.assumeTrue(Files.exists(zero), "no device /dev/zero on this system");
    assertMessage(zero, "is a pipe or a device; name a file on a disk; save it there first");
  }

  @Test
  void read_fileThatTheSystemMakes_isRefusedUnread() throws Exception {
    Path waits = Path.of("/proc/kmsg"); // for messages of the kernel's
    Path status = Path.of("/proc/self/status");
    Assumptions.assumeTrue(Files.exists(status), "no /proc on this system");
    Path link = Files.createSymbolicLink(folder.resolve("link.map.txt"), waits);
    for (Path file : List.of(status, waits, link)) {
      assertThatThrownBy(() -> maps.read(file, Optional.empty()))
          .isInstanceOf(UnreadableException.class)
          .message()
          .matches(
              ".*: (is a system file, not a file on a disk; name a file on a disk; save it there"
                  + " first|not found; .*)");
      assertThat(MapPack.isPack(file)).isFalse();
      assertThat(MapFiles.workIn(file)).isEmpty();
    }
    Files.delete(link);
    assertMessage(
        status,
        "is a system file, not a file on a disk; name a file on a disk; save it there first");
    Path empty = Files.createFile(folder.resolve("empty.map.txt"));
    assertThatThrownBy(() -> maps.read(empty, Optional.empty())).hasMessageContaining("empty");
  }

  @ParameterizedTest
  @CsvSource({
    "a.txt, emberway-map 1, a map",
    "a, type octile, a map",
    "a.TMX, <map/>, a map",
    "a.tmj, {}, a map",
    "a.world, {}, a map",
    "a.tsx, <tileset/>, a tile set",
    "tileset.json, {}, a tile set",
    "pack.json, {}, a pack",
    "a.xml, <map/>,",
    "a.json, {},",
    "a.tmx, words,",
    "a.scen, version 1,",
    "a.map.txt, words,"
  })
  void workIn_anyFile_goesByContentAndName(String name, String content, String work)
      throws Exception {
    Path file = Files.writeString(folder.resolve(name), content);
    assertThat(MapFiles.workIn(file)).isEqualTo(Optional.ofNullable(work));
  }

  @Test
  void read_pipeThatNobodyWritesTo_isRefusedAtOnce() throws Exception {
    Path pipe = Pipes.make(folder.resolve("pipe.map.txt"));
    assertMessage(pipe, "is a pipe or a device; name a file on a disk; save it there first");
  }

  @Test
  void read_sparseFileOfManyGigabytes_isRefusedUnread() throws IOException {
    Path file = folder.resolve("sparse");
    try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
      sparse.setLength(1L << 34);
    }
    assertMessage(file, "is larger than 512 MiB; name a smaller file of the right kind");
  }

  @Test
  void read_publishedMaps_haveStartAndGoal() throws Exception {
    Path published = Path.of(System.getProperty("emberway.data", "none"), "published");
    Assumptions.assumeTrue(
        Files.isDirectory(published), "no published maps in -Demberway.data=…/published");
    List<Path> files;
    try (Stream<Path> all = Files.list(published)) {
      files = all.filter(file -> file.toString().endsWith(".map.txt")).sorted().toList();
    }
    assertThat(files).hasSize(8);
    for (Path file : files) {
      LoadedMap loaded = maps.read(file, Optional.empty());
      assertThat(loaded.warnings()).as(file.toString()).isEmpty();
      assertThat(loaded.map().start()).as(file.toString()).isPresent();
      assertThat(loaded.map().goal()).as(file.toString()).isPresent();
    }
    TileMap road = maps.read(published.resolve("road-and-wall.map.txt"), Optional.empty()).map();
    assertThat(road.start()).contains(new Cell(1, 5));
    assertThat(road.goal()).contains(new Cell(9, 5));
    assertThat(TextMapReaderTest.rows(road))
        .endsWith(
            "........../....R...../..RRRRR.../..R..W..../..R..W..../.1R..W...2/.....W..../...WWWWW../"
                + ".....W..../..........");
  }

  private LoadedMap read(String name, String content) throws IOException, UnreadableException {
    return maps.read(Files.writeString(folder.resolve(name), content), Optional.empty());
  }

  @Test
  void open_fileWithThePackAroundIt_usesItsTileSets() throws Exception {
    Path pack = folder.resolve("isles");
    PackStarter.start(pack);
    Path file = pack.resolve("maps/first-steps.map.txt");
    LoadedMap map = MapFiles.open(file, MapPack.open(pack));
    assertThat(map.tiles().set().name()).isEqualTo("heath");
    assertThatThrownBy(() -> MapFiles.open(file, Optional.empty()))
        .hasMessageContaining("unknown tile set 'heath'");
  }
}
