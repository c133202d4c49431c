/**
 * The texts of the window, in one bundle per language ({@code texts.properties}, {@code
 * texts_de.properties}), and the current language.
 *
 * <p>In: keys and arguments. Out: strings to draw.
 *
 * <p>Start at {@link Texts}.
 */
package emberway.app.text;
