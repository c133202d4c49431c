package emberway.pack;

import emberway.map.MapInfo;

/**
 * What a pack says about itself; everything but the name may be empty.
 *
 * @param name what it is called
 * @param version which state of it this is, such as {@code 1.2}
 * @param author who made it
 * @param license how it may be used
 * @param description a sentence about it
 */
public record PackInfo(
    String name, String version, String author, String license, String description) {
  /** A pack with a name and nothing else to say. */
  public static PackInfo named(String name) {
    return new PackInfo(name, "", "", "", "");
  }

  /** What a pack says about itself that is made of one map. */
  public static PackInfo of(MapInfo map) {
    return new PackInfo(map.name(), "", map.author(), map.license(), map.description());
  }
}
