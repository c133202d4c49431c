/**
 * The command {@code explore}: travelers discover a map tick by tick, reported as text or JSON.
 *
 * <p>In: a map and the travelers' starts and goals. Out: a log of events and, at the end, how far
 * each traveler came.
 *
 * <p>Start at {@link ExploreCommand}; {@link ExploreLog} receives the events of a {@code
 * plan.party.Party}, {@link ExploreText} and {@link ExploreJson} print them.
 */
package emberway.cli.explore;
