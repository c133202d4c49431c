package emberway.pack.tileset;

import emberway.io.PrintableText;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Measure;
import emberway.map.Scale;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.TileWords;
import emberway.map.TravelDescription;
import emberway.map.TravelProfile;
import emberway.pack.json.Json;
import emberway.pack.json.JsonObjectReader;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.SpellingSuggestion;
import emberway.pack.store.HeaderKey;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads the travel data of {@code tileset.json}: profiles, scale and words. */
final class TravelJson {
  private static final Pattern PROFILE_NAME = Pattern.compile("[a-z0-9][a-z0-9-]{0,63}");
  private static final Pattern WORDS = Pattern.compile("\\P{Cc}*[\\S&&\\P{Cc}]\\P{Cc}*");
  private static final String WORDS_RULE = "write words, without line breaks";
  private static final int MAX_PROFILES = 100;

  private final Legend legend;
  private final ProblemCollector problemCollector;

  private TravelJson(Legend legend, ProblemCollector problemCollector) {
    this.legend = legend;
    this.problemCollector = problemCollector;
  }

  /**
   * Reads the keys {@code scale} and {@code profiles}.
   *
   * @param root the whole file
   * @param words the {@code words} of its tiles, by symbol
   */
  static TravelDescription read(
      JsonObjectReader root,
      Legend legend,
      Map<Character, TileWords> words,
      ProblemCollector problemCollector) {
    TravelJson form = new TravelJson(legend, problemCollector);
    Scale scale = form.scale(root);
    return new TravelDescription(form.profiles(root), scale, words);
  }

  private Scale scale(JsonObjectReader root) {
    JsonObjectReader in = root.object("scale", "a scale").orElse(null);
    if (in == null) {
      return Scale.UNKNOWN;
    }
    Optional<Measure> cell = measure(in, HeaderKey.CELL.key(), Measure.Kind.LENGTH);
    Optional<Measure> pace = measure(in, HeaderKey.PACE.key(), Measure.Kind.TIME);
    in.finish();
    return new Scale(cell, pace);
  }

  private Optional<Measure> measure(JsonObjectReader in, String key, Measure.Kind kind) {
    Optional<Json> value = in.optional(key);
    if (value.isPresent() && !(value.get() instanceof Json.Str)) {
      in.errorAt(
          key, "'%s' is %s".formatted(key, value.get().kind()), "it must be a text in quotes");
      return Optional.empty();
    }
    return value.flatMap(
        v ->
            MeasureParser.parse(
                key, ((Json.Str) v).text(), kind, v.line(), v.column(), problemCollector));
  }

  private List<TravelProfile> profiles(JsonObjectReader root) {
    List<TravelProfile> profiles = new ArrayList<>(List.of(TravelProfile.FOOT));
    Json value = root.optional("profiles").orElse(null);
    if (value == null) {
      return profiles;
    }
    if (!(value instanceof Json.Obj object)) {
      root.errorAt("profiles", "'profiles' is " + value.kind(), "write {\"rider\": {…}, …}");
      return profiles;
    }
    if (object.members().size() > MAX_PROFILES) {
      root.errorAt("profiles", object.members().size() + " profiles", "keep to " + MAX_PROFILES);
      return profiles;
    }
    object.members().forEach((name, member) -> profile(name, member).ifPresent(profiles::add));
    return profiles;
  }

  private Optional<TravelProfile> profile(String name, Json.Member member) {
    if (!PROFILE_NAME.matcher(name).matches()) {
      problemCollector.error(
          member.line(),
          member.column(),
          PrintableText.quote(name) + " cannot be a profile's name",
          "use small letters, digits and '-'");
      return Optional.empty();
    }
    if (name.equals(TravelProfile.FOOT.name())) {
      problemCollector.error(
          member.line(),
          member.column(),
          "a profile '%s', which is the legend's own costs".formatted(name),
          "give it another name, or change the tiles' costs");
      return Optional.empty();
    }
    JsonObjectReader in =
        JsonObjectReader.of(member.value(), "a profile", problemCollector).orElse(null);
    if (in == null) {
      return Optional.empty();
    }
    String label =
        in.optional("label").isPresent() ? in.line("label", TileSetJson.MAX_LABEL) : name;
    Map<String, String> labels = TileSetJson.labels(in);
    boolean influences = !in.has("influences") || in.flag("influences");
    Map<Layer, Terrain> otherwise = otherwise(in);
    Map<Character, Terrain> terrain = new HashMap<>();
    Map<Character, String> phrases = new HashMap<>();
    in.optional("terrain").ifPresent(rules -> terrain(rules, terrain, phrases));
    Optional<TileWords> barrier =
        in.object("barrier", "a barrier's words").flatMap(TravelJson::barrier);
    in.finish();
    return Optional.of(
        new TravelProfile(name, label, labels, terrain, otherwise, influences, phrases, barrier));
  }

  private static Optional<TileWords> barrier(JsonObjectReader in) {
    Optional<String> noun = in.requiredText("noun", WORDS, WORDS_RULE).map(String::strip);
    Optional<String> edge = phrase(in, "edge");
    in.finish();
    return noun.map(said -> TileWords.barrier(said, edge.orElse(TileWords.edgeOf(said))));
  }

  private Map<Layer, Terrain> otherwise(JsonObjectReader profile) {
    Map<Layer, Terrain> rules = new EnumMap<>(Layer.class);
    JsonObjectReader in = profile.object("otherwise", "rules by layer").orElse(null);
    if (in == null) {
      return rules;
    }
    for (Layer layer : List.of(Layer.BASE, Layer.OVERLAY)) {
      in.object(layer.label(), "a rule")
          .ifPresent(
              rule -> {
                requiredTerrain(rule, layer).ifPresent(terrain -> rules.put(layer, terrain));
                rule.finish();
              });
    }
    in.finish();
    return rules;
  }

  private void terrain(
      Json rules, Map<Character, Terrain> terrain, Map<Character, String> phrases) {
    if (!(rules instanceof Json.Obj object)) {
      problemCollector.error(
          rules.line(),
          rules.column(),
          "'terrain' is " + rules.kind(),
          "write {\"grass\": {\"cost\": 1}, …}");
      return;
    }
    Map<Character, String> keyOf = new HashMap<>();
    object
        .members()
        .forEach(
            (key, member) -> {
              Tile tile = tile(key, member);
              JsonObjectReader in =
                  JsonObjectReader.of(member.value(), "a rule", problemCollector).orElse(null);
              if (tile == null || in == null) {
                return;
              }
              String earlier = keyOf.putIfAbsent(tile.symbol(), key);
              if (earlier != null) {
                problemCollector.error(
                    member.line(),
                    member.column(),
                    "%s is the tile that '%s' names already"
                        .formatted(PrintableText.quote(key), earlier),
                    "keep one of the two");
              }
              phrase(in, "phrase").ifPresent(phrase -> phrases.put(tile.symbol(), phrase));
              Optional<Terrain> rule =
                  in.has("phrase")
                      ? TileSetJson.terrain(in, tile.layer())
                      : requiredTerrain(in, tile.layer());
              rule.ifPresent(t -> terrain.put(tile.symbol(), t));
              in.finish();
            });
  }

  /** The tile with a name or a symbol; null after reporting a problem. */
  private Tile tile(String key, Json.Member member) {
    int id = legend.id(key);
    if (id == Legend.NOTHING && key.length() == 1) {
      id = legend.id(key.charAt(0));
    }
    if (id != Legend.NOTHING && legend.tile(id).layer() == Layer.TOP) {
      problemCollector.error(
          member.line(),
          member.column(),
          PrintableText.quote(key) + " is a top tile, which is only seen",
          "remove it");
      return null;
    }
    if (id != Legend.NOTHING) {
      return legend.tile(id);
    }
    problemCollector.error(
        member.line(),
        member.column(),
        PrintableText.quote(key) + " is not a tile of the legend",
        SpellingSuggestion.remedy(key, legend.tiles().stream().map(Tile::name).toList()));
    return null;
  }

  private static Optional<Terrain> requiredTerrain(JsonObjectReader in, Layer layer) {
    Optional<Terrain> terrain = TileSetJson.terrain(in, layer);
    if (terrain.isEmpty() && !in.has("cost") && !in.has("factor")) {
      in.error(
          "a rule without a cost",
          layer == Layer.BASE
              ? "add \"cost\": 1, or \"blocked\": true"
              : "add \"cost\": 1, \"factor\": 1, or \"blocked\": true");
    }
    return terrain;
  }

  /** A tile's {@code words}, if any. */
  static Optional<TileWords> words(JsonObjectReader tileFields, Tile tile) {
    return tileFields
        .object("words", "a tile's words")
        .map(
            in -> {
              TileWords plain = TileWords.of(tile);
              String noun = phrase(in, "noun").orElse(plain.noun());
              String plural = phrase(in, "plural").orElse(noun + "s");
              TileWords said = TileWords.of(tile, kind(in), noun, plural);
              TileWords words =
                  new TileWords(
                      said.kind(),
                      noun,
                      plural,
                      phrase(in, "phrase").orElse(said.phrase()),
                      phrase(in, "edge").orElse(said.edge()),
                      phrase(in, "bend").orElse(said.bend()));
              in.finish();
              return words;
            });
  }

  private static TileWords.Kind kind(JsonObjectReader in) {
    return in.word("kind", List.of("ground", "way", "passage"))
        .map(
            word ->
                switch (word) {
                  case "way" -> TileWords.Kind.WAY;
                  case "passage" -> TileWords.Kind.PASSAGE;
                  default -> TileWords.Kind.GROUND;
                })
        .orElse(TileWords.Kind.GROUND);
  }

  private static Optional<String> phrase(JsonObjectReader in, String key) {
    return in.optionalText(key, WORDS, WORDS_RULE).map(String::strip);
  }
}
