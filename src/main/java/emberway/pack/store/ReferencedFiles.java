package emberway.pack.store;

import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The files that a Tiled map refers to, by paths relative to its folder; see {@link RelativePath}.
 */
public interface ReferencedFiles {
  /** The largest picture file. [bytes] */
  int MAX_PICTURE_BYTES = 64 << 20;

  /** A file's name in problems. */
  String display(String path);

  /** Reads a file. */
  byte[] read(String path, int maxBytes) throws UnreadableException;

  /** Makes an absolute path near the map relative to the map's folder. */
  default Optional<String> relative(String absolute) {
    return Optional.empty();
  }

  /**
   * The path from a map's folder to a file.
   *
   * @param climb how many folders above the map's the file may lie; never the root folder
   */
  private static Optional<String> relative(Path map, String absolute, int climb) {
    try {
      Path named = Path.of(absolute).normalize();
      Path folder = map.toAbsolutePath().normalize().getParent();
      Path top = folder;
      for (int i = 0; i < climb && !named.startsWith(top) && top.getParent() != null; i++) {
        top = top.getParent();
      }
      boolean isNear = named.isAbsolute() && named.startsWith(top) && top.getParent() != null;
      String separator = named.getFileSystem().getSeparator();
      return isNear
          ? Optional.of(folder.relativize(named).toString().replace(separator, "/"))
          : Optional.empty();
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  /**
   * Files on disk. They must lie in the map's folder or a few folders above; links must not lead
   * out of there.
   *
   * @param map the map's file
   */
  record OnDisk(Path map) implements ReferencedFiles {
    @Override
    public String display(String path) {
      Path beside = map.resolveSibling(path);
      return beside.normalize().toString();
    }

    @Override
    public byte[] read(String path, int maxBytes) throws UnreadableException {
      return FileBytes.read(find(path), display(path), maxBytes);
    }

    @Override
    public Optional<String> relative(String absolute) {
      return ReferencedFiles.relative(map, absolute, RelativePath.MAX_CLIMB);
    }

    /** The real path of a file, checked to be near the map. */
    Path find(String path) throws UnreadableException {
      String display = path;
      try {
        display = display(path);
        boolean isThere = Files.exists(map); // unless it came by a stream
        Path folder = isThere ? map.toRealPath().getParent() : FileBytes.folderOf(map).toRealPath();
        Path top = folder;
        for (int i = 0; i < RelativePath.MAX_CLIMB && top.getParent() != null; i++) {
          top = top.getParent();
        }
        Path file = folder.resolve(path).toRealPath();
        if (!file.startsWith(top)) {
          throw new UnreadableException(
              Problem.inFile(
                  display,
                  "is a link that leads too far away from the map",
                  "put the file itself there"));
        }
        return file;
      } catch (IOException e) {
        throw FileBytes.unreadable(display, e);
      } catch (InvalidPathException e) {
        throw new UnreadableException(
            Problem.inFile(
                display,
                "its name is not a possible file name here",
                "rename the file, and change its name in the map"));
      }
    }
  }

  /** No files: for a map on its own. */
  record None(String map) implements ReferencedFiles {
    @Override
    public String display(String path) {
      return path;
    }

    @Override
    public byte[] read(String path, int maxBytes) throws UnreadableException {
      throw new UnreadableException(
          Problem.inFile(
              path, "not found: " + map + " was opened alone", "open it from its folder"));
    }
  }

  /**
   * Files of a pack; nothing leads out of it.
   *
   * @param map the map's path in the pack
   */
  record InPack(PackFiles files, String map) implements ReferencedFiles {
    @Override
    public Optional<String> relative(String absolute) {
      int depth = (int) map.chars().filter(c -> c == '/').count();
      return files instanceof FolderFiles onDisk
          ? ReferencedFiles.relative(onDisk.folder().resolve(map), absolute, depth)
          : Optional.empty();
    }

    @Override
    public String display(String path) {
      return RelativePath.resolve(map, path) instanceof RelativePath.Found found
          ? files.display(found.path())
          : files.display() + ": " + path;
    }

    @Override
    public byte[] read(String path, int maxBytes) throws UnreadableException {
      if (RelativePath.resolve(map, path) instanceof RelativePath.Found found
          && PackPath.complaint(found.path()).isEmpty()) {
        return files.read(found.path(), maxBytes);
      }
      throw new UnreadableException(
          Problem.inFile(
              display(path), "leads out of the pack", "keep what a map needs in its pack"));
    }
  }
}
