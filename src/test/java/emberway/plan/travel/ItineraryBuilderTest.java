package emberway.plan.travel;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import emberway.map.Cell;
import emberway.map.Measure;
import emberway.map.Scale;
import emberway.map.TileMap;
import emberway.plan.query.Outcome;
import emberway.plan.query.Query;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What itineraries say, word by word. */
final class ItineraryBuilderTest {
  @Test
  void tell_roadRoundAWall_takesItAndLeavesItAtTheWallsEnd() {
    Roads roads =
        Roads.overGrass(
            "..........",
            "....R.....",
            "..RRRRR...",
            "..R..W....",
            "..R..W....",
            ".1R..W...2",
            ".....W....",
            "...WWWWW..",
            ".....W....",
            "..........");
    assertThat(roads.told())
        .isEqualTo(
            """
            On foot from the tent to the castle (9 cells)
            1. From the tent take the road north-east, then east, for 6 cells to the end of the wall.
            2. Leave the road and go south-east over the grass for 3 cells (9 so far) to the castle.
            You arrive at the castle after 9 cells.\
            """);
  }

  @Test
  void tell_bridgeAndGate_areTurningPointsOfTheRoad() {
    Roads roads =
        Roads.over(
                "GGGGGG~~GGGGGGGGGG",
                "GGGGGG~~GGGGGGGGGG",
                "GGGGGG~~GGGGGGGGGG",
                "......~~.....W....".replace('~', '.'),
                "1RRRRRBBRRRRRDRRR2",
                ".............W....")
            .place(16, 1, "Harbor")
            .scale(Roads.KILOMETERS);
    assertThat(roads.told())
        .isEqualTo(
            """
            On foot from the tent to the castle at Harbor (17 cells, 17 km, 4 h 45 min)
            1. From the tent take the road east for 5 cells (5 km, 1 h 15 min) to the bridge.
            2. Go across the bridge and follow the road east for 7 cells (7 km, 1 h 45 min; 12 km, 3 h so far) to the gate at Harbor.
            3. Go through the gate and follow the road east for 5 cells (5 km, 1 h 45 min; 17 km, 4 h 45 min so far) to the castle at Harbor.
            You arrive at the castle at Harbor after 17 cells, 17 km and 4 h 45 min.\
            """);
  }

  @Test
  void tell_crossCountry_namesTheGroundAndTheRoadItCrosses() {
    Roads roads =
        Roads.over(
            "GGGGGGGGSSSSSSSS",
            "GGGGGGGGSSSSSSSS",
            "GGGGGGGGSSSSSSSS",
            "....R...........",
            "1...R..........2",
            "....R...........");
    assertThat(roads.told())
        .isEqualTo(
            """
            On foot from the tent to the castle (15 cells)
            1. From the tent go east over the grass, across the road and over the snow for 15 cells to the castle.
            You arrive at the castle after 15 cells.\
            """);
  }

  @Test
  void tell_volcanoBesideTheWay_drawsTheTraveler() {
    Roads roads =
        Roads.over(
                "SSSSSSSSSSSS",
                "SSSSSSSSSSSS",
                "SSSSSSSSSSSS",
                "SSSSSSSSSSSS",
                "SSSSSSSSSSSS",
                "............",
                ".....V......",
                "............",
                "............",
                "1..........2")
            .place(5, 1, "Mount Ashgar");
    assertThat(roads.told())
        .isEqualTo(
            """
            On foot from the tent near Mount Ashgar to the castle (11 cells)
            1. From the tent near Mount Ashgar go north-east over the snow for 3 cells to Mount Ashgar.
            2. Bear east for 6 cells (9 so far), keeping to the warmth of Mount Ashgar.
            3. Bear south-east for 2 cells (11 so far) to the castle.
            You arrive at the castle after 11 cells.\
            """);
  }

  @Test
  void tell_tombstonesInTheWay_areGivenAWideBerth() {
    Roads roads =
        Roads.overGrass(
                "..............",
                "..............",
                "..............",
                "..............",
                "1.....tt.....2",
                "..............",
                "......t.......")
            .place(7, 5, "Cold Barrows");
    assertThat(roads.told())
        .isEqualTo(
            """
            On foot from the tent to the castle (13 cells)
            1. From the tent go east, then north-east, over the grass for 5 cells, skirting the tombstones at Cold Barrows.
            2. Bear east for 3 cells (8 so far).
            3. Bear south-east, then east, for 5 cells (13 so far) to the castle.
            You arrive at the castle after 13 cells.\
            """);
  }

  @Test
  void tell_tombstoneInTheShadowOfAVolcano_isNamedBesideIt() {
    Roads roads =
        Roads.over(
            "SSSSSSSSSS",
            "SSSSSSSSSS",
            "SSSSSSSSSS",
            "SSSSSSSSSS",
            "SSSSSSSSSS",
            "SSSSSSSSSS",
            "..........",
            "..........",
            "....V.....",
            "..........",
            "......t...",
            ".1......2.");
    assertThat(roads.told())
        .isEqualTo(
            """
            On foot from the tent to the castle (7 cells)
            1. From the tent go north-east over the snow for 2 cells.
            2. Bear east for 3 cells (5 so far), keeping to the warmth of the volcano and skirting the tombstone.
            3. Bear south-east for 2 cells (7 so far) to the castle.
            You arrive at the castle after 7 cells.\
            """);
  }

  @Test
  void tell_tombstoneFarFromAllWays_isNotNamed() {
    Roads roads =
        Roads.over(
            "SSSSSSSSSSSS",
            "SSSSSSSSSSSS",
            "SSSSSSSSSSSS",
            "SSSSSSSSSSSS",
            "SSSSSSSSSSSS",
            "SSSSSSSSSSSS",
            "SSSSSSSSSSSS",
            "SSSSSSSSSSSS",
            "SSSSSSSSSSSS",
            "....V.......",
            "............",
            "............",
            "1..........2",
            "............",
            "............",
            "............",
            ".......t....",
            "............");
    assertThat(roads.told())
        .contains("keeping to the warmth of the volcano")
        .doesNotContain("tombstone");
  }

  @Test
  void tell_throughAWaypointAtADeadEnd_turnsBack() {
    Roads roads =
        Roads.overGrass(
                "......R......",
                "......R......",
                "......R......",
                "......R......",
                "......R......",
                "1RRRRRRRRRRR2")
            .place(6, 0, "Lookout");
    Query query = Query.between(new Cell(0, 5), new Cell(12, 5));
    assertThat(roads.told(query.through(List.of(new Cell(6, 0)))))
        .isEqualTo(
            """
            On foot from the tent to the castle (20 cells)
            1. From the tent take the road east, then north, for 10 cells to the waypoint at Lookout.
            2. Turn back along the road south, then east, for 10 cells (20 so far) to the castle.
            You arrive at the castle after 20 cells.\
            """);
  }

  @Test
  void tell_twoCellsFromTheRoadAtBothEnds_goesToItAndLeavesIt() {
    Roads roads =
        Roads.overGrass(
            "1.........",
            "..........",
            "..........",
            ".RRRRRRRR.",
            "..........",
            "..........",
            ".........2");
    assertThat(roads.profile("cart").told())
        .isEqualTo(
            """
            Cart from the tent to the castle (13 cells)
            1. From the tent go south over the grass for 2 cells to the road.
            2. Take the road east for 8 cells (10 so far).
            3. Leave the road and go south over the grass for 3 cells (13 so far) to the castle.
            You arrive at the castle after 13 cells.\
            """);
  }

  @Test
  void tell_roadBetweenTwoPointsOfTheCompass_namesBoth() {
    Roads roads =
        Roads.overGrass(
            "..............RR2",
            "............RR...",
            "..........RR.....",
            "........RR.......",
            "......RR.........",
            "....RR...........",
            "..RR.............",
            "1R...............");
    assertThat(roads.profile("cart").told())
        .isEqualTo(
            """
            Cart from the tent to the castle (16 cells)
            1. From the tent take the road north-east, then east, for 16 cells to the castle.
            You arrive at the castle after 16 cells.\
            """);
  }

  @Test
  void tell_roadBetweenTwoPointsOfTheCompass_namesTheOneItLeansToFirst() {
    Roads roads =
        Roads.overGrass(
            "..............",
            "..............",
            "..............",
            "..............",
            "..............",
            ".....2........",
            "......R.......",
            "......R.......",
            ".......R......",
            ".......R......",
            "........R.....",
            "........R.....",
            ".........R....",
            ".........R....",
            "..........R...",
            "..........R...",
            "..........R...",
            "...........R..",
            "...........R..",
            "...........R..",
            "............R.",
            "............R.",
            "............1.");
    assertThat(roads.profile("cart").told())
        .isEqualTo(
            """
            Cart from the tent to the castle (17 cells)
            1. From the tent take the road north, then north-west, for 17 cells to the castle.
            You arrive at the castle after 17 cells.\
            """);
  }

  @Test
  void tell_throughAWayPointOnARoad_followsItOn() {
    Roads roads = Roads.overGrass("1RRRRRRRRR2").place(5, 0, "Inn");
    Query query = Query.between(new Cell(0, 0), new Cell(10, 0));
    assertThat(roads.told(query.through(List.of(new Cell(5, 0)))))
        .isEqualTo(
            """
            On foot from the tent near Inn to the castle near Inn (10 cells)
            1. From the tent near Inn take the road east for 5 cells to the waypoint at Inn.
            2. Follow the road on east for 5 cells (10 so far) to the castle near Inn.
            You arrive at the castle near Inn after 10 cells.\
            """);
  }

  @Test
  void tell_wayPointsAtTheStartAndTheGoal_makeNoLegsOfTheirOwn() {
    Roads roads = Roads.overGrass("1....2");
    Cell start = new Cell(0, 0);
    Cell goal = new Cell(5, 0);
    assertThat(roads.told(Query.between(start, goal).through(List.of(start, goal))))
        .isEqualTo(roads.told());
  }

  @Test
  void tell_wayPointBeyondWater_saysWhatBarsTheWayThere() {
    Roads roads =
        Roads.over(
            "GGGGGGG", //
            "GGGGGGG", "~~~~~~~", "GGGGGGG", "2......", "1......", ".......", ".......");
    Query query = Query.between(new Cell(0, 1), new Cell(0, 0));
    assertThat(roads.told(query.through(List.of(new Cell(6, 3)))))
        .isEqualTo(
            """
            On foot from the tent to 6,3: there is no route, but you can get close (1 cell)
            1. From the tent go north over the grass for 1 cell to the castle.
            Here, at the castle, the route ends after 1 cell: the water blocks the way to 6,3, 7 cells to the south-east.\
            """);
  }

  @Test
  void tell_roadInHairpins_winds() {
    Roads roads =
        Roads.overGrass(
            "1RRRRRR", "WWWWWWR", "RRRRRRR", "RWWWWWW", "RRRRRRR", "WWWWWWR", "RRRRRRR", "RWWWWWW",
            "RRRRRR2");
    assertThat(roads.profile("cart").told())
        .isEqualTo(
            """
            Cart from the tent to the castle (30 cells)
            1. From the tent take the road as it winds south-east for 30 cells to the castle.
            You arrive at the castle after 30 cells.\
            """);
  }

  @Test
  void tell_narrowPassageInHairpins_windsOffTheRoadToo() {
    List<String> rows = new ArrayList<>(List.of("..1.."));
    for (int i = 0; i < 6; i++) {
      rows.addAll(List.of("WWWW.", ".....", ".WWWW", i < 5 ? "....." : "..2.."));
    }
    assertThat(Roads.overGrass(rows.toArray(String[]::new)).told())
        .isEqualTo(
            """
            On foot from the tent to the castle (48 cells)
            1. From the tent go south, winding, over the grass for 48 cells to the castle.
            You arrive at the castle after 48 cells.\
            """);
  }

  @Test
  void tell_oneOfSeveralGoals_saysThatItIsTheCheapest() {
    Roads roads = Roads.overGrass("1....").place(4, 0, "Ford");
    Query query = Query.toAny(new Cell(0, 0), List.of(new Cell(4, 0), new Cell(3, 0)));
    assertThat(roads.told(query))
        .isEqualTo(
            """
            On foot from the tent near Ford to Ford, the cheapest to reach of 2 goals (3 cells)
            1. From the tent near Ford go east over the grass for 3 cells to Ford.
            You arrive at Ford after 3 cells.\
            """);
  }

  @Test
  void tell_goalBeyondWater_saysWhereTheWayEndsAndWhy() {
    Roads roads =
        Roads.over("GGGGG~~GGG", "GGGGG~~GGG", "1.........", ".........2")
            .place(4, 0, "Pier")
            .scale(Roads.KILOMETERS);
    assertThat(roads.told())
        .isEqualTo(
            """
            On foot from the tent near Pier to the castle near Pier: there is no route, but you can get close (4 cells, 4.41 km, 2 h 12 min)
            1. From the tent near Pier go east over the grass for 4 cells (4.41 km, 2 h 12 min) to Pier.
            Here, at Pier, the route ends after 4 cells, 4.41 km and 2 h 12 min: the water blocks the way to the castle near Pier, 5 cells to the east.\
            """);
  }

  @Test
  void tell_boat_stopsAtTheShoreAndPassesUnderTheBridge() {
    Roads roads =
        Roads.over(
                "GGGG~~~~~~",
                "GG~~~~~~~~",
                "~~~~~GGGGG",
                "~~~~~GGGGG",
                "..........",
                "...B......",
                "..B.......",
                "..........")
            .place(8, 2, "Quay")
            .profile("boat");
    Query query = Query.between(new Cell(0, 3), new Cell(9, 0));
    assertThat(roads.told(query))
        .isEqualTo(
            """
            Boat from 0,3 to 9,0 at Quay (9 cells)
            1. From 0,3 go north-east over the water and under the bridge for 4 cells.
            2. Bear east over the water for 5 cells (9 so far) to 9,0 at Quay.
            You arrive at 9,0 at Quay after 9 cells.\
            """);
    assertThat(roads.told(Query.between(new Cell(0, 3), new Cell(8, 3))))
        .isEqualTo(
            """
            Boat from 0,3 to Quay: there is no route, but you can get close (8 cells)
            1. From 0,3 go north-east over the water for 2 cells.
            2. Bear east under the bridge and over the water for 6 cells (8 so far) to Quay.
            Here, at Quay, the route ends after 8 cells: Quay, 2 cells to the south, is on ground that cannot be entered (land).\
            """);
  }

  @Test
  void tell_walledIn_hasNowhereToGo() {
    Roads roads = Roads.overGrass(".WWW...", ".W1W..2", ".WWW...");
    assertThat(roads.told())
        .isEqualTo(
            """
            On foot from the tent to the castle: there is no route
            You cannot get any closer: the wall blocks the way to the castle, 4 cells to the east.\
            """);
  }

  @Test
  void tell_fromACellToItself_isThereAlready() {
    Roads roads = Roads.overGrass(".....").place(2, 0, "Home");
    Cell home = new Cell(2, 0);
    assertThat(roads.told(Query.between(home, home)))
        .isEqualTo("On foot from Home to Home\nYou are there already.");
  }

  @Test
  void tell_milesAndFeet_areSaidInThem() {
    Scale miles = new Scale(Optional.of(new Measure(200, Measure.Unit.FOOT)), Optional.empty());
    assertThat(Roads.overGrass("1" + ".".repeat(30) + "2").scale(miles).told())
        .isEqualTo(
            """
            On foot from the tent to the castle (31 cells, 1.17 mi)
            1. From the tent go east over the grass for 31 cells (1.17 mi) to the castle.
            You arrive at the castle after 31 cells and 1.17 mi.\
            """);
  }

  @Test
  void tell_tileSetWithoutWords_usesLabels() {
    Roads roads = Roads.over("SSSGG", "1.RRR").withoutWords();
    Query query = Query.between(new Cell(0, 0), new Cell(4, 0));
    assertThat(roads.told(query))
        .isEqualTo(
            """
            On foot from the tent (start) to 4,0 (4 cells)
            1. From the tent (start) go east over the snow and past the dirt road for 4 cells to 4,0.
            You arrive at 4,0 after 4 cells.\
            """);
  }

  /**
   * A way four times as long, with four times the places, does not take sixteen times the memory.
   */
  @Test
  void describe_longWayWithManyPlaces_looksAtThePlacesNearby() {
    long some = bytesToDescribe(2_000);
    assertThat(bytesToDescribe(8_000)).isLessThan(10 * some);
  }

  private static long bytesToDescribe(int length) {
    Roads roads = Roads.overGrass("1" + ".".repeat(length) + "2");
    for (int x = 10; x < length; x += 20) {
      roads.place(x, 0, "Inn " + x);
    }
    TileMap map = roads.map();
    Query query = Query.between(map.start().orElseThrow(), map.goal().orElseThrow());
    Outcome outcome = roads.plan(query);
    roads.describe(query, outcome);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    roads.describe(query, outcome);
    return threads.getCurrentThreadAllocatedBytes() - before;
  }
}
