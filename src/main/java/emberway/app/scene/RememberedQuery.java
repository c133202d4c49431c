package emberway.app.scene;

import java.nio.file.Path;
import java.util.Optional;

/**
 * The route query saved earlier for a map that is being opened.
 *
 * @param file the query's file, which may not exist yet
 * @param map the map's name in that file
 * @param savedRouteQuery the saved query, if any
 */
public record RememberedQuery(Path file, String map, Optional<SavedRouteQuery> savedRouteQuery) {}
