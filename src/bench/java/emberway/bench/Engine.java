package emberway.bench;

/** A way to plan routes, prepared for one {@link Course}. Serves one thread. */
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

  /** How an engine is made ready for a course. */
  interface Preparation {
    /**
     * Does all that is done once a map, before its first query: what the table calls preparation. A
     * course's own arrays (costs, allowed moves) are there already.
     */
    Engine prepare(Course course);
  }
}
