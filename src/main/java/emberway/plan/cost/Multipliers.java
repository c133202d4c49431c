package emberway.plan.cost;

import java.util.Arrays;

/**
 * A multiplier for each cell, 1 at first.
 *
 * <p>Design. The cells are stored in pages. All pages of ones are one page, because few cells of a
 * large map lie near an influence; and an instance shares the pages of the one that it was made
 * from until it changes them.
 */
final class Multipliers {
  /** A page is 2^PAGE_BITS cells. */
  private static final int PAGE_BITS = 10;

  private static final int PAGE = 1 << PAGE_BITS;

  private final float[] ones; // the page that many share
  private final float[][] pages; // [by page, by cell in it]
  private final boolean[] isOwn; // [by page] whether no other page is the same array

  private Multipliers(float[] ones, float[][] pages) {
    this.ones = ones;
    this.pages = pages;
    isOwn = new boolean[pages.length];
  }

  /** Creates a multiplier of 1 for each cell. */
  static Multipliers ones(int cells) {
    float[] ones = new float[PAGE];
    Arrays.fill(ones, 1);
    float[][] pages = new float[(cells + PAGE - 1) >> PAGE_BITS][];
    Arrays.fill(pages, ones);
    return new Multipliers(ones, pages);
  }

  /** A copy to change; this object must not be changed any more. */
  Multipliers copy() {
    return new Multipliers(ones, pages.clone());
  }

  /**
   * The first cell from here on whose multiplier may differ from 1; the number of cells if none.
   */
  int nextChanged(int cell, int cells) {
    int next = cell;
    while (next < cells && pages[next >> PAGE_BITS] == ones) {
      next = ((next >> PAGE_BITS) + 1) << PAGE_BITS;
    }
    return Math.min(next, cells);
  }

  float at(int cell) {
    return pages[cell >> PAGE_BITS][cell & (PAGE - 1)];
  }

  /** Sets the multiplier of a cell, at most {@link Float#MAX_VALUE}. */
  void set(int cell, double multiplier) {
    float value = (float) Math.min(Float.MAX_VALUE, multiplier);
    if (value == at(cell)) {
      return;
    }
    int page = cell >> PAGE_BITS;
    if (!isOwn[page]) {
      pages[page] = pages[page].clone();
      isOwn[page] = true;
    }
    pages[page][cell & (PAGE - 1)] = value;
  }
}
