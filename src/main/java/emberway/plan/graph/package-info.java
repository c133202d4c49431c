/**
 * Planning where there is no grid: named places and the roads between them, searched by the same
 * {@link emberway.plan.GraphSearch} as cells are.
 *
 * <p><b>Architecture invariant:</b> this package needs only what {@code emberway.plan} shows
 * everybody; that one does not know of this.
 */
package emberway.plan.graph;
