package emberway.bench;

/**
 * What was measured of one engine on one course, its answers being right.
 *
 * @param engine which
 * @param course its name
 * @param queryMillis mean time of a query [ms]
 * @param preparationMillis what it takes to make the engine ready [ms]
 */
record Score(Engines engine, String course, double queryMillis, double preparationMillis) {}
