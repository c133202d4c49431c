package emberway.pack.tileset;

import com.fasterxml.jackson.core.JsonGenerator;
import emberway.map.Influence;
import emberway.map.Layer;
import emberway.map.Measure;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.TileWords;
import emberway.map.TravelProfile;
import emberway.map.WorldPart;
import emberway.pack.json.JsonWriter;
import emberway.pack.store.TextMapFormat;
import emberway.sprite.AutoTiler;
import emberway.sprite.StemAppearance;
import emberway.sprite.TileAppearance;
import emberway.sprite.TileGeometry;
import emberway.sprite.Transition;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Writes {@code tileset.json}; {@link TileSetJson} makes an equal tile set of it, but for tiles
 * that have no picture. The pictures are written with their transparency, so it names no color key.
 */
public final class TileSetJsonWriter {
  /** What the names of pictures of double size end with. */
  public static final String DOUBLE_SIZE = "@2x";

  private final LoadedTileSet tiles;
  private final List<Tile> legend; // those of its tiles that have a picture
  private final JsonGenerator json;

  private TileSetJsonWriter(LoadedTileSet tiles, JsonGenerator json) {
    this.tiles = tiles;
    List<Tile> missing = new AutoTiler(tiles.set()).tilesWithoutSprite();
    this.legend =
        tiles.set().legend().tiles().stream().filter(tile -> !missing.contains(tile)).toList();
    this.json = json;
  }

  /** The file of a tile set under a name. */
  public static byte[] write(LoadedTileSet tiles, String name) {
    return JsonWriter.of(json -> new TileSetJsonWriter(tiles, json).write(name));
  }

  private void write(String name) throws IOException {
    TileGeometry geometry = tiles.set().geometry();
    json.writeStringField("name", name);
    text("author", tiles.info().author());
    text("license", tiles.info().license());
    text("description", tiles.info().description());
    size("tile", geometry.spriteWidth(), geometry.spriteHeight());
    size("lattice", geometry.latticeWidth(), geometry.latticeHeight());
    json.writeObjectFieldStart("anchor");
    json.writeNumberField("x", geometry.anchorX());
    json.writeNumberField("y", geometry.anchorY());
    json.writeEndObject();
    if (!tiles.sprites().doubles().isEmpty()) {
      json.writeStringField(TileSetJson.DOUBLE_SIZE, DOUBLE_SIZE);
    }
    json.writeArrayFieldStart("legend");
    for (Tile tile : legend) {
      tile(tile);
    }
    json.writeEndArray();
    transitions();
    scale();
    if (tiles.travelDescription().profiles().size() > 1) {
      json.writeObjectFieldStart("profiles");
      for (TravelProfile profile : tiles.travelDescription().profiles()) {
        if (!profile.name().equals(TravelProfile.FOOT.name())) {
          profile(profile);
        }
      }
      json.writeEndObject();
    }
  }

  private void text(String key, String value) throws IOException {
    if (!value.isEmpty()) {
      json.writeStringField(key, value);
    }
  }

  private void size(String key, int width, int height) throws IOException {
    json.writeObjectFieldStart(key);
    json.writeNumberField("width", width);
    json.writeNumberField("height", height);
    json.writeEndObject();
  }

  private void tile(Tile tile) throws IOException {
    json.writeStartObject();
    json.writeStringField("symbol", String.valueOf(tile.symbol()));
    json.writeStringField("name", tile.name());
    json.writeStringField("label", tile.label());
    json.writeStringField("layer", tile.layer().label());
    json.writeStringField("sprite", tile.stem());
    text("joins", known(tile.joins()));
    look(tiles.set().look(tile));
    if (tile.layer() == Layer.BASE || !tile.terrain().equals(Terrain.UNCHANGED)) {
      terrain(tile.terrain(), tile.layer());
    }
    if (tile.influence().isPresent()) {
      influence(tile.influence().get());
    }
    if (tile.role() != Tile.Role.NONE) {
      json.writeStringField("role", lower(tile.role()));
    }
    text("togglesTo", known(tile.togglesTo().map(String::valueOf).orElse("")));
    text("generatedAs", tile.generatedAs().map(WorldPart::label).orElse(""));
    TileWords words = tiles.travelDescription().words().get(tile.symbol());
    if (words != null) {
      words(words);
    }
    json.writeStringField("mapColor", "#%06x".formatted(tile.mapColor()));
    json.writeEndObject();
  }

  private void look(TileAppearance look) throws IOException {
    variants(look.variants());
    if (look.hasCorners()) {
      json.writeNumberField("corners", look.corners());
    }
    frames(look.frames(), look.frameMillis());
    Set<Character> grounds = new TreeSet<>(look.on().keySet());
    grounds.removeIf(symbol -> known(symbol.toString()).isEmpty());
    if (!grounds.isEmpty()) {
      json.writeObjectFieldStart("on");
      for (char symbol : grounds) {
        StemAppearance there = look.on().get(symbol);
        json.writeObjectFieldStart(String.valueOf(symbol));
        json.writeStringField("sprite", there.stem());
        variants(there.variants());
        frames(there.frames(), there.frameMillis());
        json.writeEndObject();
      }
      json.writeEndObject();
    }
  }

  private void variants(List<String> variants) throws IOException {
    if (!variants.isEmpty()) {
      stems("variants", variants);
    }
  }

  private void frames(List<String> frames, int millis) throws IOException {
    if (!frames.isEmpty()) {
      json.writeObjectFieldStart("frames");
      stems("sprites", frames);
      json.writeNumberField("millis", millis);
      json.writeEndObject();
    }
  }

  private void stems(String key, List<String> stems) throws IOException {
    json.writeArrayFieldStart(key);
    for (String stem : stems) {
      json.writeString(stem);
    }
    json.writeEndArray();
  }

  private void transitions() throws IOException {
    if (tiles.set().transitions().isEmpty()) {
      return;
    }
    json.writeArrayFieldStart("transitions");
    for (Transition transition : tiles.set().transitions()) {
      String from = known(transition.from());
      String onto = known(transition.onto());
      if (!from.isEmpty() && !onto.isEmpty()) {
        json.writeStartObject();
        json.writeStringField("from", from);
        json.writeStringField("onto", onto);
        json.writeStringField("sprite", transition.stem());
        json.writeEndObject();
      }
    }
    json.writeEndArray();
  }

  /** Those of some symbols that are written. */
  private String known(String symbols) {
    return symbols
        .chars()
        .filter(c -> legend.stream().anyMatch(other -> other.symbol() == c))
        .mapToObj(Character::toString)
        .collect(Collectors.joining());
  }

  /** A base tile that leaves the cost as it is lies on nothing, so it blocks. */
  private void terrain(Terrain terrain, Layer layer) throws IOException {
    switch (terrain.kind()) {
      case COST -> json.writeNumberField("cost", terrain.value());
      case BLOCKED -> json.writeBooleanField("blocked", true);
      case FACTOR -> {
        if (layer == Layer.BASE) {
          json.writeBooleanField("blocked", true);
        } else {
          json.writeNumberField("factor", terrain.value());
        }
      }
    }
  }

  private void influence(Influence influence) throws IOException {
    json.writeObjectFieldStart("influence");
    json.writeStringField("effect", lower(influence.effect()));
    json.writeNumberField("radius", influence.radius());
    json.writeNumberField("reach", influence.reach());
    json.writeNumberField("strength", influence.strength());
    json.writeStringField("falloff", lower(influence.falloff()));
    json.writeEndObject();
  }

  private void words(TileWords words) throws IOException {
    json.writeObjectFieldStart("words");
    json.writeStringField("kind", lower(words.kind()));
    text("noun", words.noun());
    text("plural", words.plural());
    text("phrase", words.phrase());
    text("edge", words.edge());
    text("bend", words.bend());
    json.writeEndObject();
  }

  private void scale() throws IOException {
    Optional<Measure> cell = tiles.travelDescription().scale().cell();
    Optional<Measure> pace = tiles.travelDescription().scale().pace();
    if (cell.isPresent() || pace.isPresent()) {
      json.writeObjectFieldStart("scale");
      text(TextMapFormat.CELL, cell.map(Measure::toString).orElse(""));
      text(TextMapFormat.PACE, pace.map(Measure::toString).orElse(""));
      json.writeEndObject();
    }
  }

  private void profile(TravelProfile profile) throws IOException {
    json.writeObjectFieldStart(profile.name());
    json.writeStringField("label", profile.label());
    json.writeBooleanField("influences", profile.influences());
    json.writeObjectFieldStart("otherwise");
    for (Layer layer : Layer.values()) {
      if (profile.otherwise().containsKey(layer)) {
        json.writeObjectFieldStart(layer.label());
        terrain(profile.otherwise().get(layer), layer);
        json.writeEndObject();
      }
    }
    json.writeEndObject();
    json.writeObjectFieldStart("terrain");
    for (Tile tile : legend) {
      rule(tile, profile);
    }
    json.writeEndObject();
    if (profile.barrier().isPresent()) {
      json.writeObjectFieldStart("barrier");
      text("noun", profile.barrier().get().noun());
      text("edge", profile.barrier().get().edge());
      json.writeEndObject();
    }
    json.writeEndObject();
  }

  private void rule(Tile tile, TravelProfile profile) throws IOException {
    Terrain terrain = profile.terrain().get(tile.symbol());
    String phrase = profile.phrases().getOrDefault(tile.symbol(), "");
    if (terrain != null || !phrase.isEmpty()) {
      json.writeObjectFieldStart(tile.name());
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
