package emberway.pack.tileset;

import emberway.io.PrintableText;
import emberway.map.Influence;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.TileWords;
import emberway.map.TravelDescription;
import emberway.map.WorldPart;
import emberway.pack.json.Json;
import emberway.pack.json.JsonObjectReader;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.TextMapSyntax;
import emberway.sprite.TileAppearance;
import emberway.sprite.TileGeometry;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads {@code tileset.json}: a tile set's description and its legend. */
public final class TileSetJson {
  /** The file's name in its folder. */
  public static final String FILE = "tileset.json";

  /** The newest version of the format. */
  public static final int FORMAT = 2;

  /** The oldest version that has tiles of the layer {@link Layer#TOP}. */
  static final int FORMAT_OF_TOP = 2;

  /** The key for the suffix of pictures of double size. */
  static final String DOUBLE_SIZE = "doubleSize";

  private static final Pattern TILE_NAME = Pattern.compile("[a-z0-9][a-z0-9-]{0,63}");
  private static final Pattern LANGUAGE = Pattern.compile("[a-z]{2,3}");
  private static final Pattern SUFFIX = Pattern.compile("[@_-][A-Za-z0-9@_-]{1,15}");
  private static final Pattern COLOR = Pattern.compile("#[0-9a-fA-F]{6}");
  private static final Pattern ONE_CHARACTER = Pattern.compile("(?s).");
  private static final Pattern ANY = Pattern.compile("(?s).*");
  private static final List<String> NOT_ONLY_SEEN =
      List.of(
          "cost", "factor", "blocked", "influence", "role", "togglesTo", "generatedAs", "words");
  private static final List<String> FALLOFFS =
      Stream.of(Influence.Falloff.values()).map(TileSetJson::word).toList();

  /** The longest text about a tile set. [characters] */
  private static final int MAX_TEXT = 4000;

  /** The longest label. [characters] */
  static final int MAX_LABEL = 200;

  private static final int MAX_TILES = 1000;

  /** The longest side of a picture or of the lattice. [px] */
  private static final int MAX_SIDE = 1024;

  private static final int DEFAULT_MAP_COLOR = 0x808080;

  /** The smallest cost or factor; planning loses precision far outside of this range. */
  public static final double MIN_COST = 0.001;

  public static final double MAX_COST = 1_000_000;
  private static final double MAX_STRENGTH = 1000;

  private final ProblemCollector problemCollector;
  private final TileAppearanceJson tileAppearanceJson;
  private final Map<Character, TileWords> words = new HashMap<>();
  private final Map<Character, TileAppearance> looks = new HashMap<>();

  private TileSetJson(ProblemCollector problemCollector) {
    this.problemCollector = problemCollector;
    tileAppearanceJson = new TileAppearanceJson(problemCollector);
  }

  /**
   * Parses the file.
   *
   * @throws UnreadableException if it is not a JSON object; all other errors are added to the
   *     problems, and the result then only serves to find more of them
   */
  public static TileSetDescription parse(byte[] bytes, ProblemCollector problemCollector)
      throws UnreadableException {
    Json json = Json.parse(bytes, problemCollector);
    Optional<JsonObjectReader> root = JsonObjectReader.of(json, "a tile set", problemCollector);
    if (root.isEmpty()) {
      throw new UnreadableException(problemCollector.sorted());
    }
    return new TileSetJson(problemCollector).tileSet(root.get());
  }

  private TileSetDescription tileSet(JsonObjectReader in) throws UnreadableException {
    in.checkFormat(FORMAT);
    in.optional(JsonObjectReader.SCHEMA);
    String name =
        in.requiredText(
                "name", TextMapSyntax.TILE_SET_NAME, "use up to 64 letters, digits, '-' and '_'")
            .orElse("");
    TileSetInfo info =
        new TileSetInfo(
            in.line("author", MAX_TEXT),
            in.line("license", MAX_TEXT),
            in.line("description", MAX_TEXT));
    TileGeometry geometry = geometry(in);
    OptionalInt colorKey = color(in, "colorKey");
    Optional<String> spritesFrom =
        in.optionalText(
            "spritesFrom", TextMapSyntax.TILE_SET_NAME, "name a tile set beside this one");
    Optional<String> doubleSize =
        in.optionalText(
            DOUBLE_SIZE, SUFFIX, "begin with '@', '-' or '_', as in \"@2x\", up to 16 characters");
    List<TileSetDescription.Entry> entries = legend(in);
    checkFormat(in, entries);
    Legend known = new Legend(entries.stream().map(TileSetDescription.Entry::tile).toList());
    tileAppearanceJson.checkGrounds(known);
    List<TileSetDescription.Border> borders = tileAppearanceJson.transitions(in, known);
    TravelDescription travelDescription = TravelJson.read(in, known, words, problemCollector);
    in.finish();
    return new TileSetDescription(
        name,
        info,
        geometry,
        colorKey,
        spritesFrom,
        doubleSize,
        entries,
        looks,
        borders,
        travelDescription);
  }

  private void checkFormat(JsonObjectReader in, List<TileSetDescription.Entry> entries) {
    boolean knowsTop =
        in.optional(JsonObjectReader.FORMAT).orElse(null) instanceof Json.Num format
            && format.value() >= FORMAT_OF_TOP;
    Optional<TileSetDescription.Entry> top =
        entries.stream().filter(entry -> entry.tile().layer() == Layer.TOP).findFirst();
    if (top.isPresent() && !knowsTop) {
      problemCollector.error(
          top.get().line(),
          0,
          "'%s' is in layer 'top', which format 1 does not have".formatted(top.get().tile().name()),
          "add \"format\": " + FORMAT_OF_TOP + " to the tile set");
    }
  }

  private TileGeometry geometry(JsonObjectReader in) {
    int[] tile = size(in, "tile", "a tile's size");
    int[] lattice = size(in, "lattice", "the lattice's size");
    if (lattice[0] % 2 != 0 || lattice[1] % 2 != 0) {
      in.errorAt(
          "lattice",
          "the lattice is %d × %d".formatted(lattice[0], lattice[1]),
          "both sides must be even");
      return TileGeometry.PUBLISHED;
    }
    TileGeometry usual = new TileGeometry(tile[0], tile[1], lattice[0], lattice[1]);
    return in.object("anchor", "an anchor").map(anchor -> anchored(usual, anchor)).orElse(usual);
  }

  private static TileGeometry anchored(TileGeometry usual, JsonObjectReader in) {
    int x = in.requiredInt("x", 0, MAX_SIDE).orElse(0);
    int y = in.requiredInt("y", 0, MAX_SIDE).orElse(0);
    in.finish();
    if (x > usual.spriteWidth() || y > usual.spriteHeight()) {
      in.error(
          "the anchor %d, %d lies outside of the pictures".formatted(x, y),
          "keep it to %d, %d".formatted(usual.spriteWidth(), usual.spriteHeight()));
      return usual;
    }
    return new TileGeometry(
        usual.spriteWidth(),
        usual.spriteHeight(),
        usual.latticeWidth(),
        usual.latticeHeight(),
        x,
        y);
  }

  private int[] size(JsonObjectReader in, String key, String what) {
    JsonObjectReader size =
        in.required(key).flatMap(v -> JsonObjectReader.of(v, what, problemCollector)).orElse(null);
    if (size == null) {
      return new int[] {2, 2};
    }
    int width = size.requiredInt("width", 1, MAX_SIDE).orElse(2);
    int height = size.requiredInt("height", 1, MAX_SIDE).orElse(2);
    size.finish();
    return new int[] {width, height};
  }

  private static OptionalInt color(JsonObjectReader in, String key) {
    Optional<String> text = in.optionalText(key, COLOR, "write it as \"#rrggbb\"");
    return text.isEmpty()
        ? OptionalInt.empty()
        : OptionalInt.of(Integer.parseInt(text.get().substring(1), 16));
  }

  private List<TileSetDescription.Entry> legend(JsonObjectReader in) {
    Json value = in.required("legend").orElse(null);
    if (value == null) {
      return List.of();
    }
    if (!(value instanceof Json.Arr array) || array.elements().isEmpty()) {
      in.errorAt("legend", "'legend' is " + value.kind() + " without tiles", "write [ {…}, … ]");
      return List.of();
    }
    if (array.elements().size() > MAX_TILES) {
      in.errorAt("legend", array.elements().size() + " tiles", "keep to " + MAX_TILES);
      return List.of();
    }
    List<TileSetDescription.Entry> entries = new ArrayList<>();
    Map<String, Integer> lineOf = new HashMap<>();
    List<JsonObjectReader> fieldsOf = new ArrayList<>(); // by entry
    for (Json element : array.elements()) {
      JsonObjectReader fields =
          JsonObjectReader.of(element, "a tile", problemCollector).orElse(null);
      Tile tile = fields == null ? null : tile(fields);
      if (tile != null && isNew(tile, element.line(), fields, lineOf)) {
        Json sprite = fields.optional("sprite").orElse(element);
        entries.add(new TileSetDescription.Entry(tile, sprite.line(), sprite.column()));
        fieldsOf.add(fields);
      }
    }
    Legend legend = new Legend(entries.stream().map(TileSetDescription.Entry::tile).toList());
    for (int i = 0; i < entries.size(); i++) {
      checkOthers(entries.get(i).tile(), fieldsOf.get(i), legend);
    }
    return entries;
  }

  private static boolean isNew(
      Tile tile, int line, JsonObjectReader fields, Map<String, Integer> lineOf) {
    Integer bySymbol = lineOf.putIfAbsent("symbol " + tile.symbol(), line);
    if (bySymbol != null) {
      fields.errorAt(
          "symbol",
          "a second tile '%s', after line %d".formatted(tile.symbol(), bySymbol),
          "give each tile a symbol of its own");
    }
    Integer byName = lineOf.putIfAbsent("name " + tile.name(), line);
    if (byName != null) {
      fields.errorAt(
          "name",
          "a second tile named '%s', after line %d".formatted(tile.name(), byName),
          "give each tile a name of its own");
    }
    return bySymbol == null && byName == null;
  }

  /** Reports wrong references of a tile to others of the legend. */
  private static void checkOthers(Tile tile, JsonObjectReader fields, Legend legend) {
    checkJoins(tile, fields, legend);
    boolean isToggled = tile.togglesTo().isPresent();
    Optional<Tile> other = tile.togglesTo().flatMap(legend::find);
    if (isToggled
        && other
            .filter(to -> to.layer() == tile.layer() && to.symbol() != tile.symbol())
            .isEmpty()) {
      fields.errorAt(
          "togglesTo",
          "'%s' toggles to %s, which is not another tile of its layer"
              .formatted(tile.symbol(), PrintableText.quote(tile.togglesTo().get())),
          "name the symbol of another overlay tile");
    }
    Optional<Tile> first =
        legend.tiles().stream()
            .filter(each -> each.generatedAs().equals(tile.generatedAs()))
            .findFirst();
    if (tile.generatedAs().isPresent() && first.get().symbol() != tile.symbol()) {
      fields.errorAt(
          "generatedAs",
          "'%s' is %s in random worlds, as '%s' is"
              .formatted(tile.symbol(), tile.generatedAs().get().label(), first.get().symbol()),
          "use one tile for it");
    }
  }

  private static void checkJoins(Tile tile, JsonObjectReader fields, Legend legend) {
    for (char symbol : tile.joins().toCharArray()) {
      Optional<Tile> other = legend.find(symbol);
      if (other.isEmpty() || other.get().layer() != tile.layer()) {
        fields.errorAt(
            "joins",
            "'%s' joins %s, which is not a tile of its layer"
                .formatted(tile.symbol(), PrintableText.quote(symbol)),
            "list symbols of the same layer");
      }
    }
  }

  /** Reads a tile; null after reporting a problem. */
  private Tile tile(JsonObjectReader in) {
    String symbol = in.requiredText("symbol", ONE_CHARACTER, "it must be one character").orElse("");
    if (!symbol.isEmpty() && !Tile.isSymbol(symbol.charAt(0))) {
      in.errorAt(
          "symbol",
          PrintableText.quote(symbol.codePointAt(0)) + " cannot be a symbol",
          "choose a visible character other than '.', '#', '[' and emoji");
      symbol = "";
    }
    String name =
        in.requiredText("name", TILE_NAME, "use small letters, digits and '-'").orElse("");
    String label = in.optional("label").isPresent() ? in.line("label", MAX_LABEL) : name;
    Map<String, String> labels = labels(in);
    Layer layer = layer(in);
    String stem =
        in.requiredText("sprite", TileAppearanceJson.STEM, TileAppearanceJson.STEM_RULE).orElse("");
    String joins = in.optionalText("joins", ANY, "").orElse("");
    checkOnlySeen(in, layer);
    Optional<Terrain> said = terrain(in, layer);
    if (said.isEmpty() && layer == Layer.BASE && !in.has("cost") && !in.has("factor")) {
      in.error("a base tile without a cost", "add \"cost\": 1, or \"blocked\": true");
    }
    Terrain terrain = said.orElse(Terrain.UNCHANGED);
    Optional<Influence> influence = influence(in);
    Tile.Role role = role(in, layer);
    int mapColor = color(in, "mapColor").orElse(DEFAULT_MAP_COLOR);
    Optional<Character> toggle = togglesTo(in, layer);
    Optional<WorldPart> part = generatedAs(in, layer);
    TileAppearance look = tileAppearanceJson.look(in, layer);
    if (symbol.isEmpty() || name.isEmpty() || layer == null || stem.isEmpty()) {
      in.optional("words");
      in.finish();
      return null;
    }
    Tile tile =
        new Tile(
            symbol.charAt(0),
            name,
            label,
            labels,
            layer,
            stem,
            joins,
            terrain,
            influence,
            role,
            mapColor,
            toggle,
            part);
    TravelJson.words(in, tile).ifPresent(own -> words.put(tile.symbol(), own));
    if (!look.isPlain()) {
      looks.put(tile.symbol(), look);
    }
    in.finish();
    return tile;
  }

  /** The labels in other languages of a tile or a profile, by ISO 639 code. */
  static Map<String, String> labels(JsonObjectReader labeled) {
    Map<String, String> labels = new HashMap<>();
    JsonObjectReader in = labeled.object("labels", "labels by language").orElse(null);
    for (String language : in == null ? Set.<String>of() : in.keys()) {
      if (LANGUAGE.matcher(language).matches()) {
        labels.put(language, in.line(language, MAX_LABEL));
      } else {
        in.errorAt(
            language,
            PrintableText.quote(language) + " is not the code of a language",
            "write two or three small letters, such as \"de\"");
      }
    }
    labels.values().removeIf(String::isBlank);
    return labels;
  }

  /** Reports what a tile of the top cannot have, since it is only seen. */
  private static void checkOnlySeen(JsonObjectReader in, Layer layer) {
    if (layer == Layer.TOP) {
      NOT_ONLY_SEEN.stream()
          .filter(in::has)
          .forEach(
              key ->
                  in.errorAt(
                      key,
                      "a top tile is only seen and has no '" + key + "'",
                      "remove it, or use an overlay tile"));
    }
  }

  private static Optional<Character> togglesTo(JsonObjectReader in, Layer layer) {
    Optional<String> symbol =
        in.optionalText("togglesTo", ONE_CHARACTER, "name the symbol of another overlay tile");
    if (layer == Layer.BASE && symbol.isPresent()) {
      in.errorAt("togglesTo", "a base tile is not toggled", "use an overlay tile");
      return Optional.empty();
    }
    return symbol.map(text -> text.charAt(0));
  }

  private static Optional<WorldPart> generatedAs(JsonObjectReader in, Layer layer) {
    Optional<WorldPart> part = in.word("generatedAs", WorldPart.labels()).flatMap(WorldPart::of);
    if (layer != null && part.filter(known -> known.layer() != layer).isPresent()) {
      in.errorAt(
          "generatedAs",
          "in random worlds %s is in layer '%s'"
              .formatted(part.get().label(), part.get().layer().label()),
          "use a tile of that layer");
      return Optional.empty();
    }
    return part;
  }

  private static Layer layer(JsonObjectReader in) {
    List<Layer> layers = List.of(Layer.values());
    if (in.required("layer").isEmpty()) {
      return null;
    }
    return in.word("layer", layers.stream().map(Layer::label).toList())
        .flatMap(word -> layers.stream().filter(each -> each.label().equals(word)).findFirst())
        .orElse(null);
  }

  /** The effect of a tile or a rule on cost; empty if not given or after reporting a problem. */
  static Optional<Terrain> terrain(JsonObjectReader in, Layer layer) {
    Optional<Double> cost = in.number("cost", MIN_COST, MAX_COST);
    Optional<Double> factor = in.number("factor", MIN_COST, MAX_COST);
    boolean blocked = in.flag("blocked");
    int said = (in.has("cost") ? 1 : 0) + (in.has("factor") ? 1 : 0) + (blocked ? 1 : 0);
    if (said > 1) {
      in.error("more than one of 'cost', 'factor' and 'blocked'", "keep one");
    }
    if (layer == Layer.BASE && in.has("factor")) {
      in.errorAt("factor", "a base tile has no ground below it for a factor", "write \"cost\"");
    }
    if (blocked) {
      return Optional.of(Terrain.BLOCKED);
    }
    return cost.map(Terrain::cost).or(() -> factor.map(Terrain::factor));
  }

  private Optional<Influence> influence(JsonObjectReader parent) {
    JsonObjectReader in =
        parent
            .optional("influence")
            .flatMap(v -> JsonObjectReader.of(v, "an influence", problemCollector))
            .orElse(null);
    if (in == null) {
      return Optional.empty();
    }
    in.required("effect");
    Optional<String> effect = in.word("effect", List.of("attract", "repel"));
    Optional<Double> radius = in.requiredNumber("radius", 0, Influence.MAX_RADIUS);
    Optional<Double> reach = in.requiredNumber("reach", 0, 2 * Influence.MAX_RADIUS);
    Optional<Double> strength = in.requiredNumber("strength", MIN_COST, MAX_STRENGTH);
    Optional<String> falloff = in.word("falloff", FALLOFFS);
    in.finish();
    if (effect.isEmpty() || radius.isEmpty() || reach.isEmpty() || strength.isEmpty()) {
      return Optional.empty();
    }
    if (reach.get() <= radius.get()) {
      in.errorAt(
          "reach",
          "'reach' is %s, 'radius' is %s".formatted(reach.get(), radius.get()),
          "the reach must be above the radius");
      return Optional.empty();
    }
    return Optional.of(
        new Influence(
            effect.get().equals("attract") ? Influence.Effect.ATTRACT : Influence.Effect.REPEL,
            radius.get(),
            reach.get(),
            strength.get(),
            falloff.flatMap(TileSetJson::falloff).orElse(Influence.Falloff.HARD)));
  }

  /** The falloff that a word of a file means; empty if none. */
  public static Optional<Influence.Falloff> falloff(String word) {
    return Stream.of(Influence.Falloff.values())
        .filter(each -> word(each).equals(word))
        .findFirst();
  }

  /** The word for a falloff in files. */
  public static String word(Influence.Falloff falloff) {
    return switch (falloff) {
      case HARD -> "hard";
      case SMOOTH -> "smooth";
    };
  }

  private static Tile.Role role(JsonObjectReader in, Layer layer) {
    Optional<String> word = in.word("role", List.of("start", "goal"));
    if (word.isEmpty()) {
      return Tile.Role.NONE;
    }
    if (layer == Layer.BASE) {
      in.errorAt("role", "a base tile marks the " + word.get(), "mark it with an overlay tile");
    }
    return word.get().equals("start") ? Tile.Role.START : Tile.Role.GOAL;
  }
}
