package emberway.pack.store;

import emberway.map.MapInfo;
import emberway.map.Measure;
import emberway.map.Scale;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The keys of a map's header, in the order of writing: lines of a text map, properties of a Tiled
 * map, rows of {@code info}. A new key is a constant, a case of {@link #of} and an argument of
 * {@link #info}.
 */
public enum HeaderKey {
  NAME("name"),
  TILE_SET("tile set"),
  AUTHOR("author"),
  LICENSE("license"),
  DESCRIPTION("description"),
  RULES("rules"),
  CELL("cell"),
  PACE("pace");

  /** The keys as files have them. */
  public static final List<String> ALL = all();

  private final String label;

  HeaderKey(String label) {
    this.label = label;
  }

  private static List<String> all() {
    List<String> all = new ArrayList<>();
    for (HeaderKey key : values()) {
      all.add(key.key());
    }
    return List.copyOf(all);
  }

  /** The key in files, such as {@code tileset}. */
  public String key() {
    return label.replace(" ", "");
  }

  /** The key in words, such as {@code tile set}. */
  public String label() {
    return label;
  }

  /** Its value in a map's metadata; empty if there is none. */
  public String of(MapInfo info) {
    return switch (this) {
      case NAME -> info.name();
      case TILE_SET -> info.tileSet();
      case AUTHOR -> info.author();
      case LICENSE -> info.license();
      case DESCRIPTION -> info.description();
      case RULES -> info.rules();
      case CELL -> info.scale().cell().map(Measure::toString).orElse("");
      case PACE -> info.scale().pace().map(Measure::toString).orElse("");
    };
  }

  /** The values of a header. */
  public interface Values {
    /** A key's text; empty if the header lacks the key. */
    String text(HeaderKey key);

    /** A key's measure; empty if the header lacks the key or has another value. */
    Optional<Measure> measure(HeaderKey key, Measure.Kind kind);
  }

  /** The metadata that a header gives. */
  public static MapInfo info(Values header) {
    return new MapInfo(
        header.text(NAME),
        header.text(TILE_SET),
        header.text(AUTHOR),
        header.text(LICENSE),
        header.text(DESCRIPTION),
        header.text(RULES),
        new Scale(
            header.measure(CELL, Measure.Kind.LENGTH), header.measure(PACE, Measure.Kind.TIME)));
  }
}
