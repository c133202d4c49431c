package emberway.log;

import emberway.io.PrintableText;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * A log of what was told to the user, without anything private. No file is touched, and nothing is
 * looked up, before the first record, which follows the versions of program, Java and system. Any
 * thread.
 */
public final class Log {
  static final long MOST_BYTES = 256 << 10; // of a file
  private static final int MOST_SENTENCE = 2000; // [characters]
  private static final int MOST_MAPS = 8; // whose names are kept out
  private static final DateTimeFormatter FILE_TIME =
      DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT).withZone(ZoneOffset.UTC);
  private static final Pattern TROUBLE =
      Pattern.compile("\\S+ [0-9]+ (?:%s|%s|%s) .*".formatted((Object[]) Level.values()));

  /** What kind of record it is. */
  private enum Level {
    WARNING,
    ERROR,
    CRASH
  }

  private static final String NOTE = "NOTE";

  private static Log ofProcess; // null while none is kept

  private final LogFiles files;
  private final Supplier<PrivacyFilter> user;
  private final Deque<Collection<String>> names = new ArrayDeque<>(); // of maps, newest first
  private PrivacyFilter privacyFilter; // null before the first record

  /**
   * A log in these files.
   *
   * @param user asked once, when there is something to write
   */
  Log(LogFiles files, Supplier<PrivacyFilter> user) {
    this.files = files;
    this.user = user;
  }

  /** From now on this process keeps a log in the user's folder; before, nothing is kept. */
  public static synchronized void begin() {
    if (ofProcess == null) {
      ofProcess =
          filesOfUser().map(files -> new Log(files, PrivacyFilter::ofThisUser)).orElse(null);
    }
  }

  /** Nothing where the folder has a name that Java cannot say in this locale. */
  private static Optional<LogFiles> filesOfUser() {
    try {
      return Optional.of(new LogFiles(LogFolder.ofThisUser(), MOST_BYTES));
    } catch (InvalidPathException unspeakable) {
      return Optional.empty();
    }
  }

  private static synchronized Optional<Log> current() {
    return Optional.ofNullable(ofProcess);
  }

  /** Something that is neither odd nor wrong. */
  public static void note(String sentence) {
    current().ifPresent(log -> log.record(NOTE, sentence, null));
  }

  /** What is odd, as it was told to the user. */
  public static void warning(String sentence) {
    current().ifPresent(log -> log.record(Level.WARNING.name(), sentence, null));
  }

  /** What went wrong, as it was told to the user. */
  public static void error(String sentence) {
    current().ifPresent(log -> log.record(Level.ERROR.name(), sentence, null));
  }

  /** The same with the exception that says more. */
  public static void error(String sentence, Throwable failure) {
    current().ifPresent(log -> log.record(Level.ERROR.name(), sentence, failure));
  }

  /**
   * A mistake of the program itself.
   *
   * @return its report, where a log is kept and the report could be written
   */
  public static Optional<Path> crash(String sentence, Throwable failure) {
    return current().flatMap(log -> log.recordCrash(sentence, failure));
  }

  /** Keeps what a map calls itself and its places out of what is written from now on. */
  public static void hide(Collection<String> namesOfMap) {
    current().ifPresent(log -> log.keepOut(namesOfMap));
  }

  synchronized void keepOut(Collection<String> namesOfMap) {
    names.addFirst(namesOfMap);
    if (names.size() > MOST_MAPS) {
      names.removeLast();
    }
  }

  synchronized void record(String level, String sentence, Throwable failure) {
    begun();
    append(level, safe(sentence), failure == null ? "" : StackTraceText.of(failure, this::safe));
  }

  private void begun() {
    if (privacyFilter == null) {
      privacyFilter = user.get();
      files.sweep();
      append(NOTE, ProgramInfo.line(), "");
    }
  }

  private String safe(String sentence) {
    List<String> all = new ArrayList<>();
    names.forEach(all::addAll);
    return PrintableText.abbreviate(privacyFilter.sentence(sentence, all), MOST_SENTENCE);
  }

  private void append(String level, String sentence, String trace) {
    String more = trace.lines().map(line -> "\t" + line + "\n").reduce("", String::concat);
    String now = Instant.now().truncatedTo(ChronoUnit.MILLIS).toString();
    files.append(
        "%s %d %s %s\n%s".formatted(now, ProcessHandle.current().pid(), level, sentence, more));
  }

  synchronized Optional<Path> recordCrash(String sentence, Throwable failure) {
    begun();
    Instant now = Instant.now();
    String trace = StackTraceText.of(failure, this::safe);
    String name = FILE_TIME.format(now) + "-" + ProcessHandle.current().pid();
    String report =
        "Emberway crash report\n\n%s\n%s\n%s\nJava may use %d MiB\nThread %s\n\n%s"
            .formatted(
                now.truncatedTo(ChronoUnit.SECONDS),
                ProgramInfo.line(),
                safe(sentence),
                Runtime.getRuntime().maxMemory() >> 20,
                privacyFilter.line(Thread.currentThread().getName()),
                trace);
    Optional<Path> file = files.crash(name, report);
    String where = file.map(written -> " (" + written.getFileName() + ")").orElse("");
    append(Level.CRASH.name(), safe(sentence) + where, trace);
    return file;
  }

  /**
   * The last warnings, errors and crashes of all processes, the oldest first, each with its trace.
   */
  public static List<String> lastTrouble(int most) {
    return filesOfUser().map(files -> lastTrouble(files, most)).orElse(List.of());
  }

  static List<String> lastTrouble(LogFiles files, int most) {
    List<String> records = new ArrayList<>();
    boolean isTrouble = false;
    for (String line : files.lines()) {
      if (!line.startsWith("\t")) {
        isTrouble = TROUBLE.matcher(line).matches();
        if (isTrouble) {
          records.add(line);
        }
      } else if (isTrouble) {
        records.add(records.remove(records.size() - 1) + "\n" + line);
      }
    }
    return records.subList(Math.max(0, records.size() - most), records.size());
  }

  /** The reports of crashes, those of the virtual machine among them, the newest first. */
  public static List<Path> crashes() {
    return filesOfUser().map(LogFiles::crashes).orElse(List.of());
  }
}
