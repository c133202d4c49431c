/**
 * Packages the program with a small Java of its own: docs/packaging.md.
 *
 * <p>In: the built jar, its libraries and a JDK. Out: a folder that runs anywhere, a {@code
 * .tar.xz} of it and a {@code .deb}; on Windows and macOS, what jpackage makes.
 *
 * <p>Start at {@link Distribution}.
 */
package emberway.dist;
