/**
 * Open lists: exact and approximate bucket queues, and a binary heap.
 *
 * <p>In: states with their keys. Out: the least key, or a nearly least key where a class says so.
 *
 * <p>Start at {@link BucketQueue}; {@link ApproximateBucketQueue} serves fixed-point searches,
 * {@link FloatingPointOpenList} serves floating-point searches. Other queues lie beside the one
 * search that uses them.
 */
package emberway.plan.queue;
