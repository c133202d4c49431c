/**
 * New maps: random worlds with their previews, and empty maps.
 *
 * <p>In: calls of {@link emberway.app.command.WorldCommands}. Out: maps without a file, ready to be
 * shown. Worlds are made in the background by {@code worldgen}.
 *
 * <p>Start at {@link WorldController}. {@link WorldCanvas} holds the picture of the newest preview
 * for the panel.
 */
package emberway.app.world;
