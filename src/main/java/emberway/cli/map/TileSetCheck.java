package emberway.cli.map;

import emberway.pack.problem.Problem;
import emberway.pack.tileset.LoadedTileSet;
import emberway.sprite.AutoTiler;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/** Checks tile sets, each once, however many maps use it. */
final class TileSetCheck {
  private final Map<LoadedTileSet, AutoTiler> tilers =
      Collections.synchronizedMap(new IdentityHashMap<>());
  private final Set<LoadedTileSet> reported = Collections.newSetFromMap(new IdentityHashMap<>());

  /** The tile set's tiler. Thread-safe. */
  AutoTiler tiler(LoadedTileSet tiles) {
    return tilers.computeIfAbsent(tiles, t -> new AutoTiler(t.set()));
  }

  /** Adds a tile set's problems as they affect a map that uses it, unless added before. */
  void addTo(Findings findings, LoadedTileSet tiles, String path) {
    if (!reported.contains(tiles)) {
      tiles.warnings().stream().map(Problem::asWarning).forEach(findings::add);
      addRest(findings, tiles, path);
    }
  }

  /**
   * Adds a tile set's own problems, unless added before.
   *
   * @param path of the tile set, or of the pack that contains it
   */
  void addAllTo(Findings findings, LoadedTileSet tiles, String path) {
    if (!reported.contains(tiles)) {
      findings.addAll(tiles.warnings());
      addRest(findings, tiles, path);
    }
  }

  private void addRest(Findings findings, LoadedTileSet tiles, String path) {
    reported.add(tiles);
    findings.addAll(tiles.pictureProblems());
    if (!tiles.withoutDouble().isEmpty()) {
      findings.add(withoutDouble(tiles, path));
    }
    for (AutoTiler.Substitution missing : tiler(tiles).substitutions()) {
      findings.add(missing(tiles, path, missing.wanted(), missing.drawn()));
    }
    for (AutoTiler.Gap gap : tiler(tiles).gaps()) {
      findings.add(missing(tiles, path, gap.wanted(), gap.drawn()));
    }
  }

  private static Problem withoutDouble(LoadedTileSet tiles, String path) {
    String message =
        "%d of the %d pictures of tile set %s have no double size, such as %s.png; they are drawn enlarged"
            .formatted(
                tiles.withoutDouble().size(),
                tiles.set().spriteNames().size(),
                tiles.set().name(),
                tiles.withoutDouble().get(0));
    return new Problem(Problem.Severity.WARNING, path, 0, 0, message, "add them");
  }

  private static Problem missing(LoadedTileSet tiles, String path, String wanted, String drawn) {
    String message =
        "tile set %s has no %s.png; %s is drawn in its place"
            .formatted(tiles.set().name(), wanted, drawn.isEmpty() ? "nothing" : drawn + ".png");
    return new Problem(Problem.Severity.WARNING, path, 0, 0, message, "add the picture");
  }
}
