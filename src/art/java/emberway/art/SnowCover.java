package emberway.art;

import emberway.art.raster.ColorPalette;
import emberway.art.raster.Rgb;
import emberway.art.raster.SolidScene;
import emberway.art.raster.SurfacePoint;
import emberway.art.raster.TileableNoise;

/** Snow on what people have built and on what has died: it lies on all that does not face aside. */
final class SnowCover {
  private SnowCover() {}

  /** A scene as it stands in a country: in winter, if that is under snow. */
  static SolidScene on(SolidScene solidScene, Biome biome) {
    return biome == Biome.SNOWY
        ? solidScene.with(material -> s -> covered(material, s))
        : solidScene;
  }

  private static Rgb covered(SurfacePoint.Material material, SurfacePoint s) {
    double drift = 0.34 * (TileableNoise.at(s.u(), s.v(), s.w(), 6, 361) - 0.5);
    double fine = 0.2 * (TileableNoise.at(s.u(), s.v(), s.w(), 14, 362) - 0.5);
    double cover = TileableNoise.step(0.44, 0.58, s.nw() + drift + fine);
    return material.color(s).mix(ColorPalette.SNOW.at(1.25 * s.light() - 0.06), 0.95 * cover);
  }
}
