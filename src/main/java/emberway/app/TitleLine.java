package emberway.app;

import emberway.app.command.Shown;
import emberway.app.document.SceneContent;
import emberway.app.platform.PathWords;
import emberway.app.state.ExplorerState;
import emberway.io.Printable;
import emberway.map.Cell;
import emberway.plan.query.Outcome;
import emberway.plan.query.Route;
import emberway.view.Words;
import java.util.Optional;

/** The window's title: the map, the cell under the pointer, the route, or what there is to say. */
public final class TitleLine {
  private static final String SEPARATOR = " · ";
  private static final String UNSAVED = "*";
  private static final int LONGEST_NOTICE = 300;

  private TitleLine() {}

  /** The title for a state, and a notice, such as an error, that may be empty. */
  public static String of(ExplorerState state, String notice) {
    StringBuilder line = new StringBuilder("Emberway");
    line.append(SEPARATOR).append(state.history().isUnsaved() ? UNSAVED : "");
    line.append(Printable.escape(state.map().info().name()));
    if (!notice.isEmpty()) {
      String brief = PathWords.withoutFolders(notice);
      return line.append(SEPARATOR)
          .append(Printable.escape(Printable.abbreviate(brief, LONGEST_NOTICE)))
          .toString();
    }
    state.hovered().ifPresent(cell -> line.append(SEPARATOR).append(cell(state, cell)));
    line.append(SEPARATOR).append(state.studies().words().orElseGet(() -> route(state)));
    return line.toString();
  }

  private static String cell(ExplorerState state, Cell cell) {
    String tiles = cell + " " + Words.tilesAt(state.map(), cell);
    return state
        .content()
        .costs()
        .map(costs -> costs.costAt(cell))
        .map(cost -> cost < Double.POSITIVE_INFINITY ? ", cost " + Words.cost(cost) : ", blocked")
        .map(tiles::concat)
        .orElse(tiles);
  }

  private static String route(ExplorerState state) {
    SceneContent content = state.content();
    if (content.problem().isPresent()) {
      return content.problem().get();
    }
    if (!content.request().withRoute() && !state.shown().contains(Shown.ROUTE)) {
      return "route hidden";
    }
    Optional<Outcome> outcome = content.outcome();
    if (outcome.isPresent()) {
      return route(state, outcome.get());
    }
    if (state.ends().areComplete()) {
      return "planning";
    }
    return state.ends().start().isEmpty()
        ? "Shift and right click: start here"
        : "right click: go there";
  }

  private static String route(ExplorerState state, Outcome outcome) {
    if (outcome instanceof Outcome.Found found) {
      Route route = found.route();
      return "route " + Words.cost(route.cost()) + ", " + Words.steps(route.steps());
    }
    if (outcome instanceof Outcome.Unreachable unreachable) {
      Route nearest = unreachable.nearest();
      return "no way to %s; nearest %s at %s, %s"
          .formatted(
              unreachable.target(),
              nearest.end(),
              Words.cost(nearest.cost()),
              Words.steps(nearest.steps()));
    }
    if (outcome instanceof Outcome.BlockedStart blocked) {
      return "the start %s cannot be walked (%s)"
          .formatted(blocked.start(), Words.tilesAt(state.map(), blocked.start()));
    }
    return "planning";
  }
}
