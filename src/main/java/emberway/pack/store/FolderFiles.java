package emberway.pack.store;

import emberway.io.FileError;
import emberway.io.PrintableText;
import emberway.io.SpecialFile;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A pack in a folder on disk, which may be a symbolic link; links inside must not lead out of it.
 */
public record FolderFiles(Path folder, String display) implements PackFiles {
  /** The most files listed by {@link #visible}. */
  private static final int MAX_FILES = 100_000;

  /** The most files that can be packed; a zip holds up to 65,534. */
  private static final int MAX_PACKED = 65_000;

  @Override
  public boolean has(String path) {
    try {
      return Files.isRegularFile(folder.resolve(path));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  @Override
  public List<String> names(String inside) throws UnreadableException {
    Path listed = inside.isEmpty() ? folder : inFolder(inside);
    if (!Files.isDirectory(listed)) {
      return List.of();
    }
    String name = inside.isEmpty() ? display : display(inside);
    return FolderListing.all(listed, name, "name a smaller folder");
  }

  @Override
  public List<String> all() throws UnreadableException {
    try {
      return all(folder.toRealPath());
    } catch (UncheckedIOException e) {
      throw FileBytes.unreadable(display, e.getCause());
    } catch (IOException e) {
      throw FileBytes.unreadable(display, e);
    }
  }

  private static List<String> all(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .filter(file -> !Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS))
          .map(file -> root.relativize(file).toString())
          .map(path -> path.replace(root.getFileSystem().getSeparator(), "/"))
          .sorted()
          .toList();
    }
  }

  /** As in all packs, up to {@value #MAX_FILES}; a link to a folder counts as a file. */
  @Override
  public List<String> visible() throws UnreadableException {
    List<String> paths = new ArrayList<>();
    try {
      Files.walkFileTree(folder, collector(paths));
    } catch (IOException e) {
      throw FileBytes.unreadable(display, e);
    }
    Collections.sort(paths);
    return paths;
  }

  private SimpleFileVisitor<Path> collector(List<String> paths) {
    return new SimpleFileVisitor<>() {
      @Override
      public FileVisitResult preVisitDirectory(Path visited, BasicFileAttributes attributes) {
        return !visited.equals(folder) && isHidden(visited)
            ? FileVisitResult.SKIP_SUBTREE
            : FileVisitResult.CONTINUE;
      }

      @Override
      public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
        if (paths.size() == MAX_FILES) {
          return FileVisitResult.TERMINATE;
        }
        if (!isHidden(file)) {
          String path = folder.relativize(file).toString();
          paths.add(path.replace(file.getFileSystem().getSeparator(), "/"));
        }
        return FileVisitResult.CONTINUE;
      }
    };
  }

  private static boolean isHidden(Path file) {
    return file.getFileName().toString().startsWith(".");
  }

  /**
   * Names the files that cannot be packed, such as pipes, links that lead out of the pack, and
   * those with names that other systems do not allow or do not tell apart.
   */
  @Override
  public List<Problem> problemsBesides(Set<String> paths) {
    List<Problem> problems = new ArrayList<>();
    Map<String, String> byKey = new HashMap<>();
    try {
      List<String> all = visible();
      if (all.size() > MAX_PACKED) {
        problems.add(
            Problem.inFile(
                display, "holds more than %d files".formatted(MAX_PACKED), "pack fewer"));
      }
      for (String path : all) {
        String earlier = byKey.putIfAbsent(PackPath.key(path), path);
        if (earlier != null) {
          problems.add(
              Problem.inFile(
                  display,
                  "the names %s and %s are the same file on many systems"
                      .formatted(PrintableText.quote(earlier), PrintableText.quote(path)),
                  "rename one of them"));
        }
        if (!paths.contains(path)) {
          problemOf(path).ifPresent(problems::add);
        }
      }
    } catch (UnreadableException unlisted) {
      problems.addAll(unlisted.problems());
    }
    return problems;
  }

  private Optional<Problem> problemOf(String path) {
    Optional<String> complaint = PackPath.complaint(path);
    if (complaint.isPresent()) {
      String message = "the file name %s %s".formatted(PrintableText.quote(path), complaint.get());
      return Optional.of(Problem.inFile(display, message, "rename it"));
    }
    try {
      inside(path);
      return Optional.empty();
    } catch (UnreadableException unfit) {
      return Optional.of(unfit.problems().get(0));
    }
  }

  @Override
  public byte[] head(String path, int bytes) throws UnreadableException {
    try (InputStream in = Files.newInputStream(inside(path))) {
      return in.readNBytes(bytes);
    } catch (IOException e) {
      throw FileBytes.unreadable(display(path), e);
    }
  }

  @Override
  public byte[] readIf(String path, int bytes, Predicate<byte[]> isWanted, int maxBytes)
      throws UnreadableException {
    Path file = inside(path);
    try (InputStream in = Files.newInputStream(file)) {
      byte[] head = in.readNBytes(bytes);
      return head.length < bytes || !isWanted.test(head)
          ? head
          : FileBytes.read(file, display(path), maxBytes);
    } catch (IOException e) {
      throw FileBytes.unreadable(display(path), e);
    }
  }

  @Override
  public byte[] read(String path, int maxBytes) throws UnreadableException {
    return FileBytes.read(inside(path), display(path), maxBytes);
  }

  @Override
  public UnreadableException notFound(String path) {
    return FileError.lostName(folder.resolve(path))
        .map(lost -> Problem.inFile(display(path), lost.message(), lost.remedy()))
        .map(UnreadableException::new)
        .orElseGet(() -> PackFiles.super.notFound(path));
  }

  /**
   * The file at a path, after checking that it is a regular file inside the folder with this exact
   * spelling.
   */
  public Path inside(String path) throws UnreadableException {
    Path file = inFolder(path);
    if (!Files.exists(file)) {
      throw notFound(path);
    }
    if (!SpecialFile.isPlain(file)) {
      throw new UnreadableException(
          Problem.inFile(display(path), "is not a regular file", "put the file itself there"));
    }
    return file;
  }

  private Path inFolder(String path) throws UnreadableException {
    try {
      Path root = folder.toRealPath();
      Path named = root.resolve(path);
      if (!Files.exists(named)) {
        return named;
      }
      Path real = named.toRealPath();
      if (!real.startsWith(root)) {
        throw new UnreadableException(
            Problem.inFile(
                display(path),
                "is a link that leads out of the pack",
                "put the file itself there"));
      }
      if (!real.equals(named) && real.toString().equalsIgnoreCase(named.toString())) {
        throw new UnreadableException(
            Problem.inFile(
                display(path),
                "is spelled '%s' on the disk".formatted(root.relativize(real)),
                "spell both alike, since other systems tell capitals apart"));
      }
      return real;
    } catch (IOException e) {
      throw FileBytes.unreadable(display(path), e);
    } catch (InvalidPathException e) {
      throw new UnreadableException(
          Problem.inFile(
              display(path),
              "its name cannot be read in this locale",
              "rename the file, or set LC_ALL=C.UTF-8"));
    }
  }
}
