/**
 * The open document and its controllers: open, reload on a change, save, autosave, and ask about
 * unsaved work before it is lost. Window's thread only; files are accessed by the background
 * executor.
 *
 * <p>In: commands of the file menu, and changes on the disk. Out: opened maps, written files,
 * prompts and notices.
 *
 * <p>Start at {@link MapDocument}, and at {@link DocumentController}, the one entry. A map that was
 * read is a {@link MapOpening} until it is shown. {@link AutosaveSchedule} and {@link QueryMemory}
 * decide when something is written.
 */
package emberway.app.document;
