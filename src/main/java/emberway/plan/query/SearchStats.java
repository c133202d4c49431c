package emberway.plan.query;

/**
 * The work that a search did.
 *
 * @param expanded cells taken from the open list and closed, including the goal [&gt;= 0]
 * @param generated how often a cell was put on the open list or got a better cost there, including
 *     the start [&gt;= 0]
 * @param reopened how often a closed cell was reopened because of a cheaper path [&gt;= 0]
 * @param nanos wall time [ns] [&gt;= 0]
 */
public record SearchStats(long expanded, long generated, long reopened, long nanos) {
  /** No work at all. */
  public static final SearchStats NONE = new SearchStats(0, 0, 0, 0);

  /** The sum of this work and other work that followed it. */
  public SearchStats plus(SearchStats that) {
    return new SearchStats(
        expanded + that.expanded,
        generated + that.generated,
        reopened + that.reopened,
        nanos + that.nanos);
  }
}
