package emberway.app.command;

import emberway.log.Log;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.LongStream;

/**
 * Tells the user what happened: as toasts in the window, the newest last; errors and warnings also
 * on standard error and in the log. Times are those of {@link System#nanoTime}. A toast's time
 * starts when it is first seen, so that none disappears unread. An error's time advances only while
 * the user works, and an error disappears at once when the failed operation succeeds. All notices
 * stay in {@link #past}.
 */
public final class Notices implements NoticeCommands {
  /** The most toasts on the screen; older ones wait. */
  public static final int MAX_AT_ONCE = 3;

  private static final long SECOND = 1_000_000_000L; // [ns]
  private static final long DONE_STAYS = 6 * SECOND;
  private static final long WARNING_STAYS = 20 * SECOND;
  private static final long ERROR_STAYS = 60 * SECOND; // while the user works, pauses not counted
  // The longest pause between two deeds that counts as work.
  private static final long SPELL = 5 * SECOND;
  private static final long PATIENCE = SECOND / 10; // until the user is told what is under way
  private static final int MAX = 50; // toasts; the oldest that is no error makes room for another
  // Past notices; the oldest of what went well makes room for another, or else the oldest.
  private static final int MAX_PAST = 100;

  /** A notice in the window. Two toasts with equal notices are different toasts. */
  public static final class Toast {
    private final long number; // unique
    private final Notice notice;
    private final String operation; // the operation that failed; empty otherwise
    private int count = 1;
    private OptionalLong ends = OptionalLong.empty(); // when the toast goes; empty until it is seen
    private OptionalLong noted = OptionalLong.empty(); // up to when beside is counted; errors only
    private long beside; // how long the user has worked while the toast was on show [ns]

    private Toast(long number, Notice notice, String operation) {
      this.number = number;
      this.notice = notice;
      this.operation = operation;
    }

    /** Counts one more repetition and restarts the toast's time. */
    private void repeat() {
      count++;
      ends = OptionalLong.empty();
      noted = OptionalLong.empty();
      beside = 0;
    }

    /** Returns the number by which the toast is closed. */
    public long number() {
      return number;
    }

    public Notice notice() {
      return notice;
    }

    /** Returns how many times the notice was given in a row. [&gt;= 1] */
    public int count() {
      return count;
    }
  }

  private final PrintWriter err;
  private final List<Toast> toasts = new ArrayList<>();
  private final List<Notice> past = new ArrayList<>(); // all notices, those on show included
  private long numbered; // the number of the last toast
  private String current = "";
  private boolean changed;
  private String work = ""; // what is under way; empty if nothing is
  private long workShownFrom; // when the user is told of it
  private boolean isWorkShown;

  /**
   * Creates an empty list of notices.
   *
   * @param err gets a line for each error and warning
   */
  public Notices(PrintWriter err) {
    this.err = err;
  }

  /** Shows a sentence about what went well. */
  public void inform(String sentence) {
    show(new Notice(Notice.Kind.DONE, sentence, ""));
  }

  /** Shows what went well, with an offer that goes with the sentence. */
  public void inform(String sentence, Notice.Offer offer) {
    show(Notice.offering(Notice.Kind.DONE, sentence, "", offer));
  }

  /**
   * Shows which file was written, and where.
   *
   * @param what what was done to the file, such as "saved"
   * @param brief the message for the window's title
   */
  public void inform(String what, Path file, String brief) {
    show(Notice.written(what, file));
    current = brief;
  }

  /**
   * Records that work has begun, which is shown if it takes longer than a moment. It replaces other
   * work that is under way.
   */
  public void beginWork(String sentence, long now) {
    work = sentence;
    workShownFrom = now + PATIENCE;
    isWorkShown = false;
  }

  /** Records that the work is done. */
  public void endWork() {
    changed |= isWorkShown;
    isWorkShown = false;
    work = "";
  }

  /** Returns what is under way, once it has taken a moment; empty otherwise. */
  public String work() {
    return isWorkShown ? work : "";
  }

  /** Removes the toasts with a sentence that is no longer true. */
  public void withdraw(String sentence) {
    changed |= toasts.removeIf(each -> each.notice.text().equals(sentence));
    current = current.equals(sentence) ? "" : current;
  }

  /** Shows a warning with details, and writes its sentence to standard error and the log. */
  public void warn(String sentence, String details) {
    warned(sentence);
    show(new Notice(Notice.Kind.WARNING, sentence, details));
  }

  /**
   * Shows a warning that offers to do something, and writes its sentence to standard error and the
   * log.
   */
  public void warn(String sentence, String details, Notice.Offer offer) {
    warned(sentence);
    show(Notice.offering(Notice.Kind.WARNING, sentence, details, offer));
  }

  /** Offers to do something, which stays on show until the user has decided. */
  public void offer(String sentence, Notice.Offer offer) {
    show(Notice.offering(Notice.Kind.WARNING, sentence, "", offer));
  }

  private void warned(String sentence) {
    print("warning: " + sentence);
    Log.warning(sentence);
  }

  /** Shows an error, and writes it to standard error and the log. */
  public void complain(String sentence) {
    complain(sentence, "");
  }

  /** Shows an error with details, and writes its sentence to standard error and the log. */
  void complain(String sentence, String details) {
    logError(sentence);
    show(new Notice(Notice.Kind.ERROR, sentence, details));
  }

  /**
   * Shows the error of an operation that may succeed when tried again, and writes its sentence to
   * standard error and the log.
   *
   * @param operation the operation, as {@link #clearErrors} names it
   */
  public void fail(String operation, String sentence, String details) {
    logError(sentence);
    show(new Notice(Notice.Kind.ERROR, sentence, details), operation);
  }

  /** Removes the errors of an operation that has now succeeded. */
  public void clearErrors(String operation) {
    changed |= toasts.removeIf(each -> !operation.isEmpty() && each.operation.equals(operation));
  }

  /** Writes a sentence to standard error and the log without showing it. */
  public void logError(String sentence) {
    print(sentence);
    Log.error(sentence);
  }

  private void print(String sentence) {
    err.println("emberway: " + sentence);
    err.flush();
  }

  private void show(Notice notice) {
    show(notice, "");
  }

  /** Adds a toast, or counts a repetition if the last toast tells the same. */
  private void show(Notice notice, String operation) {
    if (notice.kind() == Notice.Kind.ERROR) {
      endWork();
    }
    current = notice.text();
    changed = true;
    if (!toasts.isEmpty() && toasts.get(toasts.size() - 1).notice.tellsTheSameAs(notice)) {
      toasts.get(toasts.size() - 1).repeat();
      return;
    }
    if (past.size() == MAX_PAST) {
      past.remove(
          past.stream()
              .filter(each -> each.kind() == Notice.Kind.DONE)
              .findFirst()
              .orElse(past.get(0)));
    }
    past.add(notice);
    toasts.add(new Toast(++numbered, notice, operation));
    if (toasts.size() > MAX) {
      toasts.stream()
          .filter(each -> each.notice.kind() != Notice.Kind.ERROR)
          .findFirst()
          .ifPresent(toasts::remove);
    }
  }

  /** Returns the last notice's text until the user acts; empty if there is none. */
  public String current() {
    return current;
  }

  /** Removes the last notice from the window's title; toasts stay. */
  public void clearCurrent() {
    changed |= !current.isEmpty();
    current = "";
  }

  /**
   * Records that the user has done something: clears the title's notice and advances the time of
   * errors.
   */
  public void recordActivity(long now) {
    clearCurrent();
    for (int i = 0; i < toasts.size(); i++) {
      Toast each = toasts.get(i);
      if (each.noted.isPresent() && each.ends.isEmpty()) {
        each.beside += Math.min(SPELL, now - each.noted.getAsLong());
        each.noted = OptionalLong.of(now);
        if (each.beside >= ERROR_STAYS) {
          // a moment later, lest a click hit another toast
          each.ends = OptionalLong.of(now + DONE_STAYS);
        }
      }
    }
  }

  /** Returns the notices up to now, the oldest first; read only. */
  public List<Notice> past() {
    return past;
  }

  /** Returns all toasts, the oldest first; read only. */
  public List<Toast> toasts() {
    return toasts;
  }

  @Override
  public void closeNotice(long number) {
    changed = true;
    toasts.removeIf(each -> each.number == number);
  }

  @Override
  public void closeNotices() {
    changed = true;
    toasts.clear();
  }

  /**
   * Records that the newest {@link #MAX_AT_ONCE} toasts were drawn: starts their time. Older ones
   * wait behind them; their time starts again once they are drawn again, except that of errors.
   * Warnings with an offer stay until closed.
   */
  public void seen(long now) {
    for (int i = 0; i < toasts.size(); i++) {
      Toast each = toasts.get(i);
      boolean isError = each.notice.kind() == Notice.Kind.ERROR;
      boolean isWarning = each.notice.kind() == Notice.Kind.WARNING;
      boolean isOffer = each.notice.offer().isPresent();
      boolean isDrawn = i >= toasts.size() - MAX_AT_ONCE;
      if (!isDrawn && !isError) {
        each.ends = OptionalLong.empty();
      } else if (isDrawn && isError && each.noted.isEmpty()) {
        each.noted = OptionalLong.of(now);
      } else if (isDrawn && !isError && each.ends.isEmpty() && !(isWarning && isOffer)) {
        each.ends = OptionalLong.of(now + (isWarning ? WARNING_STAYS : DONE_STAYS));
      }
    }
  }

  /**
   * Removes the toasts whose time or whose offer is over, and shows work that takes longer than a
   * moment.
   */
  public void removeExpired(long now) {
    if (!work.isEmpty() && !isWorkShown && now - workShownFrom >= 0) {
      isWorkShown = true;
      changed = true;
    }
    for (int i = toasts.size() - 1; i >= 0; i--) {
      OptionalLong ends = toasts.get(i).ends;
      boolean isOver = ends.isPresent() && ends.getAsLong() - now <= 0;
      if (isOver || !toasts.get(i).notice.isOpen()) {
        toasts.remove(i);
        changed = true;
      }
    }
  }

  /**
   * Returns the time until the next toast disappears or until work is to be shown, empty for never.
   * [ns, &gt;= 0]
   */
  public OptionalLong untilNext(long now) {
    LongStream ends =
        toasts.stream()
            .filter(each -> each.ends.isPresent())
            .mapToLong(each -> Math.max(0, each.ends.getAsLong() - now));
    boolean isWaiting = !work.isEmpty() && workShownFrom - now > 0;
    return (isWaiting ? LongStream.concat(ends, LongStream.of(workShownFrom - now)) : ends).min();
  }

  /** Whether the notices have changed since the last call. */
  public boolean takeChange() {
    boolean result = changed;
    changed = false;
    return result;
  }
}
