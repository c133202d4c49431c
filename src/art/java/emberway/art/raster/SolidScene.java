package emberway.art.raster;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Solids and what they are made of, standing on a cell. */
public final class SolidScene {
  private record Part(Solid solid, SurfacePoint.Material material) {}

  private final List<Part> parts = new ArrayList<>();
  private Part[] array = new Part[0];

  /** Adds a body. */
  public SolidScene add(Solid solid, SurfacePoint.Material material) {
    parts.add(new Part(solid, material));
    array = parts.toArray(new Part[0]);
    return this;
  }

  /** The same bodies, each of something made from its material. */
  public SolidScene with(UnaryOperator<SurfacePoint.Material> change) {
    SolidScene changed = new SolidScene();
    for (Part part : array) {
      changed.add(part.solid, change.apply(part.material));
    }
    return changed;
  }

  /** The signed distance to the nearest body. */
  public double distance(double u, double v, double w) {
    double best = 4;
    for (Part part : array) {
      best = Math.min(best, part.solid.distance(u, v, w));
    }
    return best;
  }

  /** The material of the nearest body. */
  public SurfacePoint.Material materialAt(double u, double v, double w) {
    Part nearest = array[0];
    double best = Double.MAX_VALUE;
    for (Part part : array) {
      double d = part.solid.distance(u, v, w);
      if (d < best) {
        best = d;
        nearest = part;
      }
    }
    return nearest.material;
  }
}
