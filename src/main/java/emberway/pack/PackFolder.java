package emberway.pack;

import emberway.io.FileError;
import emberway.io.PrintableText;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.FileBytes;
import emberway.pack.store.FolderFiles;
import emberway.pack.store.PackContent;
import emberway.pack.store.PackPath;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A pack in a folder that was checked and can be zipped. */
public final class PackFolder {
  private static final int MAX_FILES = 65_000; // a zip holds up to 65534
  private static final int MAX_FILE_BYTES = 1 << 29;

  private final PackContent content;

  private PackFolder(PackContent content) {
    this.content = content;
  }

  /**
   * Checks a whole pack: every file name, every map and every tile set. Skips files and folders
   * whose names begin with a dot, and the target file.
   *
   * @param target the zip to be written, which may lie in the folder
   * @throws UnreadableException if others could not use the pack
   */
  public static PackFolder open(Path folder, Optional<Path> target) throws UnreadableException {
    String display = folder.toString();
    if (!Files.exists(folder)) {
      throw new UnreadableException(PathHint.notFound(folder));
    }
    if (!Files.isDirectory(folder)) {
      throw new UnreadableException(
          Problem.inFile(
              display,
              "is not a folder",
              "name the folder of a pack; 'emberway new-pack' starts one"));
    }
    MapPack pack = MapPack.open(folder);
    for (String name : pack.tileSetNames()) {
      pack.tileSet(name);
    }
    for (PackEntry map : pack.maps()) {
      pack.open(map);
    }
    List<Problem> pictures = pack.pictureProblems();
    if (pictures.stream().anyMatch(Problem::isError)) {
      throw new UnreadableException(pictures);
    }
    FolderFiles files = new FolderFiles(folder, display);
    PackContent content = new PackContent();
    for (String path : paths(files, target)) {
      files.inside(path); // refuses what cannot be packed
      content.add(path, () -> files.read(path, MAX_FILE_BYTES));
    }
    return new PackFolder(content);
  }

  /** Writes the zip to a stream, without closing it. The same files give the same bytes. */
  public void zip(OutputStream out) throws IOException, UnreadableException {
    content.zip(out);
  }

  private static List<String> paths(FolderFiles files, Optional<Path> target)
      throws UnreadableException {
    Path folder = files.folder();
    String display = files.display();
    List<String> paths = new ArrayList<>();
    for (String path : files.visible(MAX_FILES + 2)) { // one may be the target
      if (!isTarget(folder.resolve(path), target)) {
        paths.add(path);
      }
    }
    if (paths.size() > MAX_FILES) {
      throw refused(display, "holds more than %d files".formatted(MAX_FILES), "pack fewer");
    }
    Map<String, String> byKey = new HashMap<>();
    for (String path : paths) {
      Optional<FileError> lost = FileError.lostName(folder.resolve(path));
      if (lost.isPresent()) {
        throw refused(display + "/" + path, lost.get().message(), lost.get().remedy());
      }
      Optional<String> complaint = PackPath.complaint(path);
      if (complaint.isPresent()) {
        throw refused(
            display,
            "the file name %s %s".formatted(PrintableText.quote(path), complaint.get()),
            "rename it");
      }
      String earlier = byKey.putIfAbsent(PackPath.key(path), path);
      if (earlier != null) {
        throw refused(
            display,
            "the names %s and %s are the same file on many systems"
                .formatted(PrintableText.quote(earlier), PrintableText.quote(path)),
            "rename one of them");
      }
    }
    return paths;
  }

  private static boolean isTarget(Path file, Optional<Path> target) throws UnreadableException {
    try {
      return target.isPresent()
          && Files.exists(target.get())
          && Files.exists(file)
          && Files.isSameFile(file, target.get());
    } catch (IOException e) {
      throw FileBytes.unreadable(file.toString(), e);
    }
  }

  private static UnreadableException refused(String display, String message, String remedy) {
    return new UnreadableException(Problem.inFile(display, message, remedy));
  }
}
