package emberway.app.opening;

import emberway.app.route.RouteRequest;
import emberway.map.Rotation;
import emberway.map.edit.ChangeCursor;
import emberway.map.edit.MapEdit;
import emberway.view.FieldKind;
import java.util.Set;

/**
 * What the window is to show of a map.
 *
 * @param rotation how far it is turned
 * @param edits all changes of the map since it was opened, up to now
 * @param fieldKinds the fields to lay over it
 * @param withRoute whether to lay the route over it
 * @param routeRequest which route
 */
public record SceneRequest(
    Rotation rotation,
    ChangeCursor<MapEdit> edits,
    Set<FieldKind> fieldKinds,
    boolean withRoute,
    RouteRequest routeRequest) {
  /** Keeps a copy of the fields. */
  public SceneRequest {
    fieldKinds = Set.copyOf(fieldKinds);
  }
}
