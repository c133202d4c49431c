/** Pictures of any size: drawn band by band and streamed into a PNG file. */
package emberway.render.export;
