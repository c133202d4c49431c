package emberway.pack.tileset;

import emberway.map.Influence;
import emberway.map.Layer;
import emberway.map.Measure;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.TileWords;
import emberway.map.TravelProfile;
import emberway.map.WorldPart;
import emberway.pack.json.JsonObjectReader;
import emberway.pack.json.JsonWriter;
import emberway.pack.store.HeaderKey;
import emberway.sprite.AutoTiler;
import emberway.sprite.StemAppearance;
import emberway.sprite.TileAppearance;
import emberway.sprite.TileGeometry;
import emberway.sprite.Transition;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import tools.jackson.core.JsonGenerator;

/**
 * Writes {@code tileset.json}. {@link TileSetJson} reads an equal tile set back, except for tiles
 * that lack a picture. Pictures are written with transparency, so no color key is written.
 */
public final class TileSetJsonWriter {
  /** The suffix of pictures of double size. */
  public static final String DOUBLE_SIZE = "@2x";

  private final LoadedTileSet tiles;
  private final List<Tile> legend; // the tiles that lack no picture
  private final JsonGenerator json;

  private TileSetJsonWriter(LoadedTileSet tiles, JsonGenerator json) {
    this.tiles = tiles;
    List<Tile> missing =
        new AutoTiler(tiles.set()).missing().stream().map(AutoTiler.Missing::tile).toList();
    this.legend =
        tiles.set().legend().tiles().stream().filter(tile -> !missing.contains(tile)).toList();
    this.json = json;
  }

  /** The file's content for a tile set with the given name. */
  public static byte[] write(LoadedTileSet tiles, String name) {
    return JsonWriter.of(json -> new TileSetJsonWriter(tiles, json).write(name));
  }

  private void write(String name) {
    TileGeometry geometry = tiles.set().geometry();
    if (legend.stream().anyMatch(tile -> tile.layer() == Layer.TOP)) {
      json.writeNumberProperty(JsonObjectReader.FORMAT, TileSetJson.FORMAT_OF_TOP);
    }
    json.writeStringProperty("name", name);
    text("author", tiles.info().author());
    text("license", tiles.info().license());
    text("description", tiles.info().description());
    size("tile", geometry.spriteWidth(), geometry.spriteHeight());
    size("lattice", geometry.latticeWidth(), geometry.latticeHeight());
    json.writeObjectPropertyStart("anchor");
    json.writeNumberProperty("x", geometry.anchorX());
    json.writeNumberProperty("y", geometry.anchorY());
    json.writeEndObject();
    if (!tiles.sprites().doubles().isEmpty()) {
      json.writeStringProperty(TileSetJson.DOUBLE_SIZE, DOUBLE_SIZE);
    }
    json.writeArrayPropertyStart("legend");
    for (Tile tile : legend) {
      tile(tile);
    }
    json.writeEndArray();
    transitions();
    scale();
    if (tiles.travelDescription().profiles().size() > 1) {
      json.writeObjectPropertyStart("profiles");
      for (TravelProfile profile : tiles.travelDescription().profiles()) {
        if (!profile.name().equals(TravelProfile.FOOT.name())) {
          profile(profile);
        }
      }
      json.writeEndObject();
    }
  }

  private void text(String key, String value) {
    if (!value.isEmpty()) {
      json.writeStringProperty(key, value);
    }
  }

  private void size(String key, int width, int height) {
    json.writeObjectPropertyStart(key);
    json.writeNumberProperty("width", width);
    json.writeNumberProperty("height", height);
    json.writeEndObject();
  }

  private void tile(Tile tile) {
    json.writeStartObject();
    json.writeStringProperty("symbol", String.valueOf(tile.symbol()));
    json.writeStringProperty("name", tile.name());
    json.writeStringProperty("label", tile.label());
    labels(tile.labels());
    json.writeStringProperty("layer", tile.layer().label());
    json.writeStringProperty("sprite", tile.stem());
    text("joins", known(tile.joins()));
    look(tiles.set().appearance(tile));
    if (tile.layer() == Layer.BASE || !tile.terrain().equals(Terrain.UNCHANGED)) {
      terrain(tile.terrain(), tile.layer());
    }
    if (tile.influence().isPresent()) {
      influence(tile.influence().get());
    }
    if (tile.role() != Tile.Role.NONE) {
      json.writeStringProperty("role", lower(tile.role()));
    }
    text("togglesTo", known(tile.togglesTo().map(String::valueOf).orElse("")));
    text("generatedAs", tile.generatedAs().map(WorldPart::label).orElse(""));
    TileWords words = tiles.travelDescription().words().get(tile.symbol());
    if (words != null) {
      words(words);
    }
    json.writeStringProperty("mapColor", "#%06x".formatted(tile.mapColor()));
    json.writeEndObject();
  }

  private void labels(Map<String, String> labels) {
    if (!labels.isEmpty()) {
      json.writeObjectPropertyStart("labels");
      new TreeMap<>(labels).forEach(json::writeStringProperty);
      json.writeEndObject();
    }
  }

  private void look(TileAppearance look) {
    variants(look.variants());
    if (look.hasCorners()) {
      json.writeNumberProperty("corners", look.corners());
    }
    frames(look.frames(), look.frameMillis());
    Set<Character> grounds = new TreeSet<>(look.on().keySet());
    grounds.removeIf(symbol -> known(symbol.toString()).isEmpty());
    if (!grounds.isEmpty()) {
      json.writeObjectPropertyStart("on");
      for (char symbol : grounds) {
        StemAppearance there = look.on().get(symbol);
        json.writeObjectPropertyStart(String.valueOf(symbol));
        json.writeStringProperty("sprite", there.stem());
        variants(there.variants());
        frames(there.frames(), there.frameMillis());
        json.writeEndObject();
      }
      json.writeEndObject();
    }
  }

  private void variants(List<String> variants) {
    if (!variants.isEmpty()) {
      stems("variants", variants);
    }
  }

  private void frames(List<String> frames, int millis) {
    if (!frames.isEmpty()) {
      json.writeObjectPropertyStart("frames");
      stems("sprites", frames);
      json.writeNumberProperty("millis", millis);
      json.writeEndObject();
    }
  }

  private void stems(String key, List<String> stems) {
    json.writeArrayPropertyStart(key);
    for (String stem : stems) {
      json.writeString(stem);
    }
    json.writeEndArray();
  }

  private void transitions() {
    if (tiles.set().transitions().isEmpty()) {
      return;
    }
    json.writeArrayPropertyStart("transitions");
    for (Transition transition : tiles.set().transitions()) {
      String from = known(transition.from());
      String onto = known(transition.onto());
      if (!from.isEmpty() && !onto.isEmpty()) {
        json.writeStartObject();
        json.writeStringProperty("from", from);
        json.writeStringProperty("onto", onto);
        json.writeStringProperty("sprite", transition.stem());
        json.writeEndObject();
      }
    }
    json.writeEndArray();
  }

  /** The given symbols without those that are not written. */
  private String known(String symbols) {
    return symbols
        .chars()
        .filter(c -> legend.stream().anyMatch(other -> other.symbol() == c))
        .mapToObj(Character::toString)
        .collect(Collectors.joining());
  }

  /** Writes a terrain. A base tile with a factor has nothing below it, so it blocks. */
  private void terrain(Terrain terrain, Layer layer) {
    switch (terrain.kind()) {
      case COST -> json.writeNumberProperty("cost", terrain.value());
      case BLOCKED -> json.writeBooleanProperty("blocked", true);
      case FACTOR -> {
        if (layer == Layer.BASE) {
          json.writeBooleanProperty("blocked", true);
        } else {
          json.writeNumberProperty("factor", terrain.value());
        }
      }
    }
  }

  private void influence(Influence influence) {
    json.writeObjectPropertyStart("influence");
    json.writeStringProperty("effect", lower(influence.effect()));
    json.writeNumberProperty("radius", influence.radius());
    json.writeNumberProperty("reach", influence.reach());
    json.writeNumberProperty("strength", influence.strength());
    json.writeStringProperty("falloff", TileSetJson.word(influence.falloff()));
    json.writeEndObject();
  }

  private void words(TileWords words) {
    json.writeObjectPropertyStart("words");
    json.writeStringProperty("kind", lower(words.kind()));
    text("noun", words.noun());
    text("plural", words.plural());
    text("phrase", words.phrase());
    text("edge", words.edge());
    text("bend", words.bend());
    json.writeEndObject();
  }

  private void scale() {
    Optional<Measure> cell = tiles.travelDescription().scale().cell();
    Optional<Measure> pace = tiles.travelDescription().scale().pace();
    if (cell.isPresent() || pace.isPresent()) {
      json.writeObjectPropertyStart("scale");
      text(HeaderKey.CELL.key(), cell.map(Measure::toString).orElse(""));
      text(HeaderKey.PACE.key(), pace.map(Measure::toString).orElse(""));
      json.writeEndObject();
    }
  }

  private void profile(TravelProfile profile) {
    json.writeObjectPropertyStart(profile.name());
    json.writeStringProperty("label", profile.label());
    labels(profile.labels());
    json.writeBooleanProperty("influences", profile.influences());
    json.writeObjectPropertyStart("otherwise");
    for (Layer layer : Layer.values()) {
      if (profile.otherwise().containsKey(layer)) {
        json.writeObjectPropertyStart(layer.label());
        terrain(profile.otherwise().get(layer), layer);
        json.writeEndObject();
      }
    }
    json.writeEndObject();
    json.writeObjectPropertyStart("terrain");
    for (Tile tile : legend) {
      rule(tile, profile);
    }
    json.writeEndObject();
    if (profile.barrier().isPresent()) {
      json.writeObjectPropertyStart("barrier");
      text("noun", profile.barrier().get().noun());
      text("edge", profile.barrier().get().edge());
      json.writeEndObject();
    }
    json.writeEndObject();
  }

  private void rule(Tile tile, TravelProfile profile) {
    Terrain terrain = profile.terrain().get(tile.symbol());
    String phrase = profile.phrases().getOrDefault(tile.symbol(), "");
    if (terrain != null || !phrase.isEmpty()) {
      json.writeObjectPropertyStart(tile.name());
      if (terrain != null) {
        terrain(terrain, tile.layer());
      }
      text("phrase", phrase);
      json.writeEndObject();
    }
  }

  private static String lower(Enum<?> word) {
    return word.name().toLowerCase(Locale.ROOT);
  }
}
