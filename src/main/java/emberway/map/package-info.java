/**
 * What a map is: a grid of cells, the tiles they hold, and what the tiles mean.
 *
 * <p><b>Architecture invariant:</b> this package sees nothing but the JDK's basic types; it does no
 * I/O, and everything else sees it.
 */
package emberway.map;
