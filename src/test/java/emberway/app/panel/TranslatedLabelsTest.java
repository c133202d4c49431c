package emberway.app.panel;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.app.command.Command;
import emberway.app.scene.ItineraryText;
import emberway.app.scene.MapOpener;
import emberway.app.scene.OpenedMap;
import emberway.app.scene.RouteEnd;
import emberway.app.scene.RouteReport;
import emberway.app.scene.TestMap;
import emberway.app.state.ExplorerState;
import emberway.app.study.NearestOfKind;
import emberway.app.text.CellText;
import emberway.app.text.Language;
import emberway.app.text.Texts;
import emberway.map.Cell;
import emberway.map.Layer;
import emberway.map.Scale;
import emberway.map.Terrain;
import emberway.map.Tile;
import emberway.map.TravelProfile;
import emberway.pack.MapFiles;
import emberway.pack.tileset.LoadedTileSet;
import emberway.pack.tileset.TileSetLibrary;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What the window says in other languages of the tiles and travelers that come with the program.
 * Copies of their tile sets have a mark in each English name; no text may show it.
 */
final class TranslatedLabelsTest {
  private static final String MARK = "english ";

  @TempDir private Path folder;

  @AfterEach
  void speakEnglish() {
    Texts.use(Language.ENGLISH);
  }

  @ParameterizedTest
  @ValueSource(strings = {"fantasy", "movingai"})
  void labels_ofBundledTileSets_areInTheLanguageOfTheWindow(String name) throws Exception {
    OpenedMap opened = open(name);
    for (Language language : EnumSet.complementOf(EnumSet.of(Language.SYSTEM, Language.ENGLISH))) {
      Texts.use(language);
      List<String> said = said(opened);
      assertThat(said).hasSizeGreaterThan(opened.loaded().map().legend().size());
      assertThat(said.stream().filter(text -> text.toLowerCase(Locale.ROOT).contains(MARK)))
          .as("in English where the window is in %s", language)
          .isEmpty();
      assertThat(said).doesNotContain(TravelProfile.FOOT.label());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"fantasy", "movingai"})
  void labels_inAnEnglishWindow_areEnglish(String name) throws Exception {
    OpenedMap opened = open(name);
    List<String> said = said(opened);
    for (Tile tile : opened.loaded().map().legend().tiles()) {
      assertThat(said)
          .as(tile.name())
          .anyMatch(text -> text.contains(tile.label().toLowerCase(Locale.ROOT)));
    }
  }

  @Test
  void tilesAt_inGerman_haveNounsInCapitals() {
    OpenedMap valley = TestMap.valley();
    Cell road = new Cell(1, 7);
    assertThat(CellText.tilesAt(valley.loaded().map(), road)).isEqualTo("dirt road on grass");
    Texts.use(Language.GERMAN);
    assertThat(CellText.tilesAt(valley.loaded().map(), road)).isEqualTo("Feldweg auf Gras");
  }

  /** Opens a map of all tiles of a bundled tile set whose English names are marked. */
  private OpenedMap open(String name) throws Exception {
    String home = System.getProperty("emberway.home", ".");
    String json = Files.readString(Path.of(home, "tiles", name, "tileset.json"));
    String marked =
        json.replaceAll("\"(label|noun|plural)\": \"", "$0" + MARK)
            .replaceFirst("\"name\": \"" + name + "\"", "\"name\": \"marked\"");
    if (!marked.contains("\"spritesFrom\"")) {
      marked = marked.replaceFirst("\\{", "{\"spritesFrom\": \"" + name + "\",");
    }
    Files.createDirectories(folder.resolve("marked"));
    Files.writeString(folder.resolve("marked/tileset.json"), marked);
    TileSetLibrary library = TileSetLibrary.in(folder).or(TileSetLibrary.bundled());
    byte[] map = map(library.find("marked").orElseThrow()).getBytes(StandardCharsets.UTF_8);
    return MapOpener.reopened(
        MapFiles.read("all.map.txt", map, library), "all.map.txt", Optional.empty());
  }

  /** A map whose first row is all that can be walked, and whose second row is all that cannot. */
  private static String map(LoadedTileSet tiles) {
    StringBuilder base = new StringBuilder();
    StringBuilder overlay = new StringBuilder();
    List<Tile> legend = tiles.set().legend().tiles();
    int width = legend.size();
    for (boolean isBlocked : new boolean[] {false, true}) {
      List<Tile> row =
          legend.stream()
              .filter(tile -> tile.terrain().equals(Terrain.BLOCKED) == isBlocked)
              .toList();
      char ground = isBlocked ? row.get(0).symbol() : legend.get(0).symbol();
      for (int x = 0; x < width; x++) {
        Tile tile = row.get(Math.min(x, row.size() - 1));
        boolean isBase = tile.layer() == Layer.BASE;
        boolean isOnce = x < row.size() || tile.role() == Tile.Role.NONE;
        base.append(isBase ? tile.symbol() : ground);
        overlay.append(isBase || !isOnce ? '.' : tile.symbol());
      }
      base.append('\n');
      overlay.append('\n');
    }
    return "emberway-map 1\nname: Alles\ntileset: marked\n[base]\n"
        + base
        + "[overlay]\n"
        + overlay
        + "[places]\n1 0 Dort\n";
  }

  /** Returns what the window says of each cell, tile and traveler of a map, and of a route. */
  private static List<String> said(OpenedMap opened) {
    ExplorerState state = new ExplorerState(opened, Set.of(Command.ROUTE), 1280, 720);
    List<String> said = new ArrayList<>();
    int width = state.map().size().width();
    state.commands().route().setEnd(RouteEnd.START, new Cell(0, 0));
    state.commands().route().setEnd(RouteEnd.GOAL, new Cell(width - 1, 0));
    state.commands().toggle(Command.ITINERARY);
    state.conclude();
    state.show(opened.composer().compose(state.request(), () -> false).orElseThrow());
    RouteReport report = state.content().report().orElseThrow();
    ReportText.of(report, state.map()).lines().forEach(line -> said.add(line.label()));
    said.addAll(ItineraryText.lines(report, state.map()));
    for (int index = 0; index < state.map().size().cells(); index++) {
      said.addAll(CellDescription.parts(state, state.map().size().cell(index)));
    }
    for (TravelProfile profile : state.routeState().profiles()) {
      said.add(CellText.label(profile));
      said.add(CellText.noun(profile));
      said.add(CellText.blockedStart(profile, state.map(), new Cell(0, 1)));
    }
    List<NearestOfKind> kinds =
        state.map().legend().tiles().stream().map(tile -> kind(tile, opened)).toList();
    NearestRows.of(kinds, Scale.UNKNOWN).forEach(row -> said.add(row.label()));
    PlaceRows.of(state.map(), Optional.empty(), Scale.UNKNOWN, "", PlaceRows.Column.NAME, true)
        .forEach(row -> said.add(row.kind()));
    return said;
  }

  private static NearestOfKind kind(Tile tile, OpenedMap opened) {
    String noun = opened.loaded().tiles().travelDescription().words(tile).noun();
    Cell cell = new Cell(0, 0);
    return new NearestOfKind(noun, Optional.of(tile), 1, cell, cell, 1);
  }
}
