/**
 * The picture without OpenGL: projection and camera, visible cells in painter's order, overlays,
 * and where labels go.
 *
 * <p>In: cells and values. Out: positions, orders and colors that a renderer draws.
 *
 * <p>Start at {@link Projection} and {@link VisibleCells}. {@link SpriteStack} is a picture of
 * sprites, {@link FieldOverlay} and {@link RouteOverlay} lie over it.
 *
 * <p><b>Architecture invariant:</b> sees {@code map} and {@code sprite} only; knows nothing of
 * planning.
 */
package emberway.render.iso;
