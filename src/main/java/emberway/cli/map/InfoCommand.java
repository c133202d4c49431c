package emberway.cli.map;

import emberway.cli.option.ExitCode;
import emberway.cli.option.JsonLine;
import emberway.cli.option.TravelReport;
import emberway.io.PrintableText;
import emberway.map.Cell;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.MapInfo;
import emberway.map.Place;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.TileLayer;
import emberway.map.TileMap;
import emberway.pack.map.LoadedMap;
import emberway.pack.problem.UnreadableException;
import emberway.pack.store.HeaderKey;
import emberway.pack.tileset.LoadedTileSet;
import emberway.sprite.TileAppearance;
import emberway.sprite.TileGeometry;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import tools.jackson.core.JsonGenerator;

/** {@code emberway info}: the contents of a map, a pack or a tile set. */
@Command(
    name = "info",
    description = "Show what a map, a pack or a tile set contains.",
    footerHeading = "%nExamples:%n",
    footer = {"  emberway info island-realm", "  emberway info fantasy --json"})
public final class InfoCommand extends SubjectOptions implements Callable<Integer> {
  private static final int MAX_PLACES = 20;

  /** What a map's header says beside its name, which is the heading, and its scale. */
  private static final Set<HeaderKey> HEADER =
      EnumSet.complementOf(EnumSet.of(HeaderKey.NAME, HeaderKey.CELL, HeaderKey.PACE));

  @Spec private CommandSpec spec;

  /** How many cells of a map have a tile. */
  private record Count(Tile tile, int cells) {}

  @Override
  public Integer call() throws UnreadableException {
    Subject subject = Subject.open(path(), tiles());
    PrintWriter out = spec.commandLine().getOut();
    if (json()) {
      JsonLine.print(out, fields -> write(subject, fields));
    } else if (subject instanceof Subject.OfMap ofMap) {
      printMap(ofMap.map(), out);
    } else if (subject instanceof Subject.OfPack ofPack) {
      PackReport.print(ofPack.pack(), out);
    } else if (subject instanceof Subject.OfTileSet ofTiles) {
      printTileSet(ofTiles.tiles(), out);
    }
    out.flush();
    return ExitCode.DONE.status();
  }

  private static void printMap(LoadedMap loaded, PrintWriter out) {
    TileMap map = loaded.map();
    MapInfo info = map.info();
    out.println(PrintableText.escape(info.name()));
    line(out, "size", map.size() + " cells");
    loaded.art().ifPresent(art -> line(out, "in Tiled", art.map().size() + " columns and rows"));
    for (HeaderKey key : HEADER) {
      line(out, key.label(), key.of(info));
    }
    line(out, "start", map.start().map(Cell::toString).orElse("none"));
    line(out, "goal", map.goal().map(Cell::toString).orElse("none"));
    for (Layer layer : layers(map)) {
      String counts =
          counts(map, layer).stream()
              .map(count -> count.tile.label() + " " + count.cells)
              .collect(Collectors.joining(", "));
      line(out, layer.label(), counts.isEmpty() ? "nothing" : counts);
    }
    String places =
        map.places().stream()
            .limit(MAX_PLACES)
            .map(InfoCommand::described)
            .collect(Collectors.joining(", "));
    int more = map.places().size() - MAX_PLACES;
    line(out, "places", more > 0 ? places + ", and " + more + " more" : places);
    line(out, "scale", TravelReport.scale(loaded.scale()));
    line(out, "profiles", TravelReport.names(loaded.tiles().travelDescription()));
  }

  private static String described(Place place) {
    String kind = place.kind().said();
    return "%s (%s%s)".formatted(place.name(), place.cell(), kind.isEmpty() ? "" : ", " + kind);
  }

  private static void printTileSet(LoadedTileSet tiles, PrintWriter out) {
    TileGeometry geometry = tiles.set().geometry();
    out.println(tiles.set().name());
    line(out, "author", tiles.info().author());
    line(out, "license", tiles.info().license());
    line(out, "description", tiles.info().description());
    line(
        out,
        "sprites",
        "%d of %d×%d px on a %d×%d lattice"
            .formatted(
                tiles.set().spriteNames().size(),
                geometry.spriteWidth(),
                geometry.spriteHeight(),
                geometry.latticeWidth(),
                geometry.latticeHeight()));
    line(out, "double size", doubles(tiles));
    for (Tile tile : tiles.set().legend().tiles()) {
      out.printf(
          "  %c  %-18s %-8s %-22s %s%n",
          tile.symbol(),
          PrintableText.escape(tile.label()),
          tile.layer().label(),
          tile.stem(),
          effect(tile) + looks(tiles.set().appearance(tile)));
    }
    TravelReport.printProfiles(tiles, out);
  }

  /** How many pictures also exist in double size; empty if none. */
  private static String doubles(LoadedTileSet tiles) {
    int all = tiles.set().spriteNames().size();
    int missing = tiles.withoutDouble().size();
    if (tiles.sprites().doubles().isEmpty()) {
      return "";
    }
    return "%d of %d".formatted(all - missing, all)
        + (missing == 0 ? "" : ", %d missing".formatted(missing));
  }

  private static String looks(TileAppearance look) {
    String variants =
        look.variants().isEmpty() ? "" : " · " + (1 + look.variants().size()) + " looks";
    String frames =
        look.frames().isEmpty()
            ? ""
            : " · %d frames of %d ms".formatted(1 + look.frames().size(), look.frameMillis());
    StringBuilder grounds = new StringBuilder(look.on().isEmpty() ? "" : " · others on ");
    look.on().keySet().forEach(grounds::append);
    return variants + frames + grounds;
  }

  private static String effect(Tile tile) {
    String terrain =
        tile.terrain().equals(Terrain.UNCHANGED) ? "" : TravelReport.effect(tile.terrain());
    String influence =
        tile.influence()
            .map(i -> i.effect() == emberway.map.Influence.Effect.ATTRACT ? "attracts" : "repels")
            .orElse("");
    String role =
        switch (tile.role()) {
          case START -> "start";
          case GOAL -> "goal";
          case NONE -> "";
        };
    return List.of(terrain, influence, role).stream()
        .filter(word -> !word.isEmpty())
        .collect(Collectors.joining(", "));
  }

  /** Prints a line of a report, if it has a value. */
  static void line(PrintWriter out, String key, String value) {
    if (!value.isEmpty()) {
      out.printf("  %-12s %s%n", key, PrintableText.escape(value));
    }
  }

  /** The layers to list: the top only where something is in it. */
  private static List<Layer> layers(TileMap map) {
    return map.top().isEmpty() ? List.of(Layer.BASE, Layer.OVERLAY) : List.of(Layer.values());
  }

  private static List<Count> counts(TileMap map, Layer layer) {
    int[] cells = new int[map.legend().size() + 1];
    TileLayer tiles = map.layer(layer);
    int end = tiles.isEmpty() ? 0 : map.size().cells();
    for (int i = 0; i < end; i++) {
      cells[tiles.id(i)]++;
    }
    List<Count> counts = new ArrayList<>();
    for (int id = Legend.NOTHING + 1; id <= map.legend().size(); id++) {
      if (cells[id] > 0) {
        counts.add(new Count(map.legend().tile(id), cells[id]));
      }
    }
    counts.sort(Comparator.comparingInt((Count count) -> -count.cells));
    return counts;
  }

  private static void write(Subject subject, JsonGenerator json) {
    if (subject instanceof Subject.OfMap ofMap) {
      writeMap(ofMap.map(), json);
    } else if (subject instanceof Subject.OfPack ofPack) {
      PackReport.write(ofPack.pack(), json);
    } else if (subject instanceof Subject.OfTileSet ofTiles) {
      writeTileSet(ofTiles.tiles(), json);
    }
  }

  private static void writeMap(LoadedMap loaded, JsonGenerator json) {
    TileMap map = loaded.map();
    MapInfo info = map.info();
    json.writeStringProperty("kind", "map");
    json.writeStringProperty("name", info.name());
    json.writeNumberProperty("width", map.size().width());
    json.writeNumberProperty("height", map.size().height());
    for (HeaderKey key : HEADER) {
      json.writeStringProperty(key.key(), key.of(info));
    }
    JsonLine.write("start", map.start(), json);
    JsonLine.write("goal", map.goal(), json);
    for (Layer layer : layers(map)) {
      json.writeObjectPropertyStart(layer.label());
      for (Count count : counts(map, layer)) {
        json.writeNumberProperty(count.tile.name(), count.cells);
      }
      json.writeEndObject();
    }
    json.writeArrayPropertyStart("places");
    for (Place place : map.places()) {
      json.writeStartObject();
      json.writeStringProperty("name", place.name());
      JsonLine.write("cell", place.cell(), json);
      if (!place.note().isEmpty()) {
        json.writeStringProperty("note", place.note());
      }
      if (!place.kind().said().isEmpty()) {
        json.writeStringProperty("kind", place.kind().said());
      }
      json.writeEndObject();
    }
    json.writeEndArray();
    TravelReport.write(loaded.scale(), loaded.tiles().travelDescription(), json);
  }

  private static void writeTileSet(LoadedTileSet tiles, JsonGenerator json) {
    TileGeometry geometry = tiles.set().geometry();
    json.writeStringProperty("kind", "tileset");
    json.writeStringProperty("name", tiles.set().name());
    json.writeStringProperty("author", tiles.info().author());
    json.writeStringProperty("license", tiles.info().license());
    json.writeStringProperty("description", tiles.info().description());
    json.writeNumberProperty("spriteWidth", geometry.spriteWidth());
    json.writeNumberProperty("spriteHeight", geometry.spriteHeight());
    json.writeNumberProperty("latticeWidth", geometry.latticeWidth());
    json.writeNumberProperty("latticeHeight", geometry.latticeHeight());
    json.writeNumberProperty("sprites", tiles.set().spriteNames().size());
    json.writeNumberProperty("doubles", tiles.sprites().doubles().size());
    json.writeArrayPropertyStart("tiles");
    for (Tile tile : tiles.set().legend().tiles()) {
      json.writeStartObject();
      json.writeStringProperty("symbol", String.valueOf(tile.symbol()));
      json.writeStringProperty("name", tile.name());
      json.writeStringProperty("label", tile.label());
      json.writeStringProperty("layer", tile.layer().label());
      json.writeStringProperty("sprite", tile.stem());
      json.writeStringProperty("effect", effect(tile));
      json.writeEndObject();
    }
    json.writeEndArray();
    TravelReport.write(tiles.travelDescription().scale(), tiles.travelDescription(), json);
  }
}
