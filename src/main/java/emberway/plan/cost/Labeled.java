package emberway.plan.cost;

import java.util.Arrays;
import java.util.stream.Collectors;

/** An option with a name in files and on the command line. */
public interface Labeled {
  /** The name: lower case, words joined by hyphens, unique within its enum. */
  String label();

  /**
   * Finds the constant with a label; ignores case.
   *
   * @throws IllegalArgumentException if there is none; the message lists the valid labels
   */
  static <E extends Enum<E> & Labeled> E find(Class<E> kind, String label) {
    for (E constant : kind.getEnumConstants()) {
      if (constant.label().equalsIgnoreCase(label)) {
        return constant;
      }
    }
    String known =
        Arrays.stream(kind.getEnumConstants()).map(E::label).collect(Collectors.joining(", "));
    throw new IllegalArgumentException("unknown '" + label + "': must be one of " + known);
  }
}
