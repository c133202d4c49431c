package emberway.cli.map;

import emberway.pack.MapPack;
import emberway.pack.PackEntry;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.FileBudget;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Every problem of a map, a pack or a tile set that could be opened at all. */
final class Validation {
  /** How many maps of a pack are in memory at once. */
  private static final int AT_ONCE = 2;

  /** How many are handed out before the findings of the first are taken. */
  private static final int AHEAD = AT_ONCE + 1;

  /** What all maps of a pack may take before the rest is left out. [units] */
  private static final long MOST = 2 * FileBudget.MOST;

  private final Findings findings;
  private final long most; // as MOST
  private final TileSetCheck tileSets = new TileSetCheck();

  private Validation(Findings findings, long most) {
    this.findings = findings;
    this.most = most;
  }

  /** Adds the problems, files' own first. Of a pack each map is read, and dropped again. */
  static void of(Subject subject, String path, Findings findings) {
    of(subject, path, findings, MOST);
  }

  /** The same, until the maps of a pack have taken more than so many units. */
  static void of(Subject subject, String path, Findings findings, long most) {
    Validation validation = new Validation(findings, most);
    if (subject instanceof Subject.OfMap ofMap) {
      MapCheck.of(ofMap.map(), path, validation.tileSets).addTo(findings);
    } else if (subject instanceof Subject.OfPack ofPack) {
      validation.checkPack(ofPack.pack());
    } else if (subject instanceof Subject.OfTileSet ofTiles) {
      validation.tileSets.addAllTo(findings, ofTiles.tiles(), path);
    }
  }

  private void checkPack(MapPack pack) {
    findings.addAll(pack.warnings());
    findings.addAll(pack.pictureProblems());
    for (String name : pack.tileSetNames()) {
      try {
        tileSets.addAllTo(findings, pack.tileSet(name), pack.display());
      } catch (UnreadableException broken) {
        findings.addAll(broken.problems());
      }
    }
    findings.addAll(pack.otherFileProblems());
    ExecutorService workers = Executors.newFixedThreadPool(AT_ONCE);
    try {
      checkMaps(pack, workers);
    } finally {
      workers.shutdownNow();
    }
  }

  /** A map that is looked at, and what that takes. */
  private record Running(Future<MapCheck> check, FileBudget budget) {}

  /**
   * Looks at the maps; what is found is told in the pack's own order. Which maps are left out goes
   * by the maps before them alone, and not by which thread is faster.
   */
  private void checkMaps(MapPack pack, ExecutorService workers) {
    Deque<Running> running = new ArrayDeque<>();
    long taken = 0;
    int begun = 0;
    for (PackEntry map : pack.maps()) {
      taken += running.size() < AHEAD ? 0 : finished(running.remove());
      if (taken > most) {
        break;
      }
      FileBudget budget = new FileBudget(pack.display(map));
      running.add(new Running(workers.submit(() -> check(pack, map, budget)), budget));
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
        "%d of its %d maps were not looked at, for those before are too much for one pack"
            .formatted(maps, pack.maps().size()),
        "name each of them, as %s#NAME".formatted(pack.display()));
  }

  /** Takes what was found in a map; gives the units that it took. */
  private long finished(Running map) {
    try {
      map.check.get().addTo(findings);
      return map.budget.taken();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Long.MAX_VALUE / 2; // enough to end it
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Error error) { // such as memory that ran out
        throw error;
      }
      throw new IllegalStateException(e.getCause());
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
