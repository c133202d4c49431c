/**
 * Examples of the library, to be copied: docs/library.md.
 *
 * <p>In: small maps of their own. Out: what they print. They see the library's packages only.
 *
 * <p>Start at {@link TowerDefense}; {@link LibraryGuide} has the fragments of docs/library.md.
 */
package emberway.examples;
