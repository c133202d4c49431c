/**
 * Where things are on the picture: projection, camera, draw order, and what is laid over the map.
 *
 * <p><b>Architecture invariant:</b> pure; no OpenGL, no I/O, and no word of how a route was found.
 *
 * <p><b>Spaces.</b> <em>Cell</em> coordinates are those of the map. <em>World</em> coordinates are
 * the pixels of the whole map's picture at scale 1: origin at its top-left corner, x to the right,
 * y down. <em>Picture</em> coordinates are the same at another scale; pixel {@code i} of a picture
 * at scale {@code f} shows the world at {@code (i + 0.5) / f}. <em>Screen</em> coordinates are
 * those of a view onto a picture.
 */
package emberway.render.iso;
