/**
 * What the program writes down about itself: a log that rotates, and a report of each crash, both
 * without anything private.
 *
 * <p>In: records and exceptions. Out: files in the user's state folder. Any thread.
 *
 * <p>Start at {@link Log}; {@link PrivacyFilter} says what is left out.
 *
 * <p><b>Architecture invariant:</b> sees {@code io} alone, and only {@code app} and {@code cli} see
 * it.
 */
package emberway.log;
