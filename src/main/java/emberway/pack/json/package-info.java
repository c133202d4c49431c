/**
 * JSON of packs and tile sets, read strictly: every value knows its line and column, and unknown or
 * doubled keys are problems.
 *
 * <p>In: the bytes of a file. Out: a {@link Json} tree, or problems.
 *
 * <p>Start at {@link Json}; {@link JsonObjectReader} reads the members of an object, {@link
 * JsonSchema} checks against a published schema.
 */
package emberway.pack.json;
