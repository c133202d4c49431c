/**
 * The open document and its controllers: open, make, reload on a change, save, autosave, and ask
 * about unsaved work before it is lost. Also the maps to choose from. Window's thread only; files
 * are accessed, and worlds and small pictures made, by the background executor.
 *
 * <p>In: commands of the file menu, and changes on the disk. Out: opened maps, written files,
 * prompts and notices.
 *
 * <p>Start at {@link MapDocument}, and at {@link DocumentController}, the one entry. A map that was
 * read is a {@link MapOpening} until it is shown. {@link AutosaveSchedule} and {@link QueryMemory}
 * decide when something is written. {@link WorldController} makes new maps, and {@link MapLibrary}
 * lists maps with their pictures.
 */
package emberway.app.document;
