/**
 * The open map on the GPU: its sprites, atlas and layers, prepared on a thread of their own and
 * uploaded in slices.
 *
 * <p>In: an {@code OpenedMap} and edits of it. Out: a {@link Scene} that the renderer draws. GL
 * thread, except where a class says otherwise.
 *
 * <p>Start at {@link Scene}; {@link SceneUpload} brings it to the GPU, {@link AnimationClock} says
 * when a moving tile takes its next step, and {@link DoubleSizeLoader} makes the larger sprites.
 */
package emberway.app.display;
