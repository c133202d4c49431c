package emberway.pack.map;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Measure;
import emberway.map.Scale;
import emberway.map.TravelDescription;
import emberway.pack.MapFiles;
import emberway.pack.TestTiles;
import emberway.pack.problem.Problem;
import emberway.pack.tileset.LoadedTileSet;
import emberway.pack.tileset.TileSetLibrary;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class LoadedMapTest {
  private static LoadedMap read(String header) throws Exception {
    String text = "emberway-map 1\nname: Test\n" + header + "[base]\nG\n";
    return TextMapReader.read(
        "f", text.getBytes(StandardCharsets.UTF_8), TestTiles.FANTASY, done -> {});
  }

  @Test
  void warned_problems_areAddedOnceAndAsWarnings() throws Exception {
    LoadedMap once = read("").warned("f", 3, "odd");
    assertThat(once.warnings()).extracting(Problem::toString).containsExactly("f:3: odd");
    Problem known = new Problem(Problem.Severity.ERROR, "f", 3, 0, "odd", "mend it");
    Problem other = new Problem(Problem.Severity.ERROR, "f", 4, 0, "odd", "");
    LoadedMap twice = once.warned(List.of(known, other, other));
    assertThat(twice.warnings())
        .extracting(Problem::toString)
        .containsExactly("f:3: odd", "f:4: odd");
    assertThat(twice.warnings()).noneMatch(Problem::isError);
    assertThat(twice.map()).isSameAs(once.map());
  }

  @Test
  void isInOurTiles_allButTiledMapsWithTilesOfTheirOwn() throws Exception {
    LoadedMap map = read("");
    assertThat(map.tiles().set().spriteNames()).isEmpty();
    assertThat(map.isInOurTiles()).as("pictures may be missing").isTrue();
    String tiled =
        """
        <map orientation="isometric" width="1" height="1" tilewidth="64" tileheight="32">
        <tileset firstgid="1" name="s" tilewidth="9" tileheight="9" tilecount="1" columns="1"/>
        <layer id="1" name="l" width="1" height="1"><data encoding="csv">1</data></layer>
        </map>
        """;
    byte[] bytes = tiled.getBytes(StandardCharsets.UTF_8);
    assertThat(MapFiles.read("a.tmx", bytes, TileSetLibrary.bundled()).isInOurTiles()).isFalse();
  }

  @Test
  void scale_whereTheMapSaysNone_isTheTileSets() throws Exception {
    Measure mile = new Measure(1, Measure.Unit.MILE);
    Measure hour = new Measure(1, Measure.Unit.HOUR);
    LoadedTileSet tiles = TestTiles.FANTASY.find("fantasy").orElseThrow();
    TravelDescription travel = tiles.travelDescription();
    Scale scale = new Scale(Optional.of(mile), Optional.of(hour));
    LoadedTileSet scaled =
        new LoadedTileSet(
            tiles.set(),
            tiles.info(),
            tiles.sprites(),
            new TravelDescription(travel.profiles(), scale, travel.words()),
            List.of());
    LoadedMap map = read("cell: 2 km\n");
    LoadedMap found = new LoadedMap(map.map(), scaled, map.format(), List.of(), Optional.empty());
    assertThat(found.scale())
        .isEqualTo(
            new Scale(Optional.of(new Measure(2, Measure.Unit.KILOMETER)), Optional.of(hour)));
  }
}
