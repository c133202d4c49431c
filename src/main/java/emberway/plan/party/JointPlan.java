package emberway.plan.party;

import java.util.List;

/** What comes of planning for all travelers at once. */
sealed interface JointPlan {
  /**
   * Everybody gets to their goal.
   *
   * @param ticks where each stands after each tick, by number
   */
  record Found(List<int[]> ticks) implements JointPlan {}

  /** There is no way for all to stand on their goals, whoever makes room for whom. */
  record Impossible() implements JointPlan {}

  /** None was found among as many arrangements as were allowed to be tried. */
  record NotFound() implements JointPlan {}
}
