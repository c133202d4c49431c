package emberway.app.scene;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.pack.TestTiles;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class MapOpenerTest {
  @Test
  void openBundled_thisBuild_showsTheIslandRealm() throws UnreadableException {
    OpenedMap opened = new MapOpener(Optional.empty()).openBundled();
    assertThat(opened.loaded().map().info().name()).isEqualTo("The Island Realm");
    assertThat(opened.loaded().map().start()).isPresent();
    assertThat(opened.loaded().map().goal()).isPresent();
  }

  @Test
  void openBundled_mapsOfTheBundledTiles_hasTheSpritesThatOtherTestsShare()
      throws UnreadableException {
    for (String name : List.of("snow-erupting-tombstone", "island-realm")) {
      OpenedMap opened = new MapOpener(Optional.empty()).openBundled(name);
      OpenedMap shared = TestMap.bundled(name);
      assertThat(opened.hasTilesOf(shared)).as(name).isTrue();
      assertThat(shared.name()).isEqualTo(opened.name());
      assertThat(shared.loaded().warnings()).isEqualTo(opened.loaded().warnings());
    }
  }

  @Test
  void open_mapWhoseTilesLackPictures_isOnShowWithWarnings(@TempDir Path folder) throws Exception {
    Path map = folder.resolve("a.map.txt");
    Files.writeString(map, "emberway-map 1\nname: A\n[base]\nSG\n");
    Path tiles = Files.createDirectory(folder.resolve("plain"));
    BufferedImage snow = new BufferedImage(54, 54, BufferedImage.TYPE_INT_ARGB);
    assertThat(ImageIO.write(snow, "png", tiles.resolve("L1_Terrain035.png").toFile())).isTrue();
    OpenedMap opened = new MapOpener(Optional.of(tiles)).open(map);
    assertThat(opened.loaded().warnings())
        .singleElement()
        .satisfies(
            warning -> {
              assertThat(warning.isError()).isFalse();
              assertThat(warning.toString()).contains(map + ": the map holds 'G' (Grass), but");
            });
    assertThat(opened.tiler().missing(opened.loaded().map())).isEmpty();
    int slot = opened.tiler().spriteNames().indexOf("L1_Terrain001");
    assertThat(opened.atlas().bounds(slot).width()).isBetween(48, 52);
  }

  @Test
  void open_mapInADescribedSetThatLacksPictures_isOnShowWithWarnings(@TempDir Path folder)
      throws Exception {
    TestTiles.writeLacking(folder);
    Path map = folder.resolve("a.map.txt");
    Files.writeString(
        map, "emberway-map 1\nname: A\ntileset: bare\n[base]\nHSWN\n[overlay]\nFT..\n");
    OpenedMap opened = new MapOpener(Optional.empty()).open(map);
    assertThat(opened.loaded().warnings())
        .noneMatch(Problem::isError)
        .extracting(problem -> problem.message().replaceAll(".* ", ""))
        .containsExactly(
            "L1_NoVariant.png",
            "L1_NoFrame.png",
            "L1_None.png",
            "L2_NoForest.png",
            "L2_NoTentSnow.png",
            "L1_NoEdgeN.png");
    for (String mark : List.of("L1_None", "L2_NoForest", "L1_NoVariant", "L2_NoTentSnow")) {
      int slot = opened.tiler().spriteNames().indexOf(mark);
      assertThat(opened.atlas().bounds(slot).width()).as(mark).isBetween(48, 52);
    }
  }

  @Test
  void open_tiledMapThatLacksFiles_isOnShowWithWarnings(@TempDir Path folder) throws Exception {
    Path map = folder.resolve("a.tmx");
    Files.writeString(
        map,
        """
        <map orientation="isometric" width="2" height="1" tilewidth="64" tileheight="32">
        <tileset firstgid="1" source="gone.tsx"/>
        <tileset firstgid="9" name="s" tilewidth="9" tileheight="9"><tile id="0"><image source="gone.png"/></tile></tileset>
        <layer id="1" name="l" width="2" height="1"><data encoding="csv">1,9</data></layer>
        </map>
        """);
    OpenedMap opened = new MapOpener(Optional.empty()).open(map);
    assertThat(opened.loaded().warnings())
        .extracting(Problem::toString)
        .containsExactlyInAnyOrder(
            map + ":2: the tile set 'gone.tsx': not found; check the path",
            map + ":3: the picture 'gone.png': not found; check the path");
  }
}
