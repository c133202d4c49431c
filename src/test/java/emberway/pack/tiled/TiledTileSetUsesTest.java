package emberway.pack.tiled;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.tiled.TiledMap.TileSetUse;
import emberway.tiled.TiledProperties;
import emberway.tiled.TiledTileSet;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class TiledTileSetUsesTest {
  private static final int MOST_NUMBER = 1 << 28;

  private static final TiledTileSet NUMBERED = TiledTileSet.missing("numbered", "a.tsx");
  private static final TiledTileSet NEW = TiledTileSet.missing("new", "b.tsx");

  private static TiledTileSet embedded(String name) {
    return new TiledTileSet(
        name,
        "",
        "",
        16,
        16,
        0,
        0,
        0,
        0,
        0,
        0,
        TiledTileSet.Alignment.UNSPECIFIED,
        TiledTileSet.Fit.TILE_SIZE,
        Optional.empty(),
        Map.of(),
        TiledProperties.NONE);
  }

  private static TiledTileSetUses uses(int firstGid) {
    TiledTileSetUses uses = new TiledTileSetUses();
    uses.add(new TileSetUse(firstGid, NUMBERED));
    return uses;
  }

  @Test
  void gid_setWithoutNumbers_getsThoseBehindAllOthersAndKeepsThem() {
    TiledTileSetUses uses = uses(7);
    assertThat(uses.gid(NUMBERED, 3)).contains(10);
    int next = 7 + TiledTileSetReader.MAX_TILES;
    assertThat(uses.gid(NEW, 3)).contains(next + 3);
    assertThat(uses.gid(NEW, 4)).contains(next + 4);
    assertThat(uses.sorted())
        .containsExactly(new TileSetUse(7, NUMBERED), new TileSetUse(next, NEW));
  }

  @Test
  void gid_justEnoughNumbersLeft_areGivenAndOneLessAreNot() {
    int last = MOST_NUMBER - 2 * TiledTileSetReader.MAX_TILES;
    assertThat(uses(last).gid(NEW, 0)).contains(last + TiledTileSetReader.MAX_TILES);
    assertThat(uses(last + 1).gid(NEW, 0)).isEmpty();
  }

  @Test
  void gid_setInTheMapOfTheSameName_isAnother() {
    TiledTileSetUses uses = new TiledTileSetUses();
    uses.add(new TileSetUse(1, embedded("new")));
    TiledTileSet elsewhere = TiledTileSet.missing("new", "");
    assertThat(uses.gid(elsewhere, 2)).contains(1 + TiledTileSetReader.MAX_TILES + 2);
    assertThat(uses.gid(TiledTileSet.missing("new", ""), 3))
        .contains(1 + TiledTileSetReader.MAX_TILES + 3);
    assertThat(uses.sorted()).hasSize(2);
  }
}
