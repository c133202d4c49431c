package emberway.pack;

/**
 * A map in a pack, as the pack describes it; the map itself is not looked at.
 *
 * @param file its path in the pack, with slashes
 * @param name what the pack calls it, unique in the pack, upper and lower case alike
 * @param description a sentence about it; may be empty
 * @param hasPreview whether there is a picture of it
 */
public record PackEntry(String file, String name, String description, boolean hasPreview) {}
