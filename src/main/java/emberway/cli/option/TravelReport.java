package emberway.cli.option;

import emberway.io.PrintableText;
import emberway.map.Measure;
import emberway.map.Scale;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.TravelDescription;
import emberway.map.TravelProfile;
import emberway.pack.tileset.LoadedTileSet;
import emberway.view.DisplayText;
import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Collectors;
import tools.jackson.core.JsonGenerator;

/** What {@code info} says about travel: the scale and the profiles. */
public final class TravelReport {
  private TravelReport() {}

  /** A list of the profiles' names. */
  public static String names(TravelDescription travelDescription) {
    return travelDescription.profiles().stream()
        .map(TravelProfile::name)
        .collect(Collectors.joining(", "));
  }

  /** A cell's width and the time for a cost of 1, as far as known; else empty. */
  public static String scale(Scale scale) {
    String cell = scale.cell().map(measure -> "a cell is " + measure + " wide").orElse("");
    String pace = scale.pace().map(measure -> "a cost of 1 takes " + measure).orElse("");
    return cell.isEmpty() || pace.isEmpty() ? cell + pace : cell + ", " + pace;
  }

  /** Prints each profile with its changes, one per line. */
  public static void printProfiles(LoadedTileSet tiles, PrintWriter out) {
    out.println("profiles");
    for (TravelProfile profile : tiles.travelDescription().profiles()) {
      out.printf(
          "  %-12s %-12s %s%n",
          profile.name(), PrintableText.oneLine(profile.label()), changes(profile, tiles));
    }
  }

  private static String changes(TravelProfile profile, LoadedTileSet tiles) {
    if (profile.changesNothing()) {
      return "as above";
    }
    List<Tile> tilesOfSet = tiles.set().legend().tiles();
    String terrain =
        tilesOfSet.stream()
            .filter(tile -> !profile.terrain(tile).equals(tile.terrain()))
            .map(tile -> tile.name() + " " + effect(profile.terrain(tile)))
            .collect(Collectors.joining(", "));
    return profile.influences() ? terrain : terrain + "; no influences";
  }

  /** A terrain's effect on cost, such as {@code ×0.5}. */
  public static String effect(Terrain terrain) {
    return switch (terrain.kind()) {
      case COST -> "cost " + DisplayText.cost(terrain.value());
      case FACTOR -> "×" + DisplayText.cost(terrain.value());
      case BLOCKED -> "blocked";
    };
  }

  /** Writes the fields {@code cell}, {@code pace} and {@code profiles}. */
  public static void write(Scale scale, TravelDescription travelDescription, JsonGenerator json) {
    json.writeStringProperty("cell", scale.cell().map(Measure::toString).orElse(""));
    json.writeStringProperty("pace", scale.pace().map(Measure::toString).orElse(""));
    json.writeArrayPropertyStart("profiles");
    for (TravelProfile profile : travelDescription.profiles()) {
      json.writeStartObject();
      json.writeStringProperty("name", profile.name());
      json.writeStringProperty("label", profile.label());
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
