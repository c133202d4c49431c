package emberway.app.document;

import emberway.app.route.Asked;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What is known from earlier about a map that is opened.
 *
 * @param file where it is kept, or would be
 * @param map what the map is called there
 * @param asked what a person has asked about it, if anything
 */
public record Remembered(Path file, String map, Optional<Asked> asked) {}
