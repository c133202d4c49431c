package emberway.cli.map;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.cli.CommandRun;
import emberway.cli.option.ExitCode;
import emberway.map.TileMap;
import emberway.pack.MapFiles;
import emberway.pack.MapPack;
import emberway.pack.TestTiles;
import emberway.pack.map.LoadedMap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConvertTest {
  private static final String FOREIGN =
      """
      <map orientation="orthogonal" width="2" height="1" tilewidth="8" tileheight="8">
       <tileset firstgid="1" source="../sets/a.tsx"/>
       <layer name="a" width="2" height="1"><data encoding="csv">1,1</data></layer>
      </map>
      """;

  private static final String MAP = "emberway-map 1\nname: Drowned\n[base]\nGG~\n[overlay]\n1.2\n";

  @TempDir private Path folder;
  private Path foreign;

  @BeforeEach
  void writeForeignMap() throws Exception {
    Files.createDirectories(folder.resolve("sets"));
    foreign = Files.createDirectories(folder.resolve("maps")).resolve("a.tmx");
    Files.writeString(foreign, FOREIGN);
    Files.writeString(
        folder.resolve("sets/a.tsx"),
        "<tileset name='a' tilewidth='8' tileheight='8'><tile id='0'><image source='a.png'/></tile>"
            + "</tileset>");
    Files.copy(CommandRun.HOME.resolve("tiles/fantasy/L1_Field.png"), folder.resolve("sets/a.png"));
  }

  @Test
  void foreignTiledMap_toPack_opensFromThere() throws Exception {
    Path pack = folder.resolve("pack");
    CommandRun run = CommandRun.of("convert", foreign.toString(), pack + "/");
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    assertThat(MapFiles.open(pack, Optional.empty()).art().orElseThrow().missingProblems())
        .isEmpty();
  }

  @Test
  void foreignTiledMap_toTextMap_isRefusedWithWhatToDo() {
    CommandRun run =
        CommandRun.of("convert", foreign.toString(), folder.resolve("a.map.txt").toString());
    assertThat(run.status()).isEqualTo(3);
    assertThat(run.err()).contains("its tiles have no symbols").contains("convert it to a pack");
    assertThat(folder.resolve("a.map.txt")).doesNotExist();
  }

  @Test
  void anyMap_ontoItself_isRefused() throws Exception {
    String before = Files.readString(foreign);
    CommandRun.of("convert", foreign, foreign).failedWith(ExitCode.USAGE, "a.tmx");
    assertThat(foreign).hasContent(before);
    Path text = Files.writeString(folder.resolve("t.map.txt"), MAP);
    CommandRun.of("convert", text, folder.resolve("maps/../t.map.txt"))
        .failedWith(ExitCode.USAGE, "t.map.txt");
    assertThat(text).hasContent(MAP);
  }

  @Test
  void mapWithSomethingOdd_isConvertedWithAWarning() throws Exception {
    Path text = Files.writeString(folder.resolve("t.map.txt"), MAP);
    CommandRun run = CommandRun.of("convert", text, folder.resolve("t.tmx"));
    assertThat(run.status()).isZero();
    assertThat(run.err())
        .contains("warning: ")
        .containsOnlyOnce("move it to open ground to be reached");
  }

  @Test
  void textMap_toTiledMapInMissingFolder_namesTheMapAndWhatToDo() {
    Path target = folder.resolve("none/alice.tmx");
    Path map = CommandRun.HOME.resolve("maps/road-and-wall.map.txt");
    CommandRun run = CommandRun.of("convert", map.toString(), target.toString());
    assertThat(run.status()).isEqualTo(5);
    assertThat(run.err().strip())
        .isEqualTo(
            "emberway: "
                + target
                + ": its folder does not exist; make the folder, or write elsewhere");
  }

  /** A pack with a tile set of its own, and one of its maps as a Tiled map away from there. */
  private Path tiledMapOfPack() {
    Path pack = folder.resolve("mine");
    CommandRun started = CommandRun.of("new-pack", pack.toString());
    assertThat(started.err()).isEmpty();
    Path tiled = folder.resolve("c.tmx");
    assertThat(CommandRun.of("convert", pack.toString(), tiled.toString()).err()).isEmpty();
    return tiled;
  }

  private Path tilesOfPack() {
    return folder.resolve("mine/tiles/heath");
  }

  @Test
  void tiledMapOfAbsentTileSet_toTextMap_namesTheSetAndTheOption() {
    Path tiled = tiledMapOfPack();
    CommandRun run =
        CommandRun.of("convert", tiled.toString(), folder.resolve("b.map.txt").toString());
    assertThat(run.status()).isEqualTo(3);
    assertThat(run.err())
        .contains("its tile set 'heath' is not found")
        .contains("--tiles, or put it into tiles/heath beside the map");
  }

  @Test
  void tiledMapOfATileSetGivenAside_toTextMap_saysHowToOpenIt() {
    Path tiled = tiledMapOfPack();
    Path text = folder.resolve("b.map.txt");
    CommandRun run = CommandRun.of("convert", tiled, text, "--tiles", tilesOfPack());
    assertThat(run.succeeded().err())
        .contains("warning: " + text + ": its tile set 'heath' is not beside it")
        .contains("open it with --tiles " + tilesOfPack());
  }

  @Test
  void tiledMapOfAbsentTileSet_intoThePackThatHasIt_isSavedThere() throws Exception {
    Path tiled = tiledMapOfPack();
    Path pack = folder.resolve("mine");
    String name = MapFiles.open(pack, Optional.empty()).map().info().name();
    List<Path> before = files(pack);
    CommandRun run = CommandRun.of("convert", tiled.toString(), pack + "#" + name);
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    assertThat(files(pack)).isEqualTo(before);
    assertThat(MapFiles.open(pack, Optional.empty()).map().info().tileSet()).isEqualTo("heath");
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.sorted().toList();
    }
  }

  @Test
  void tiledMap_toTextMapWithTiles_isTheMapItWas() throws Exception {
    Path tiled = tiledMapOfPack();
    Path text = folder.resolve("b.map.txt");
    CommandRun run =
        CommandRun.of(
            "convert", tiled.toString(), text.toString(), "--tiles", tilesOfPack().toString());
    assertThat(run.status()).isZero();
    assertThat(run.err())
        .contains("b.map.txt: its tile set 'heath' is not beside it; open it with");
    TileMap is = MapFiles.open(text, Optional.of(tilesOfPack())).map();
    TileMap was = MapFiles.open(folder.resolve("mine"), Optional.empty()).map();
    assertThat(is.base()).isEqualTo(was.base());
    assertThat(is.overlay()).isEqualTo(was.overlay());
    assertThat(is.places()).isEqualTo(was.places());
    assertThat(is.info()).isEqualTo(was.info());
  }

  @Test
  void tiledMap_toPackWithTiles_takesThemAlong() throws Exception {
    Path tiled = tiledMapOfPack();
    Path zip = folder.resolve("p.zip");
    CommandRun run =
        CommandRun.of(
            "convert", tiled.toString(), zip.toString(), "--tiles", tilesOfPack().toString());
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    assertThat(CommandRun.of("validate", zip.toString()).out()).isEqualTo("no problems\n");
    LoadedMap there = MapFiles.open(zip, Optional.empty());
    assertThat(there.missedTileSet()).isEmpty();
    assertThat(there.map().legend().tiles())
        .isEqualTo(MapFiles.open(folder.resolve("mine"), Optional.empty()).map().legend().tiles());
  }

  @ParameterizedTest
  @ValueSource(strings = {"text.map.txt", "tiled.tmx", "grid.map"})
  void mapInBundledTiles_toPack_leavesThemOutUnlessAskedFor(String map) throws Exception {
    Path source = folder.resolve(map);
    if (map.endsWith(".map")) {
      Files.writeString(source, "type octile\nheight 2\nwidth 3\nmap\n...\n.@.\n");
    } else {
      CommandRun.of("convert", "road-and-wall", source).succeeded();
    }
    Path pack = folder.resolve("pack");
    CommandRun.of("convert", source, pack + "/").succeeded();
    assertThat(files(pack))
        .extracting(file -> pack.relativize(file).toString())
        .noneMatch(file -> file.endsWith("tileset.json"))
        .hasSizeLessThan(7);
    assertThat(CommandRun.of("validate", pack).out()).isEqualTo("no problems\n");
    assertThat(MapFiles.open(pack, Optional.empty()).map())
        .usingRecursiveComparison()
        .isEqualTo(MapFiles.open(source, Optional.empty()).map());
    Path zip = folder.resolve("pack.zip");
    CommandRun.of("convert", source, zip, "--with-tiles").succeeded();
    assertThat(MapPack.open(zip).tileSetNames())
        .containsExactly(map.endsWith(".map") ? "movingai" : "fantasy");
    assertThat(CommandRun.of("validate", zip).out()).isEqualTo("no problems\n");
  }

  @Test
  void mapInTilesNamedAndMadeLikeBundledOnes_toPack_takesThemAlong() throws Exception {
    Path tiles = TestTiles.writeFantasy(Files.createDirectory(folder.resolve("tiles")));
    Path map = folder.resolve("a.map.txt");
    Files.writeString(map, "emberway-map 1\nname: A\n[base]\nGG\n");
    Path pack = folder.resolve("pack");
    CommandRun.of("convert", map, pack + "/").succeeded();
    assertThat(pack.resolve("tiles/fantasy/L1_Terrain001.png"))
        .hasSameBinaryContentAs(tiles.resolve("L1_Terrain001.png"));
  }

  @Test
  void info_tiledMap_saysItsColumnsAndRowsInTiled() throws Exception {
    Files.writeString(foreign, FOREIGN.replace("orthogonal", "isometric"));
    CommandRun run = CommandRun.of("info", foreign.toString());
    assertThat(run.out()).contains("1×2 cells").contains("2×1 columns and rows");
  }

  @Test
  void outWithoutKnownName_isWrongUsage() {
    CommandRun run =
        CommandRun.of("convert", foreign.toString(), folder.resolve("a.gif").toString());
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("the end of its name does not say what to write");
  }

  @Test
  void unknownEncoding_isWrongUsage() {
    CommandRun run =
        CommandRun.of(
            "convert",
            CommandRun.HOME.resolve("maps/unit.map.txt"),
            folder.resolve("u.tmx").toString(),
            "--encoding",
            "rot13");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("use one of csv, base64, zlib, gzip, zstd");
  }

  @Test
  void tiledMapWithTwoTilesOfALayerInACell_toTextMap_saysWhyNot() throws Exception {
    Path tiled = folder.resolve("road.tmx");
    CommandRun.of("convert", "road-and-wall", tiled).succeeded();
    String text = Files.readString(tiled);
    String overlay = text.substring(text.indexOf("<layer id=\"2\""), text.indexOf("</map>"));
    Files.writeString(tiled, text.replace("</map>", overlay.replace("\"2\"", "\"3\"") + "</map>"));
    CommandRun.of("convert", tiled, folder.resolve("road.map.txt"))
        .failedWith(
            ExitCode.INPUT,
            "not every cell has one ground tile and at most one tile above it",
            "'fantasy'",
            "cannot become a text map; convert it to a pack, such as NAME/");
  }

  /** A pack of several maps is replaced by none, and none of its maps is taken for another. */
  @Test
  void map_ontoAPackOfSeveralMaps_isRefusedAndLeavesThem() throws Exception {
    Path pack = Files.createDirectory(folder.resolve("pack"));
    Files.writeString(pack.resolve("one.map.txt"), MAP);
    Files.writeString(pack.resolve("two.map.txt"), MAP);
    Files.writeString(
        pack.resolve("pack.json"),
        """
        {"name": "Pack", "maps": [{"file": "one.map.txt"}, {"file": "two.map.txt"}]}
        """);
    CommandRun.of("convert", "road-and-wall", pack + "/")
        .failedWith(ExitCode.OUTPUT, "is a pack of 2 maps, which this one map would replace");
    CommandRun.of("convert", "road-and-wall", pack)
        .failedWith(ExitCode.USAGE, "is a folder; write ");
    assertThat(pack.resolve("one.map.txt")).hasContent(MAP);
    assertThat(pack.resolve("two.map.txt")).hasContent(MAP);
    CommandRun.of("convert", "road-and-wall", pack + "#two").succeeded();
    assertThat(pack.resolve("one.map.txt")).hasContent(MAP);
    assertThat(Files.readString(pack.resolve("two.map.txt"))).contains("Road and Wall");
  }
}
