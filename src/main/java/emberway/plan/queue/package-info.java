/**
 * Open lists: an exact one of any numbers, and an approximate one of whole numbers.
 *
 * <p>In: states with their keys. Out: the least key, or a nearly least key where a class says so.
 *
 * <p>Start at {@link ExactOpenList}; {@link ApproximateBucketQueue} is faster, and serves
 * fixed-point searches and shortest-path trees, which correct what its order costs. {@code
 * docs/decisions/0048-priority-queues.md} says why there are two.
 */
package emberway.plan.queue;
