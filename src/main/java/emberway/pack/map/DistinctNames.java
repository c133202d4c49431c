package emberway.pack.map;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Gives names that differ from all earlier ones in more than upper and lower case. */
public final class DistinctNames {
  private final Set<String> taken = new HashSet<>();
  private final Map<String, Integer> next = new HashMap<>(); // lower numbers are taken, by stem

  /** The name itself if it is free, otherwise the stem with the lowest free number from 2 on. */
  public String free(String name, String stem) {
    if (taken.add(key(name))) {
      return name;
    }
    int number = next.getOrDefault(key(stem), 2);
    while (!taken.add(key(stem + number))) {
      number++;
    }
    next.put(key(stem), number + 1);
    return stem + number;
  }

  private static String key(String name) {
    return name.toLowerCase(Locale.ROOT);
  }
}
