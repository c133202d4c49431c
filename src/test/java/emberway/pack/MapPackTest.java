package emberway.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.pack.map.LoadedMap;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Packs in folders and zips: what they list, and how their maps are named and opened. */
final class MapPackTest {
  private static final String PACK =
      """
      {
        "name": "Two Vales", "version": "1.2", "author": "A", "license": "CC0-1.0",
        "description": "For tests.", "preview": "look.png",
        "maps": [
          {"file": "maps/east.map.txt", "name": "East Vale", "description": "Sunny.", "preview": "look.png"},
          {"file": "maps/west.map.txt"}
        ],
        "tileSets": ["tiles/own"]
      }
      """;

  @TempDir Path folder;
  private Path pack;

  @BeforeEach
  void writePack() throws IOException {
    pack = Files.createDirectories(folder.resolve("vales"));
    Files.createDirectories(pack.resolve("maps"));
    Path tiles = TestTiles.writeFantasy(pack.resolve("tiles"));
    Files.move(tiles, pack.resolve("tiles/own"));
    Path json = pack.resolve("tiles/own/tileset.json");
    Files.writeString(json, Files.readString(json).replace("Grass", "Meadow"));
    Files.writeString(
        pack.resolve("maps/east.map.txt"), "emberway-map 1\nname: E\ntileset: own\n[base]\nGG\n");
    Files.writeString(pack.resolve("maps/west.map.txt"), "emberway-map 1\nname: W\n[base]\nGGG\n");
    Files.write(pack.resolve("look.png"), TestTiles.png(8, 4, 0));
    Files.writeString(pack.resolve("pack.json"), PACK);
  }

  /** The files of a folder in a zip, below a prefix. */
  static Path zip(Path folder, String prefix, Path zip) throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    try (var all = Files.walk(folder)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        files.put(
            prefix + folder.relativize(file).toString().replace('\\', '/'),
            Files.readAllBytes(file));
      }
    }
    try (OutputStream out = Files.newOutputStream(zip);
        ZipOutputStream zipped = new ZipOutputStream(out)) {
      for (Map.Entry<String, byte[]> file : files.entrySet()) {
        zipped.putNextEntry(new ZipEntry(file.getKey()));
        zipped.write(file.getValue());
      }
    }
    return zip;
  }

  @Test
  void open_folderAndZip_listTheSame() throws Exception {
    Path zip = zip(pack, "", folder.resolve("vales.zip"));
    Path nested = zip(pack, "vales-1.2/", folder.resolve("nested.zip"));
    for (Path path : List.of(pack, zip, nested)) {
      MapPack opened = MapPack.open(path);
      assertThat(opened.info())
          .isEqualTo(new PackInfo("Two Vales", "1.2", "A", "CC0-1.0", "For tests."));
      assertThat(opened.maps())
          .containsExactly(
              new PackEntry("maps/east.map.txt", "East Vale", "Sunny.", true),
              new PackEntry("maps/west.map.txt", "west", "", false));
      assertThat(opened.tileSetNames()).containsExactly("own");
      assertThat(opened.warnings()).isEmpty();
      assertThat(opened.preview().orElseThrow().width()).isEqualTo(8);
      assertThat(opened.preview(opened.first()).orElseThrow().height()).isEqualTo(4);
      assertThat(opened.preview(opened.maps().get(1))).isEmpty();
      assertThat(opened.hasPreview()).isTrue();
      assertThat(opened.pictureProblems()).isEmpty();
      assertThat(opened.otherFileProblems()).isEmpty();
    }
  }

  @Test
  void open_map_findsTileSetsInThePackThenBundledOnes() throws Exception {
    for (Path path : List.of(pack, zip(pack, "", folder.resolve("vales.zip")))) {
      MapPack opened = MapPack.open(path);
      LoadedMap east = opened.open(opened.map("east vale"));
      assertThat(east.map().legend().find('G').orElseThrow().label()).isEqualTo("Meadow");
      assertThat(east.tiles().pictureProblems()).isEmpty();
      LoadedMap west = opened.open(opened.map("maps/west.map.txt"));
      assertThat(west.map().legend().find('G').orElseThrow().label()).isEqualTo("Grass");
      assertThat(opened.open(opened.first()).tiles()).isSameAs(east.tiles());
    }
  }

  @Test
  void read_packOrAddress_opensTheMapMeant() throws Exception {
    Path zip = zip(pack, "", folder.resolve("a#b.zip"));
    assertThat(name(zip)).isEqualTo("E");
    assertThat(name(pack)).isEqualTo("E");
    assertThat(name(Path.of(pack + "#west"))).isEqualTo("W");
    assertThat(name(Path.of(zip + "#WEST"))).isEqualTo("W");
    assertThat(name(Path.of(zip + "#maps/west.map.txt"))).isEqualTo("W");
    assertThatThrownBy(() -> name(Path.of(zip + "#wst")))
        .isInstanceOf(UnreadableException.class)
        .hasMessage(zip + ": has no map 'wst'; did you mean 'west'?");
    assertThatThrownBy(() -> name(Path.of(folder + "/none#west")))
        .hasMessage(folder + "/none: not found; check the path");
  }

  private static String name(Path path) throws UnreadableException {
    return MapFiles.open(path, Optional.empty()).map().info().name();
  }

  @Test
  void bundled_maps_openUnderTheirOwnNames() throws Exception {
    MapPack bundled = MapPack.bundled();
    assertThat(bundled.first().file()).isEqualTo("island-realm.map.txt");
    assertThat(bundled.warnings()).isEmpty();
    for (PackEntry map : bundled.maps()) {
      assertThat(bundled.open(map).map().info().name()).isEqualTo(map.name());
    }
  }

  @Test
  void open_zipReplacedMeanwhile_isFoundOut() throws Exception {
    Path zip = zip(pack, "", folder.resolve("vales.zip"));
    MapPack opened = MapPack.open(zip);
    Files.delete(pack.resolve("look.png"));
    zip(pack, "", zip);
    assertThatThrownBy(() -> opened.open(opened.first()))
        .isInstanceOf(UnreadableException.class)
        .hasMessage(zip + ": has changed since it was opened; open it again");
  }

  @Test
  void otherFileProblems_zipOnDisk_areFound() throws Exception {
    zip(folder.resolve("vales/maps"), "", pack.resolve("more.zip"));
    Path zip = zip(pack, "", folder.resolve("vales.zip"));
    assertThat(MapPack.open(zip).otherFileProblems())
        .extracting(Problem::toString)
        .containsExactly(
            zip
                + "/more.zip: is a zip in the zip, which is never opened; take out of it what the"
                + " pack needs");
  }

  @Test
  void pictureProblems_brokenPreviews_areFoundOnceEach() throws Exception {
    Files.write(pack.resolve("look.png"), TestTiles.png(1025, 4, 0));
    assertThat(MapPack.open(pack).pictureProblems())
        .extracting(Problem::toString)
        .containsExactly(
            pack + "/look.png: the picture is 1025 × 4 px; keep each side to 1024 px",
            pack + "/look.png: the picture is 1025 × 4 px; keep each side to 1024 px");
    String json = PACK.replace("\"preview\": \"look.png\",", "");
    Files.writeString(pack.resolve("pack.json"), json);
    MapPack plain = MapPack.open(pack);
    assertThat(plain.hasPreview()).isFalse();
    assertThat(plain.preview()).isEmpty();
    assertThat(plain.preview(new PackEntry("a", "b", "c", true))).isEmpty();
  }

  @Test
  void map_byNamePathOrFile_isFoundInThisOrder() throws Exception {
    String json =
        """
        {"name": "P", "maps": [{"file": "a.map.txt", "name": "b"},
          {"file": "b.map.txt", "name": "c.map.txt"}, {"file": "c.map.txt", "name": "A"}]}
        """;
    Files.writeString(pack.resolve("pack.json"), json);
    MapPack opened = MapPack.open(pack);
    assertThat(opened.map("B").file()).isEqualTo("a.map.txt");
    assertThat(opened.map("c.map.txt").file()).isEqualTo("b.map.txt");
    assertThat(opened.map("c").file()).isEqualTo("c.map.txt");
    assertThat(opened.map("a").file()).as("its name").isEqualTo("c.map.txt");
    Files.writeString(pack.resolve("pack.json"), "{\"name\": \"P\", \"maps\": []}");
    assertThatThrownBy(() -> MapPack.open(pack).map("a"))
        .hasMessage(pack + ": has no map 'a'; it has none at all");
  }

  @Test
  void of_address_isOfAPackOrAMapInOne() throws Exception {
    assertThat(MapAddress.of(pack)).contains(new MapAddress(pack, ""));
    assertThat(MapAddress.of(pack.resolve("pack.json"))).contains(new MapAddress(pack, ""));
    assertThat(MapAddress.of(Path.of(pack + "/pack.json#x"))).contains(new MapAddress(pack, "x"));
    assertThat(MapAddress.of(Path.of(pack + "#a#b"))).contains(new MapAddress(pack, "a#b"));
    assertThat(MapAddress.of(pack.resolve("look.png"))).isEmpty();
    assertThat(MapAddress.of(Path.of(pack + "#"))).isEmpty();
    assertThat(MapAddress.of(Path.of(pack + "/look.png#x"))).isEmpty();
    assertThat(MapAddress.of(Path.of("#x"))).isEmpty();
    Path odd = Files.move(pack, folder.resolve("a#b"));
    assertThat(MapAddress.of(Path.of(odd + "#c"))).contains(new MapAddress(odd, "c"));
  }
}
