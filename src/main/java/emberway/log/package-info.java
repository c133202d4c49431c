/**
 * What the program writes down about itself for whoever has to find out what went wrong: a log that
 * rotates, and a report of each crash, both without anything private.
 *
 * <p><b>Architecture invariant:</b> sees {@code emberway.io} alone, and only {@code app} and {@code
 * cli} see it: what maps, plans and pictures are made of neither logs nor knows that others do.
 */
package emberway.log;
