/**
 * The settings that the program remembers between starts: the window's position, appearance, recent
 * maps and panels.
 *
 * <p>In: changes made in this window and in others. Out: {@code settings.json}, whose ids stay the
 * same when code renames a constant.
 *
 * <p>Start at {@link Settings}, the values; {@link Preferences} holds the current ones, and {@link
 * SettingsFile} reads and writes them.
 */
package emberway.app.settings;
