/**
 * The command line: its commands, help, completion, and the one place that turns failures into exit
 * codes.
 *
 * <p>In: arguments. Out: text, JSON, files and an exit code.
 *
 * <p>Start at {@link Main}, the only class that ends the process. {@link CommandList} lists the
 * commands, {@link FailureHandler} reports errors, and {@link FastStart} opens the window with
 * minimal parsing.
 */
package emberway.cli;
