package emberway.app;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * What there is to tell the person: on standard error for good, in the window as toasts, the newest
 * last. Times are those of {@link System#nanoTime}; a toast's time runs once it was seen, so that
 * none goes by unread.
 */
final class Notices {
  private static final long SECOND = 1_000_000_000L; // [ns]
  private static final long DONE_STAYS = 6 * SECOND;
  private static final long WARNING_STAYS = 20 * SECOND;
  private static final int MOST = 50; // the oldest that can go by themselves make room

  /** A notice that is on show; each is an object of its own, though they may say the same. */
  static final class Toast {
    private final Notice notice;
    private int count = 1;
    private OptionalLong ends = OptionalLong.empty(); // once it was seen

    private Toast(Notice notice) {
      this.notice = notice;
    }

    Notice notice() {
      return notice;
    }

    /** How many times it was said in a row. [&gt;= 1] */
    int count() {
      return count;
    }
  }

  private final PrintWriter err;
  private final List<Toast> toasts = new ArrayList<>();
  private String current = "";
  private boolean changed;

  /** With a place for a line for each thing that goes wrong. */
  Notices(PrintWriter err) {
    this.err = err;
  }

  /** Shows a sentence about what went well. */
  void tell(String sentence) {
    show(Notice.done(sentence));
  }

  /**
   * Shows which file was written, and where.
   *
   * @param what what has become of it, such as "saved"
   * @param brief the same where there is little room
   */
  void tell(String what, Path file, String brief) {
    show(Notice.written(what, file));
    current = brief;
  }

  /** Takes away what is not true any more, if it is on show. */
  void withdraw(String sentence) {
    changed |= toasts.removeIf(each -> each.notice.text().equals(sentence));
    current = current.equals(sentence) ? "" : current;
  }

  /** Shows a sentence about what is odd, with what else there is to know, and writes it down. */
  void warn(String sentence, String details) {
    say("warning: " + sentence);
    show(Notice.warning(sentence, details));
  }

  /** The same with something that can be done about it at once. */
  void warn(String sentence, String details, Notice.Offer offer) {
    say("warning: " + sentence);
    show(Notice.way(sentence, details, offer));
  }

  /** Shows a sentence about what went wrong, and writes it down. */
  void complain(String sentence) {
    complain(sentence, "");
  }

  /** The same with what else there is to know. */
  void complain(String sentence, String details) {
    say(sentence);
    show(Notice.error(sentence, details));
  }

  /** Writes a sentence down and shows nothing. */
  void say(String sentence) {
    err.println("emberway: " + sentence);
    err.flush();
  }

  /** What is said again in a row is counted, not repeated. */
  private void show(Notice notice) {
    current = notice.text();
    changed = true;
    if (!toasts.isEmpty() && toasts.get(toasts.size() - 1).notice.equals(notice)) {
      Toast again = toasts.get(toasts.size() - 1);
      again.count++;
      again.ends = OptionalLong.empty();
      return;
    }
    toasts.add(new Toast(notice));
    if (toasts.size() > MOST) {
      toasts.stream()
          .filter(each -> each.notice.kind() != Notice.Kind.ERROR)
          .findFirst()
          .ifPresent(toasts::remove);
    }
  }

  /** What was said last, until the person does something; empty if nothing. */
  String current() {
    return current;
  }

  /** The person did something: what was said last is out of the window's title. */
  void clear() {
    changed |= !current.isEmpty();
    current = "";
  }

  /** What is on show, the oldest first; to be read only. */
  List<Toast> toasts() {
    return toasts;
  }

  /** Takes away what the person has read. */
  void apply(Action.OfNotices action) {
    changed = true;
    if (action instanceof Action.CloseNotice close) {
      toasts.remove(close.toast());
    } else {
      toasts.clear();
    }
  }

  /** All toasts are seen now: the time of those that go by themselves runs. */
  void seen(long now) {
    for (int i = 0; i < toasts.size(); i++) {
      Toast each = toasts.get(i);
      boolean stays = each.notice.kind() == Notice.Kind.ERROR || each.notice.offer().isPresent();
      if (each.ends.isEmpty() && !stays) {
        boolean isWarning = each.notice.kind() == Notice.Kind.WARNING;
        each.ends = OptionalLong.of(now + (isWarning ? WARNING_STAYS : DONE_STAYS));
      }
    }
  }

  /** Takes away those whose time is over. */
  void expire(long now) {
    for (int i = toasts.size() - 1; i >= 0; i--) {
      OptionalLong ends = toasts.get(i).ends;
      if (ends.isPresent() && ends.getAsLong() - now <= 0) {
        toasts.remove(i);
        changed = true;
      }
    }
  }

  /** How long until the next one goes by itself. [ns] [&gt;= 0] */
  OptionalLong untilNext(long now) {
    return toasts.stream()
        .filter(each -> each.ends.isPresent())
        .mapToLong(each -> Math.max(0, each.ends.getAsLong() - now))
        .min();
  }

  /** Whether something else is to be shown since this was last asked. */
  boolean takeChange() {
    boolean result = changed;
    changed = false;
    return result;
  }
}
