package emberway.app.survey;

import emberway.map.Cell;
import emberway.plan.query.Route;
import emberway.plan.survey.CostMatrix;
import emberway.plan.survey.ReachableCells;
import emberway.render.iso.FieldColorRamp;
import emberway.render.iso.FieldOverlay;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a survey has found. */
public sealed interface SurveyAnswer {
  /** Returns the question. */
  SurveyQuestion question();

  /**
   * The cells within a limit.
   *
   * @param question the question
   * @param cells the cells with their costs
   * @param field the cells in bands, on the rotated map; empty if there are none
   * @param bands the number of cells in each band, nearest first
   */
  record Reach(
      SurveyQuestion.Reach question,
      ReachableCells cells,
      Optional<FieldOverlay> field,
      List<Integer> bands)
      implements SurveyAnswer {
    /** The number of bands, each an equal part of the limit. */
    public static final int BANDS = FieldColorRamp.MAX_STOPS;

    /** Copies the list. */
    public Reach {
      bands = List.copyOf(bands);
    }

    /** Counts the cells in each band, nearest first. */
    static List<Integer> bands(ReachableCells cells) {
      int[] counts = new int[BANDS];
      for (int cell = 0; cell < cells.size().cells(); cell++) {
        if (cells.contains(cell)) {
          counts[Math.min(BANDS - 1, (int) (BANDS * cells.costAt(cell) / cells.budget()))]++;
        }
      }
      List<Integer> bands = new ArrayList<>();
      for (int count : counts) {
        bands.add(count);
      }
      return bands;
    }
  }

  /**
   * Routes that really differ, the cheapest first.
   *
   * @param question the question
   * @param routes the routes; none if no route leads there
   * @param via for each route the cells by which the planner finds it: none for the cheapest
   */
  record Alternatives(
      SurveyQuestion.Alternatives question, List<Route> routes, List<List<Cell>> via)
      implements SurveyAnswer {
    /** Copies the lists. */
    public Alternatives {
      routes = List.copyOf(routes);
      via = List.copyOf(via);
    }
  }

  /**
   * The nearest of each kind of tile, and the nearest named place.
   *
   * @param question the question
   * @param found one for each kind that the map has, the nearest first
   */
  record Nearest(SurveyQuestion.Nearest question, List<NearestOfKind> found)
      implements SurveyAnswer {
    /** Copies the list. */
    public Nearest {
      found = List.copyOf(found);
    }
  }

  /**
   * The cheapest route between two cells.
   *
   * @param question the question
   * @param route the route; empty if there is none
   */
  record Between(SurveyQuestion.Between question, Optional<Route> route) implements SurveyAnswer {}

  /**
   * The cheapest route of a journey.
   *
   * @param question the question
   * @param route the route; empty if there is none
   */
  record Journey(SurveyQuestion.Journey question, Optional<Route> route) implements SurveyAnswer {}

  /**
   * The costs between places.
   *
   * @param question the question
   * @param costs the costs, by the indices of the places
   */
  record Matrix(SurveyQuestion.Matrix question, CostMatrix costs) implements SurveyAnswer {}

  /** Nothing: there is not enough memory for a map of this size. */
  record TooLarge(SurveyQuestion question) implements SurveyAnswer {}
}
