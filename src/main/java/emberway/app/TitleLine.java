package emberway.app;

import emberway.app.command.Command;
import emberway.app.platform.PathText;
import emberway.app.scene.SceneContent;
import emberway.app.state.ExplorerState;
import emberway.app.text.CellText;
import emberway.app.text.NameText;
import emberway.app.text.Texts;
import emberway.io.PrintableText;
import emberway.map.Cell;
import emberway.plan.query.Outcome;
import emberway.plan.query.Route;
import java.util.Optional;

/**
 * Composes the window's title: the map, the cell under the pointer or cursor, and the route, or a
 * notice.
 */
public final class TitleLine {
  private static final String SEPARATOR = " · ";
  private static final String UNSAVED = "*";
  private static final int LONGEST_NOTICE = 300;

  private TitleLine() {}

  /** Returns the title for a state and a notice, such as an error; an empty notice is left out. */
  public static String of(ExplorerState state, String notice) {
    StringBuilder line = new StringBuilder("Emberway");
    line.append(SEPARATOR).append(state.history().isUnsaved() ? UNSAVED : "");
    line.append(NameText.of(state.map().info().name()));
    if (!notice.isEmpty()) {
      String brief = PathText.withoutFolders(notice);
      return line.append(SEPARATOR)
          .append(PrintableText.escape(PrintableText.abbreviate(brief, LONGEST_NOTICE)))
          .toString();
    }
    state
        .cellFocus()
        .described()
        .ifPresent(cell -> line.append(SEPARATOR).append(cell(state, cell)));
    line.append(SEPARATOR).append(state.simulations().description().orElseGet(() -> route(state)));
    return line.toString();
  }

  /** Returns the title before there is a map. */
  static String opening(String what) {
    return "Emberway" + SEPARATOR + what;
  }

  private static String cell(ExplorerState state, Cell cell) {
    String tiles = cell + " " + CellText.tilesAt(state.map(), cell);
    return state
        .content()
        .stepCosts()
        .map(stepCosts -> stepCosts.field().costAt(cell))
        .map(
            cost ->
                cost < Double.POSITIVE_INFINITY
                    ? Texts.format("title.cost", tiles, Texts.cost(cost))
                    : Texts.format("title.blocked", tiles))
        .orElse(tiles);
  }

  private static String route(ExplorerState state) {
    SceneContent content = state.content();
    if (content.problem().isPresent()) {
      return content.problem().get();
    }
    if (!content.request().withRoute() && !state.viewOptions().contains(Command.ROUTE)) {
      return Texts.get("title.hidden");
    }
    Optional<Outcome> outcome = content.outcome();
    if (outcome.isPresent()) {
      return route(state, outcome.get());
    }
    if (state.routeEnds().areComplete()) {
      return Texts.get("title.planning");
    }
    return Texts.get(state.routeEnds().start().isEmpty() ? "title.set-start" : "title.set-goal");
  }

  private static String route(ExplorerState state, Outcome outcome) {
    if (outcome instanceof Outcome.Found found) {
      Route route = found.route();
      return Texts.format("title.route", Texts.cost(route.cost()), route.steps());
    }
    if (outcome instanceof Outcome.Unreachable unreachable) {
      Route nearest = unreachable.nearest();
      return Texts.format(
          "title.no-route",
          unreachable.target(),
          nearest.end(),
          Texts.cost(nearest.cost()),
          nearest.steps());
    }
    if (outcome instanceof Outcome.BlockedStart blocked) {
      return Texts.format(
          "title.blocked-start", blocked.start(), CellText.tilesAt(state.map(), blocked.start()));
    }
    return Texts.get("title.planning");
  }
}
