package emberway.pack;

/**
 * A pack's description of one of its maps; the map itself has not been read.
 *
 * @param file its path in the pack, with slashes
 * @param name its name, unique in the pack ignoring case
 * @param description a sentence about it; may be empty
 * @param hasPreview whether it has a preview picture
 */
public record PackEntry(String file, String name, String description, boolean hasPreview) {}
