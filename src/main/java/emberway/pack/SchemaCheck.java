package emberway.pack;

import emberway.pack.json.Json;
import emberway.pack.json.JsonObjectReader;
import emberway.pack.json.JsonSchema;
import emberway.pack.problem.Problem;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.FolderFiles;
import emberway.pack.store.PackFiles;
import emberway.pack.store.WorldFiles;
import emberway.pack.tileset.TileSetJson;
import emberway.pack.tileset.TileSetLibrary;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Validates {@code pack.json} and {@code tileset.json} against their published schemas. The readers
 * are at least as strict, but other programs rely on the schemas.
 */
public final class SchemaCheck {
  private static final String OF_PACK = "pack.schema.json";
  private static final String OF_TILE_SET = "tileset.schema.json";

  private final List<Problem> found = new ArrayList<>();

  private SchemaCheck() {}

  /**
   * The schema violations of a pack or of a tile set's folder. Leaves out files that are not JSON,
   * those in a newer format, and all other files; their readers report those.
   */
  public static List<Problem> of(Path path) {
    SchemaCheck check = new SchemaCheck();
    try {
      Optional<MapAddress> address = MapAddress.of(path);
      if (address.isPresent()) {
        check.pack(MapPack.files(address.get().pack()));
      } else {
        check.tileSet(TileSetLibrary.folderOf(path));
      }
    } catch (UnreadableException notEvenOpen) {
      return check.found;
    }
    return check.found;
  }

  /** The schema violations of an opened pack. */
  public static List<Problem> of(MapPack pack) {
    SchemaCheck check = new SchemaCheck();
    if (pack.files() instanceof WorldFiles) {
      return check.found; // files beside a world do not belong to it
    }
    try {
      check.pack(pack.files(), pack.tileSetFolders());
    } catch (UnreadableException changedMeanwhile) {
      return check.found;
    }
    return check.found;
  }

  private void tileSet(Path folder) throws UnreadableException {
    if (Files.isRegularFile(folder.resolve(TileSetJson.FILE))) {
      file(
          new FolderFiles(folder, folder.toString()),
          TileSetJson.FILE,
          OF_TILE_SET,
          TileSetJson.FORMAT);
    }
  }

  private void pack(PackFiles files) throws UnreadableException {
    if (!files.has(PackFiles.LISTING)) {
      return;
    }
    ProblemCollector ignored = new ProblemCollector(PackFiles.LISTING);
    byte[] bytes = files.read(PackFiles.LISTING, Json.MAX_BYTES);
    pack(
        files,
        PackJson.parse(bytes, ignored).tileSets().stream()
            .map(PackDescription.Named::path)
            .toList());
  }

  private void pack(PackFiles files, List<String> tileSets) throws UnreadableException {
    if (!files.has(PackFiles.LISTING)) {
      return;
    }
    file(files, PackFiles.LISTING, OF_PACK, PackJson.FORMAT);
    for (String folder : tileSets) {
      String file = folder + "/" + TileSetJson.FILE;
      if (files.has(file)) {
        file(files, file, OF_TILE_SET, TileSetJson.FORMAT);
      }
    }
  }

  private void file(PackFiles files, String path, String schema, int format)
      throws UnreadableException {
    Json json = Json.parse(files.read(path, Json.MAX_BYTES), new ProblemCollector(path));
    if (JsonObjectReader.isNewer(json, format)) {
      return;
    }
    ProblemCollector problemCollector = new ProblemCollector(files.display(path));
    new JsonSchema(schema).check(json, problemCollector);
    found.addAll(problemCollector.sorted());
  }
}
