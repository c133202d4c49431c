/**
 * Changing a map: which cells a brush, a line, a rectangle or a fill touches, what a change was,
 * and how to take it back. Sees only {@code map}; no I/O, no state outside its objects.
 */
package emberway.map.edit;
