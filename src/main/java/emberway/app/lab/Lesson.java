package emberway.app.lab;

import emberway.map.Cell;
import emberway.plan.query.Heuristic;
import emberway.plan.query.Preset;
import emberway.plan.query.TerrainCosting;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A stop of the guided tour: a map that comes with the program, a search over it at one step, and
 * what there is to see.
 *
 * @param title its heading
 * @param text what there is to see, in a sentence or two
 * @param map the name of a map that comes with the program
 * @param preset whose rules are followed
 * @param heuristic in place of the preset's own
 * @param terrainCosting in place of what the preset makes of the terrain
 * @param goal in place of the map's own
 * @param step how many cells have been expanded; {@link #END} for all
 * @param compared the presets to lay side by side; empty to step through one
 */
public record Lesson(
    String title,
    String text,
    String map,
    Preset preset,
    Optional<Heuristic> heuristic,
    Optional<TerrainCosting> terrainCosting,
    Optional<Cell> goal,
    int step,
    Set<Preset> compared) {
  /** The step after the last. */
  static final int END = Integer.MAX_VALUE;

  /** The tour, in order. */
  public static final List<Lesson> ALL =
      List.of(
          lesson(
              "One step from the start",
              "The start is closed and its eight neighbors are open. In each cell F, the sum, is written"
                  + " at the top, G, the way so far, at the left and H, the guess of what is to"
                  + " come, at the right. Each pointer leads back to the start.",
              "Around the Wall",
              Preset.LESTER,
              1),
          lesson(
              "Nothing gained",
              "The cell with the least F, 40, was closed next. Three neighbors are wall, and to the"
                  + " four others on the open list the way through here is no shorter, so every"
                  + " pointer stays. Seven cells are left.",
              "Around the Wall",
              Preset.LESTER,
              2),
          lesson(
              "No cutting of corners",
              "Two cells were left with an F of 54; the one that came last goes first. The cell"
                  + " past the wall's lower end is not opened from here, since a step there would"
                  + " cut the wall's corner.",
              "Around the Wall",
              Preset.LESTER,
              3),
          lesson(
              "A better parent",
              "Two cells to the lower right of the start the pointer has turned: through the cell"
                  + " between them the way costs 20, and no longer 28. Step back to see it before.",
              "Around the Wall",
              Preset.LESTER,
              5),
          lesson(
              "Back along the pointers",
              "The goal has been closed. Its pointers, followed back to the start, are the route:"
                  + " six steps for 68.",
              "Around the Wall",
              Preset.LESTER,
              END),
          lesson(
              "The first table",
              "Sixteen cells, named a to p row by row. The start, e, is closed; a, b, f, i and j"
                  + " are on the open list. Every step costs 1, so it is H alone that makes j the"
                  + " best of them.",
              "Four by Four",
              Preset.UNIT,
              1),
          lesson(
              "Last in, first out",
              "After j, three cells share the least F of 4. Of these o came last, and so it will be"
                  + " taken first.",
              "Four by Four",
              Preset.UNIT,
              2),
          lesson(
              "The goal is seen, not yet reached",
              "l, the goal, is on the open list, but only when it is closed is the way to it known"
                  + " to be the best: one more step.",
              "Four by Four",
              Preset.UNIT,
              3),
          lesson(
              "A way of equal cost, by lot",
              "A straight step costs 2 here and a diagonal one 3, so nobody strays from a straight"
                  + " line for nothing. Where several ways cost the same, dice choose between them.",
              "Around the Wall",
              Preset.MCNEILL,
              END),
          new Lesson(
              "As near as one can get",
              "The goal stands in the wall. When the open list has run dry, the search settles for"
                  + " the cell it has seen that looks nearest, and among equals the cheapest: the"
                  + " one framed in white, with the wall behind it.",
              "Around the Wall",
              Preset.MCNEILL,
              Optional.empty(),
              Optional.empty(),
              Optional.of(new Cell(3, 2)),
              END,
              Set.of()),
          new Lesson(
              "A closed cell opens again",
              "Where the guess is too high, a cell may be closed too early. Here a cheaper way by"
                  + " the road comes to light, and 4,2, closed before, is put on the open list once"
                  + " more.",
              "The Longer Wall",
              Preset.STOUT,
              Optional.of(Heuristic.MANHATTAN),
              Optional.of(TerrainCosting.WEIGHTED),
              Optional.empty(),
              18,
              Set.of()),
          lesson(
              "The road around the wall",
              "Grass costs 1 and the road half of that. The longer way over the road is the cheaper"
                  + " one: 7.656.",
              "Road and Wall",
              Preset.CALKINS,
              END),
          lesson(
              "A longer wall",
              "The wall has grown and cuts the road off. Now the way around its other end, over"
                  + " grass, is the cheapest: 11.656.",
              "The Longer Wall",
              Preset.CALKINS,
              END),
          lesson(
              "Snow",
              "Snow costs 3 everywhere and the volcano sleeps, so nothing bends the way: seven"
                  + " steps straight ahead for 21.",
              "Snow and a Sleeping Volcano",
              Preset.CALKINS,
              END),
          lesson(
              "Fire",
              "The volcano is awake, and what is near it costs less. The route bends toward the"
                  + " warmth and costs 8.571.",
              "Snow and Fire",
              Preset.CALKINS,
              END),
          lesson(
              "A tombstone",
              "Dread reaches two and a half cells, and ends there all at once. The route goes"
                  + " around it, on the nearer side.",
              "Snow and a Tombstone",
              Preset.CALKINS,
              END),
          new Lesson(
              "A guess that is too high",
              "Near the fire steps cost less than 1, and the straight distance guesses too much."
                  + " The published search finds a way for 14.705; with a guess that never exceeds"
                  + " the truth, the default finds the one for 14.622.",
              "Fire and a Tombstone",
              Preset.CALKINS,
              Optional.empty(),
              Optional.empty(),
              Optional.empty(),
              END,
              Set.of(Preset.TERRAIN, Preset.CALKINS)));

  /** Keeps a copy. */
  public Lesson {
    compared = Set.copyOf(compared);
  }

  private static Lesson lesson(String title, String text, String map, Preset preset, int step) {
    return new Lesson(
        title,
        text,
        map,
        preset,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        step,
        Set.of());
  }
}
