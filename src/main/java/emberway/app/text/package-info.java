/**
 * The texts of the window, in one bundle per language ({@code texts.properties}, {@code
 * texts_de.properties}), and the current language.
 *
 * <p>In: keys and arguments. Out: strings to draw.
 *
 * <p>Start at {@link Texts}. {@link TextPattern} fills in arguments and chooses plural forms, and
 * {@link Localized} caches what is drawn in each frame.
 */
package emberway.app.text;
