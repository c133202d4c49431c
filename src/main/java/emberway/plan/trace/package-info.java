/**
 * A search, written down: every event in its order, and the state of the open list and of the
 * closed cells after any of them, to be scrubbed back and forth.
 *
 * <p>A {@link emberway.plan.trace.SearchTrace} listens to a search; a {@link
 * emberway.plan.trace.TraceCursor} moves through what it has heard. Sees nothing of {@code
 * emberway.plan} but what is public.
 */
package emberway.plan.trace;
