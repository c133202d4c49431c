package emberway.plan.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.TileMap;
import emberway.plan.Planner;
import emberway.plan.PublishedFormula;
import emberway.plan.RandomMap;
import emberway.plan.RecordedSearch;
import emberway.plan.TestMaps;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Labeled;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The presets do what their texts say, number by number. */
final class PresetTest {
  private static Route route(TileMap map, SearchRules rules) {
    return ((Outcome.Found) TestMaps.plan(map, rules)).route();
  }

  private static RecordedSearch record(TileMap map, SearchRules rules) {
    RecordedSearch record = new RecordedSearch(map.size());
    new Planner(CostField.of(map), rules)
        .plan(
            Query.between(map.start().orElseThrow(), map.goal().orElseThrow()),
            SearchHooks.listening(record));
    return record;
  }

  @Test
  void unit_onTheWorkedExample_printsItsTables() {
    TileMap map = TestMaps.overGrass("....", "1.W.", "..W2", "....");
    RecordedSearch record = record(map, Preset.UNIT.rules());
    assertThat(record.openAfter(1))
        .containsExactly("a 1/5/6 e", "b 1/4/5 e", "f 1/3/4 e", "i 1/3/4 e", "j 1/2/3 e");
    assertThat(record.openAfter(2))
        .containsExactly(
            "a 1/5/6 e",
            "b 1/4/5 e",
            "f 1/3/4 e",
            "i 1/3/4 e",
            "m 2/4/6 j",
            "n 2/3/5 j",
            "o 2/2/4 j");
    assertThat(record.openAfter(3))
        .containsExactly(
            "a 1/5/6 e",
            "b 1/4/5 e",
            "f 1/3/4 e",
            "i 1/3/4 e",
            "m 2/4/6 j",
            "n 2/3/5 j",
            "p 3/1/4 o",
            "l 3/0/3 o");
    assertThat(record.closed())
        .containsExactly("e 0/4/4 --", "j 1/2/3 e", "o 2/2/4 j", "l 3/0/3 o");
    assertThat(TestMaps.text(route(map, Preset.UNIT.rules()))).isEqualTo("0,1 1,2 2,3 3,2");
  }

  /** Figures 3 to 6 of the text, on its map with more room around. */
  @Test
  void lester_aroundTheWall_followsTheFigures() {
    TileMap map = TestMaps.overGrass(".......", "...W...", ".1.W.2.", "...W...", ".......");
    RecordedSearch record = record(map, Preset.LESTER.rules());
    assertThat(record.openAfter(1))
        .as("G, H and F around the start")
        .containsExactly(
            "0,1 14/60/74 1,2",
            "1,1 10/50/60 1,2",
            "2,1 14/40/54 1,2",
            "0,2 10/50/60 1,2",
            "2,2 10/30/40 1,2",
            "0,3 14/60/74 1,2",
            "1,3 10/50/60 1,2",
            "2,3 14/40/54 1,2");
    assertThat(record.openAfter(2)).as("7 cells left, none improved").hasSize(7);
    assertThat(record.closed().subList(0, 3))
        .containsExactly("1,2 0/40/40 --", "2,2 10/30/40 1,2", "2,3 14/40/54 1,2");
    assertThat(record.openAfter(3))
        .as("no corner of the wall is cut: only the two cells below are new")
        .endsWith("1,4 28/60/88 2,3", "2,4 24/50/74 2,3")
        .hasSize(8);
    assertThat(record.events())
        .as("two below the start: first by 2,3 at 28, then by 1,3 at 20")
        .contains("reparent 1,4 20/60/80 1,3");
    Route route = route(map, Preset.LESTER.rules());
    assertThat(TestMaps.text(route)).isEqualTo("1,2 2,3 2,4 3,4 4,4 5,3 5,2");
    assertThat(route.cost()).isEqualTo(68);
  }

  @Test
  void mcneill_stepsOverTerrain_cost2And3AndPenalties() {
    SearchRules rules = Preset.MCNEILL.rules();
    assertThat(route(TestMaps.overGrass("1..2"), rules).cost()).isEqualTo(6);
    assertThat(route(TestMaps.overGrass("1..", "..2"), rules).cost()).isEqualTo(5);
    TileMap snow = TestMaps.map(List.of("GSG"), List.of("1.2"));
    assertThat(route(snow, rules).cost()).as("2 + 2·(3 − 1) for snow, then 2").isEqualTo(8);
  }

  @Test
  void mcneill_equalParents_areDrawnFromTheSeed() {
    TileMap map = TestMaps.overGrass("1.....", "......", "......", ".....2");
    Set<String> routes = new HashSet<>();
    for (long seed = 0; seed < 200; seed++) {
      SearchRules rules = Preset.MCNEILL.rules().withSeed(seed);
      Route route = route(map, rules);
      assertThat(route.cost()).as("seed %d", seed).isEqualTo(3 * 3 + 2 * 2);
      assertThat(TestMaps.text(route(map, rules))).isEqualTo(TestMaps.text(route));
      routes.add(TestMaps.text(route));
    }
    assertThat(routes).as("of the 10 cheapest routes").hasSizeGreaterThan(4);
  }

  /** Two ways to the goal, one parent each: over many seeds each is drawn about half the time. */
  @Test
  void mcneill_twoEqualParents_areEquallyLikely() {
    TileMap map = TestMaps.overGrass(".1.", ".W.", ".2.");
    int west = 0;
    for (long seed = 0; seed < 1_000; seed++) {
      if (route(map, Preset.MCNEILL.rules().withSeed(seed)).cell(1).x() == 0) {
        west++;
      }
    }
    assertThat(west).isBetween(400, 600);
  }

  @Test
  void mcneill_walledGoal_goesToTheLeastEstimateThenTheCheapest() {
    TileMap map = TestMaps.overGrass("1....", "..WWW", "..W2W", "..WWW");
    Outcome.Unreachable failed = (Outcome.Unreachable) TestMaps.plan(map, Preset.MCNEILL.rules());
    assertThat(failed.nearest().end())
        .as("4 to go from 1,2 and from 3,0 alike; 1,2 is cheaper to reach")
        .isEqualTo(new Cell(1, 2));
    assertThat(failed.target()).isEqualTo(new Cell(3, 2));
  }

  @Test
  void calkins_onCheapGround_mayMissTheCheapest() {
    int missed = 0;
    for (long seed = 1; seed <= 400; seed++) {
      RandomMap random = new RandomMap(seed);
      PublishedFormula formula = random.formula();
      SearchRules rules = Preset.CALKINS.rules().with(random.movement);
      Outcome outcome = new Planner(CostField.of(random.map()), rules).plan(random.from, random.to);
      if (outcome instanceof Outcome.Found found) {
        double cheapest =
            formula
                .cheapestFrom(formula.size().index(random.from))[formula.size().index(random.to)];
        assertThat(found.route().cost())
            .as("seed %d", seed)
            .isCloseTo(formula.costOf(found.route()), within(1e-9))
            .isGreaterThanOrEqualTo(cheapest - 1e-9);
        missed += found.route().cost() > cheapest + 1e-9 ? 1 : 0;
      }
    }
    assertThat(missed).as("its Euclidean estimate is not admissible").isPositive();
  }

  /** The Manhattan estimate misleads where diagonals are cheap: closed cells open again. */
  @Test
  void stout_cheaperWayToAClosedCell_reopensIt() {
    SearchRules rules =
        Preset.STOUT.rules().with(TerrainCosting.WEIGHTED).with(Heuristic.MANHATTAN);
    long reopened = 0;
    for (long seed = 1; seed <= 300; seed++) {
      RandomMap random = new RandomMap(seed, 20);
      CostField field = CostField.of(random.map());
      Reopenings reopenings = new Reopenings(field.size().cells());
      Query query = Query.between(random.from, random.to);
      Outcome outcome = new Planner(field, rules).plan(query, SearchHooks.listening(reopenings));
      assertThat(outcome.stats().reopened()).as("seed %d", seed).isEqualTo(reopenings.count);
      reopened += reopenings.count;
      Planner keeping = new Planner(field, rules.with(ClosedCellPolicy.FINAL));
      assertThat(keeping.plan(query).stats().reopened()).isZero();
    }
    assertThat(reopened).isPositive();
  }

  /** Checks that a cell opens again only when it is closed and the new way is cheaper. */
  private static final class Reopenings implements SearchListener {
    private final double[] closedAt; // [by cell] g, NaN = not closed
    private int count;

    Reopenings(int cells) {
      closedAt = new double[cells];
      Arrays.fill(closedAt, Double.NaN);
    }

    @Override
    public void expanded(int cell, int parent, double g, double h) {
      closedAt[cell] = g;
    }

    @Override
    public void reopened(int cell, int parent, double g, double h) {
      assertThat(g).isLessThan(closedAt[cell]);
      closedAt[cell] = Double.NaN;
      count++;
    }
  }

  @Test
  void stout_onPlainGround_countsSteps() {
    TileMap map = TestMaps.overGrass("1..", "WW.", "2..");
    assertThat(route(map, Preset.STOUT.rules()).cost()).isCloseTo(2 + 2 * 1.414, within(1e-12));
  }

  @ParameterizedTest
  @EnumSource(
      value = Preset.class,
      names = {"LESTER", "UNIT", "STOUT"})
  void walkablePreset_onSnow_costsAsOnGrassUnlessAskedOtherwise(Preset preset) {
    TileMap grass = TestMaps.overGrass("1...2");
    TileMap snow = TestMaps.map(List.of("SSSSS"), List.of("1...2"));
    SearchRules rules = preset.rules();
    assertThat(route(snow, rules).cost()).isEqualTo(route(grass, rules).cost());
    assertThat(route(snow, rules.with(TerrainCosting.WEIGHTED)).cost())
        .isEqualTo(3 * route(grass, rules).cost());
  }

  @ParameterizedTest
  @EnumSource(Preset.class)
  void preset_cornerRule_canBeOverridden(Preset preset) {
    TileMap between = TestMaps.overGrass("1W", "W2");
    TileMap beside = TestMaps.overGrass("1W", ".2");
    for (CornerCutting cornerCutting : CornerCutting.values()) {
      SearchRules rules = preset.rules().with(cornerCutting);
      assertThat(TestMaps.plan(between, rules) instanceof Outcome.Found)
          .isEqualTo(cornerCutting == CornerCutting.CUT);
      assertThat(route(beside, rules).steps())
          .isEqualTo(cornerCutting == CornerCutting.NO_CUT ? 2 : 1);
    }
  }

  @ParameterizedTest
  @EnumSource(Preset.class)
  void preset_onRandomMaps_findsAWayWhereThereIsOne(Preset preset) {
    for (long seed = 1; seed <= 500; seed++) {
      RandomMap random = new RandomMap(seed);
      PublishedFormula formula = random.formula();
      GridSize size = formula.size();
      SearchRules rules = preset.rules().with(random.movement.cornerCutting());
      Outcome outcome = new Planner(CostField.of(random.map()), rules).plan(random.from, random.to);
      if (formula.isBlocked(size.index(random.from))) {
        assertThat(outcome).as("seed %d", seed).isInstanceOf(Outcome.BlockedStart.class);
      } else if (formula.cheapestFrom(size.index(random.from))[size.index(random.to)]
          == Double.POSITIVE_INFINITY) {
        assertThat(outcome).as("seed %d", seed).isInstanceOf(Outcome.Unreachable.class);
      } else {
        Route route = ((Outcome.Found) outcome).route();
        assertThat(formula.costOf(route)).as("seed %d", seed).isFinite();
        assertThat(route.end()).as("seed %d", seed).isEqualTo(random.to);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Preset.class)
  void preset_labels_findIt(Preset preset) {
    assertThat(Labeled.find(Preset.class, preset.label())).isEqualTo(preset);
  }
}
