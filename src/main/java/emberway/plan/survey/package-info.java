/**
 * What can be said of a map at large instead of one route: what the ways between many places cost,
 * and what lies within a budget. All of it is read off shortest-path trees ({@link
 * emberway.plan.dynamic.ShortestPathTree}).
 *
 * <p><b>Architecture invariant:</b> this package needs only what {@code emberway.plan} shows
 * everybody; that one does not know of this.
 */
package emberway.plan.survey;
