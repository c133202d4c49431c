package emberway.app.study;

import emberway.app.command.Command;
import emberway.app.scene.ReachLimit;
import emberway.map.Scale;
import emberway.pack.map.LoadedMap;
import emberway.plan.query.Preset;
import emberway.render.iso.RouteOverlay;
import emberway.view.MapPlanner;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The route of a journey by the costs of the ground. Only maps with a textbook's rules need it; on
 * others, the planned route is that of the journey.
 */
public final class JourneySurvey extends RouteSurvey {
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
  Optional<Question> ask(Now now) {
    if (now.stepCosts().isEmpty() || MapPlanner.preset(now.map()) == Preset.TERRAIN) {
      return Optional.empty();
    }
    return now.content()
        .request()
        .routeRequest()
        .query()
        .map(query -> new Question(now.stepCosts().get(), query));
  }

  /** Draws the journey above the planned routes, which are shown for comparison. */
  @Override
  List<RouteOverlay> drawn(List<RouteOverlay> planned, RouteOverlay found) {
    return Stream.concat(planned.stream().map(RouteOverlay::compared), Stream.of(found)).toList();
  }
}
