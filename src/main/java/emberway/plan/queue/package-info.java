/**
 * Open lists: exact and approximate bucket queues, and a binary heap.
 *
 * <p>In: states with their keys. Out: the least key, or one close to it where a class says so.
 *
 * <p>Start at {@link BucketQueue}; {@link ApproximateBucketQueue} serves fixed-point searches,
 * {@link OpenList} those in floating point.
 */
package emberway.plan.queue;
