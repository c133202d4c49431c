package emberway.testing;

import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How much a test tries: some of it in every build, all of it with {@code mvn -Pfull verify}, which
 * sets the property {@code emberway.full}.
 */
public final class Extent {
  private static final boolean FULL = Boolean.getBoolean("emberway.full");

  private Extent() {}

  /** Whether all of it is tried. */
  public static boolean isFull() {
    return FULL;
  }

  /** How many random cases are tried. */
  public static int of(int some, int all) {
    return FULL ? all : some;
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
