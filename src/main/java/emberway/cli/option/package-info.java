/**
 * Options and arguments that several commands share, parsed and checked: maps, cells, sizes,
 * travelers, queries and output files.
 *
 * <p>In: words of the command line. Out: values of the core, or a failure that names the option.
 *
 * <p>Start at {@link MapInput}, which opens the map; {@link TravelContext} is what the travel
 * options ask for.
 */
package emberway.cli.option;
