package emberway.app.scene;

/** A part of the route query that undo and redo restore. */
public sealed interface QueryPart permits TravelSettings, EndCell {
  /** Returns the approximate memory use. [bytes] */
  long bytes();
}
