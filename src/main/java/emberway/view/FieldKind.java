package emberway.view;

/** A field that can be drawn over the map. */
public enum FieldKind {
  /** By how much attracting influences, such as volcanoes, divide costs. */
  WARMTH,
  /** By how much repelling influences, such as tombstones, multiply costs. */
  DREAD,
  /** The cost of a step onto each cell. */
  COST
}
