package emberway.app.study;

import emberway.app.command.Command;
import emberway.app.scene.ReachLimit;
import emberway.app.scene.SceneContent;
import emberway.map.Scale;
import emberway.map.TileMap;
import emberway.pack.map.LoadedMap;
import emberway.plan.query.Preset;
import emberway.plan.query.Route;
import emberway.render.iso.RouteOverlay;
import emberway.view.MapPlanner;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * The route of a journey by the costs of the ground. Only maps with a textbook's rules need it; on
 * others, the planned route is that of the journey.
 */
public final class JourneySurvey extends Survey<CheapestRoute.Question, CheapestRoute> {
  private final Scale scale;
  private ReachLimit day;

  JourneySurvey(Set<Command> viewOptions, LoadedMap loaded) {
    super(Command.JOURNEY, viewOptions);
    scale = loaded.scale();
    day = ReachLimit.day(loaded.map().size(), scale);
  }

  /** Sets how far a traveler goes in a day. */
  public void setDay(ReachLimit next) {
    day = next;
  }

  /** Returns how far a day's travel leads. */
  public ReachLimit day() {
    return day;
  }

  @Override
  void resume(Survey<?, ?> before) {
    ReachLimit earlier = ((JourneySurvey) before).day;
    day = ReachLimit.isKnown(earlier.unit(), scale) ? earlier : day;
  }

  @Override
  Optional<CheapestRoute.Question> ask(Now now) {
    if (now.costs().isEmpty() || MapPlanner.preset(now.map()) == Preset.TERRAIN) {
      return Optional.empty();
    }
    return now.content()
        .request()
        .routeRequest()
        .query()
        .map(query -> new CheapestRoute.Question(now.costs().get(), now.movement(), query));
  }

  @Override
  Optional<CheapestRoute> compute(CheapestRoute.Question question, BooleanSupplier isStale) {
    return CheapestRoute.find(question, isStale);
  }

  /** Draws the journey above the routes of the content, which are shown for comparison. */
  @Override
  SceneContent over(SceneContent content, CheapestRoute found, TileMap map) {
    if (found.route().isEmpty()) {
      return content;
    }
    Route route = found.route().get();
    List<RouteOverlay> drawn = new ArrayList<>();
    content.routes().forEach(planned -> drawn.add(planned.compared()));
    drawn.add(MapPlanner.overlay(route, map, route.end()).rotated(content.request().rotation()));
    return content.withRoutes(drawn);
  }
}
