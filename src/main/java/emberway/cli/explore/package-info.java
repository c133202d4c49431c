/**
 * The command {@code explore}: travelers discover a map tick by tick, reported as text or JSON.
 *
 * <p>In: a map and the travelers' starts and goals. Out: a log of events.
 *
 * <p>Start at {@link ExploreCommand}.
 */
package emberway.cli.explore;
