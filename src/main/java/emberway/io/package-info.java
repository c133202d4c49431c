/**
 * Files as people meet them: what went wrong in a sentence, text that is safe on a terminal, and
 * output that is either whole or not there.
 *
 * <p><b>Architecture invariant:</b> sees nothing of Emberway and nothing but the JDK, so that
 * everything which touches files may see it.
 */
package emberway.io;
