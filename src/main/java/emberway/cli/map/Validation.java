package emberway.cli.map;

import emberway.io.TaskResult;
import emberway.pack.MapPack;
import emberway.pack.PackEntry;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.FileBudget;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Finds all problems of a map, a pack or a tile set that could be opened. */
final class Validation {
  /** The most maps of a pack in memory at once. */
  private static final int AT_ONCE = 2;

  /** How many maps are submitted before the first one's findings are taken. */
  private static final int AHEAD = AT_ONCE + 1;

  /** The budget for all maps of a pack, after which the rest is left out. [units] */
  private static final long BUDGET = 2 * FileBudget.MAX;

  private final Findings findings;
  private final long budget; // the budget for all maps of a pack [units]
  private final TileSetCheck tileSets = new TileSetCheck();
  private long taken; // the part of the budget that the maps so far took [units]

  private Validation(Findings findings, long budget) {
    this.findings = findings;
    this.budget = budget;
  }

  /**
   * Adds all problems, a pack's own files first. A pack's maps are read one by one and released
   * again.
   */
  static void of(Subject subject, String path, Findings findings) {
    of(subject, path, findings, BUDGET);
  }

  /** Like {@link #of(Subject, String, Findings)}, with the budget for a pack's maps. [units] */
  static void of(Subject subject, String path, Findings findings, long budget) {
    Validation validation = new Validation(findings, budget);
    if (subject instanceof Subject.OfMap ofMap) {
      MapCheck.of(ofMap.map(), path, validation.tileSets).addTo(findings);
    } else if (subject instanceof Subject.OfPack ofPack) {
      validation.checkPack(ofPack.pack());
    } else if (subject instanceof Subject.OfTileSet ofTiles) {
      validation.tileSets.addAllTo(findings, ofTiles.tiles(), path);
    }
  }

  private void checkPack(MapPack pack) {
    checkContent(pack);
    findings.addAll(pack.otherFileProblems());
    ExecutorService workers = Executors.newFixedThreadPool(AT_ONCE);
    try {
      checkMaps(pack, workers);
      MapPack unlisted = pack.unlisted();
      checkContent(unlisted);
      checkMaps(unlisted, workers);
    } finally {
      workers.shutdownNow();
    }
  }

  private void checkContent(MapPack pack) {
    findings.addAll(pack.warnings());
    findings.addAll(pack.pictureProblems());
    for (String name : pack.tileSetNames()) {
      try {
        tileSets.addAllTo(findings, pack.tileSet(name), pack.display());
      } catch (UnreadableException broken) {
        findings.addAll(broken.problems());
      }
    }
  }

  /** A check in progress and the budget that it uses. */
  private record Running(Future<MapCheck> check, FileBudget budget) {}

  /**
   * Checks a pack's maps in parallel and adds the findings in the pack's order. Which maps are left
   * out depends only on the maps before them, not on thread timing.
   */
  private void checkMaps(MapPack pack, ExecutorService workers) {
    Deque<Running> running = new ArrayDeque<>();
    int begun = 0;
    for (PackEntry map : pack.maps()) {
      if (running.size() == AHEAD) {
        finished(running.remove());
      }
      if (taken > budget) {
        break;
      }
      FileBudget mapBudget = new FileBudget(pack.display(map));
      running.add(new Running(workers.submit(() -> check(pack, map, mapBudget)), mapBudget));
      begun++;
    }
    running.forEach(this::finished);
    if (begun < pack.maps().size()) {
      findings.add(leftOut(pack, pack.maps().size() - begun));
    }
  }

  private static Problem leftOut(MapPack pack, int maps) {
    return new Problem(
        Problem.Severity.WARNING,
        pack.display(),
        0,
        0,
        "%d of its %d maps were not checked, because those before them reach the limit of one pack"
            .formatted(maps, pack.maps().size()),
        "check each of them as %s#NAME".formatted(pack.display()));
  }

  /** Waits for a map's check and adds its findings and the budget that it used. */
  private void finished(Running map) {
    try {
      TaskResult.await(map.check).addTo(findings);
      taken += map.budget.taken();
    } catch (CancellationException interrupted) {
      taken = Long.MAX_VALUE / 2; // more than any budget, so checking stops
    }
  }

  private MapCheck check(MapPack pack, PackEntry map, FileBudget budget) {
    String path = pack.display(map);
    try {
      return MapCheck.of(pack.open(map, budget), path, tileSets);
    } catch (UnreadableException broken) {
      return MapCheck.unreadable(path, tileSets, broken.problems());
    }
  }
}
