package emberway.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberway.pack.map.LoadedMap;
import emberway.pack.problem.UnreadableException;
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

  @Test
  void map_namesATileSetInItsPack_isOpenedInThePackAndByItself() throws Exception {
    writeMap(pack.resolve("tiles/ground.tsx").toAbsolutePath());
    MapPack opened = MapPack.open(pack);
    assertFound(opened.open(opened.maps().get(0)));
    assertFound(MapFiles.open(pack.resolve("maps/ford.tmx"), Optional.empty()));
  }

  @Test
  void map_namesATileSetOutsideItsPack_isRefusedInThePack() throws Exception {
    Path outside = folder.resolve("games/ground.tsx").toAbsolutePath();
    Files.writeString(outside, SET);
    writeMap(outside);
    MapPack opened = MapPack.open(pack);
    assertThatThrownBy(() -> opened.open(opened.maps().get(0)))
        .isInstanceOf(UnreadableException.class)
        .hasMessageContaining("is not relative to the map");
  }

  /** The topmost folder is above every map, so it makes nothing lie near one. */
  @Test
  void map_namesAFileNearTheTopmostFolder_isRefused() throws Exception {
    writeMap(folder.getRoot().resolve("etc/passwd"));
    assertThatThrownBy(() -> MapFiles.open(pack.resolve("maps/ford.tmx"), Optional.empty()))
        .isInstanceOf(UnreadableException.class)
        .hasMessageContaining("is not relative to the map");
  }
}
