package emberway.app.platform;

import emberway.app.text.Texts;
import emberway.io.PrintableText;
import java.nio.file.Path;
import java.util.regex.Pattern;

/** Formats paths for messages. */
public final class PathText {
  private static final int LONGEST = 40; // for a folder [characters]
  private static final Pattern FOLDERS =
      Pattern.compile(
          "(?<![^\\s'\"(])(?:[A-Za-z]:|~)?[/\\\\](?:[^/\\\\\\s]+[/\\\\])*(?=[^/\\\\\\s'\")])");

  private PathText() {}

  /** Returns a file's name and its folder, shortened in the middle if it is long. */
  public static String nameAndFolder(Path file) {
    Path absolute = file.toAbsolutePath().normalize();
    if (absolute.getParent() == null) {
      return absolute.toString();
    }
    String home = System.getProperty("user.home");
    String folder = absolute.getParent().toString();
    boolean isAtHome =
        folder.startsWith(home) && absolute.startsWith(home) && Path.of(home).getParent() != null;
    String folderText = isAtHome ? "~" + folder.substring(home.length()) : folder;
    return Texts.format("path.in-folder", absolute.getFileName(), shortened(folderText, LONGEST));
  }

  /** Returns a text without the folders of the files it mentions, for use in little room. */
  public static String withoutFolders(String text) {
    return FOLDERS.matcher(text).replaceAll("");
  }

  /**
   * Shortens a path in the middle; the file's name is kept as far as possible.
   *
   * @param longest the limit [characters] [&gt;= 3]
   */
  public static String shortened(String path, int longest) {
    if (path.length() <= longest) {
      return path;
    }
    int name = Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\'));
    int tail = Math.min(longest - 2, Math.max(longest / 2, path.length() - name));
    int head = longest - 1 - tail;
    int from = path.length() - tail;
    if (Character.isHighSurrogate(path.charAt(head - 1))) {
      head--;
    }
    if (Character.isLowSurrogate(path.charAt(from))) {
      from++;
    }
    return path.substring(0, head) + "…" + path.substring(from);
  }

  /**
   * Returns the message for a name that cannot be a path here: Java supports only file names that
   * the locale's character set can encode.
   */
  public static String unencodable(String name) {
    return Texts.format("path.unspeakable", PrintableText.escape(name));
  }
}
