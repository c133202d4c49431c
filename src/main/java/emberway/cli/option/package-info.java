/**
 * What commands share: options and arguments, parsed and checked, and output with progress, exit
 * codes and failures.
 *
 * <p>In: command-line words; results of commands. Out: values of the core, or a failure that names
 * the option; bytes that are written completely, or else end the command.
 *
 * <p>Start at {@link MapInput}, which opens the map, and at {@link StandardOutput}; {@link
 * TravelContext} holds the requested traveler, {@link ExitCode} lists the codes, {@link
 * CommandFailure} carries one, and {@link JsonLine} prints results for programs.
 */
package emberway.cli.option;
