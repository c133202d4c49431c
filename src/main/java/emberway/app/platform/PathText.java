package emberway.app.platform;

import emberway.app.text.Texts;
import emberway.io.PrintableText;
import emberway.pack.MapAddress;
import java.io.File;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

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

  /**
   * Returns a short name of a map to open: that of its file, or for an address in a pack, those of
   * the map and its pack.
   */
  public static String ofMap(Path map) {
    Path last = lastPart(map);
    if (map.toString().indexOf('#') < 0) {
      return last.toString(); // without a look at the disk
    }
    return MapAddress.of(map)
        .filter(address -> !address.name().isEmpty())
        .map(address -> Texts.format("path.in-folder", address.name(), lastPart(address.pack())))
        .orElse(last.toString());
  }

  private static Path lastPart(Path file) {
    return Optional.ofNullable(file.getFileName()).orElse(file);
  }

  /**
   * Returns what to say of the folder of each file: the folder, shortened in the middle if it is
   * long, or for files of the same name the last part of it that tells them apart.
   *
   * @param longest the limit [characters] [&gt;= 3]
   */
  public static Map<Path, String> folders(Collection<Path> files, int longest) {
    Map<Path, List<Path>> alike = files.stream().collect(Collectors.groupingBy(PathText::lastPart));
    Map<Path, String> result = new HashMap<>();
    alike.values().forEach(some -> some.forEach(file -> result.put(file, apart(file, some))));
    result.replaceAll((file, folder) -> shortened(folder, longest));
    return result;
  }

  /** Returns the last part of a file's folder that no other file of the same name has. */
  private static String apart(Path file, List<Path> alike) {
    Path folder = folderOf(file);
    if (alike.size() == 1) {
      return folder.toString();
    }
    for (int parts = 1; parts < folder.getNameCount(); parts++) {
      Path end = folder.subpath(folder.getNameCount() - parts, folder.getNameCount());
      if (alike.stream().filter(other -> folderOf(other).endsWith(end)).count() == 1) {
        return "…" + File.separator + end;
      }
    }
    return folder.toString();
  }

  private static Path folderOf(Path file) {
    Path absolute = file.toAbsolutePath();
    return Optional.ofNullable(absolute.getParent()).orElse(absolute);
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
