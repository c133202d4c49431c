/**
 * Open lists: exact and approximate bucket queues, of whole and of floating-point numbers.
 *
 * <p>In: states with their keys. Out: the least key, or a nearly least key where a class says so.
 *
 * <p>Start at {@link BucketQueue}; {@link ApproximateBucketQueue} serves fixed-point searches and
 * shortest-path trees, {@link ExactOpenList} serves floating-point searches and random worlds.
 * {@code docs/decisions/0048-priority-queues.md} says why there are three.
 */
package emberway.plan.queue;
