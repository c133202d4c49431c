/**
 * What the window needs of the operating system and the JDK: background threads, the user's
 * folders, watched files, and the program's own small JSON files.
 *
 * <p>In: jobs, paths and values. Out: results handed back to the window's thread, and the state of
 * files.
 *
 * <p>Start at {@link BackgroundExecutor}. {@link FileWatcher} notices changed files, {@link
 * SimpleJson} reads and writes settings and saved queries.
 */
package emberway.app.platform;
