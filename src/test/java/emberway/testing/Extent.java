package emberway.testing;

import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How much a test tries: some of it in every build, all of it with {@code mvn -Pfull verify}, which
 * sets the property {@code emberway.full}, and little of it where faults are planted by program
 * ({@code -Pmutation}, which sets {@code emberway.brief}) and the tests run thousands of times.
 */
public final class Extent {
  private static final boolean FULL = Boolean.getBoolean("emberway.full");
  private static final boolean BRIEF = Boolean.getBoolean("emberway.brief");

  private Extent() {}

  /** Whether all of it is tried. */
  public static boolean isFull() {
    return FULL;
  }

  /** How many random cases are tried. */
  public static int of(int some, int all) {
    return FULL ? all : of(some);
  }

  /** How many random cases are tried where each build has time for all of them. */
  public static int of(int all) {
    return BRIEF ? Math.min(all, Math.max(4, all / 20)) : all;
  }

  /** More than how many cases of a kind must have come up: too few cases promise nothing. */
  public static int over(int count) {
    return BRIEF ? -1 : count;
  }

  /** All elements, or every so many-th of them, the first included. */
  public static <T> List<T> sample(Collection<T> all, int step) {
    List<T> list = List.copyOf(all);
    return IntStream.range(0, list.size())
        .filter(i -> FULL || i % step == 0)
        .mapToObj(list::get)
        .toList();
  }
}
