/**
 * The texts of the window, in one bundle for each language ({@code texts.properties}, {@code
 * texts_de.properties}), and the language they are shown in.
 *
 * <p>In: keys and arguments. Out: strings to draw.
 *
 * <p>Start at {@link Texts}.
 */
package emberway.app.text;
