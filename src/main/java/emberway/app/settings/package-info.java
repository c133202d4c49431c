/**
 * What the program remembers from one start to the next: the window's place, appearance, recent
 * maps and panels.
 *
 * <p>In: changes made in this window and in others. Out: {@code settings.json}, whose ids stay as
 * they are when code renames a constant.
 *
 * <p>Start at {@link Settings}, the values; {@link Preferences} keeps them, {@link SettingsFile}
 * reads and writes them.
 */
package emberway.app.settings;
