package emberway.render.gl;

import static org.lwjgl.opengl.GL33C.*;

import emberway.render.iso.PictureFrame;

/** Both axes of a view's samples, bound to dedicated texture units for all passes. */
public final class SampleAxes implements AutoCloseable {
  static final int UNIT_COLUMNS = 5;
  static final int UNIT_ROWS = 6;

  private final SampleAxis columns = new SampleAxis();
  private final SampleAxis rows = new SampleAxis();
  private double perWorldPixel;
  private float offsetX;
  private float offsetY;

  /** Declares the axes' texture units to a program. */
  public static void declare(ShaderProgram shaderProgram) {
    shaderProgram.sampler("uColumns", UNIT_COLUMNS);
    shaderProgram.sampler("uRows", UNIT_ROWS);
  }

  /** Fills and binds both axes; left and top are in samples from the picture's edge. */
  public void look(
      PictureFrame frame, long left, long top, int width, int height, int supersampling) {
    columns.look(frame, frame.originX(), left, width, supersampling);
    rows.look(frame, frame.originY(), top, height, supersampling);
    columns.bind(UNIT_COLUMNS);
    rows.bind(UNIT_ROWS);
    perWorldPixel = frame.scale() * supersampling;
    offsetX = (float) ((columns.firstWorld() - frame.originX()) * perWorldPixel - left);
    offsetY = (float) ((rows.firstWorld() - frame.originY()) * perWorldPixel - top);
  }

  /** Samples per world pixel. */
  double perWorldPixel() {
    return perWorldPixel;
  }

  /** The world pixel that the first column shows. */
  public int worldX() {
    return columns.firstWorld();
  }

  /** The world pixel that the first row shows. */
  public int worldY() {
    return rows.firstWorld();
  }

  /** The world pixel after the one that the last column shows. */
  public int worldRight() {
    return columns.lastWorld() + 1;
  }

  /** The world pixel after the one that the last row shows. */
  public int worldBottom() {
    return rows.lastWorld() + 1;
  }

  /** Where the left edge of {@link #worldX} lies in the view. [samples] */
  public float offsetX() {
    return offsetX;
  }

  /** Where the top edge of {@link #worldY} lies in the view. [samples] */
  public float offsetY() {
    return offsetY;
  }

  /** Sets a uniform such as {@code uViewWorld} to the first world pixel of the view. */
  public void setWorld(int location) {
    glUniform2i(location, worldX(), worldY());
  }

  @Override
  public void close() {
    columns.close();
    rows.close();
  }
}
