package emberway.testing;

import emberway.render.iso.FieldOverlay;

/** The numbers of a field as arrays. [size: width*height, row-major] */
public final class FieldValues {
  private FieldValues() {}

  /** The value of each cell. */
  public static float[] values(FieldOverlay field) {
    float[] values = new float[field.size().cells()];
    for (int cell = 0; cell < values.length; cell++) {
      values[cell] = field.valueAt(cell);
    }
    return values;
  }

  /** The strength of each cell. */
  public static float[] strengths(FieldOverlay field) {
    float[] strengths = new float[field.size().cells()];
    for (int cell = 0; cell < strengths.length; cell++) {
      strengths[cell] = field.strengthAt(cell);
    }
    return strengths;
  }
}
