package emberway.tiled;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Custom properties, in the file's order. The member {@code m} of a class property {@code p} is
 * named {@code p.m}.
 */
public final class TiledProperties {
  /** No properties. */
  public static final TiledProperties NONE = new TiledProperties(List.of());

  private final Map<String, Property> byName = new LinkedHashMap<>();

  /** The types of the format; a class appears as its members. */
  public enum Type {
    STRING,
    INT,
    FLOAT,
    BOOL,
    COLOR,
    FILE,
    OBJECT
  }

  /**
   * A property.
   *
   * @param name not empty
   * @param type the type stated in the file
   * @param value as in the file; numbers, {@code true} and {@code false} as written
   * @param line its line in its file [>= 1], or 0 if unknown
   */
  public record Property(String name, Type type, String value, int line) {}

  /** Wraps a list; for a repeated name, the last property counts. */
  public TiledProperties(List<Property> properties) {
    for (Property property : properties) {
      byName.put(property.name(), property);
    }
  }

  /** The property with a name, if any. */
  public Optional<Property> find(String name) {
    return Optional.ofNullable(byName.get(name));
  }

  /** All properties, in the file's order. */
  public List<Property> all() {
    return List.copyOf(byName.values());
  }

  /** Whether there are no properties. */
  public boolean isEmpty() {
    return byName.isEmpty();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TiledProperties that && all().equals(that.all());
  }

  @Override
  public int hashCode() {
    return all().hashCode();
  }

  @Override
  public String toString() {
    return byName.values().toString();
  }
}
