package emberway.pack.tileset;

import emberway.io.PrintableText;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.pack.json.Json;
import emberway.pack.json.JsonObjectReader;
import emberway.pack.problem.ProblemCollector;
import emberway.sprite.StemAppearance;
import emberway.sprite.TileAppearance;
import emberway.sprite.Transition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Reads the appearance of tiles from {@code tileset.json}: variants, frames, looks on other
 * grounds, transitions.
 */
final class TileAppearanceJson {
  /** A picture's name without suffix and {@code .png}. */
  static final Pattern STEM = Pattern.compile("[A-Za-z0-9_-]{1,100}");

  /** The rule for pictures' names, in words. */
  static final String STEM_RULE = "use letters, digits, '-' and '_', without '.png'";

  private static final Pattern SYMBOLS = Pattern.compile("(?s).+");
  private static final int MAX_LOOKS = 63;
  private static final int MAX_GROUNDS = 63;
  private static final int MAX_GROUND_LOOKS = 10_000; // of all tiles together
  private static final int MAX_TRANSITIONS = 100;
  private static final int MIN_MILLIS = 10;
  private static final int MAX_MILLIS = 60_000;

  /** A ground named in a tile's 'on', with its position. */
  private record Ground(String symbol, int line, int column) {}

  private final ProblemCollector problemCollector;
  private final List<Ground> grounds = new ArrayList<>();
  private int groundLooks;

  TileAppearanceJson(ProblemCollector problemCollector) {
    this.problemCollector = problemCollector;
  }

  /**
   * A tile's appearance besides its own sprite.
   *
   * @param layer its layer; null if unknown
   */
  TileAppearance look(JsonObjectReader in, Layer layer) {
    StemAppearance own = stemAppearance(in, "");
    double corners = in.number("corners", 0, 1).orElse(0.0);
    SortedMap<Character, StemAppearance> on = on(in, layer);
    return new TileAppearance(own.variants(), own.frames(), own.frameMillis(), corners, on);
  }

  /** A stem with the variants and frames that an object gives it. */
  private StemAppearance stemAppearance(JsonObjectReader in, String stem) {
    List<String> variants = stems(in, "variants");
    JsonObjectReader frames = in.object("frames", "the frames of a tile").orElse(null);
    if (frames == null) {
      return new StemAppearance(stem, variants, List.of(), 0);
    }
    frames.required("sprites");
    List<String> stems = stems(frames, "sprites");
    if (stems.isEmpty()) {
      frames.error("frames without sprites", "add \"sprites\": [ \"…\" ]");
    }
    int millis = frames.requiredInt("millis", MIN_MILLIS, MAX_MILLIS).orElse(MIN_MILLIS);
    frames.finish();
    return new StemAppearance(stem, variants, stems, millis);
  }

  /** The looks on other grounds, by the grounds' symbols. */
  private SortedMap<Character, StemAppearance> on(JsonObjectReader in, Layer layer) {
    SortedMap<Character, StemAppearance> on = new TreeMap<>();
    if (!(in.optional("on").orElse(null) instanceof Json.Obj object)) {
      if (in.has("on")) {
        in.errorAt("on", "'on' is not an object", "write { \"symbol\": \"sprite\", … }");
      }
      return on;
    }
    if (layer == Layer.BASE || object.members().size() > MAX_GROUNDS) {
      in.errorAt(
          "on",
          layer == Layer.BASE
              ? "a base tile lies on nothing"
              : "'on' has %d grounds".formatted(object.members().size()),
          layer == Layer.BASE ? "use 'on' in overlay tiles" : "keep to " + MAX_GROUNDS);
      return on;
    }
    object
        .members()
        .forEach(
            (key, member) -> {
              grounds.add(new Ground(key, member.line(), member.column()));
              Optional<StemAppearance> look = lookOn(member.value());
              if (look.isPresent() && key.length() == 1) {
                on.put(key.charAt(0), look.get());
              }
              groundLooks += look.map(there -> 1 + there.variants().size()).orElse(0);
            });
    if (groundLooks > MAX_GROUND_LOOKS) {
      in.errorAt(
          "on",
          groundLooks + " looks on grounds so far",
          "keep to " + MAX_GROUND_LOOKS + " in all");
    }
    return on;
  }

  /** A look: a picture's name, or an object with it. */
  private Optional<StemAppearance> lookOn(Json value) {
    if (value instanceof Json.Str text && STEM.matcher(text.text()).matches()) {
      return Optional.of(new StemAppearance(text.text()));
    }
    if (!(value instanceof Json.Obj)) {
      notAStem("on", value);
      return Optional.empty();
    }
    JsonObjectReader in =
        JsonObjectReader.of(value, "a look on a ground", problemCollector).orElseThrow();
    Optional<String> stem = in.requiredText("sprite", STEM, STEM_RULE);
    StemAppearance look = stemAppearance(in, stem.orElse(""));
    in.finish();
    return stem.map(known -> look);
  }

  /** Reports symbols in 'on' that are not grounds of the legend. Call after all tiles are read. */
  void checkGrounds(Legend legend) {
    for (Ground ground : grounds) {
      boolean known =
          ground.symbol.length() == 1
              && legend
                  .find(ground.symbol.charAt(0))
                  .filter(tile -> tile.layer() == Layer.BASE)
                  .isPresent();
      if (!known) {
        problemCollector.error(
            ground.line,
            ground.column,
            "'on' has %s, which is not a base tile of the legend"
                .formatted(PrintableText.quote(ground.symbol)),
            "name the symbol of a base tile");
      }
    }
  }

  private List<String> stems(JsonObjectReader in, String key) {
    List<String> stems = new ArrayList<>();
    for (Json element : in.elements(key, MAX_LOOKS)) {
      if (element instanceof Json.Str text && STEM.matcher(text.text()).matches()) {
        stems.add(text.text());
      } else {
        notAStem(key, element);
      }
    }
    return stems;
  }

  private void notAStem(String key, Json value) {
    problemCollector.error(
        value.line(),
        value.column(),
        "in '%s' stands %s, which cannot be a picture's name"
            .formatted(
                key,
                value instanceof Json.Str text ? PrintableText.quote(text.text()) : value.kind()),
        STEM_RULE);
  }

  /** The transitions between a legend's grounds, lowest first. */
  List<TileSetDescription.Border> transitions(JsonObjectReader root, Legend legend) {
    List<TileSetDescription.Border> transitions = new ArrayList<>();
    for (Json element : root.elements("transitions", MAX_TRANSITIONS)) {
      JsonObjectReader in =
          JsonObjectReader.of(element, "a transition", problemCollector).orElse(null);
      if (in != null) {
        Optional<String> from = grounds(in, "from", legend);
        Optional<String> onto = grounds(in, "onto", legend);
        Optional<String> stem = in.requiredText("sprite", STEM, STEM_RULE);
        in.finish();
        if (from.isPresent() && onto.isPresent() && stem.isPresent()) {
          checkApart(in, from.get(), onto.get());
          Json place = in.optional("sprite").orElse(element);
          transitions.add(
              new TileSetDescription.Border(
                  new Transition(from.get(), onto.get(), stem.get()),
                  place.line(),
                  place.column()));
        }
      }
    }
    return transitions;
  }

  /** Reads symbols of base tiles. */
  private static Optional<String> grounds(JsonObjectReader in, String key, Legend legend) {
    Optional<String> symbols = in.requiredText(key, SYMBOLS, "list symbols of base tiles");
    for (char symbol : symbols.orElse("").toCharArray()) {
      if (legend.find(symbol).filter(tile -> tile.layer() == Layer.BASE).isEmpty()) {
        in.errorAt(
            key,
            "'%s' has %s, which is not a base tile of the legend"
                .formatted(key, PrintableText.quote(symbol)),
            "list symbols of base tiles");
      }
    }
    return symbols;
  }

  private static void checkApart(JsonObjectReader in, String from, String onto) {
    from.chars()
        .filter(symbol -> onto.indexOf(symbol) >= 0)
        .forEach(
            symbol ->
                in.errorAt(
                    "onto",
                    "%s is in 'from' and in 'onto'".formatted(PrintableText.quote(symbol)),
                    "leave it out of one"));
  }
}
