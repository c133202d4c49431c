/**
 * Rendering without OpenGL: projections and camera, visible cells in painter's order, overlays,
 * label placement, and pictures of cells at scale 1.
 *
 * <p>In: cells and values. Out: positions, orders and colors for a renderer.
 *
 * <p>Start at {@link Projection} and {@link VisibleCells}. {@link SpriteStack} is a picture of
 * sprites; {@link FieldOverlay} and {@link RouteOverlay} are drawn over it. {@link CellBlitter}
 * draws cells into an array.
 *
 * <p>Where a cell lies is computed by {@link Projection} and, for OpenGL, by {@code
 * shaders/projection.glsl}; {@link VisibleCells} and {@code shaders/visible.glsl} give the same
 * order of cells.
 *
 * <p><b>Architecture invariant:</b> depends on {@code map} and {@code sprite} only; independent of
 * planning.
 */
package emberway.render.iso;
