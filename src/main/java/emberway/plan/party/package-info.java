/**
 * Several travelers on one map, each with a goal and a knowledge of the land of its own, tick by
 * tick: who sees what, who plans when, who goes and who waits.
 *
 * <p>Start at {@link emberway.plan.party.Party}.
 *
 * <p><b>Architecture invariant:</b> a pure simulation over the public part of {@code
 * emberway.plan}: no clock, no threads, no chance. The same party on the same map does the same.
 */
package emberway.plan.party;
