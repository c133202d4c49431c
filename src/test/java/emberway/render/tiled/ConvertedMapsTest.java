package emberway.render.tiled;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.pack.MapPack;
import emberway.pack.PackEntry;
import emberway.pack.map.LoadedMap;
import emberway.pack.tiled.TiledCellEncoding;
import emberway.pack.tiled.TiledExport;
import emberway.render.GlFixture;
import emberway.render.gl.GlContext;
import emberway.render.gl.ShaderSource;
import emberway.render.gl.map.FilePainter;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.PictureFrame;
import emberway.sprite.Atlas;
import emberway.sprite.AutoTiler;
import emberway.sprite.ComposedSprites;
import emberway.sprite.SpriteImage;
import emberway.sprite.SpriteLayers;
import emberway.sprite.TileGeometry;
import emberway.testing.Extent;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The bundled maps, converted for Tiled, look there as they look here. */
@Tag("extent")
final class ConvertedMapsTest {
  /** Tiled paints layers, we paint cells: so the rims of pieces and neighbors lie otherwise. */
  private static final double MIN_SHARE = 0.996;

  @TempDir private Path folder;

  static List<String> maps() {
    return Extent.sample(List.of("snow-erupting-tombstone", "walled-city", "graveyard-valley"), 3);
  }

  @ParameterizedTest
  @MethodSource("maps")
  void convertedMap_inTiled_looksAsItDoesHere(String name) throws Exception {
    Rasterizer.assumePresent();
    MapPack pack = MapPack.bundled();
    PackEntry map =
        pack.maps().stream().filter(m -> m.file().contains(name)).findFirst().orElseThrow();
    LoadedMap loaded = pack.open(map);
    Path file = folder.resolve("map.tmx");
    TiledExport.write(loaded, file, TiledCellEncoding.ZLIB);
    SpriteImage there = Rasterizer.draw(file, folder);
    TileGeometry geometry = loaded.tiles().set().geometry();
    SpriteImage here =
        GlFixture.crop(
            draw(loaded),
            0,
            geometry.spriteHeight() - geometry.latticeHeight() - 2, // Tiled has no room for it
            there.width(),
            there.height());
    Likeness likeness = Likeness.of(here, there);
    assertThat(likeness.share()).as("%s", likeness).isGreaterThanOrEqualTo(MIN_SHARE);
  }

  /** The whole picture of a map. */
  private static SpriteImage draw(LoadedMap map) throws Exception {
    AutoTiler tiler = new AutoTiler(map.tiles().set());
    SpriteLayers layers = tiler.tile(map.map());
    boolean[] used = new boolean[tiler.spriteNames().size() + 1];
    layers.markUsed(used);
    TileGeometry geometry = map.tiles().set().geometry();
    Atlas atlas =
        Atlas.compose(
            geometry, tiler.spriteNames(), used, new ComposedSprites(map.tiles().sprites()));
    try (GlContext context = GlFixture.context();
        FilePainter renderer = new FilePainter(context, ShaderSource.bundled(), atlas)) {
      renderer.setMap(layers);
      PictureFrame frame = PictureFrame.whole(new IsoProjection(geometry, map.map().size()), 1);
      return TiledScene.straight(GlFixture.draw(renderer, frame));
    }
  }
}
