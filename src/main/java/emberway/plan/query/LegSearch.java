package emberway.plan.query;

/**
 * An algorithm that searches one leg of a query. An instance reuses its arrays from leg to leg and
 * so serves one thread at a time.
 */
public interface LegSearch {
  /** Searches from a passable start to the cheapest of the goals. */
  Outcome search(int start, Goals goals, SearchHooks hooks);
}
