package emberway.app;

import emberway.map.Rotation;
import emberway.view.Field;
import java.util.Map;
import java.util.Set;

/**
 * What the window is to show of a map.
 *
 * @param rotation how far it is turned
 * @param edits overlay tile ids by row-major index of the unturned map, for every cell that was
 *     changed since it was opened
 * @param fields the fields to lay over it
 * @param withRoute whether to lay the route over it
 * @param question which route
 */
record SceneRequest(
    Rotation rotation,
    Map<Integer, Integer> edits,
    Set<Field> fields,
    boolean withRoute,
    RouteQuestion question) {
  /** Keeps copies. */
  SceneRequest {
    edits = Map.copyOf(edits);
    fields = Set.copyOf(fields);
  }
}
