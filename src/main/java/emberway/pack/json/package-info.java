/**
 * Strict JSON reading for packs and tile sets: every value knows its line and column, and unknown
 * or duplicate keys are reported.
 *
 * <p>In: the bytes of a file. Out: a {@link Json} tree, or problems.
 *
 * <p>Start at {@link Json}; {@link JsonObjectReader} reads the members of an object, {@link
 * JsonSchema} validates against a published schema.
 */
package emberway.pack.json;
