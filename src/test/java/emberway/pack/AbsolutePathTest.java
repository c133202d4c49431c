package emberway.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.io.UnwritableException;
import emberway.pack.map.LoadedMap;
import emberway.pack.map.TiledArt;
import emberway.pack.problem.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tiled maps that name their tile sets by absolute paths. */
final class AbsolutePathTest {
  private static final String SET =
      """
      <tileset name="ground" tilewidth="8" tileheight="8" tilecount="2" columns="2">
      <image source="ground.png" width="16" height="8"/></tileset>
      """;

  @TempDir private Path folder;
  private Path pack;

  @BeforeEach
  void makePack() throws IOException {
    pack = folder.resolve("games/crossing");
    Files.createDirectories(pack.resolve("maps"));
    Files.createDirectories(pack.resolve("tiles"));
    Files.writeString(pack.resolve("tiles/ground.tsx"), SET);
    Files.writeString(
        pack.resolve("pack.json"),
        """
        {"name": "Crossing", "version": "1", "maps": [{"file": "maps/ford.tmx"}]}
        """);
  }

  private void writeMap(Path tileSet) throws IOException {
    Files.writeString(
        pack.resolve("maps/ford.tmx"),
        """
        <map orientation="isometric" width="2" height="1" tilewidth="8" tileheight="4">
        <tileset firstgid="1" source="%s"/>
        <layer width="2" height="1"><data encoding="csv">1,2</data></layer></map>
        """
            .formatted(tileSet));
  }

  private static void assertFound(LoadedMap map) {
    assertThat(map.art().orElseThrow().map().tileSets().get(0).tileSet().source())
        .isEqualTo("../tiles/ground.tsx");
    assertThat(map.warnings().toString())
        .contains("'source' of <tileset>", "write '../tiles/ground.tsx'");
  }

  /** The tile set is never looked for; a placeholder has its tiles. */
  private static void assertMissing(LoadedMap map) {
    TiledArt art = map.art().orElseThrow();
    assertThat(art.map().tileSets().get(0).tileSet().isMissing()).isTrue();
    assertThat(art.missingProblems()).hasSize(1).allMatch(Problem::isError);
    Problem problem = art.missingProblems().get(0);
    assertThat(problem.line()).isEqualTo(2);
    assertThat(problem.message()).contains("is not relative to the map");
    assertThat(map.warnings()).contains(problem.asWarning());
  }

  @Test
  void map_namesATileSetInItsPack_isOpenedInThePackAndByItself() throws Exception {
    writeMap(pack.resolve("tiles/ground.tsx").toAbsolutePath());
    MapPack opened = MapPack.open(pack);
    assertFound(opened.open(opened.maps().get(0)));
    assertFound(MapFiles.open(pack.resolve("maps/ford.tmx"), Optional.empty()));
  }

  @Test
  void map_namesATileSetOutsideItsPack_isReadWithoutItInThePack() throws Exception {
    Path outside = folder.resolve("games/ground.tsx").toAbsolutePath();
    Files.writeString(outside, SET);
    writeMap(outside);
    MapPack opened = MapPack.open(pack);
    assertMissing(opened.open(opened.maps().get(0)));
  }

  /** The topmost folder is above every map, so it makes nothing lie near one. */
  @Test
  void map_namesAFileNearTheTopmostFolder_isReadWithoutIt() throws Exception {
    writeMap(folder.getRoot().resolve("etc/passwd"));
    assertMissing(MapFiles.open(pack.resolve("maps/ford.tmx"), Optional.empty()));
  }

  /** A pack of the map would lack the file, so none is written. */
  @Test
  void savePack_mapNamesAFileElsewhere_isRefusedByItsName() throws Exception {
    writeMap(folder.getRoot().resolve("etc/passwd"));
    LoadedMap map = MapFiles.open(pack.resolve("maps/ford.tmx"), Optional.empty());
    Path target = folder.resolve("saved.zip");
    assertThatThrownBy(
            () ->
                MapSaver.savePack(
                    map, PackInfo.of(map.map().info()), MapSaver.Tiles.REFERENCED, target))
        .isInstanceOf(UnwritableException.class)
        .hasMessageContaining("etc/passwd' cannot be in a pack; put it near the map");
    assertThat(target).doesNotExist();
  }
}
