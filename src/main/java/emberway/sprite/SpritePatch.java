package emberway.sprite;

/** Some cells of a map that are drawn otherwise now. Immutable, as long as its arrays are. */
public sealed interface SpritePatch permits LayerPatch, TransitionPatch {
  /** Their row-major indices, ascending; the patch's own array, to be read only. */
  int[] cells();

  /** What is there now, for each of {@link #cells}; likewise. */
  char[] sprites();
}
