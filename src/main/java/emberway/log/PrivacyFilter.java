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
 * Takes out of a text what is nobody else's business: the home folder becomes {@code ~}, names of
 * user and computer become USER and HOST. Any thread.
 */
public final class PrivacyFilter {
  private static final String NOTHING_BEFORE = "(?<![\\p{L}\\p{N}])";
  private static final String NOTHING_BEHIND = "(?![\\p{L}\\p{N}])";

  /**
   * Where the words of a file may begin: a quotation (an apostrophe follows a letter), a character
   * by its code, a name within a pack or of an element.
   */
  private static final Pattern QUOTATION =
      Pattern.compile(NOTHING_BEFORE + "['\"‘“«]|U\\+|#|<\\p{L}");

  private static final String LEFT_OUT = "…";
  private static final int LEAST_WORD = 2; // a name of one letter tells nothing
  private static final int MOST_PATTERN = 1 << 16; // names of a map, joined [characters]

  private final Optional<Pattern> homes;
  private final Optional<Pattern> users;
  private final Optional<Pattern> hosts;

  /**
   * Of a user with these folders and names.
   *
   * @param homes the home folder in each of its spellings
   */
  PrivacyFilter(Collection<String> homes, Collection<String> users, Collection<String> hosts) {
    this.homes = folders(homes);
    this.users = words(users);
    this.hosts = words(hosts);
  }

  /** Of this process's user. */
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
      if (bare.length() >= LEAST_WORD) {
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

  /** Any of these, the longest first; nothing where there are none. */
  private static Optional<Pattern> pattern(String before, Collection<String> words, String behind) {
    String any =
        words.stream()
            .map(String::strip)
            .filter(word -> word.length() >= LEAST_WORD)
            .distinct()
            .sorted(Comparator.comparingInt(String::length).reversed())
            .map(Pattern::quote)
            .collect(Collectors.joining("|"));
    return any.isEmpty()
        ? Optional.empty()
        : Optional.of(Pattern.compile(before + "(?:" + any + ")" + behind));
  }

  /** A line that can be shown to others, of a text about this computer. */
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
   * The same of a sentence that was said about a map: what it quotes may come from there, so the
   * sentence ends at the first quotation.
   *
   * @param names what the map calls itself and its places
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
      if (length + name.length() > MOST_PATTERN) {
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
