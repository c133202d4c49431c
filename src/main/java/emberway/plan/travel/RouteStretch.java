package emberway.plan.travel;

import emberway.map.TileWords;
import java.util.ArrayList;
import java.util.List;

/**
 * A part of a journey that follows one road or trail, or lies off all of them.
 *
 * @param from the step where it begins; it covers the steps after that one
 * @param to its last step [&gt; from]
 * @param road the words for the road or trail, or for any ground of a part off it
 * @param isRoad whether it follows a road or trail
 * @param passings the bridges and gates in it, in order
 */
record RouteStretch(int from, int to, TileWords road, boolean isRoad, List<Passing> passings) {

  /**
   * A bridge, gate or similar that the route passes.
   *
   * @param first its first step
   * @param last its last step
   * @param words its words
   * @param phrase how the traveler passes it
   */
  record Passing(int first, int last, TileWords words, String phrase) {}

  /**
   * The most steps off a road that do not count as leaving it, and on a road that do not count as
   * taking it. [cells]
   */
  private static final int WIGGLE = 2;

  /**
   * The most steps off a road at an end of the journey that do not count as a separate part.
   * [cells]
   */
  private static final int DOORSTEP = 1;

  /** A run of cells of one kind. */
  private record Run(int from, int to, TileWords words, boolean isRoad) {
    int steps() {
      return to - from;
    }
  }

  /** The parts of a journey between two steps, without gaps. */
  static List<RouteStretch> of(
      MeasuredRoute measuredRoute, SurfaceNames surfaceNames, int from, int to) {
    List<Passing> passings = new ArrayList<>();
    List<Run> runs = absorbed(runs(measuredRoute, surfaceNames, from, to, passings), passings);
    return runs.stream()
        .map(
            run ->
                new RouteStretch(
                    run.from,
                    run.to,
                    run.words,
                    run.isRoad,
                    passings.stream()
                        .filter(passing -> passing.first > run.from && passing.first <= run.to)
                        .sorted((a, b) -> Integer.compare(a.first, b.first))
                        .toList()))
        .toList();
  }

  /** The runs of road and ground; a passage belongs to the road that leads to it or from it. */
  private static List<Run> runs(
      MeasuredRoute measuredRoute,
      SurfaceNames surfaceNames,
      int from,
      int to,
      List<Passing> passings) {
    List<Run> runs = new ArrayList<>();
    int start = from;
    while (start < to) {
      TileWords words = surfaceNames.going(measuredRoute.index(start + 1));
      int end = start + 1;
      while (end < to && alike(words, surfaceNames.going(measuredRoute.index(end + 1)))) {
        end++;
      }
      if (words.kind() == TileWords.Kind.PASSAGE) {
        passings.add(new Passing(start + 1, end, words, words.phrase()));
        Run leads = runs.isEmpty() ? null : runs.get(runs.size() - 1);
        TileWords on = end < to ? surfaceNames.going(measuredRoute.index(end + 1)) : words;
        boolean isRoad = (leads != null && leads.isRoad) || on.kind() == TileWords.Kind.WAY;
        add(runs, new Run(start, end, leads != null && leads.isRoad ? leads.words : on, isRoad));
      } else {
        add(runs, new Run(start, end, words, words.kind() == TileWords.Kind.WAY));
      }
      start = end;
    }
    return runs;
  }

  private static boolean alike(TileWords a, TileWords b) {
    return a.kind() == b.kind() && (a.kind() == TileWords.Kind.GROUND || a.noun().equals(b.noun()));
  }

  /** Adds a run, or extends the last one if it is alike. */
  private static void add(List<Run> runs, Run run) {
    Run last = runs.isEmpty() ? null : runs.get(runs.size() - 1);
    if (last != null
        && last.isRoad == run.isRoad
        && (!run.isRoad || alike(last.words, run.words))) {
      runs.set(runs.size() - 1, new Run(last.from, run.to, last.words, last.isRoad));
    } else {
      runs.add(run);
    }
  }

  /**
   * Lets roads absorb a few steps beside them, then lets ground absorb a few steps on a road that
   * it merely crosses.
   */
  private static List<Run> absorbed(List<Run> runs, List<Passing> passings) {
    List<Run> kept = new ArrayList<>();
    for (int i = 0; i < runs.size(); i++) {
      Run run = runs.get(i);
      Run before = i == 0 ? null : runs.get(i - 1);
      Run after = i + 1 == runs.size() ? null : runs.get(i + 1);
      boolean beside = !run.isRoad && isBeside(run, before, after);
      Run road = before != null && before.isRoad ? before : after;
      add(kept, beside ? new Run(run.from, run.to, road.words, true) : run);
    }
    List<Run> crossed = new ArrayList<>();
    for (Run run : kept) {
      boolean crosses = run.isRoad && run.steps() <= WIGGLE && kept.size() > 1;
      if (crosses && passings.stream().noneMatch(p -> p.first > run.from && p.first <= run.to)) {
        String phrase = "across the " + run.words.noun();
        passings.add(new Passing(run.from + 1, run.to, run.words, phrase));
      }
      add(crossed, crosses ? new Run(run.from, run.to, run.words, false) : run);
    }
    return crossed;
  }

  /**
   * Whether a run of ground between two other runs, one of which may be missing, is beside a road.
   */
  private static boolean isBeside(Run run, Run before, Run after) {
    if (before == null || after == null) {
      Run only = before == null ? after : before;
      return only != null && only.isRoad && only.steps() > WIGGLE && run.steps() <= DOORSTEP;
    }
    boolean isFew = run.steps() <= Math.min(WIGGLE, Math.max(before.steps(), after.steps()));
    return isFew && before.isRoad && after.isRoad && alike(before.words, after.words);
  }
}
