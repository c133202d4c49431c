package emberway.pack;

import emberway.map.MapInfo;

/**
 * A pack's description of itself; everything but the name may be empty.
 *
 * @param name its name
 * @param version its version, such as {@code 1.2}
 * @param author who made it
 * @param license how it may be used
 * @param description a sentence about it
 */
public record PackInfo(
    String name, String version, String author, String license, String description) {
  /** A description with a name only. */
  public static PackInfo named(String name) {
    return new PackInfo(name, "", "", "", "");
  }

  /** The description of a pack that is made from one map. */
  public static PackInfo of(MapInfo map) {
    return new PackInfo(map.name(), "", map.author(), map.license(), map.description());
  }
}
