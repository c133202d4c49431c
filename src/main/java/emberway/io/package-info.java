/**
 * Files as users meet them: what went wrong in a sentence, text that is safe on a terminal, and
 * output that is either whole or not there.
 *
 * <p>In: bytes to write, and exceptions of the JDK. Out: a finished file, or an {@link
 * UnwritableException} with cause and remedy.
 *
 * <p>Start at {@link AtomicFile}; {@link TempFileRecovery} settles what a killed process left
 * behind.
 *
 * <p><b>Architecture invariant:</b> sees nothing of Emberway and nothing but the JDK, so that
 * everything which touches files may see it.
 */
package emberway.io;
