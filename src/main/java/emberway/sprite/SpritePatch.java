package emberway.sprite;

/** Changed sprites of some cells of a map. Immutable if its arrays are not modified. */
public sealed interface SpritePatch permits LayerPatch, TransitionPatch {
  /**
   * The row-major indices of the cells, ascending; the internal array, which must not be modified.
   */
  int[] cells();

  /** The new sprites or stacks, one for each of {@link #cells}; must not be modified. */
  char[] sprites();
}
