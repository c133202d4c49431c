package emberway.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.query.Outcome;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every scenario of the small MovingAI maps: octile, no corner cut, a diagonal costs √2. */
final class MovingAiRoutesTest {
  private static final Pattern BLANK = Pattern.compile("\\s+");

  /** Older scenario files print few decimals. */
  private static final double ABSOLUTE = 0.011;

  private static final double RELATIVE = 1e-4;

  @ParameterizedTest
  @CsvSource({
    "dao/arena",
    "dao/arena2",
    "dao/den520d",
    "dao/lak303d",
    "da2/ca_cave",
    "cities/Moscow_2_256",
    "dao/brc202d",
    "da2/lt_0_lowtown",
    "sc1/Caldera",
  })
  void everyScenario_ofASmallMap_hasThePublishedLength(String name) {
    CostField field = field(TestMaps.lines(TestMaps.data("movingai/" + name + ".map")));
    Planner planner = new Planner(field, new Movement(CornerCutting.NO_CUT, Math.sqrt(2)));
    List<String> lines = TestMaps.lines(TestMaps.data("movingai/" + name + ".map.scen"));
    int matched = 0;
    for (String line : lines.subList(1, lines.size())) {
      List<String> columns = BLANK.splitAsStream(line.strip()).toList();
      if (columns.size() < 9) {
        continue;
      }
      double length = Double.parseDouble(columns.get(8));
      Outcome outcome = planner.plan(cell(columns, 4), cell(columns, 6));
      assertThat(outcome).as(line).isInstanceOf(Outcome.Found.class);
      assertThat(((Outcome.Found) outcome).route().cost())
          .as(line)
          .isCloseTo(length, within(Math.max(ABSOLUTE, RELATIVE * length)));
      matched++;
    }
    assertThat(matched).isGreaterThan(100);
  }

  private static Cell cell(List<String> columns, int at) {
    return new Cell(Integer.parseInt(columns.get(at)), Integer.parseInt(columns.get(at + 1)));
  }

  private static CostField field(List<String> lines) {
    List<String> rows = lines.subList(4, lines.size());
    int height = Integer.parseInt(BLANK.splitAsStream(lines.get(1)).toList().get(1));
    int width = Integer.parseInt(BLANK.splitAsStream(lines.get(2)).toList().get(1));
    GridSize size = new GridSize(width, height);
    double[] costs = new double[size.cells()];
    for (int cell = 0; cell < costs.length; cell++) {
      char symbol = rows.get(size.y(cell)).charAt(size.x(cell));
      costs[cell] = ".GS".indexOf(symbol) >= 0 ? 1 : Double.POSITIVE_INFINITY;
    }
    return CostField.of(size, costs);
  }
}
