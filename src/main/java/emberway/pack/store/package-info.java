/**
 * Where bytes come from: folders, zips, the program's own files, and the files around a map.
 * Nothing here trusts a name or a size.
 *
 * <p>In: paths inside a pack. Out: bytes, no more than the {@link FileBudget} allows. Links out of
 * a pack are refused.
 *
 * <p>Start at {@link PackFiles}, the interface; {@link FolderFiles}, {@link ZipFiles} and {@link
 * BundledFiles} implement it. {@link FileKind} tells what a file is by its first bytes.
 */
package emberway.pack.store;
