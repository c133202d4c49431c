package emberway.tiled;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Custom properties, in the file's order. A member {@code m} of a property {@code p} that is a
 * class is called {@code p.m}.
 */
public final class TiledProperties {
  /** No properties. */
  public static final TiledProperties NONE = new TiledProperties(List.of());

  private final Map<String, Property> byName = new LinkedHashMap<>();

  /** The types of the format; a class is its members. */
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
   * @param type what the file says its value is
   * @param value as the file has it; numbers, {@code true} and {@code false} as written
   * @param line where it stands in its file [>= 0], 0 if unknown
   */
  public record Property(String name, Type type, String value, int line) {}

  /** Of a list, in which the last of a name counts. */
  public TiledProperties(List<Property> properties) {
    for (Property property : properties) {
      byName.put(property.name(), property);
    }
  }

  /** The property of a name. */
  public Optional<Property> find(String name) {
    return Optional.ofNullable(byName.get(name));
  }

  /** All of them, in the file's order. */
  public List<Property> all() {
    return List.copyOf(byName.values());
  }

  /** Whether there are none. */
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
