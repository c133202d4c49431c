package emberway.render.tiled;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.pack.MapFiles;
import emberway.pack.map.TiledArt;
import emberway.sprite.SpriteImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Maps that people made with Tiled, as drawn here and by Tiled's own rasterizer. */
final class PublishedTiledMapsTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "bevy/maps/isometric/finite_diamond.tmx",
        "tiled-examples/isometric_grass_and_water.tmx",
        "tiled-examples/isometric_staggered_grass_and_water.tmx"
      })
  void picture_ofPublishedMap_equalsTiled(String name) throws Exception {
    String data = System.getProperty("emberway.data");
    Path file = data == null ? null : Path.of(data, "tmx").resolve(name);
    Assumptions.assumeTrue(
        file != null && Files.isRegularFile(file),
        "the Tiled maps are not there: tmx in the folder that -Demberway.data names");
    SpriteImage should = Rasterizer.draw(file, folder);
    TiledArt art = MapFiles.open(file, Optional.empty()).art().orElseThrow();
    SpriteImage is = TiledScene.draw(TiledPicture.of(art.map(), art.pictures()));
    Likeness likeness = Likeness.of(is, should);
    assertThat(likeness.share()).as("%s", likeness).isGreaterThanOrEqualTo(0.999);
  }
}
