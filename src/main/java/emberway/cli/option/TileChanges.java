package emberway.cli.option;

import emberway.io.PrintableText;
import emberway.map.Influence;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Terrain;
import emberway.map.Tile;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Changes of tiles as users write them: {@code snow.cost=2}. */
final class TileChanges {
  private static final Pattern FORM = Pattern.compile("([^.=]+)\\.([^.=]+)=(.*)");
  private static final List<String> OF_TERRAIN = List.of("cost", "factor", "blocked");
  private static final List<String> OF_INFLUENCE =
      List.of("effect", "radius", "reach", "strength", "falloff");

  /** A change, with the text it was given as. */
  private record Change(String text, String value) {
    String option() {
      return "--set " + text;
    }

    double number() {
      try {
        return NumberArgument.parse(value.strip());
      } catch (NumberFormatException notANumber) {
        throw failure("%s is not a number".formatted(PrintableText.quote(value)));
      }
    }

    CommandFailure failure(String message) {
      return new CommandFailure(ExitCode.USAGE, option() + ": " + message);
    }

    /** Creates a value; one that is out of range fails with one line. */
    <T> T inRange(Supplier<T> made) {
      try {
        return made.get();
      } catch (IllegalArgumentException outOfRange) {
        throw failure(outOfRange.getMessage());
      }
    }
  }

  private final Map<Character, Terrain> terrain = new HashMap<>(); // by the tile's symbol
  private final Map<Character, Map<String, Change>> influences = new HashMap<>(); // and by member

  /** Parses changes of a legend's tiles. */
  TileChanges(List<String> texts, Legend legend) {
    for (String text : texts) {
      add(text, legend);
    }
    for (Tile tile : legend.tiles()) {
      tile.influence().ifPresent(own -> influence(tile, own)); // fails if out of range
    }
  }

  /** Whether a change is of a tile's terrain, not of its influence. */
  static boolean isOfTerrain(String text) {
    Matcher form = FORM.matcher(text);
    return form.matches() && OF_TERRAIN.contains(member(form));
  }

  private static String member(Matcher form) {
    return form.group(2).strip().toLowerCase(Locale.ROOT);
  }

  private void add(String text, Legend legend) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "--set %s: write TILE.MEMBER=VALUE, such as snow.cost=2"
              .formatted(PrintableText.quote(text)));
    }
    Change change = new Change(text, form.group(3));
    Tile tile = tile(form.group(1).strip(), change, legend);
    String member = member(form);
    if (OF_TERRAIN.contains(member)) {
      terrain.put(tile.symbol(), terrain(tile, member, change));
    } else if (OF_INFLUENCE.contains(member)) {
      checkActs(tile, change, legend);
      influences.computeIfAbsent(tile.symbol(), symbol -> new HashMap<>()).put(member, change);
    } else {
      throw CommandFailure.unknown(
          change.option(),
          member,
          Stream.concat(OF_TERRAIN.stream(), OF_INFLUENCE.stream()).toList());
    }
  }

  private static Tile tile(String name, Change change, Legend legend) {
    Tile found = named(name, change, legend);
    if (found.layer() == Layer.TOP) {
      throw change.failure("a top tile is only seen; it has neither cost nor influence");
    }
    return found;
  }

  private static Tile named(String name, Change change, Legend legend) {
    return legend.tiles().stream()
        .filter(tile -> tile.name().equalsIgnoreCase(name))
        .findFirst()
        .orElseThrow(
            () ->
                CommandFailure.unknown(
                    change.option(), name, legend.tiles().stream().map(Tile::name).toList()));
  }

  private static Terrain terrain(Tile tile, String member, Change change) {
    return switch (member) {
      case "cost" -> change.inRange(() -> Terrain.cost(change.number()));
      case "factor" -> {
        if (tile.layer() == Layer.BASE) {
          throw change.failure("ground has a cost, not a factor; set " + tile.name() + ".cost");
        }
        yield change.inRange(() -> Terrain.factor(change.number()));
      }
      default -> {
        if (!change.value().strip().equalsIgnoreCase("true")) {
          throw change.failure("must be true; to open a tile, set its cost");
        }
        yield Terrain.BLOCKED;
      }
    };
  }

  private static void checkActs(Tile tile, Change change, Legend legend) {
    if (tile.influence().isEmpty()) {
      String others =
          legend.tiles().stream()
              .filter(other -> other.influence().isPresent())
              .map(Tile::name)
              .collect(Collectors.joining(", "));
      throw change.failure(
          "%s has no influence; %s"
              .formatted(
                  tile.name(), others.isEmpty() ? "no tile here has one" : "set one of " + others));
    }
  }

  /** The changed terrain by the tile's symbol. */
  Map<Character, Terrain> terrain() {
    return terrain;
  }

  /** A tile's influence after the changes. */
  Influence influence(Tile tile, Influence own) {
    Map<String, Change> members = influences.getOrDefault(tile.symbol(), Map.of());
    if (members.isEmpty()) {
      return own;
    }
    Change effect = members.get("effect");
    Change falloff = members.get("falloff");
    Change any = members.values().iterator().next();
    return any.inRange(
        () -> {
          Influence.Effect newEffect =
              effect == null
                  ? own.effect()
                  : word(effect.option(), effect.value(), Influence.Effect.values());
          double radius = number(members.get("radius"), own.radius());
          double reach = number(members.get("reach"), own.reach());
          double strength = number(members.get("strength"), own.strength());
          Influence.Falloff newFalloff =
              falloff == null ? own.falloff() : falloff(falloff.option(), falloff.value());
          return own.with(newEffect).with(newFalloff).with(radius, reach, strength);
        });
  }

  private static double number(Change change, double own) {
    return change == null ? own : change.number();
  }

  /** Parses a falloff. */
  static Influence.Falloff falloff(String option, String text) {
    return word(option, text, Influence.Falloff.values());
  }

  private static <E extends Enum<E>> E word(String option, String text, E[] known) {
    return CommonOptions.named(
        option, text.strip(), known, each -> each.name().toLowerCase(Locale.ROOT));
  }
}
