/**
 * A recorded search, step by step, that can be scrubbed back and forth.
 *
 * <p>In: a search's events. Out: what was open and closed after any step, and the path to any cell
 * that the search had reached by then.
 *
 * <p>Start at {@link SearchTrace}; a {@link TraceCursor} is a position in it, and a {@link
 * TraceEvent} says what happened to a cell.
 */
package emberway.plan.trace;
