package emberway.app.opening;

import emberway.app.route.RouteRequest;
import emberway.map.Rotation;
import emberway.map.edit.ChangeCursor;
import emberway.map.edit.MapEdit;
import emberway.view.FieldKind;
import java.util.Set;

/**
 * What the window should show of a map.
 *
 * @param rotation the rotation of the view
 * @param edits the end of the list of all edits since the map was opened
 * @param fieldKinds the fields to draw over the map
 * @param withRoute whether to draw the route
 * @param routeRequest the route to plan
 */
public record SceneRequest(
    Rotation rotation,
    ChangeCursor<MapEdit> edits,
    Set<FieldKind> fieldKinds,
    boolean withRoute,
    RouteRequest routeRequest) {
  /** Copies the set of fields. */
  public SceneRequest {
    fieldKinds = Set.copyOf(fieldKinds);
  }
}
