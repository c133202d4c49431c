package emberway.app.document;

import emberway.app.route.RouteQuestion;
import emberway.map.Rotation;
import emberway.map.edit.MapEdit;
import emberway.map.edit.Trail;
import emberway.view.Field;
import java.util.Set;

/**
 * What the window is to show of a map.
 *
 * @param rotation how far it is turned
 * @param edits all changes of the map since it was opened, up to now
 * @param fields the fields to lay over it
 * @param withRoute whether to lay the route over it
 * @param question which route
 */
public record SceneRequest(
    Rotation rotation,
    Trail<MapEdit> edits,
    Set<Field> fields,
    boolean withRoute,
    RouteQuestion question) {
  /** Keeps a copy of the fields. */
  public SceneRequest {
    fields = Set.copyOf(fields);
  }
}
