package emberway.bench;

/** A way to plan routes, prepared for one {@link BenchmarkMap}. Serves one thread. */
interface Engine {
  /**
   * The cheapest route from a cell to another that can be reached from it.
   *
   * @param from row-major index
   * @param to row-major index
   * @return the cells from start to goal, both among them [row-major indices]; empty when the
   *     engine finds no way
   */
  int[] route(int from, int to);

  /** Prepares an engine for a benchmark map. */
  interface Preparation {
    /**
     * Does all that is done once a map, before its first query: what the table calls preparation. A
     * benchmark map's own arrays (costs, allowed moves) are there already.
     */
    Engine prepare(BenchmarkMap benchmarkMap);
  }
}
