/**
 * Open lists: exact and approximate bucket queues, and a binary heap.
 *
 * <p>In: states with their keys. Out: the least key, or a nearly least key where a class says so.
 *
 * <p>Start at {@link BucketQueue}; {@link ApproximateBucketQueue} serves fixed-point searches,
 * {@link FloatingPointOpenList} serves floating-point searches.
 */
package emberway.plan.queue;
