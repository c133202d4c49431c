/**
 * The tile set {@code fantasy} as a program: every sprite is computed, none is painted by hand.
 *
 * <p>Ground is a texture that repeats with the lattice; what stands tall is a small model of solids
 * seen through an orthographic camera and lit by one sun. Only arithmetic that Java defines exactly
 * is used (no {@code java.awt}, no platform math), so the same sources give the same pixels
 * everywhere.
 *
 * <p><b>Architecture invariant:</b> sees no other package of the project.
 */
package emberway.art;
