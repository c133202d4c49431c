package emberway.pack.store;

import emberway.io.PrintableText;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Checks the paths of files in a pack: relative, with slashes, and with the same meaning on every
 * system. A valid path cannot lead out of the folder that it is resolved in, except by links.
 */
public final class PackPath {
  /** The longest path. [characters] */
  static final int MAX_LENGTH = 240;

  /** Names, with or without an extension, that are devices on Windows. */
  private static final Pattern DEVICE =
      Pattern.compile("(?i)(con|prn|aux|nul|com[0-9]|lpt[0-9])(\\..*)?");

  private static final String DEVICE_STARTS = "CPANLcpanl";

  private static final String FORBIDDEN = "\\:*?\"<>|";

  private PackPath() {}

  /** What is wrong with a path, without a full stop; empty if it is valid. */
  public static Optional<String> complaint(String path) {
    if (path.isEmpty()) {
      return Optional.of("is empty");
    }
    if (path.length() > MAX_LENGTH) {
      return Optional.of("has %d characters, more than %d".formatted(path.length(), MAX_LENGTH));
    }
    if (path.startsWith("/")) {
      return Optional.of("starts at the root of the disk");
    }
    if (path.length() > 1 && path.charAt(1) == ':') {
      return Optional.of("starts with a drive's letter");
    }
    for (String part : path.split("/", -1)) {
      Optional<String> complaint = complaintAboutPart(part);
      if (complaint.isPresent()) {
        return complaint;
      }
    }
    return Optional.empty();
  }

  private static Optional<String> complaintAboutPart(String part) {
    if (part.equals("..")) {
      return Optional.of("leads up with '..'");
    }
    if (part.isEmpty() || part.equals(".")) {
      return Optional.of("has a part that is empty or '.'");
    }
    if (isPlain(part)) {
      return aboutEnds(part);
    }
    if (!PrintableText.escape(part).equals(part)) {
      return Optional.of("has a control character or another that cannot be shown");
    }
    Optional<String> odd =
        part.chars()
            .filter(c -> FORBIDDEN.indexOf(c) >= 0)
            .mapToObj(c -> "has a " + PrintableText.quote(c) + ", which not every system allows")
            .findFirst();
    if (odd.isPresent()) {
      return odd;
    }
    return aboutEnds(part);
  }

  /** Whether a part has only ASCII letters, digits and characters that every system allows. */
  private static boolean isPlain(String part) {
    for (int i = 0; i < part.length(); i++) {
      char c = part.charAt(i);
      boolean isWord = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
      if (!isWord && c != '.' && c != '-' && c != '_') {
        return false;
      }
    }
    return true;
  }

  private static Optional<String> aboutEnds(String part) {
    if (part.endsWith(".") || part.endsWith(" ") || part.startsWith(" ")) {
      return Optional.of("has a part that ends in a dot or begins or ends with a space");
    }
    return DEVICE_STARTS.indexOf(part.charAt(0)) >= 0 && DEVICE.matcher(part).matches()
        ? Optional.of("has the part %s, a device on Windows".formatted(PrintableText.quote(part)))
        : Optional.empty();
  }

  /** A key that is equal for paths that some systems take for the same file. */
  public static String key(String path) {
    return Normalizer.normalize(path, Normalizer.Form.NFC).toLowerCase(Locale.ROOT);
  }

  /** The last part of a path. */
  public static String lastPart(String path) {
    return path.substring(path.lastIndexOf('/') + 1);
  }
}
