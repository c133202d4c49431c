package emberway.worldgen;

import static org.assertj.core.api.Assertions.assertThat;

import emberway.map.Cell;
import emberway.map.Direction;
import emberway.map.GridSize;
import emberway.map.Layer;
import emberway.map.Legend;
import emberway.map.Tile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every map that comes with the program says what it should and can be walked. */
final class BundledMapsTest {
  private static final Legend LEGEND = WorldLegend.fantasy();
  private static final Path MAPS =
      Path.of(System.getProperty("emberway.home", ".")).resolve("maps");

  /** A map file taken apart: its keys, and the lines of its sections. */
  private record Parts(TreeMap<String, String> keys, TreeMap<String, List<String>> sections) {
    List<String> section(String name) {
      return sections.getOrDefault(name, List.of());
    }

    char base(Cell cell) {
      return section("base").get(cell.y()).charAt(cell.x());
    }

    char overlay(Cell cell) {
      return section("overlay").get(cell.y()).charAt(cell.x());
    }

    GridSize size() {
      return new GridSize(section("base").get(0).length(), section("base").size());
    }

    boolean isWalkable(Cell cell) {
      double cost = LEGEND.find(base(cell)).orElseThrow().terrain().over(Double.POSITIVE_INFINITY);
      char above = overlay(cell);
      double whole = above == '.' ? cost : LEGEND.find(above).orElseThrow().terrain().over(cost);
      return whole < Double.POSITIVE_INFINITY;
    }
  }

  private static Parts read(Path file) throws IOException {
    Parts parts = new Parts(new TreeMap<>(), new TreeMap<>());
    List<String> section = null;
    List<String> lines = Files.readAllLines(file, StandardCharsets.UTF_8);
    assertThat(lines.get(0)).isEqualTo("emberway-map 1");
    for (String line : lines.subList(1, lines.size())) {
      if (line.startsWith("[")) {
        section = new ArrayList<>();
        parts.sections().put(line.substring(1, line.length() - 1), section);
      } else if (section != null) {
        section.add(line);
      } else {
        int colon = line.indexOf(": ");
        assertThat(colon).as(line).isPositive();
        parts.keys().put(line.substring(0, colon), line.substring(colon + 2));
      }
    }
    return parts;
  }

  static List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(MAPS)) {
      return files.filter(p -> p.toString().endsWith(".map.txt")).sorted().toList();
    }
  }

  @Test
  void maps_folder_holdsThePublishedExamplesAndLargerOnes() throws IOException {
    assertThat(files().stream().map(p -> p.getFileName().toString()))
        .contains(
            "road-and-wall.map.txt",
            "wall-extended.map.txt",
            "snow-dormant.map.txt",
            "snow-erupting.map.txt",
            "snow-tombstone.map.txt",
            "snow-erupting-tombstone.map.txt",
            "lester.map.txt",
            "unit.map.txt",
            "island-realm.map.txt",
            "ember-range.map.txt",
            "walled-city.map.txt",
            "graveyard-valley.map.txt",
            "archipelago.map.txt");
  }

  @ParameterizedTest
  @MethodSource("files")
  void map_header_saysWhoWhatAndHow(Path file) throws IOException {
    Parts map = read(file);
    assertThat(map.keys())
        .containsKeys("name", "description")
        .containsEntry("tileset", "fantasy")
        .containsEntry("author", "Emberway")
        .containsEntry("license", "MIT");
    assertThat(map.sections().keySet())
        .contains("base", "overlay")
        .isSubsetOf("base", "overlay", "places");
  }

  @ParameterizedTest
  @MethodSource("files")
  void map_rows_areOfOneLengthAndOfTheLegend(Path file) throws IOException {
    Parts map = read(file);
    assertThat(map.section("overlay")).hasSameSizeAs(map.section("base"));
    for (Layer layer : Layer.values()) {
      for (String row : map.section(layer.label())) {
        assertThat(row).hasSize(map.size().width());
        row.chars()
            .filter(c -> c != '.' || layer == Layer.BASE)
            .forEach(
                c ->
                    assertThat(LEGEND.find((char) c).map(Tile::layer))
                        .as("'%c' in %s", c, row)
                        .contains(layer));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void map_startAndGoal_areThereOnceAndConnected(Path file) throws IOException {
    Parts map = read(file);
    List<Cell> starts = new ArrayList<>();
    List<Cell> goals = new ArrayList<>();
    for (int i = 0; i < map.size().cells(); i++) {
      Cell cell = map.size().cell(i);
      if (map.overlay(cell) == '1') {
        starts.add(cell);
      } else if (map.overlay(cell) == '2') {
        goals.add(cell);
      }
    }
    assertThat(starts).hasSize(1);
    assertThat(goals).hasSize(1);
    assertThat(map.isWalkable(starts.get(0))).isTrue();
    assertThat(reachable(map, starts.get(0))).contains(goals.get(0));
  }

  @ParameterizedTest
  @MethodSource("files")
  void map_places_lieOnWalkableCellsAndHaveNamesOfTheirOwn(Path file) throws IOException {
    Parts map = read(file);
    Set<String> names = new HashSet<>();
    for (String line : map.section("places")) {
      int first = line.indexOf(' ');
      int second = line.indexOf(' ', first + 1);
      Cell cell =
          new Cell(
              Integer.parseInt(line.substring(0, first)),
              Integer.parseInt(line.substring(first + 1, second)));
      assertThat(map.size().contains(cell.x(), cell.y())).as(line).isTrue();
      assertThat(map.isWalkable(cell)).as(line).isTrue();
      assertThat(names.add(line.substring(second + 1))).as(line).isTrue();
    }
  }

  private static Set<Cell> reachable(Parts map, Cell from) {
    Set<Cell> seen = new HashSet<>(List.of(from));
    Deque<Cell> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      Cell cell = open.pop();
      for (Direction direction : Direction.CARDINALS) {
        Cell next = cell.step(direction);
        if (map.size().contains(next.x(), next.y()) && map.isWalkable(next) && seen.add(next)) {
          open.push(next);
        }
      }
    }
    return seen;
  }
}
