package emberway.art;

import emberway.art.raster.ColorPalette;
import emberway.art.raster.GroundTexture;
import emberway.art.raster.JoinMask;
import emberway.art.raster.Ramp;
import emberway.art.raster.Rgb;
import emberway.art.raster.TileableNoise;
import java.util.Optional;

/** The shores of water and lava: a beach with foam before it, and what grows down to it. */
final class ShoreArt {
  /** How far land reaches out over the water's cells. [cells] */
  static final double WIDTH = 0.15;

  /** Where the beach ends, beyond which the land's own ground goes on. [cells deep] */
  private static final double BEACH = 0.085;

  /** How far the shallows reach out over the water's cells, the beach among it. [cells] */
  static final double SHALLOWS = 0.44;

  private static final double SHELF = 0.11; // how wide each step down is [cells]
  private static final double WET = 0.03; // how wide the beach is wet [cells]
  private static final double SURF = 0.075; // how far off the foam is [cells]
  private static final double FOAM = 0.03; // how wide the foam is [cells]
  private static final double GLOW = 0.02; // how wide lava melts its rim [cells]

  private ShoreArt() {}

  private static double wavering(double u, double v, double depth) {
    return depth + 0.2 * (TileableNoise.at(u, v, 3, 920) - 0.5) + 0.06 * EdgeArt.waver(u, v, 921);
  }

  /** A beach of sand, wet where waves lick at it, and a broken line of foam off it. */
  static Optional<Rgb> beach(double u, double v, double depth) {
    double d = wavering(u, v, depth);
    if (d < 0) {
      double off = -d + 0.03 * (TileableNoise.at(u, v, 14, 923) - 0.5);
      boolean foams = off < FOAM || (off > SURF && off < SURF + FOAM / 2 && broken(u, v));
      return foams
          ? Optional.of(ColorPalette.WATER.at(off < FOAM ? 0.93 : 0.72))
          : Optional.empty();
    }
    Rgb dry = LandArt.sand(new JoinMask(JoinMask.COUNT - 1), u, v);
    double wet = 1 - TileableNoise.step(WET * 0.6, WET * 1.6, d);
    return Optional.of(
        dry.mix(ColorPalette.EARTH.at(0.5 + 0.2 * LandArt.grain(u, v, 924)), 0.75 * wet));
  }

  private static boolean broken(double u, double v) {
    return TileableNoise.at(u, v, 6, 925) > 0.5;
  }

  /** Shallow water over a sandy bed: lightest along the beach, in flecks where it ends. */
  static Optional<Rgb> shallows(double u, double v, double depth) {
    double d = wavering(u, v, depth) + 0.09 * LandArt.grain(u, v, 933);
    if (d < 0) {
      return Optional.empty();
    }
    double bed =
        0.16 * (TileableNoise.cloudy(u, v, 5, 934) - 0.5) + 0.06 * LandArt.grain(u, v, 935);
    return Optional.of(
        ColorPalette.SHOAL.at(0.08 + 0.33 * Math.min(2, Math.floor(d / SHELF)) + bed));
  }

  /** A crust of basalt, aglow where it melts. */
  static Optional<Rgb> crust(double u, double v, double depth) {
    double d = depth + 0.09 * EdgeArt.waver(u, v, 921) + 0.04 * LandArt.grain(u, v, 927);
    if (d < 0) {
      return d > -GLOW ? Optional.of(ColorPalette.LAVA.at(0.9)) : Optional.empty();
    }
    double lit = 0.42 - 0.9 * Math.min(0.2, d) + 0.3 * LandArt.grain(u, v, 928);
    return Optional.of(ColorPalette.BASALT.at(lit));
  }

  /** A ground that comes down to the beach. */
  static EdgeArt.Edge above(GroundTexture groundTexture, Ramp rim) {
    return (u, v, depth) -> {
      double d = wavering(u, v, depth) - BEACH + 0.05 * LandArt.grain(u, v, 926);
      if (d < 0) {
        return Optional.empty();
      }
      Rgb color = groundTexture.at(u, v);
      return Optional.of(d < 0.028 ? color.mix(rim.at(0.15), 0.45) : color);
    };
  }
}
