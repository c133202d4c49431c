/**
 * The texts of the window, in one bundle per language ({@code texts.properties}, {@code
 * texts_de.properties}), and the current language.
 *
 * <p>In: keys and arguments. Out: strings to draw, which panels ask for in each frame.
 *
 * <p>Start at {@link Texts}. {@link TextPattern} fills in arguments and chooses plural forms;
 * {@link NameText} and {@link CellText} say how names and cells are written.
 */
package emberway.app.text;
