/**
 * Options and arguments shared by several commands, parsed and checked: maps, cells, sizes,
 * travelers, queries and output files.
 *
 * <p>In: command-line words. Out: values of the core, or a failure that names the option.
 *
 * <p>Start at {@link MapInput}, which opens the map; {@link TravelContext} holds the requested
 * traveler.
 */
package emberway.cli.option;
