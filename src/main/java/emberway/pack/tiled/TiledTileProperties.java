package emberway.pack.tiled;

import emberway.io.PrintableText;
import emberway.map.Influence;
import emberway.map.NumberText;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.pack.tileset.TileSetJson;
import emberway.tiled.TiledMap;
import emberway.tiled.TiledProperties;
import emberway.tiled.TiledTile;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The meaning of a Tiled tile to the planner, from its custom properties.
 *
 * @param label its name for people
 * @param symbol its symbol in an Emberway tile set, if given
 * @param terrain its effect on cost, if given
 * @param influence its influence on routes nearby
 * @param role whether it marks the start or the goal
 * @param isDecoration whether it is only drawn and ignored by the planner
 */
record TiledTileProperties(
    String label,
    Optional<Character> symbol,
    Optional<Terrain> terrain,
    Optional<Influence> influence,
    Tile.Role role,
    boolean isDecoration) {

  static final String COST = "cost";
  static final String FACTOR = "factor";
  static final String BLOCKED = "blocked";
  static final String INFLUENCE = "influence";
  static final String SYMBOL = "symbol";
  static final String LABEL = "label";
  static final String NAME = "name";
  static final String START = "start";
  static final String GOAL = "goal";
  static final String DECORATION = "decoration";

  private static final Pattern NOT_IN_WORDS = Pattern.compile("[\\s_-]+");
  private static final Pattern SPACE = Pattern.compile("\\s+");
  private static final String INFLUENCE_MEND =
      "write 'attract' or 'repel', radius, reach and strength, such as 'attract 4.5 5 2'";
  private static final String INFLUENCE_RANGE =
      "write a radius of 0 to %d, a finite reach above the radius and a finite strength above 0, such as 'attract 4.5 5 2'"
          .formatted((long) Influence.MAX_RADIUS);
  private static final String NUMBER_MEND =
      "write a number in %s..%s"
          .formatted(
              NumberText.plain(TileSetJson.MIN_COST), NumberText.plain(TileSetJson.MAX_COST));
  private static final String HARD = TileSetJson.word(Influence.Falloff.HARD);
  private static final int MAX_LABEL = 60;

  /** Whether it is more than plain ground. */
  boolean hasEffect() {
    return terrain.isPresent() || influence.isPresent() || role != Tile.Role.NONE;
  }

  /**
   * Reads a tile's meaning.
   *
   * @param ignored receives properties without meaning; for the tile set's file
   */
  static TiledTileProperties of(TiledMap.TileRef ref, IgnoredProperties ignored) {
    TiledTile tile = ref.tileSet().tile(ref.id());
    TiledProperties properties = tile.properties();
    return new TiledTileProperties(
        label(ref, tile),
        properties
            .find(SYMBOL)
            .map(TiledProperties.Property::value)
            .filter(text -> text.length() == 1)
            .map(text -> text.charAt(0)),
        terrain(properties, ignored),
        influence(properties, ignored),
        role(tile.className(), properties, ignored),
        flag(properties, DECORATION, ignored));
  }

  private static String label(TiledMap.TileRef ref, TiledTile tile) {
    String set = ref.tileSet().name();
    String own = text(tile, LABEL).orElseGet(() -> text(tile, NAME).orElse(tile.className()));
    String picture = tile.image().map(image -> words(fileName(image.path()))).orElse("");
    String word =
        !own.isBlank()
            ? own
            : !picture.isEmpty()
                ? picture
                : "Tile %d".formatted(ref.id()) + (words(set).isEmpty() ? "" : " of " + words(set));
    return PrintableText.abbreviate(PrintableText.escape(word.strip()), MAX_LABEL);
  }

  private static Optional<String> text(TiledTile tile, String property) {
    return tile.properties()
        .find(property)
        .map(TiledProperties.Property::value)
        .filter(value -> !value.isBlank());
  }

  /** A file's name without folders and extension. */
  private static String fileName(String path) {
    String last = path.substring(path.lastIndexOf('/') + 1);
    int dot = last.lastIndexOf('.');
    return last.substring(0, dot > 0 ? dot : last.length());
  }

  /** A technical name as readable words: "grass_and-water" becomes "Grass and water". */
  private static String words(String name) {
    String plain = NOT_IN_WORDS.matcher(name).replaceAll(" ").strip();
    return plain.isEmpty()
        ? plain
        : plain.substring(0, 1).toUpperCase(Locale.ROOT) + plain.substring(1);
  }

  /**
   * The role of an object or a tile, given by its class or by a property.
   *
   * @param ignored receives properties without meaning
   */
  static Tile.Role role(String className, TiledProperties properties, IgnoredProperties ignored) {
    if (className.equalsIgnoreCase(START) || flag(properties, START, ignored)) {
      return Tile.Role.START;
    }
    return className.equalsIgnoreCase(GOAL) || flag(properties, GOAL, ignored)
        ? Tile.Role.GOAL
        : Tile.Role.NONE;
  }

  private static Optional<Terrain> terrain(TiledProperties properties, IgnoredProperties ignored) {
    if (flag(properties, BLOCKED, ignored)) {
      return Optional.of(Terrain.BLOCKED);
    }
    Optional<Double> cost = number(properties, COST, ignored);
    Optional<Double> factor = number(properties, FACTOR, ignored);
    if (cost.isPresent() && factor.isPresent()) {
      ignored.add(properties.find(FACTOR).get(), "keep 'cost' or 'factor', not both");
    }
    return cost.map(Terrain::cost).or(() -> factor.map(Terrain::factor));
  }

  private static Optional<Double> number(
      TiledProperties properties, String name, IgnoredProperties ignored) {
    Optional<TiledProperties.Property> property = properties.find(name);
    Optional<Double> number =
        property
            .map(text -> TiledElement.parsed(text.value()))
            .filter(value -> value >= TileSetJson.MIN_COST && value <= TileSetJson.MAX_COST);
    if (property.isPresent() && number.isEmpty()) {
      ignored.add(property.get(), NUMBER_MEND);
    }
    return number;
  }

  private static boolean flag(TiledProperties properties, String name, IgnoredProperties ignored) {
    Optional<TiledProperties.Property> property = properties.find(name);
    if (property.isEmpty()) {
      return false;
    }
    return switch (property.get().value().strip().toLowerCase(Locale.ROOT)) {
      case "1", "true" -> true;
      case "", "0", "false" -> false;
      default -> {
        ignored.add(property.get(), "write true or false");
        yield false;
      }
    };
  }

  /** Reads an influence from a text, or from a class with members of the same names. */
  private static Optional<Influence> influence(
      TiledProperties properties, IgnoredProperties ignored) {
    Optional<TiledProperties.Property> text = properties.find(INFLUENCE);
    Optional<TiledProperties.Property> effect = properties.find(INFLUENCE + ".effect");
    if (text.isPresent()) {
      return influence(text.get().line(), SPACE.split(text.get().value().strip(), -1), ignored);
    }
    if (effect.isEmpty()) {
      return Optional.empty();
    }
    List<String> members = List.of("effect", "radius", "reach", "strength", "falloff");
    String[] words =
        members.stream()
            .map(member -> properties.find(INFLUENCE + "." + member))
            .map(member -> member.map(TiledProperties.Property::value).orElse(HARD))
            .toArray(String[]::new);
    return influence(effect.get().line(), words, ignored);
  }

  private static Optional<Influence> influence(
      int line, String[] words, IgnoredProperties ignored) {
    String remedy = INFLUENCE_MEND;
    if (words.length == 4 || words.length == 5) {
      boolean attracts = words[0].equals("attract");
      Optional<Influence.Falloff> falloff =
          words.length == 5 ? TileSetJson.falloff(words[4]) : Optional.of(Influence.Falloff.HARD);
      try {
        if ((attracts || words[0].equals("repel")) && falloff.isPresent()) {
          return Optional.of(
              new Influence(
                  attracts ? Influence.Effect.ATTRACT : Influence.Effect.REPEL,
                  Double.parseDouble(words[1]),
                  Double.parseDouble(words[2]),
                  Double.parseDouble(words[3]),
                  falloff.get()));
        }
      } catch (NumberFormatException notNumbers) {
        // Ignored like wrong words.
      } catch (IllegalArgumentException outOfRange) {
        remedy = INFLUENCE_RANGE;
      }
    }
    ignored.add(INFLUENCE, line, String.join(" ", words), remedy);
    return Optional.empty();
  }

  /** Writes an influence as a property's text, which {@link #of} can read. */
  static String text(Influence influence) {
    return "%s %s %s %s%s"
        .formatted(
            influence.effect() == Influence.Effect.ATTRACT ? "attract" : "repel",
            influence.radius(),
            influence.reach(),
            influence.strength(),
            influence.falloff() == Influence.Falloff.HARD
                ? "" // the default
                : " " + TileSetJson.word(influence.falloff()));
  }
}
