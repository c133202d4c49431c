package emberway.drawable;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Rotation;
import emberway.pack.MapFiles;
import emberway.pack.map.LoadedMap;
import emberway.pack.problem.UnreadableException;
import emberway.pack.tileset.LoadedTileSet;
import emberway.pack.tileset.TileSetLibrary;
import emberway.sprite.SpriteImage;
import emberway.sprite.SpriteSource;
import emberway.sprite.SpriteUnavailableException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import org.junit.jupiter.api.Test;

/** Which pictures of a tile set are read. */
final class DrawableMapTest {
  private static final String ROAD =
      "emberway-map 1\nname: Road\n[base]\nGGG\nGGG\n[overlay]\nRR.\n...\n";

  private final Set<String> read = new ConcurrentSkipListSet<>();

  /** A road that ends on grass, whose tile set tells which pictures are read. */
  private LoadedMap map() throws UnreadableException {
    LoadedMap map =
        MapFiles.read("a.map.txt", ROAD.getBytes(StandardCharsets.UTF_8), TileSetLibrary.bundled());
    LoadedTileSet tiles = map.tiles();
    SpriteSource source =
        new SpriteSource() {
          @Override
          public SpriteImage image(String name) throws SpriteUnavailableException {
            read.add(name);
            return tiles.sprites().image(name);
          }

          @Override
          public Set<String> doubles() {
            return tiles.sprites().doubles();
          }

          @Override
          public Optional<SpriteImage> doubled(String name) throws SpriteUnavailableException {
            read.add(name + "@2x");
            return tiles.sprites().doubled(name);
          }
        };
    LoadedTileSet told =
        new LoadedTileSet(
            tiles.set(), tiles.info(), source, tiles.travelDescription(), tiles.warnings());
    return new LoadedMap(map.map(), told, map.format(), map.warnings(), map.blockedStart());
  }

  @Test
  void shown_readsOnlyThePicturesThatTheMapShows() throws Exception {
    DrawableMap.shown(map(), Rotation.NONE, Set.of(), "a");
    assertThat(read).contains("L2_RoadDirtE", "L2_RoadDirtW").hasSizeLessThan(10);
  }

  @Test
  void shown_rotated_readsThoseOfTheRotatedMap() throws Exception {
    DrawableMap.shown(map(), Rotation.ofDegrees(90), Set.of(), "a");
    assertThat(read)
        .contains("L2_RoadDirtN", "L2_RoadDirtS")
        .doesNotContain("L2_RoadDirtE", "L2_RoadDirtW");
  }

  @Test
  void doubles_readsThoseThatTheMapShows() throws Exception {
    DrawableMap map = DrawableMap.shown(map(), Rotation.NONE, Set.of(), "a");
    Set<String> once = Set.copyOf(read);
    read.clear();
    assertThat(map.doubles(sprite -> true, "a", problem -> {})).isPresent();
    assertThat(read).contains("L2_RoadDirtE@2x").hasSize(once.size());
  }

  @Test
  void editable_readsWhatEditsMayShow() throws Exception {
    DrawableMap map = DrawableMap.editable(map(), "a");
    assertThat(read).contains("L2_RoadDirtNE").hasSizeGreaterThan(1000);
    assertThat(map.animations()).isNotEmpty();
  }
}
