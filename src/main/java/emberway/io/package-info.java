/**
 * File handling as users meet it: errors explained in a sentence, text that is safe on a terminal,
 * and output that is either complete or absent. Also waits for what other threads read ({@link
 * TaskResult}).
 *
 * <p>In: bytes to write, and exceptions of the JDK. Out: a finished file, or an {@link
 * UnwritableException} with cause and remedy.
 *
 * <p>Start at {@link AtomicFile}; {@link TempFileRecovery} cleans up after killed processes.
 *
 * <p><b>Architecture invariant:</b> depends on the JDK alone, not on other packages of Emberway, so
 * that everything that touches files may use it.
 */
package emberway.io;
