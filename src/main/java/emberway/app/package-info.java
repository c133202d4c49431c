/**
 * The explorer: a window in which people look around a map and plan routes across it.
 *
 * <p>Input becomes {@link emberway.app.command.Action}s, which the {@link emberway.app.Explorer}
 * applies in one place. Everything that takes long runs on threads of its own; only {@link
 * emberway.app.desktop.ExplorerWindow} touches GLFW.
 */
package emberway.app;
