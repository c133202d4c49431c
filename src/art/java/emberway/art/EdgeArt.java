package emberway.art;

import emberway.art.raster.BlobMask;
import emberway.art.raster.ColorPalette;
import emberway.art.raster.GroundTexture;
import emberway.art.raster.Ramp;
import emberway.art.raster.Rgb;
import emberway.art.raster.StrokeTexture;
import emberway.art.raster.TileableNoise;
import java.util.Optional;

/**
 * The pieces of transitions: what of a ground reaches over into a neighbor's cell. Each is the
 * ground's own texture up to a ragged border, so that it goes on where the cell ends.
 */
final class EdgeArt {
  /** What a ground shows that reaches over, so deep in it; nothing beyond its border. */
  @FunctionalInterface
  interface Edge {
    Optional<Rgb> at(double u, double v, double depth);
  }

  private static final StrokeTexture TUFTS = new StrokeTexture(11, 1.6, 3.0, 0.5, 917);
  private static final StrokeTexture BOULDERS = new StrokeTexture(4, 6.5, 4.6, 0.8, 918);
  private static final StrokeTexture RUBBLE = new StrokeTexture(8, 3.4, 2.6, 0.8, 919);

  private EdgeArt() {}

  /** How much a border wavers at a point, the same in all cells. [-1..1] */
  static double waver(double u, double v, int seed) {
    return 1.2 * (TileableNoise.at(u, v, 4, seed) - 0.5)
        + 0.8 * (TileableNoise.at(u, v, 9, seed + 1) - 0.5);
  }

  /** Snow: thin and ragged at its border, in patches before it. */
  static Optional<Rgb> snow(double u, double v, double depth) {
    double patch =
        0.50 * (TileableNoise.at(u, v, 3, 901) - 0.5)
            + 0.26 * (TileableNoise.at(u, v, 7, 902) - 0.5);
    double d = depth + patch + 0.10 * LandArt.grain(u, v, 903);
    if (d < 0) {
      return Optional.empty();
    }
    Rgb snow = LandArt.snow(u, v);
    return Optional.of(d < 0.045 ? snow.mix(ColorPalette.SNOW.at(0.42), 0.5) : snow);
  }

  /** Rock: broken at its border, with stones strewn before it, fewer further out. */
  static Optional<Rgb> scree(double u, double v, double depth) {
    double bend =
        0.44 * (TileableNoise.at(u, v, 3, 905) - 0.5)
            + 0.24 * (TileableNoise.at(u, v, 8, 906) - 0.5);
    double d = depth + bend;
    Optional<Rgb> stone =
        stone(BOULDERS.at(u, v), 0.75 * TileableNoise.step(-0.26, 0.24, d), u, v)
            .or(() -> stone(RUBBLE.at(u, v), TileableNoise.step(-0.28, 0.2, d), u, v));
    if (stone.isEmpty() && d - 0.2 + 0.16 * LandArt.grain(u, v, 907) > 0) {
      return Optional.of(LandArt.rock(BlobMask.OPEN, u, v));
    }
    return stone;
  }

  /** A crust of basalt around lava: cinders that end raggedly, loose ones before them. */
  static Optional<Rgb> crust(double u, double v, double depth) {
    double bend =
        0.3 * (TileableNoise.at(u, v, 3, 941) - 0.5)
            + 0.16 * (TileableNoise.at(u, v, 8, 942) - 0.5);
    double d = depth + bend;
    StrokeTexture.Mark cinder = RUBBLE.at(u, v);
    boolean loose = cinder.exists() && cinder.id() < TileableNoise.step(-0.24, 0.16, d);
    if (d - 0.06 + 0.14 * LandArt.grain(u, v, 943) < 0 && !loose) {
      return Optional.empty();
    }
    double t = 0.26 + 0.3 * LandArt.grain(u, v, 944) + (loose ? 0.24 * (cinder.up() - 0.3) : 0);
    return Optional.of(ColorPalette.BASALT.at(t));
  }

  /** A round stone, if it is among the share that there is. */
  private static Optional<Rgb> stone(StrokeTexture.Mark mark, double share, double u, double v) {
    double x = 2 * mark.across() - 1;
    double y = 2 * mark.up() - 1;
    if (!mark.exists() || mark.id() > share || x * x + y * y > 1) {
      return Optional.empty();
    }
    double t = 0.47 + 0.2 * y - 0.16 * x + 0.12 * (mark.id() - 0.5);
    return Optional.of(ColorPalette.ROCK.at(t + 0.08 * LandArt.grain(u, v, 909)));
  }

  /** A ground that ends in tufts, some before its border, dark where it hangs over. */
  static Edge ragged(GroundTexture groundTexture, Ramp rim) {
    return (u, v, depth) -> {
      double bend =
          0.24 * (TileableNoise.at(u, v, 3, 911) - 0.5)
              + 0.14 * (TileableNoise.at(u, v, 8, 912) - 0.5);
      double d = depth + bend + 0.1 * LandArt.grain(u, v, 913);
      StrokeTexture.Mark tuft = TUFTS.at(u, v);
      if (d < 0) {
        boolean stray = tuft.exists() && d > -0.16 * tuft.id();
        return stray ? Optional.of(rim.at(0.26 + 0.3 * tuft.up())) : Optional.empty();
      }
      Rgb color = groundTexture.at(u, v);
      return Optional.of(d < 0.03 ? color.mix(rim.at(0.2), 0.5) : color);
    };
  }
}
