package emberway.cli;

import emberway.map.Cell;
import emberway.map.Tile;
import emberway.map.TileMap;
import emberway.pack.LoadedMap;
import emberway.pack.LoadedTileSet;
import emberway.pack.MapPack;
import emberway.pack.PackedMap;
import emberway.pack.Problem;
import emberway.pack.TiledArt;
import emberway.pack.UnreadableException;
import emberway.plan.CostField;
import emberway.plan.CostFieldException;
import emberway.plan.Movement;
import emberway.plan.Outcome;
import emberway.plan.Planner;
import emberway.scenery.TiledPicture;
import emberway.sprite.AutoTiler;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Every problem of a map, a pack or a tile set that could be opened at all. */
final class Validation {
  /** The most problems that are listed for one pack. */
  private static final int MOST_IN_PACK = 1000;

  private final List<Problem> problems = new ArrayList<>();
  private final Set<LoadedTileSet> checked = Collections.newSetFromMap(new IdentityHashMap<>());
  private String path; // of the map or the tile set that is looked at

  private Validation(String path) {
    this.path = path;
  }

  /** The problems, files' own first. */
  static List<Problem> of(Subject subject, String path) {
    Validation validation = new Validation(path);
    if (subject instanceof Subject.OfMap ofMap) {
      validation.checkMap(ofMap.map());
    } else if (subject instanceof Subject.OfPack ofPack) {
      validation.checkPack(ofPack.pack());
    } else if (subject instanceof Subject.OfTileSet ofTiles) {
      validation.checkTileSet(ofTiles.tiles());
    }
    return validation.problems;
  }

  private void checkPack(MapPack pack) {
    problems.addAll(pack.warnings());
    problems.addAll(pack.pictureProblems());
    for (String name : pack.tileSetNames()) {
      path = pack.display();
      try {
        checkTileSet(pack.tileSet(name));
      } catch (UnreadableException broken) {
        problems.addAll(broken.problems());
      }
    }
    for (PackedMap map : pack.maps()) {
      if (problems.size() >= MOST_IN_PACK) {
        error("stopped looking after %d problems".formatted(problems.size()), "mend these first");
        return;
      }
      path = pack.display(map);
      try {
        checkMap(pack.open(map));
      } catch (UnreadableException broken) {
        broken.problems().stream().filter(p -> !problems.contains(p)).forEach(problems::add);
      }
    }
  }

  private void checkMap(LoadedMap loaded) {
    List<Problem> ofPictures = loaded.art().map(TiledArt::pictureProblems).orElseGet(List::of);
    loaded.warnings().stream()
        .filter(warning -> ofPictures.stream().noneMatch(error -> error.saysSameAs(warning)))
        .forEach(problems::add);
    problems.addAll(loaded.blockedStart().stream().toList());
    if (loaded.art().isPresent()) {
      problems.addAll(ofPictures);
      TiledPicture.notDrawn(loaded.art().get().map()).ifPresent(message -> warning(message, ""));
    } else {
      checkDrawing(loaded);
    }
    checkRoute(loaded.map());
  }

  private void checkDrawing(LoadedMap loaded) {
    checkTileSet(loaded.tiles());
    for (Tile tile : new AutoTiler(loaded.tiles().set()).tilesWithoutSprite(loaded.map())) {
      error(
          "'%c' (%s) cannot be drawn: tile set %s has no %s.png"
              .formatted(tile.symbol(), tile.label(), loaded.tiles().set().name(), tile.stem()),
          "add the picture, or use another tile set");
    }
  }

  private void checkRoute(TileMap map) {
    Optional<Cell> start = map.start();
    Optional<Cell> goal = map.goal();
    try {
      CostField field = CostField.of(map);
      if (start.isPresent() && goal.isPresent()) {
        Outcome outcome = new Planner(field, Movement.PUBLISHED).plan(start.get(), goal.get());
        if (outcome instanceof Outcome.Unreachable unreachable) {
          warning(
              "there is no way from the start %s to the goal %s".formatted(start.get(), goal.get()),
              "open one near " + unreachable.nearest().end());
        }
      }
    } catch (CostFieldException outOfRange) {
      error(outOfRange.getMessage(), "");
    }
  }

  private void checkTileSet(LoadedTileSet tiles) {
    if (!checked.add(tiles)) {
      return; // another map of the pack has it, too
    }
    problems.addAll(tiles.warnings());
    problems.addAll(tiles.pictureProblems());
    AutoTiler tiler = new AutoTiler(tiles.set());
    for (AutoTiler.Substitution missing : tiler.substitutions()) {
      warnOfMissing(tiles, missing.wanted(), missing.drawn());
    }
    for (AutoTiler.Gap gap : tiler.gaps()) {
      warnOfMissing(tiles, gap.wanted(), gap.drawn());
    }
  }

  private void warnOfMissing(LoadedTileSet tiles, String wanted, String drawn) {
    warning(
        "tile set %s has no %s.png; %s is drawn in its place"
            .formatted(tiles.set().name(), wanted, drawn.isEmpty() ? "nothing" : drawn + ".png"),
        "add the picture");
  }

  private void error(String message, String mend) {
    problems.add(new Problem(Problem.Severity.ERROR, path, 0, 0, message, mend));
  }

  private void warning(String message, String mend) {
    problems.add(new Problem(Problem.Severity.WARNING, path, 0, 0, message, mend));
  }
}
