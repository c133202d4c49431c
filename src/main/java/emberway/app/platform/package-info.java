/**
 * What the window needs of the operating system and the JDK: background threads, folders of the
 * user, watched files, and the small JSON files the program writes for itself.
 *
 * <p>In: jobs, paths and values. Out: results handed back to the window's thread, and the state of
 * files.
 *
 * <p>Start at {@link BackgroundExecutor}. {@link FileWatcher} notices changed files, {@link
 * SimpleJson} reads and writes settings and remembered queries.
 */
package emberway.app.platform;
