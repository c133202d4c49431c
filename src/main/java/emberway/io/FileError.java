package emberway.io;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Explains in words why a file could not be read or written.
 *
 * @param message what is wrong, without the file's name
 * @param remedy how to fix it
 */
public record FileError(String message, String remedy) {

  private static final String BROKEN_PIPE = "broken pipe";
  private static final Pattern BYTE = Pattern.compile("%([0-9A-F]{2})"); // in a URI
  private static final char LOST = '\uFFFD'; // what Java shows for bytes it cannot decode

  /** Explains an exception that occurred while reading a file. */
  public static FileError reading(IOException e) {
    if (e instanceof NoSuchFileException || e instanceof FileNotFoundException) {
      return lostName(e).orElse(new FileError("not found", "check the path"));
    }
    if (e instanceof AccessDeniedException) {
      return new FileError("permission denied", "make it readable for your user");
    }
    String reason = reason(e);
    return switch (reason.toLowerCase(Locale.ROOT)) {
      case "is a directory" -> new FileError("is a folder", "name a file");
      case "not a directory" ->
          new FileError("not found: a part of its path is a file", "check the path");
      default -> common(e, reason, "cannot be read");
    };
  }

  /**
   * Explains a path whose name has lost bytes: Java replaces bytes that are not UTF-8, so the path
   * leads to nothing. Empty for any other path.
   */
  public static Optional<FileError> lostName(Path path) {
    boolean isLost =
        path.toAbsolutePath().toString().indexOf(LOST) >= 0
            && !Files.exists(path, LinkOption.NOFOLLOW_LINKS);
    if (!isLost) {
      return Optional.empty();
    }
    if (path.toString().indexOf(LOST) < 0) {
      return Optional.of(
          new FileError(
              "cannot be found from the current folder, whose name has bytes that are not UTF-8",
              "rename that folder, or the one above it that is named so"));
    }
    return Optional.of(
        new FileError(
            "cannot be found by its name, which has bytes that are not UTF-8",
            "rename the file, or the folder that is named so"
                + byBytes(path.toAbsolutePath()).map(", %s"::formatted).orElse("")));
  }

  /** The part of a path that has lost bytes, quoted for a shell with its original bytes. */
  private static Optional<String> byBytes(Path path) {
    Path folder = path.getParent();
    if (folder == null) {
      return Optional.empty();
    }
    if (folder.toString().indexOf(LOST) >= 0) {
      return byBytes(folder);
    }
    try (DirectoryStream<Path> files = SpecialFile.openFolder(folder)) {
      for (Path file : files) {
        if (file.getFileName().toString().equals(path.getFileName().toString())) {
          return Optional.of("$'" + spelled(file.toUri().getRawPath()) + "'");
        }
      }
      return Optional.empty();
    } catch (IOException | DirectoryIteratorException notToBeSeen) {
      return Optional.empty();
    }
  }

  /** The last part of a URI path, with each percent-encoded byte written like {@code \\xE4}. */
  private static String spelled(String path) {
    String bare = path.endsWith("/") ? path.substring(0, path.length() - 1) : path;
    return BYTE.matcher(bare.substring(bare.lastIndexOf('/') + 1))
        .replaceAll(one -> "\\\\x" + one.group(1));
  }

  private static Optional<FileError> lostName(IOException e) {
    return e instanceof FileSystemException named && named.getFile() != null
        ? lostName(Path.of(named.getFile()))
        : Optional.empty();
  }

  /** Explains an exception that occurred while writing a file. */
  public static FileError writing(IOException e) {
    if (e instanceof NoSuchFileException || e instanceof FileNotFoundException) {
      return isInFolder(e)
          ? new FileError("no new files can be created in its folder", "write elsewhere")
          : new FileError("its folder does not exist", "make the folder, or write elsewhere");
    }
    if (e instanceof AccessDeniedException) {
      return new FileError(
          "permission denied", "make its folder writable for your user, or write elsewhere");
    }
    String reason = reason(e);
    return switch (reason.toLowerCase(Locale.ROOT)) {
      case "is a directory" -> new FileError("is a folder", "name a file");
      case "not a directory" ->
          new FileError("a part of its path is a file, not a folder", "check the path");
      case "no space left on device", "there is not enough space on the disk" ->
          new FileError("no space left on the device", "free some space, or write elsewhere");
      case "file too large" ->
          new FileError(
              "larger than your system lets a file grow", "raise that limit, or write less");
      case "disk quota exceeded" ->
          new FileError("your disk quota is used up", "free some space, or write elsewhere");
      case "read-only file system" ->
          new FileError("its file system is read-only", "write elsewhere");
      case BROKEN_PIPE -> new FileError("the program reading it has stopped", "run both again");
      default -> common(e, reason, "cannot be written");
    };
  }

  /** Whether the folder of the exception's file exists. */
  private static boolean isInFolder(IOException e) {
    if (!(e instanceof FileSystemException named) || named.getFile() == null) {
      return false;
    }
    Path folder = Path.of(named.getFile()).toAbsolutePath().getParent();
    return folder != null && Files.isDirectory(folder);
  }

  /** Whether an exception while writing means that the pipe's reader has gone. */
  public static boolean isClosedPipe(IOException e) {
    String reason = reason(e).toLowerCase(Locale.ROOT);
    return reason.equals(BROKEN_PIPE)
        || reason.equals("the pipe is being closed")
        || reason.equals("the pipe has been ended");
  }

  private static FileError common(IOException e, String reason, String otherwise) {
    if (e instanceof FileSystemLoopException
        || reason.toLowerCase(Locale.ROOT).startsWith("too many levels of symbolic links")) {
      return new FileError("its links form a circle", "fix the links");
    }
    if (e instanceof NotDirectoryException) {
      return new FileError("is not a folder", "name a folder");
    }
    return switch (reason.toLowerCase(Locale.ROOT)) {
      case "file name too long" -> new FileError("its name is too long", "choose a shorter one");
      case "no reader" ->
          new FileError("is a pipe that nobody reads", "start the program that reads it first");
      case "no writer" ->
          new FileError(
              "is a pipe that nobody writes to", "start the program that writes it first");
      case "too many open files" ->
          new FileError("too many files are open", "raise the limit on open files");
      default ->
          new FileError(
              reason.isEmpty() ? otherwise : otherwise + ": " + reason,
              "check the file and its disk");
    };
  }

  /** The operating system's message, without the file's name. */
  private static String reason(IOException e) {
    String reason = e instanceof FileSystemException f ? f.getReason() : e.getMessage();
    return reason == null ? "" : PrintableText.escape(PrintableText.abbreviate(reason, 200));
  }
}
