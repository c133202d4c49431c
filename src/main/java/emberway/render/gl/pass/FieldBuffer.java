package emberway.render.gl.pass;

import static org.lwjgl.opengl.GL33C.*;

import emberway.map.GridSize;
import emberway.render.gl.DrawCallCounter;
import emberway.render.gl.GridTexture;
import emberway.render.iso.FieldBlocks;
import emberway.render.iso.FieldOverlay;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.Projection;
import java.util.Arrays;
import java.util.BitSet;

/**
 * A field on the GPU: its strengths, and the blocks of cells where it is visible, with an instance
 * for each.
 *
 * <p>Design. The strengths are stored in pages. All pages without any strength are one page,
 * because few cells of a large map have one.
 */
public final class FieldBuffer implements AutoCloseable {
  private static final int BLOCK = 0; // attribute location of field.vert

  /** A page is 2^PAGE_BITS cells, as in field.frag. */
  private static final int PAGE_BITS = 10;

  private static final int PAGE = 1 << PAGE_BITS;
  private static final int NONE = -1;
  private static final double REACH = 1; // of a block from the centers of its outer cells [cells]

  private final FieldOverlay field;
  private final FieldBlocks blocks;
  private final GridTexture pages; // the number of each page
  private final GridTexture strengths; // page by page
  private final int vertexArray;
  private final int buffer;

  public FieldBuffer(FieldOverlay field, FieldBlocks blocks, int maxTextureSize) {
    this.field = field;
    this.blocks = blocks;
    int[] first = firstCells(field);
    pages =
        GridTexture.of(new GridSize(pages(field), 1), numbers(pages(field), first), maxTextureSize);
    strengths =
        GridTexture.of(
            new GridSize(PAGE, first.length),
            index -> strength(field, first[index >> PAGE_BITS], index),
            maxTextureSize);
    vertexArray = glGenVertexArrays();
    glBindVertexArray(vertexArray);
    buffer = glGenBuffers();
    glBindBuffer(GL_ARRAY_BUFFER, buffer);
    glBufferData(GL_ARRAY_BUFFER, blocks.blocks(), GL_STATIC_DRAW);
    glEnableVertexAttribArray(BLOCK);
    glVertexAttribDivisor(BLOCK, 1);
  }

  private static boolean isOfInfluences(FieldOverlay field) {
    return field.kind() == FieldOverlay.Kind.ATTRACT || field.kind() == FieldOverlay.Kind.REPEL;
  }

  private static int pages(FieldOverlay field) {
    return (field.size().cells() + PAGE - 1) >> PAGE_BITS;
  }

  /**
   * The first cell of each page that is stored, in order; {@link #NONE} comes first, for the pages
   * without strengths, if there are any.
   */
  private static int[] firstCells(FieldOverlay field) {
    int[] first = new int[pages(field) + 1];
    first[0] = NONE;
    int count = 1;
    for (int page = 0; page < pages(field); page++) {
      int end = Math.min(field.size().cells(), (page + 1) << PAGE_BITS);
      int cell = page << PAGE_BITS;
      if (isOfInfluences(field)) {
        cell = field.nextAboveOne(cell, end); // strengths are 0 elsewhere
      }
      while (cell < end && field.strengthAt(cell) == 0) {
        cell++;
      }
      if (cell < end) {
        first[count++] = page << PAGE_BITS;
      }
    }
    return Arrays.copyOfRange(first, count == first.length ? 1 : 0, count);
  }

  /** The number in the store of each of the field's pages. */
  private static char[] numbers(int pages, int[] first) {
    char[] numbers = new char[pages];
    for (int number = 0; number < first.length; number++) {
      if (first[number] != NONE) {
        numbers[first[number] >> PAGE_BITS] = (char) number;
      }
    }
    return numbers;
  }

  private static float strength(FieldOverlay field, int firstCell, int index) {
    int cell = firstCell + (index & (PAGE - 1));
    return firstCell == NONE || cell >= field.size().cells() ? 0 : field.strengthAt(cell);
  }

  /** Adds the cells of influences; costs and budgets have a value everywhere and are left out. */
  public void addCells(BitSet to) {
    if (isOfInfluences(field)) {
      int end = field.size().cells();
      for (int i = field.nextAboveOne(0, end); i < end; i = field.nextAboveOne(i + 1, end)) {
        to.set(i);
      }
    }
  }

  /** Adds where the field may show in a frame's picture. */
  public void addTo(PictureTiles tiles, PictureFrame frame) {
    Projection projection = frame.projection();
    double longer = Math.max(projection.halfWidth(), projection.halfHeight());
    double shorter = Math.min(projection.halfWidth(), projection.halfHeight());
    double margin = 2 * FieldPass.GROWTH * longer / shorter;
    int[] all = blocks.blocks();
    for (int at = 0; at < all.length; at += FieldBlocks.INTS) {
      double west = all[at] - REACH;
      double east = all[at + 1] + REACH;
      double north = all[at + 2] - REACH;
      double south = all[at + 3] + REACH;
      // On diamonds, west to east is upper left to lower right; on rectangles, corners suffice,
      // too.
      double x1 = projection.cellToWorldX(west, north);
      double x2 = projection.cellToWorldX(east, south);
      double y1 =
          Math.min(projection.cellToWorldY(east, north), projection.cellToWorldY(west, north));
      double y2 =
          Math.max(projection.cellToWorldY(west, south), projection.cellToWorldY(east, south));
      tiles.add(Math.min(x1, x2), y1, Math.max(x1, x2), y2, margin);
    }
  }

  FieldOverlay field() {
    return field;
  }

  GridTexture pages() {
    return pages;
  }

  GridTexture strengths() {
    return strengths;
  }

  /** Draws the blocks that may overlap the given rows, which must be on the grid. */
  void draw(int firstRow, int lastRow) {
    int first = blocks.firstFrom(firstRow);
    int count = blocks.endAfter(lastRow) - first;
    if (count > 0) {
      glBindVertexArray(vertexArray);
      glBindBuffer(GL_ARRAY_BUFFER, buffer);
      glVertexAttribIPointer(BLOCK, FieldBlocks.INTS, GL_INT, 0, 4L * FieldBlocks.INTS * first);
      DrawCallCounter.instances(GL_TRIANGLE_STRIP, 4, count);
    }
  }

  @Override
  public void close() {
    glDeleteVertexArrays(vertexArray);
    glDeleteBuffers(buffer);
    pages.close();
    strengths.close();
  }
}
