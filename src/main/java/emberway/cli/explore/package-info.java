/**
 * The command {@code explore}: travelers who discover a map tick by tick, told as text or JSON.
 *
 * <p>In: a map and the travelers' ends. Out: a log of events.
 *
 * <p>Start at {@link ExploreCommand}.
 */
package emberway.cli.explore;
