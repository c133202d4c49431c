package emberway.app.command;

import emberway.log.Log;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * What there is to tell the user: on standard error for good, in the window as toasts, the newest
 * last. Times are those of {@link System#nanoTime}; a toast's time runs once it was seen, so that
 * none goes by unread. An error's runs only while the user works on beside it; it ends at once
 * where what failed has succeeded since. Errors and warnings that are gone can be read again.
 */
public final class Notices implements Action.OfNotices.Handler {
  /** How many there is room for on the screen; the others wait. */
  public static final int MOST_AT_ONCE = 3;

  private static final long SECOND = 1_000_000_000L; // [ns]
  private static final long DONE_STAYS = 6 * SECOND;
  private static final long WARNING_STAYS = 20 * SECOND;
  private static final long ERROR_STAYS = 60 * SECOND; // of work beside it
  private static final long SPELL = 5 * SECOND; // at most, from one doing to the next, is work
  private static final int MOST = 50; // the oldest that can go by themselves make room
  private static final int MOST_PAST = 100; // of which the oldest make room

  /** A notice that is on show; each is an object of its own, though they may say the same. */
  public static final class Toast {
    private final long number; // no other toast has it
    private final Notice notice;
    private final String deed; // what failed; empty for anything else
    private int count = 1;
    private OptionalLong ends = OptionalLong.empty(); // once it was seen
    private OptionalLong noted = OptionalLong.empty(); // an error's last sight or doing
    private long beside; // how long the user has worked beside it [ns]

    private Toast(long number, Notice notice, String deed) {
      this.number = number;
      this.notice = notice;
      this.deed = deed;
    }

    /** Its time begins anew. */
    private void sayAgain() {
      count++;
      ends = OptionalLong.empty();
      noted = OptionalLong.empty();
      beside = 0;
    }

    /** By which it is closed. */
    public long number() {
      return number;
    }

    public Notice notice() {
      return notice;
    }

    /** How many times it was said in a row. [&gt;= 1] */
    public int count() {
      return count;
    }
  }

  private final PrintWriter err;
  private final List<Toast> toasts = new ArrayList<>();
  private final List<Notice> past = new ArrayList<>(); // those on show included
  private long numbered; // toasts so far
  private String current = "";
  private boolean changed;

  /** With a place for a line for each thing that goes wrong. */
  public Notices(PrintWriter err) {
    this.err = err;
  }

  /** Shows a sentence about what went well. */
  public void tell(String sentence) {
    show(Notice.done(sentence));
  }

  /**
   * Shows which file was written, and where.
   *
   * @param what what has become of it, such as "saved"
   * @param brief the same where there is little room
   */
  public void tell(String what, Path file, String brief) {
    show(Notice.written(what, file));
    current = brief;
  }

  /** Takes away what is not true any more, if it is on show. */
  public void withdraw(String sentence) {
    changed |= toasts.removeIf(each -> each.notice.text().equals(sentence));
    current = current.equals(sentence) ? "" : current;
  }

  /** Shows a sentence about what is odd, with what else there is to know, and writes it down. */
  public void warn(String sentence, String details) {
    warned(sentence);
    show(Notice.warning(sentence, details));
  }

  /** The same with something that can be done about it at once. */
  public void warn(String sentence, String details, Notice.Offer offer) {
    warned(sentence);
    show(Notice.way(sentence, details, offer));
  }

  private void warned(String sentence) {
    print("warning: " + sentence);
    Log.warning(sentence);
  }

  /** Shows a sentence about what went wrong, and writes it down. */
  public void complain(String sentence) {
    complain(sentence, "");
  }

  /** The same with what else there is to know. */
  void complain(String sentence, String details) {
    say(sentence);
    show(Notice.error(sentence, details));
  }

  /**
   * The same of something that may succeed when it is tried again.
   *
   * @param deed by what {@link #succeed} knows it
   */
  public void fail(String deed, String sentence, String details) {
    say(sentence);
    show(Notice.error(sentence, details), deed);
  }

  /** Something went well: that it failed before is no news any more. */
  public void succeed(String deed) {
    changed |= toasts.removeIf(each -> !deed.isEmpty() && each.deed.equals(deed));
  }

  /** Writes a sentence down and shows nothing. */
  public void say(String sentence) {
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

  /** What is said again in a row is counted, not repeated. */
  private void show(Notice notice, String deed) {
    current = notice.text();
    changed = true;
    if (!toasts.isEmpty() && toasts.get(toasts.size() - 1).notice.equals(notice)) {
      toasts.get(toasts.size() - 1).sayAgain();
      return;
    }
    if (notice.kind() != Notice.Kind.DONE) {
      past.add(notice);
      past.subList(0, Math.max(0, past.size() - MOST_PAST)).clear();
    }
    toasts.add(new Toast(++numbered, notice, deed));
    if (toasts.size() > MOST) {
      toasts.stream()
          .filter(each -> each.notice.kind() != Notice.Kind.ERROR)
          .findFirst()
          .ifPresent(toasts::remove);
    }
  }

  /** What was said last, until the user does something; empty if nothing. */
  public String current() {
    return current;
  }

  /** What was said last is out of the window's title. */
  public void clear() {
    changed |= !current.isEmpty();
    current = "";
  }

  /** The user did something: the same, and errors that were long enough in sight may go. */
  public void act(long now) {
    clear();
    for (int i = 0; i < toasts.size(); i++) {
      Toast each = toasts.get(i);
      if (each.noted.isPresent() && each.ends.isEmpty()) {
        each.beside += Math.min(SPELL, now - each.noted.getAsLong());
        each.noted = OptionalLong.of(now);
        if (each.beside >= ERROR_STAYS) {
          each.ends = OptionalLong.of(now + DONE_STAYS); // not from under the pointer
        }
      }
    }
  }

  /** Errors and warnings, the oldest first; to be read only. */
  public List<Notice> past() {
    return past;
  }

  /** What is on show, the oldest first; to be read only. */
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

  /** All toasts are seen now: the time of those that go by themselves runs. */
  public void seen(long now) {
    for (int i = 0; i < toasts.size(); i++) {
      Toast each = toasts.get(i);
      boolean isError = each.notice.kind() == Notice.Kind.ERROR;
      if (isError && each.noted.isEmpty() && i >= toasts.size() - MOST_AT_ONCE) {
        each.noted = OptionalLong.of(now);
      } else if (each.ends.isEmpty() && !isError && each.notice.offer().isEmpty()) {
        boolean isWarning = each.notice.kind() == Notice.Kind.WARNING;
        each.ends = OptionalLong.of(now + (isWarning ? WARNING_STAYS : DONE_STAYS));
      }
    }
  }

  /** Takes away those whose time is over. */
  public void expire(long now) {
    for (int i = toasts.size() - 1; i >= 0; i--) {
      OptionalLong ends = toasts.get(i).ends;
      if (ends.isPresent() && ends.getAsLong() - now <= 0) {
        toasts.remove(i);
        changed = true;
      }
    }
  }

  /** How long until the next one goes by itself. [ns] [&gt;= 0] */
  public OptionalLong untilNext(long now) {
    return toasts.stream()
        .filter(each -> each.ends.isPresent())
        .mapToLong(each -> Math.max(0, each.ends.getAsLong() - now))
        .min();
  }

  /** Whether something else is to be shown since this was last asked. */
  public boolean takeChange() {
    boolean result = changed;
    changed = false;
    return result;
  }
}
