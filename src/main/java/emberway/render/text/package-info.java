/**
 * Text in all scripts: shaped and ordered by the JDK, in fonts of the system.
 *
 * <p>In: a line of text. Out: its width, and the picture of its ink.
 *
 * <p>Start at {@link TextShaper}. {@link ComplexText} says which text needs it, without loading
 * AWT; all else is drawn by stb_truetype and by ImGui. {@link FontChain} finds a font for each
 * character, {@link OutlineRasterizer} fills outlines, those of Tiled's shapes as well. No other
 * package uses AWT's fonts.
 */
package emberway.render.text;
