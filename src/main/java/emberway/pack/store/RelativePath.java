package emberway.pack.store;

import emberway.io.PrintableText;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Resolves the paths between Tiled's files to paths relative to the map's folder, with slashes, and
 * {@code ..} only at the start.
 */
public final class RelativePath {
  /** How many folders above the map's own a file may lie. */
  static final int MAX_CLIMB = 3;

  private static final int MAX_LENGTH = 1000;
  private static final String UP = "..";

  /** A drive letter or a URL scheme. */
  private static final Pattern SCHEME = Pattern.compile("[A-Za-z][A-Za-z0-9+.-]*:.*");

  private RelativePath() {}

  /** The result: a resolved path, or why it was refused. */
  public sealed interface Outcome {}

  /** A valid path. */
  public record Found(String path) implements Outcome {}

  /** A refused path, with the reason. */
  public record Refused(String complaint) implements Outcome {}

  /**
   * Resolves a reference.
   *
   * @param fromFile the file that contains it, relative to the map's folder
   * @param reference as written in that file
   */
  public static Outcome resolve(String fromFile, String reference) {
    String slashed = reference.replace('\\', '/');
    if (slashed.isBlank()) {
      return new Refused("is empty");
    }
    if (slashed.length() > MAX_LENGTH) {
      return new Refused("has more than %d characters".formatted(MAX_LENGTH));
    }
    if (!PrintableText.escape(slashed).equals(slashed)) {
      return new Refused("has a character that cannot be shown");
    }
    if (slashed.startsWith("/") || SCHEME.matcher(slashed).matches()) {
      return new Refused("is not relative to the map");
    }
    List<String> parts = new ArrayList<>();
    int climbed = 0;
    for (String part : (folderOf(fromFile) + slashed).split("/", -1)) {
      boolean isTop = parts.size() == climbed;
      if (part.equals(UP) && !isTop) {
        parts.remove(parts.size() - 1);
      } else if (part.equals(UP)) {
        parts.add(UP);
        climbed++;
      } else if (!part.isEmpty() && !part.equals(".")) {
        parts.add(part);
      }
    }
    if (climbed > MAX_CLIMB) {
      return new Refused("leads more than %d folders up".formatted(MAX_CLIMB));
    }
    return parts.size() == climbed
        ? new Refused("names a folder")
        : new Found(String.join("/", parts));
  }

  /** The folder of a path with a trailing slash; empty for the map's own folder. */
  private static String folderOf(String file) {
    return file.substring(0, file.lastIndexOf('/') + 1);
  }
}
