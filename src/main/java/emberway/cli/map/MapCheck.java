package emberway.cli.map;

import emberway.map.Cell;
import emberway.map.TileMap;
import emberway.map.TravelProfile;
import emberway.pack.map.LoadedMap;
import emberway.pack.map.TiledArt;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import emberway.pack.tileset.LoadedTileSet;
import emberway.plan.Planner;
import emberway.plan.cost.CostFieldException;
import emberway.plan.cost.Movement;
import emberway.plan.query.Outcome;
import emberway.plan.query.StepCosts;
import emberway.render.tiled.TiledPicture;
import emberway.sprite.AutoTiler;
import emberway.sprite.SpriteUnavailableException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Checks one opened map; keeps the problems, but not the map. */
final class MapCheck {
  private final String path;
  private final TileSetCheck tileSets;
  private final List<Problem> problems = new ArrayList<>();
  private Optional<LoadedTileSet> tiles = Optional.empty();

  private MapCheck(String path, TileSetCheck tileSets) {
    this.path = path;
    this.tileSets = tileSets;
  }

  /** The result for a map that could not be opened. */
  static MapCheck unreadable(String path, TileSetCheck tileSets, List<Problem> problems) {
    MapCheck check = new MapCheck(path, tileSets);
    check.problems.addAll(problems);
    return check;
  }

  /**
   * Checks a map.
   *
   * @param path its name in messages
   */
  static MapCheck of(LoadedMap map, String path, TileSetCheck tileSets) {
    MapCheck check = new MapCheck(path, tileSets);
    check.check(map);
    return check;
  }

  /** Adds the map's problems, and its tile set's unless they were added before. */
  void addTo(Findings findings) {
    findings.addAll(problems);
    tiles.ifPresent(set -> tileSets.addTo(findings, set, path));
  }

  private void check(LoadedMap loaded) {
    List<Problem> ofPictures = loaded.art().map(TiledArt::missingProblems).orElseGet(List::of);
    loaded.warnings().stream()
        .filter(warning -> ofPictures.stream().noneMatch(error -> error.isSameFaultAs(warning)))
        .forEach(problems::add);
    problems.addAll(loaded.blockedStart().stream().toList());
    if (loaded.art().isPresent()) {
      problems.addAll(ofPictures);
      checkPicture(loaded.art().get(), ofPictures.isEmpty());
    } else {
      checkDrawing(loaded);
    }
    checkRoute(loaded.map());
  }

  private void checkPicture(TiledArt art, boolean hasPictures) {
    TiledPicture.notDrawn(art.map())
        .ifPresent(
            shapes ->
                problems.add(
                    new Problem(
                        Problem.Severity.WARNING, path, shapes.line(), 0, shapes.message(), "")));
    if (hasPictures) {
      try {
        TiledPicture.check(
            art.map(),
            art.pictures(),
            missing -> problems.addAll(UnreadableException.problems(missing, path)));
      } catch (SpriteUnavailableException failure) {
        problems.add(
            new Problem(Problem.Severity.ERROR, path, failure.line(), 0, failure.getMessage(), ""));
      }
    }
  }

  private void checkDrawing(LoadedMap loaded) {
    tiles = Optional.of(loaded.tiles());
    AutoTiler tiler = tileSets.tiler(loaded.tiles());
    for (AutoTiler.Missing missing : tiler.missing(loaded.map())) {
      problems.add(loaded.tiles().problem(missing, path));
    }
  }

  private void checkRoute(TileMap map) {
    Optional<Cell> start = map.start();
    Optional<Cell> goal = map.goal();
    try {
      Planner planner = new Planner(StepCosts.of(map, TravelProfile.FOOT, Movement.DEFAULT));
      if (start.isPresent()
          && goal.isPresent()
          && !planner.outOfReach(start.get(), List.of(goal.get())).isEmpty()
          && planner.plan(start.get(), goal.get()) instanceof Outcome.Unreachable unreachable) {
        warning(
            "there is no route from the start %s to the goal %s".formatted(start.get(), goal.get()),
            "open a path near " + unreachable.nearest().end());
      }
    } catch (CostFieldException outOfRange) {
      error(outOfRange.getMessage(), "");
    }
  }

  private void error(String message, String remedy) {
    problems.add(new Problem(Problem.Severity.ERROR, path, 0, 0, message, remedy));
  }

  private void warning(String message, String remedy) {
    problems.add(new Problem(Problem.Severity.WARNING, path, 0, 0, message, remedy));
  }
}
