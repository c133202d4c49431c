/**
 * The program's own records: a rotating log and a report of each crash, both without anything
 * private.
 *
 * <p>In: records and exceptions. Out: files in the user's state folder. Thread-safe.
 *
 * <p>Start at {@link Log}; {@link PrivacyFilter} says what is left out.
 *
 * <p><b>Architecture invariant:</b> depends on {@code io} only; used only by {@code app} and {@code
 * cli}.
 */
package emberway.log;
