package emberway.app.study;

/**
 * A tick of a plan to compute.
 *
 * @param plan the plan
 * @param tick number of ticks since the start [&gt;= 0]
 */
public record WalkRequest(WalkPlan plan, long tick) {}
