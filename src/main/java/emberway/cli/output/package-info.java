/**
 * Output of commands: standard output, progress, JSON lines, exit codes and failures.
 *
 * <p>In: results of commands, for people or for programs. Out: bytes that are written completely,
 * or else end the command.
 *
 * <p>Start at {@link StandardOutput}; {@link ExitCode} lists the codes, and {@link CommandFailure}
 * carries one. {@link JsonLine} prints results for programs.
 */
package emberway.cli.output;
