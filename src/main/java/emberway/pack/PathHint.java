package emberway.pack;

import emberway.io.FileError;
import emberway.pack.problem.Problem;
import emberway.pack.problem.SpellingSuggestion;
import emberway.pack.store.BundledFiles;
import emberway.pack.store.FolderListing;
import emberway.pack.store.MapFormat;
import emberway.pack.store.PackFiles;
import emberway.pack.tileset.TileSetJson;
import emberway.pack.tileset.TileSetLibrary;
import emberway.pack.tileset.TileSetReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Suggests what a wrong path was probably meant to be. */
public final class PathHint {
  private static final char BEFORE_NAME = '#';
  private static final List<String> MAPS =
      Stream.of(MapFormat.values()).flatMap(format -> format.endings().stream()).toList();

  private PathHint() {}

  /** The problem for a missing path, with a suggestion. */
  public static Problem notFound(Path path) {
    String text = path.toString();
    int hash = text.indexOf(BEFORE_NAME);
    if (hash > 0) {
      Path pack = Path.of(text.substring(0, hash));
      if (BundledMaps.has(pack)) {
        return Problem.inFile(
            text,
            "%s is a bundled map, not a pack".formatted(pack),
            "leave out the # and what follows");
      }
      return Files.exists(pack) ? notInPack(pack, text) : notFound(pack);
    }
    if (TileSetLibrary.isBundled(path)) {
      return ofTileSet(path);
    }
    Optional<FileError> lost = FileError.lostName(path);
    if (lost.isPresent()) {
      return Problem.inFile(text, lost.get().message(), lost.get().remedy());
    }
    for (Path above = path.getParent(); above != null; above = above.getParent()) {
      if (Files.isRegularFile(above) && !MapPack.isPack(above)) {
        return Problem.inFile(text, "not found: a part of its path is a file", "check the path");
      }
      if (Files.isRegularFile(above)) {
        String inside = above.relativize(path).toString();
        return Problem.inFile(
            text,
            "not found: a part of its path is a pack",
            "name a map in it as %s#%s".formatted(above, inside));
      }
    }
    return Problem.inFile(
        text,
        "not found",
        near(path)
            .or(() -> BundledMaps.nearest(path))
            .map("did you mean '%s'?"::formatted)
            .or(() -> nearestTileSet(path))
            .orElse("check the path"));
  }

  /** The problem for a tile set in place of a map. */
  static Problem ofTileSet(Path path) {
    return Problem.inFile(
        path.toString(), "this is a tile set, not a map", "give it with --tiles, and name a map");
  }

  private static Problem notInPack(Path pack, String text) {
    return MapPack.isPack(pack)
        ? Problem.inFile(text, "names no map after the #", "name one, or leave the # out")
        : Problem.inFile(
            text,
            "not found: %s is not a pack".formatted(pack),
            "leave out the # and what follows");
  }

  private static Optional<String> nearestTileSet(Path path) {
    return BundledFiles.isName(path)
        ? SpellingSuggestion.nearest(path.toString(), TileSetLibrary.bundled().names())
            .map("did you mean the tile set '%s'?"::formatted)
        : Optional.empty();
  }

  /** A file in the same folder with a similar name, or with this name plus an extension. */
  private static Optional<String> near(Path path) {
    Path last = path.getFileName();
    if (last == null) {
      return Optional.empty();
    }
    Path folder = path.toAbsolutePath().getParent();
    List<String> names = FolderListing.names(folder == null ? path : folder, file -> true);
    String start = last.toString().toLowerCase(Locale.ROOT) + ".";
    List<String> longer =
        names.stream().filter(name -> name.toLowerCase(Locale.ROOT).startsWith(start)).toList();
    return (longer.size() == 1 ? Optional.of(longer.get(0)) : nearest(last.toString(), names))
        .map(name -> path.resolveSibling(name).toString());
  }

  /** The nearest name; an ending that names share does not make them similar. */
  private static Optional<String> nearest(String name, List<String> names) {
    int dot = name.indexOf('.');
    String ending = dot > 0 ? name.substring(dot) : "";
    List<String> stems =
        names.stream()
            .filter(other -> !ending.isEmpty() && other.endsWith(ending))
            .map(other -> other.substring(0, other.length() - ending.length()))
            .toList();
    return stems.isEmpty()
        ? SpellingSuggestion.nearest(name, names)
        : SpellingSuggestion.nearest(name.substring(0, dot), stems).map(stem -> stem + ending);
  }

  /** A map in a folder or in its subfolder {@code maps}. */
  static Optional<Path> mapIn(Path folder) {
    return FolderListing.first(folder, PathHint::isMap)
        .or(() -> FolderListing.first(folder.resolve("maps"), PathHint::isMap));
  }

  private static boolean isMap(Path file) {
    String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
    return MAPS.stream().anyMatch(name::endsWith) && Files.isRegularFile(file);
  }

  /** The problem for a folder that is neither a pack nor a tile set. */
  public static Optional<Problem> aboutFolder(Path folder) {
    boolean isEither =
        !Files.isDirectory(folder)
            || Files.exists(folder.resolve(PackFiles.LISTING))
            || Files.exists(folder.resolve(TileSetJson.FILE))
            || FolderListing.first(folder, PathHint::isPicture).isPresent();
    return isEither
        ? Optional.empty()
        : Optional.of(
            Problem.inFile(
                folder.toString(),
                "is neither a pack nor a tile set: it holds no pack.json, no tileset.json and no"
                    + " PNG",
                mapIn(folder)
                    .or(() -> TileSetReader.tileSetIn(folder))
                    .map("name what is in it, such as %s"::formatted)
                    .orElse("name a map, a pack or a tile set")));
  }

  private static boolean isPicture(Path file) {
    return file.toString().toLowerCase(Locale.ROOT).endsWith(".png");
  }
}
