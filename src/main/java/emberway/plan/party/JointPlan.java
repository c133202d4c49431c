package emberway.plan.party;

import java.util.List;

/** The result of planning for all travelers at once. */
sealed interface JointPlan {
  /**
   * Everybody reaches their goals.
   *
   * @param ticks the travelers' cells after each tick, by number
   */
  record Found(List<int[]> ticks) implements JointPlan {}

  /** The travelers cannot all stand on their goals, whoever makes room. */
  record Impossible() implements JointPlan {}

  /** No plan was found within the limit of configurations. */
  record NotFound() implements JointPlan {}
}
