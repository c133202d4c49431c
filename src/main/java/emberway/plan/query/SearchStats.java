package emberway.plan.query;

/**
 * The work a search did.
 *
 * @param expanded cells taken from the open list and closed, the goal among them [&gt;= 0]
 * @param generated times a cell was put on the open list or given a better cost there, the start
 *     among them [&gt;= 0]
 * @param reopened times a closed cell was opened again because a cheaper way to it was found [&gt;=
 *     0]
 * @param nanos wall time [ns] [&gt;= 0]
 */
public record SearchStats(long expanded, long generated, long reopened, long nanos) {
  /** No work at all. */
  public static final SearchStats NONE = new SearchStats(0, 0, 0, 0);

  /** This work and that, one after the other. */
  public SearchStats plus(SearchStats that) {
    return new SearchStats(
        expanded + that.expanded,
        generated + that.generated,
        reopened + that.reopened,
        nanos + that.nanos);
  }
}
