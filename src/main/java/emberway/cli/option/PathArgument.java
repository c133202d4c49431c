package emberway.cli.option;

import emberway.io.FileError;
import emberway.io.PrintableText;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Parses a path to a file or a folder. */
public final class PathArgument implements ITypeConverter<Path> {
  /** The system property with the encoding of file names. */
  private static final String NAMES = "sun.jnu.encoding";

  @Override
  public Path convert(String text) {
    try {
      return path(text);
    } catch (InvalidPathException invalid) {
      throw new TypeConversionException(explain(invalid));
    }
  }

  /**
   * Parses a path.
   *
   * @param option the option it was given for, such as {@code --queries}
   */
  public static Path parse(String option, String text) {
    try {
      return path(text);
    } catch (InvalidPathException invalid) {
      throw new CommandFailure(ExitCode.USAGE, option + ": " + explain(invalid), invalid);
    }
  }

  private static Path path(String text) {
    if (text.isEmpty()) { // would mean the current folder
      throw new InvalidPathException(text, "it is empty");
    }
    if (lost(text).isPresent()) { // would be written under another name
      throw new InvalidPathException(text, lost(text).get().message());
    }
    return Path.of(text);
  }

  /**
   * Whether the path has lost bytes; the part after a {@code #}, a map's name in a pack, does not
   * count.
   */
  private static Optional<FileError> lost(String text) {
    int hash = text.indexOf('#');
    try {
      return FileError.lostName(Path.of(hash > 0 ? text.substring(0, hash) : text));
    } catch (InvalidPathException otherwiseWrong) {
      return Optional.empty();
    }
  }

  /** Why a text is not a valid path here, and how to fix it. */
  public static String explain(InvalidPathException invalid) {
    String name = PrintableText.quote(invalid.getInput());
    Optional<FileError> lost = lost(invalid.getInput());
    if (lost.isPresent()) {
      return "%s %s; %s".formatted(name, lost.get().message(), lost.get().remedy());
    }
    String encoding = System.getProperty(NAMES, StandardCharsets.UTF_8.name());
    boolean ascii = invalid.getInput().chars().allMatch(c -> c < 0x80);
    return ascii || isUtf8(encoding)
        ? "%s is not a possible file name here (%s); choose another"
            .formatted(name, invalid.getReason())
        : "%s is not a possible file name in this locale, whose encoding is %s; set LC_ALL=C.UTF-8 and run it again"
            .formatted(name, encoding);
  }

  private static boolean isUtf8(String encoding) {
    return Charset.isSupported(encoding)
        && Charset.forName(encoding).equals(StandardCharsets.UTF_8);
  }
}
