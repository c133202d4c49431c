package emberway.app.platform;

import emberway.app.text.Texts;
import emberway.io.PrintableText;
import java.nio.file.Path;
import java.util.regex.Pattern;

/** Paths as people are told of them. */
public final class PathText {
  private static final int LONGEST = 40; // of a folder [characters]
  private static final Pattern FOLDERS =
      Pattern.compile(
          "(?<![^\\s'\"(])(?:[A-Za-z]:|~)?[/\\\\](?:[^/\\\\\\s]+[/\\\\])*(?=[^/\\\\\\s'\")])");

  private PathText() {}

  /** A file and its folder, whose middle is left out where it is long. */
  public static String told(Path file) {
    Path whole = file.toAbsolutePath().normalize();
    if (whole.getParent() == null) {
      return whole.toString();
    }
    String home = System.getProperty("user.home");
    String folder = whole.getParent().toString();
    boolean isAtHome =
        folder.startsWith(home) && whole.startsWith(home) && Path.of(home).getParent() != null;
    String told = isAtHome ? "~" + folder.substring(home.length()) : folder;
    return Texts.format("path.in-folder", whole.getFileName(), shortened(told, LONGEST));
  }

  /** A text without the folders of the files that it names, where there is little room. */
  public static String withoutFolders(String text) {
    return FOLDERS.matcher(text).replaceAll("");
  }

  /**
   * A path, its middle left out where it is longer than that; its end, the file, always stays.
   * [&gt;= 3 characters]
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

  /** Why there is no path of that name: Java names files in the letters of the locale alone. */
  public static String unspeakable(String name) {
    return Texts.format("path.unspeakable", PrintableText.escape(name));
  }
}
