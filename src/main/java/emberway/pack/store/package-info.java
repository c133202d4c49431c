/**
 * Sources of bytes: folders, zips, bundled files, and the files around a map. Nothing here trusts a
 * stated name or size.
 *
 * <p>In: paths inside a pack. Out: bytes, within the {@link FileBudget}. Links out of a pack are
 * refused.
 *
 * <p>Start at {@link PackFiles}, the interface; {@link FolderFiles}, {@link ZipFiles} and {@link
 * BundledFiles} implement it. {@link FileKind} recognizes files by their first bytes.
 */
package emberway.pack.store;
