package emberway.app.walk;

/**
 * A moment of a journey that somebody wants to see.
 *
 * @param plan whose journey
 * @param tick how many ticks have passed [&gt;= 0]
 */
public record WalkRequest(WalkPlan plan, long tick) {}
