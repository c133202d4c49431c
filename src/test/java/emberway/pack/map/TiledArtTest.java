package emberway.pack.map;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.pack.MapFiles;
import emberway.pack.MemoryFiles;
import emberway.pack.TestTiles;
import emberway.pack.store.ReferencedFiles;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class TiledArtTest {
  private static final byte[] MAP =
      """
      <map version="1.10" orientation="isometric" width="2" height="1" tilewidth="8" tileheight="4">
      <tileset firstgid="1" name="ground" tilewidth="8" tileheight="8"><image source="sheet.png"/></tileset>
      <tileset firstgid="9" name="things" tilewidth="8" tileheight="8" tilecount="1" columns="0">
      <tile id="0"><image source="art/tree.png"/></tile></tileset>
      <imagelayer id="2" name="sky"><image source="sky.png"/></imagelayer>
      <imagelayer id="3" name="nothing"/>
      <layer id="1" name="ground" width="2" height="1"><data encoding="csv">1,2</data></layer>
      <layer id="4" name="above" width="2" height="1"><data encoding="csv">9,0</data></layer>
      </map>
      """
          .getBytes(StandardCharsets.UTF_8);

  private static LoadedMap read() throws Exception {
    byte[] picture = TestTiles.png(16, 8, 200);
    MemoryFiles files =
        new MemoryFiles(
            "p", Map.of("sheet.png", picture, "art/tree.png", picture, "sky.png", picture));
    return MapFiles.read(
        "f.tmx", MAP, TestTiles.FANTASY, new ReferencedFiles.InPack(files, "f.tmx"));
  }

  private static TileMap with(TileMap map, TileLayer base, TileLayer overlay) {
    return new TileMap(map.info(), map.legend(), base, overlay, map.places());
  }

  @Test
  void paths_ofSheetsSingleTilesAndImageLayers_areAllThere() throws Exception {
    TiledArt art = read().art().orElseThrow();
    assertThat(art.paths()).containsExactly("art/tree.png", "sheet.png", "sky.png");
    assertThat(art.missingProblems()).isEmpty();
    assertThat(art.pictures().image("sky.png").width()).isEqualTo(16);
  }

  @Test
  void origin_isTheFileAndTellsWhetherCellsAreAsRead() throws Exception {
    LoadedMap loaded = read();
    TileMap map = loaded.map();
    TiledOrigin origin = loaded.art().orElseThrow().origin();
    assertThat(origin.bytes()).isEqualTo(MAP);
    assertThat(origin.extension()).isEqualTo(".tmx");
    assertThat(origin.references())
        .containsExactlyInAnyOrder("art/tree.png", "sheet.png", "sky.png");
    assertThat(origin.unreachable()).isEqualTo(List.of());
    assertThat(origin.isUnchanged(map)).isTrue();
    TileLayer nothing = new TileLayer(map.size());
    assertThat(origin.isUnchanged(with(map, nothing, map.overlay()))).isFalse();
    assertThat(origin.isUnchanged(with(map, map.base(), nothing))).isFalse();
  }
}
