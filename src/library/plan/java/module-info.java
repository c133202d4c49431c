/**
 * Finds cheapest routes over grids of cells: costs, influences, searches, shortest-path trees,
 * landmarks, parties of travelers and itineraries.
 *
 * <p>Start at {@link emberway.plan.Planner}.
 */
module emberway.plan {
  exports emberway.map;
  exports emberway.map.edit;
  exports emberway.plan;
  exports emberway.plan.cost;
  exports emberway.plan.dynamic;
  exports emberway.plan.hierarchy;
  exports emberway.plan.landmark;
  exports emberway.plan.party;
  exports emberway.plan.query;
  exports emberway.plan.survey;
  exports emberway.plan.textbook;
  exports emberway.plan.trace;
  exports emberway.plan.travel;
}
