package emberway.art;

import emberway.art.raster.Noise;
import emberway.art.raster.Palette;
import emberway.art.raster.Rgb;
import emberway.art.raster.Scene;
import emberway.art.raster.Surface;

/** Snow on what people have built and on what has died: it lies on all that does not face aside. */
final class Snowfall {
  private Snowfall() {}

  /** A scene as it stands in a country: in winter, if that is under snow. */
  static Scene on(Scene scene, Land land) {
    return land == Land.SNOWY ? scene.with(material -> s -> covered(material, s)) : scene;
  }

  private static Rgb covered(Surface.Material material, Surface s) {
    double drift = 0.34 * (Noise.at(s.u(), s.v(), s.w(), 6, 361) - 0.5);
    double fine = 0.2 * (Noise.at(s.u(), s.v(), s.w(), 14, 362) - 0.5);
    double cover = Noise.step(0.44, 0.58, s.nw() + drift + fine);
    return material.color(s).mix(Palette.SNOW.at(1.25 * s.light() - 0.06), 0.95 * cover);
  }
}
