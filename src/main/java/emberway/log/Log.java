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
 * A log of the messages shown to the user, without anything private. Before the first record, it
 * touches no file and looks nothing up; that record starts with the versions of program, Java and
 * system. Thread-safe.
 */
public final class Log {
  static final long MAX_BYTES = 256 << 10; // of one file
  private static final int MAX_SENTENCE = 2000; // [characters]
  private static final int MAX_MAPS = 8; // maps whose names are kept out
  private static final DateTimeFormatter FILE_TIME =
      DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT).withZone(ZoneOffset.UTC);
  private static final Pattern TROUBLE =
      Pattern.compile("\\S+ [0-9]+ (?:%s|%s|%s) .*".formatted((Object[]) Level.values()));

  /** The kind of a record. */
  private enum Level {
    WARNING,
    ERROR,
    CRASH
  }

  private static final String NOTE = "NOTE";

  private static Log ofProcess; // null while logging is off

  private final LogFiles files;
  private final Supplier<PrivacyFilter> user;
  private final Deque<Collection<String>> names = new ArrayDeque<>(); // of maps, newest first
  private PrivacyFilter privacyFilter; // null before the first record

  /**
   * Logs to these files.
   *
   * @param user asked once, before the first record
   */
  Log(LogFiles files, Supplier<PrivacyFilter> user) {
    this.files = files;
    this.user = user;
  }

  /** Starts logging to the user's folder; earlier records of this process are dropped. */
  public static synchronized void begin() {
    if (ofProcess == null) {
      ofProcess =
          filesOfUser().map(files -> new Log(files, PrivacyFilter::ofThisUser)).orElse(null);
    }
  }

  /** The user's log files; empty if Java cannot express the folder's name in this locale. */
  private static Optional<LogFiles> filesOfUser() {
    try {
      return Optional.of(new LogFiles(LogFolder.ofThisUser(), MAX_BYTES));
    } catch (InvalidPathException unspeakable) {
      return Optional.empty();
    }
  }

  private static synchronized Optional<Log> current() {
    return Optional.ofNullable(ofProcess);
  }

  /** Records an ordinary event. */
  public static void note(String sentence) {
    current().ifPresent(log -> log.record(NOTE, sentence, null));
  }

  /** Records a warning shown to the user. */
  public static void warning(String sentence) {
    current().ifPresent(log -> log.record(Level.WARNING.name(), sentence, null));
  }

  /** Records an error shown to the user. */
  public static void error(String sentence) {
    current().ifPresent(log -> log.record(Level.ERROR.name(), sentence, null));
  }

  /** Records an error shown to the user, with its exception. */
  public static void error(String sentence, Throwable failure) {
    current().ifPresent(log -> log.record(Level.ERROR.name(), sentence, failure));
  }

  /**
   * Records a bug of the program.
   *
   * @return the crash report, if logging is on and the report could be written
   */
  public static Optional<Path> crash(String sentence, Throwable failure) {
    return current().flatMap(log -> log.recordCrash(sentence, failure));
  }

  /** Keeps a map's name, and the names of its places and notes, out of all later records. */
  public static void hide(Collection<String> namesOfMap) {
    current().ifPresent(log -> log.keepOut(namesOfMap));
  }

  synchronized void keepOut(Collection<String> namesOfMap) {
    names.addFirst(namesOfMap);
    if (names.size() > MAX_MAPS) {
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
    return PrintableText.abbreviate(privacyFilter.sentence(sentence, all), MAX_SENTENCE);
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
   * The latest warnings, errors and crashes of all processes with their stack traces, oldest first.
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

  /** Emberway's own crash reports, without private data, newest first. */
  public static List<Path> crashes() {
    return crashes(false);
  }

  /** The crash reports of the Java virtual machine, which may hold private data, newest first. */
  public static List<Path> crashesOfJava() {
    return crashes(true);
  }

  private static List<Path> crashes(boolean isOfJava) {
    return filesOfUser().map(LogFiles::crashes).orElse(List.of()).stream()
        .filter(file -> LogFiles.isOfJava(file) == isOfJava)
        .toList();
  }
}
