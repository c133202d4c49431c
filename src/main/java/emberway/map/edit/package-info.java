/**
 * Changes of a map: shapes turned into cells, steps that can be undone and done again, and cursors
 * for those who follow.
 *
 * <p>In: cells to set. Out: {@link MapEdit}s in order.
 *
 * <p>Start at {@link EditHistory}. A {@link ChangeCursor} is a position in the log of changes; its
 * holder reads on from there.
 */
package emberway.map.edit;
