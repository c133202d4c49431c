/**
 * The open map on the GPU: its sprites, atlas and layers, prepared on a background thread and
 * uploaded in slices.
 *
 * <p>In: an {@code OpenedMap} and edits of it. Out: a {@link Scene} that the renderer draws.
 * Window's thread only, except where a class says otherwise.
 *
 * <p>Start at {@link Scene}; {@link SceneUpload} uploads it to the GPU, {@link AnimationClock} says
 * when an animation takes its next step, and {@link DoubleSizeLoader} loads the larger sprites.
 */
package emberway.app.display;
