package emberway.pack.tileset;

import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.FileBytes;
import emberway.pack.store.FolderListing;
import emberway.pack.store.PackFiles;
import emberway.pack.store.PackPath;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** A flat folder of files: on disk, in a pack or in the program's jar. */
sealed interface TileFolder {
  /** The folder's own name. */
  String name();

  /** A file's name in problems. */
  String display(String fileName);

  /** The folder's name in problems. */
  String display();

  /** Whether it is bundled with the program, whose tests have checked its pictures. */
  default boolean isBundled() {
    return display().startsWith(PackFiles.BUNDLED);
  }

  /** The names of its files, sorted. */
  List<String> fileNames() throws UnreadableException;

  /**
   * Reads a file.
   *
   * @param fileName one of {@link #fileNames}
   */
  byte[] read(String fileName, int maxBytes) throws UnreadableException;

  /** A folder on disk, which may be a symbolic link; links inside must not lead out of it. */
  record OnDisk(Path folder, String display) implements TileFolder {
    @Override
    public String name() {
      Path last = folder.toAbsolutePath().normalize().getFileName();
      return last == null ? "tiles" : last.toString();
    }

    @Override
    public String display(String fileName) {
      return display + folder.getFileSystem().getSeparator() + fileName;
    }

    @Override
    public List<String> fileNames() throws UnreadableException {
      return FolderListing.all(folder, display, "name a folder with a tile set");
    }

    @Override
    public byte[] read(String fileName, int maxBytes) throws UnreadableException {
      Path file = resolve(fileName);
      try {
        if (!file.toRealPath().startsWith(folder.toRealPath())) {
          throw new UnreadableException(
              Problem.inFile(
                  display(fileName),
                  "is a link that leads out of the tile set's folder",
                  "put the file itself there"));
        }
      } catch (IOException e) {
        throw FileBytes.unreadable(display(fileName), e);
      }
      return FileBytes.read(file, display(fileName), maxBytes);
    }

    private Path resolve(String fileName) throws UnreadableException {
      try {
        return folder.resolve(fileName);
      } catch (InvalidPathException e) {
        throw new UnreadableException(
            Problem.inFile(
                display(fileName),
                "its name cannot be read in this locale",
                "rename the file, or set LC_ALL=C.UTF-8"));
      }
    }
  }

  /** A folder in a pack. */
  record InPack(PackFiles files, String folder) implements TileFolder {
    @Override
    public String name() {
      return PackPath.lastPart(folder);
    }

    @Override
    public String display(String fileName) {
      return files.display(folder + "/" + fileName);
    }

    @Override
    public String display() {
      return files.display(folder);
    }

    @Override
    public List<String> fileNames() throws UnreadableException {
      return files.names(folder);
    }

    @Override
    public byte[] read(String fileName, int maxBytes) throws UnreadableException {
      return files.read(folder + "/" + fileName, maxBytes);
    }
  }

  /**
   * A folder in the program's jar.
   *
   * @param prefix the folder's path in the jar, with a slash at the end
   */
  record InJar(Path jar, String prefix) implements TileFolder {
    @Override
    public String name() {
      return prefix.substring(
          prefix.lastIndexOf('/', prefix.length() - 2) + 1, prefix.length() - 1);
    }

    @Override
    public String display(String fileName) {
      return PackFiles.BUNDLED + prefix + fileName;
    }

    @Override
    public String display() {
      return PackFiles.BUNDLED + prefix.substring(0, prefix.length() - 1);
    }

    @Override
    public List<String> fileNames() throws UnreadableException {
      try {
        return OpenJars.of(jar).stream()
            .map(ZipEntry::getName)
            .filter(name -> name.startsWith(prefix) && name.indexOf('/', prefix.length()) < 0)
            .map(name -> name.substring(prefix.length()))
            .filter(name -> !name.isEmpty())
            .sorted()
            .toList();
      } catch (IOException e) {
        throw FileBytes.unreadable(display(), e);
      }
    }

    @Override
    public byte[] read(String fileName, int maxBytes) throws UnreadableException {
      try {
        ZipFile zip = OpenJars.of(jar);
        ZipEntry entry = zip.getEntry(prefix + fileName);
        if (entry == null) {
          throw new NoSuchFileException(prefix + fileName);
        }
        try (InputStream in = zip.getInputStream(entry)) {
          if (entry.getSize() <= maxBytes) {
            return in.readNBytes((int) entry.getSize()); // reserves no more than that
          }
          throw FileBytes.tooLarge(display(fileName), maxBytes);
        }
      } catch (IOException e) {
        throw FileBytes.unreadable(display(fileName), e);
      }
    }
  }
}
