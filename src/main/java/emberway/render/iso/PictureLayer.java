package emberway.render.iso;

/** Something that is laid over a picture row by row, however large the picture is. */
public interface PictureLayer {
  /**
   * Draws over some columns of one row of a picture, where the layer is on them.
   *
   * @param rows premultiplied RGBA, changed in place
   * @param start where the columns begin in {@code rows}
   * @param column the first column
   * @param end the column after the last one
   * @param y which row of the picture it is
   */
  void layRow(byte[] rows, int start, int column, int end, int y);
}
