package emberway.cli;

import emberway.pack.MapPack;
import emberway.pack.PackedMap;
import emberway.pack.UnreadableException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Every problem of a map, a pack or a tile set that could be opened at all. */
final class Validation {
  /** How many maps of a pack are in memory at once. */
  private static final int AT_ONCE = 2;

  /** How many are handed out before their findings are taken. */
  private static final int BATCH = 256;

  private final Findings findings;
  private final TileSetChecks tileSets = new TileSetChecks();

  private Validation(Findings findings) {
    this.findings = findings;
  }

  /** Adds the problems, files' own first. Of a pack each map is read, and dropped again. */
  static void of(Subject subject, String path, Findings findings) {
    Validation validation = new Validation(findings);
    if (subject instanceof Subject.OfMap ofMap) {
      MapCheck.of(ofMap.map(), path, validation.tileSets).addTo(findings);
    } else if (subject instanceof Subject.OfPack ofPack) {
      validation.checkPack(ofPack.pack());
    } else if (subject instanceof Subject.OfTileSet ofTiles) {
      validation.tileSets.addTo(findings, ofTiles.tiles(), path);
    }
  }

  private void checkPack(MapPack pack) {
    findings.addAll(pack.warnings());
    findings.addAll(pack.pictureProblems());
    for (String name : pack.tileSetNames()) {
      try {
        tileSets.addTo(findings, pack.tileSet(name), pack.display());
      } catch (UnreadableException broken) {
        findings.addAll(broken.problems());
      }
    }
    findings.addAll(pack.otherFileProblems());
    ExecutorService workers = Executors.newFixedThreadPool(AT_ONCE);
    try {
      List<PackedMap> maps = pack.maps();
      for (int from = 0; from < maps.size(); from += BATCH) {
        checkMaps(pack, maps.subList(from, Math.min(maps.size(), from + BATCH)), workers);
      }
    } finally {
      workers.shutdownNow();
    }
  }

  /** Looks at several maps; what is found is told in the pack's own order. */
  private void checkMaps(MapPack pack, List<PackedMap> maps, ExecutorService workers) {
    List<Future<MapCheck>> checks = new ArrayList<>();
    for (PackedMap map : maps) {
      checks.add(workers.submit(() -> check(pack, map)));
    }
    for (Future<MapCheck> check : checks) {
      try {
        check.get().addTo(findings);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return;
      } catch (ExecutionException e) {
        if (e.getCause() instanceof Error error) { // such as memory that ran out
          throw error;
        }
        throw new IllegalStateException(e.getCause());
      }
    }
  }

  private MapCheck check(MapPack pack, PackedMap map) {
    String path = pack.display(map);
    try {
      return MapCheck.of(pack.open(map), path, tileSets);
    } catch (UnreadableException broken) {
      return MapCheck.unreadable(path, tileSets, broken.problems());
    }
  }
}
