/**
 * Planning made visible: a map's fields and routes in the neutral form that a picture shows, and
 * the words for them. What the command line and the explorer share; no files, no OpenGL.
 */
package emberway.view;
