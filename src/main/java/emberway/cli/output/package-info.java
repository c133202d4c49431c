/**
 * How commands speak: standard output, progress, JSON lines, exit codes and failures.
 *
 * <p>In: results. Out: bytes that are written whole or end the command.
 *
 * <p>Start at {@link StandardOutput}; {@link ExitCode} lists the codes, and {@link CommandFailure}
 * carries one.
 */
package emberway.cli.output;
