package emberway.app.opening;

import emberway.app.route.SavedRouteQuery;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What is known from earlier about a map that is opened.
 *
 * @param file where it is kept, or would be
 * @param map what the map is called there
 * @param savedRouteQuery what a user has asked about it, if anything
 */
public record RememberedQuery(Path file, String map, Optional<SavedRouteQuery> savedRouteQuery) {}
