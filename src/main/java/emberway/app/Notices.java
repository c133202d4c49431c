package emberway.app;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * What there is to say to the person, the newest last. Times are those of {@link System#nanoTime};
 * a notice's time runs once it was seen, so that none goes by unread.
 */
final class Notices {
  private static final long SECOND = 1_000_000_000L; // [ns]
  private static final long DONE_STAYS = 6 * SECOND;
  private static final long WARNING_STAYS = 20 * SECOND;
  private static final int MOST = 50; // the oldest that can go by themselves make room

  /** A notice that is on show; each is an object of its own, though they may say the same. */
  static final class Shown {
    private final Notice notice;
    private int count = 1;
    private OptionalLong ends = OptionalLong.empty(); // once it was seen

    private Shown(Notice notice) {
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

  private final List<Shown> shown = new ArrayList<>();
  private String headline = "";

  /** Says something. What is said again in a row is counted, not repeated. */
  void say(Notice notice) {
    headline = notice.text();
    if (!shown.isEmpty() && shown.get(shown.size() - 1).notice.equals(notice)) {
      Shown again = shown.get(shown.size() - 1);
      again.count++;
      again.ends = OptionalLong.empty();
      return;
    }
    shown.add(new Shown(notice));
    if (shown.size() > MOST) {
      shown.stream()
          .filter(each -> each.notice.kind() != Notice.Kind.ERROR)
          .findFirst()
          .ifPresent(shown::remove);
    }
  }

  /** The person did something: what was said last is read, and out of the window's title. */
  void heard() {
    headline = "";
  }

  /** What was said last, until something is done; or nothing. */
  String headline() {
    return headline;
  }

  /** What is on show, the oldest first; to be read only. */
  List<Shown> shown() {
    return shown;
  }

  /** Closes one. */
  void close(Shown one) {
    shown.remove(one);
    if (one.notice.text().equals(headline)) {
      headline = "";
    }
  }

  /** Closes all. */
  void closeAll() {
    shown.clear();
    headline = "";
  }

  /** They are all seen now: the time of those that go by themselves runs. */
  void seen(long now) {
    for (Shown each : shown) {
      if (each.ends.isEmpty() && each.notice.kind() != Notice.Kind.ERROR) {
        boolean isWarning = each.notice.kind() == Notice.Kind.WARNING;
        each.ends = OptionalLong.of(now + (isWarning ? WARNING_STAYS : DONE_STAYS));
      }
    }
  }

  /** Takes away those whose time is over; whether there were any. */
  boolean expire(long now) {
    return shown.removeIf(each -> each.ends.isPresent() && each.ends.getAsLong() - now <= 0);
  }

  /** How long until the next one goes by itself. [ns] [&gt;= 0] */
  OptionalLong untilNext(long now) {
    return shown.stream()
        .filter(each -> each.ends.isPresent())
        .mapToLong(each -> Math.max(0, each.ends.getAsLong() - now))
        .min();
  }
}
