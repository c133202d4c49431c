package emberway.app.scene;

import emberway.map.Rotation;
import emberway.map.edit.ChangeCursor;
import emberway.map.edit.MapEdit;
import emberway.view.FieldKind;
import java.util.Objects;
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

  // Written out: what the compiler makes is linked at run time, which a start would wait for.
  @Override
  public boolean equals(Object other) {
    return other instanceof SceneRequest that
        && Objects.equals(rotation, that.rotation)
        && Objects.equals(edits, that.edits)
        && Objects.equals(fieldKinds, that.fieldKinds)
        && withRoute == that.withRoute
        && Objects.equals(routeRequest, that.routeRequest);
  }

  @Override
  public int hashCode() {
    return Objects.hash(rotation, edits, fieldKinds, withRoute, routeRequest);
  }
}
