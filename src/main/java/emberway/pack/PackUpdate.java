package emberway.pack;

import emberway.io.AtomicFile;
import emberway.io.FileError;
import emberway.io.UnwritableException;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.FileKind;
import emberway.pack.store.FolderFiles;
import emberway.pack.store.PackContent;
import emberway.pack.store.ZipDirectory;
import emberway.pack.store.ZipFiles;
import java.nio.file.Files;
import java.nio.file.Path;

/** Replaces one file of a pack and keeps all others. */
final class PackUpdate {
  private PackUpdate() {}

  /**
   * Replaces a file's content. A zip is rewritten as {@code emberway pack} would write it, with all
   * its files, whether {@code pack.json} names them or not.
   *
   * @param pack a pack's folder or zip
   * @param path the file's path in the pack
   * @throws UnreadableException if a file of the zip is damaged
   */
  static void replace(Path pack, String path, byte[] content)
      throws UnwritableException, UnreadableException {
    String display = pack.toString();
    if (Files.isDirectory(pack)) {
      Path file = new FolderFiles(pack, display).inside(path);
      AtomicFile.write(file, out -> out.write(content));
    } else if (FileKind.isZip(pack)) {
      ZipFiles zip = ZipFiles.open(pack, display);
      PackContent all = new PackContent();
      for (ZipDirectory.Entry entry : zip.entries()) {
        all.add(entry.name(), () -> zip.isAt(entry, path) ? content : zip.read(entry));
      }
      all.saveZip(pack);
    } else {
      throw new UnwritableException(
          pack, new FileError("is neither a folder nor a zip", "save the map elsewhere"), null);
    }
  }
}
