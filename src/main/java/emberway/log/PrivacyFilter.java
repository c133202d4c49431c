package emberway.log;

import emberway.io.PrintableText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Removes private data from a text: the home folder becomes {@code ~}, names of user and computer
 * become USER and HOST. Thread-safe.
 */
public final class PrivacyFilter {
  private static final String NOTHING_BEFORE = "(?<![\\p{L}\\p{N}])";
  private static final String NOTHING_BEHIND = "(?![\\p{L}\\p{N}])";

  /**
   * Where text quoted from a file may begin: a quotation mark (but not an apostrophe after a
   * letter), a character given by its code, or a name within a pack or of an element.
   */
  private static final Pattern QUOTATION =
      Pattern.compile(NOTHING_BEFORE + "['\"‘“«]|U\\+|#|<\\p{L}");

  private static final String LEFT_OUT = "…";
  private static final int MIN_WORD = 2; // a single letter reveals nothing
  private static final int MAX_PATTERN = 1 << 16; // joined names of a map [characters]

  private final Optional<Pattern> homes;
  private final Optional<Pattern> users;
  private final Optional<Pattern> hosts;

  /**
   * A filter for a user with these folders and names.
   *
   * @param homes the home folder in each of its spellings
   */
  PrivacyFilter(Collection<String> homes, Collection<String> users, Collection<String> hosts) {
    this.homes = folders(homes);
    this.users = words(users);
    this.hosts = words(hosts);
  }

  /** A filter for this process's user. */
  public static PrivacyFilter ofThisUser() {
    return new PrivacyFilter(
        known(System.getProperty("user.home"), System.getenv("HOME"), System.getenv("USERPROFILE")),
        known(
            System.getProperty("user.name"),
            System.getenv("USER"),
            System.getenv("LOGNAME"),
            System.getenv("USERNAME")),
        known(System.getenv("HOSTNAME"), System.getenv("COMPUTERNAME"), hostOnLinux()));
  }

  private static List<String> known(String... names) {
    return Stream.of(names).filter(Objects::nonNull).map(String::strip).distinct().toList();
  }

  private static String hostOnLinux() {
    try {
      return Files.readString(Path.of("/proc/sys/kernel/hostname"));
    } catch (IOException anotherSystem) {
      return "";
    }
  }

  private static Optional<Pattern> folders(Collection<String> homes) {
    Set<String> spellings = new LinkedHashSet<>();
    for (String home : homes) {
      String bare = home.replaceAll("[/\\\\]+$", "");
      if (bare.length() >= MIN_WORD) {
        spellings.add(bare);
        spellings.add(bare.replace('\\', '/'));
        spellings.add(real(bare));
      }
    }
    return pattern("", spellings, "(?![^/\\\\:;,\\s'\")\\]])");
  }

  private static String real(String folder) {
    try {
      return Path.of(folder).toRealPath().toString();
    } catch (IOException | RuntimeException notThere) {
      return folder;
    }
  }

  private static Optional<Pattern> words(Collection<String> words) {
    return pattern(NOTHING_BEFORE, words, NOTHING_BEHIND);
  }

  /** Matches any of the words, longest first; empty if there are none. */
  private static Optional<Pattern> pattern(String before, Collection<String> words, String behind) {
    String any =
        words.stream()
            .map(String::strip)
            .filter(word -> word.length() >= MIN_WORD)
            .distinct()
            .sorted(Comparator.comparingInt(String::length).reversed())
            .map(Pattern::quote)
            .collect(Collectors.joining("|"));
    return any.isEmpty()
        ? Optional.empty()
        : Optional.of(Pattern.compile(before + "(?:" + any + ")" + behind));
  }

  /** Makes a line of text about this computer safe to share. */
  public String line(String text) {
    String result = replaced(homes, text, "~");
    result = replaced(users, result, "USER");
    return PrintableText.escape(replaced(hosts, result, "HOST"));
  }

  private static String replaced(Optional<Pattern> names, String text, String by) {
    return names.isEmpty()
        ? text
        : names.get().matcher(text).replaceAll(Matcher.quoteReplacement(by));
  }

  /**
   * Makes a message about a map safe to share. A quotation may come from the map, so the message is
   * cut at the first one.
   *
   * @param names the names of the map and its places
   */
  String sentence(String text, Collection<String> names) {
    Matcher quotation = QUOTATION.matcher(text);
    String unquoted = quotation.find() ? text.substring(0, quotation.start()) + LEFT_OUT : text;
    return line(without(names, unquoted));
  }

  private static String without(Collection<String> names, String text) {
    String result = text;
    Set<String> some = new LinkedHashSet<>();
    int length = 0;
    for (String name : names) {
      if (length + name.length() > MAX_PATTERN) {
        result = replaced(words(some), result, LEFT_OUT);
        some.clear();
        length = 0;
      }
      some.add(name);
      length += name.length();
    }
    return replaced(words(some), result, LEFT_OUT);
  }
}
