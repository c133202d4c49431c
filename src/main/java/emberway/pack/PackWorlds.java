package emberway.pack;

import emberway.io.PrintableText;
import emberway.pack.json.Json;
import emberway.pack.problem.Problem;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.PackFiles;
import emberway.pack.store.PackPath;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Replaces the Tiled worlds listed in a pack by their maps. The world files are read when the pack
 * is opened, {@link Json#MAX_BYTES} in total at most.
 */
final class PackWorlds {
  private final PackFiles files;
  private final List<Problem> warnings = new ArrayList<>();
  private final Set<String> paths = new HashSet<>();
  private final Set<String> names = new HashSet<>(); // their keys
  private int left = Json.MAX_BYTES;

  private PackWorlds(PackFiles files) {
    this.files = files;
  }

  /**
   * The pack with its worlds replaced by their maps.
   *
   * @param problems receives warnings about the worlds
   * @throws UnreadableException if a world is missing or malformed
   */
  static PackDescription expand(PackDescription pack, PackFiles files, List<Problem> problems)
      throws UnreadableException {
    if (pack.maps().stream().noneMatch(PackWorlds::isWorld)) {
      return pack;
    }
    PackWorlds worlds = new PackWorlds(files);
    List<PackDescription.MapEntry> maps = worlds.maps(pack.maps());
    problems.addAll(worlds.warnings);
    return new PackDescription(pack.info(), pack.preview(), maps, pack.tileSets());
  }

  private static boolean isWorld(PackDescription.MapEntry entry) {
    return TiledWorld.isNamedSo(entry.file().path());
  }

  private List<PackDescription.MapEntry> maps(List<PackDescription.MapEntry> listed)
      throws UnreadableException {
    for (PackDescription.MapEntry entry : listed) {
      if (!isWorld(entry)) {
        paths.add(entry.file().path());
        names.add(PackPath.key(entry.map().name()));
      }
    }
    List<PackDescription.MapEntry> maps = new ArrayList<>();
    for (PackDescription.MapEntry entry : listed) {
      if (isWorld(entry)) {
        maps.addAll(mapsOf(entry));
      } else {
        maps.add(entry);
      }
      if (maps.size() > PackFiles.MAX_MAPS) {
        throw new UnreadableException(
            Problem.inFile(
                files.display(),
                "has more than %d maps with those of its worlds".formatted(PackFiles.MAX_MAPS),
                "split it"));
      }
    }
    return maps;
  }

  private List<PackDescription.MapEntry> mapsOf(PackDescription.MapEntry entry)
      throws UnreadableException {
    String world = entry.file().path();
    byte[] bytes = files.read(world, left);
    left -= bytes.length;
    ProblemCollector problemCollector = new ProblemCollector(files.display(world));
    String folder = world.substring(0, Math.max(0, world.lastIndexOf('/')));
    List<PackDescription.MapEntry> maps =
        new TiledWorld(world, () -> files.names(folder), problemCollector, paths, names)
            .maps(bytes);
    for (PackDescription.MapEntry map : maps) {
      PackPath.complaint(map.file().path())
          .ifPresent(
              complaint ->
                  problemCollector.error(
                      map.file().line(),
                      0,
                      "the map %s %s".formatted(PrintableText.quote(map.file().path()), complaint),
                      "put it in the pack, and name it there"));
    }
    problemCollector.throwIfErrors();
    warnings.addAll(problemCollector.sorted());
    return maps.stream().map(map -> described(map, entry)).toList();
  }

  /** A world's map, with the pack's data about the world added. */
  private static PackDescription.MapEntry described(
      PackDescription.MapEntry map, PackDescription.MapEntry world) {
    String place = map.map().description();
    String about = world.map().description();
    PackEntry packEntry =
        new PackEntry(
            map.map().file(),
            map.map().name(),
            about.isEmpty() ? place : about + " (" + place + ")",
            !world.preview().isNone());
    return new PackDescription.MapEntry(packEntry, map.file(), world.preview());
  }
}
