package emberway.testing;

import static java.lang.StackWalker.Option.RETAIN_CLASS_REFERENCE;

import java.lang.reflect.Method;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.platform.commons.annotation.Testable;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * How much a test tries: some of it in every build, all of it with {@code mvn -Pfull verify}, which
 * sets the property {@code emberway.full}, and little of it where faults are planted by program
 * ({@code -Pmutation}, which sets {@code emberway.brief}) and the tests run thousands of times.
 *
 * <p>A test class that tries more in the full build has the tag {@value #TAG}, or its call fails:
 * {@code -Prest} runs it again, and leaves out what the usual build runs as it is.
 */
public final class Extent {
  private static final String TAG = "extent";
  private static final boolean FULL = Boolean.getBoolean("emberway.full");
  private static final boolean BRIEF = Boolean.getBoolean("emberway.brief");

  private Extent() {}

  /** Whether all of it is tried. */
  public static boolean isFull() {
    Optional<String> untagged =
        StackWalker.getInstance(RETAIN_CLASS_REFERENCE).walk(Extent::untagged);
    if (untagged.isPresent()) {
      throw new IllegalStateException(
          untagged.get() + " tries more in the full build: it needs @Tag(\"" + TAG + "\")");
    }
    return FULL;
  }

  /** How many random cases are tried. */
  public static int of(int some, int all) {
    return isFull() ? all : of(some);
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
    boolean isFull = isFull();
    return IntStream.range(0, list.size())
        .filter(i -> isFull || i % step == 0)
        .mapToObj(list::get)
        .toList();
  }

  /** The name of the calling test class, if it lacks the tag. */
  private static Optional<String> untagged(Stream<StackWalker.StackFrame> calls) {
    return calls
        .map(call -> call.getDeclaringClass().getNestHost())
        .filter(Extent::hasTests)
        .findFirst()
        .filter(test -> !hasTag(test))
        .map(Class::getName);
  }

  private static boolean hasTests(Class<?> one) {
    return one.getName().startsWith("emberway.")
        && Stream.of(one.getDeclaredMethods()).anyMatch(Extent::isTest);
  }

  private static boolean isTest(Method method) {
    return AnnotationSupport.isAnnotated(method, Testable.class);
  }

  private static boolean hasTag(Class<?> test) {
    return AnnotationSupport.findRepeatableAnnotations(test, Tag.class).stream()
        .anyMatch(tag -> tag.value().equals(TAG));
  }
}
