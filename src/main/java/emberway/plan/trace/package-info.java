/**
 * A recorded search, step by step, that can be scrubbed back and forth.
 *
 * <p>In: a search's events. Out: what was open and closed after any step.
 *
 * <p>Start at {@link SearchTrace}; a {@link TraceCursor} is a position in it.
 */
package emberway.plan.trace;
