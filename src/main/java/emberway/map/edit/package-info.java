/**
 * Changes of a map: rasterized shapes, undo and redo, and cursors for readers of the changes.
 *
 * <p>In: cells to set. Out: {@link MapEdit}s in order.
 *
 * <p>Start at {@link EditHistory}; {@link ShapeRasterizer} finds the cells of brushes, lines and
 * fills. A {@link ChangeCursor} is a position in the log of changes, from which its holder reads
 * on.
 */
package emberway.map.edit;
