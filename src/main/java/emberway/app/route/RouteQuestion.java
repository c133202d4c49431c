package emberway.app.route;

import emberway.map.Cell;
import emberway.plan.query.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Which route is asked for, and what is to be known of it.
 *
 * @param ends where it begins and ends
 * @param via cells to pass, in this order
 * @param others further cells to end in: whichever goal is cheapest to reach
 * @param manner how one travels
 * @param compared the world to compare with, if there is to be one
 * @param isTold whether it is to be told in words
 */
public record RouteQuestion(
    Ends ends,
    List<Cell> via,
    List<Cell> others,
    Manner manner,
    Optional<WhatIf> compared,
    boolean isTold) {
  /** Keeps copies. */
  public RouteQuestion {
    via = List.copyOf(via);
    others = List.copyOf(others);
  }

  /** The cells that have a mark on the map: the ends of the route, and what it passes. */
  public List<Cell> marked() {
    List<Cell> marked = new ArrayList<>(others);
    ends.start().ifPresent(marked::add);
    ends.goal().ifPresent(marked::add);
    marked.addAll(via);
    return marked;
  }

  /** From one end to the other on foot, and nothing else. */
  public static RouteQuestion between(Ends ends) {
    return new RouteQuestion(ends, List.of(), List.of(), Manner.ON_FOOT, Optional.empty(), false);
  }

  /** All cells to end in, the goal first. */
  public List<Cell> goals() {
    return new Tour(ends, via, others).goals();
  }

  /** What to ask a planner; nothing while an end is missing. */
  public Optional<Query> query() {
    return ends.areComplete()
        ? Optional.of(new Query(ends.start().orElseThrow(), via, goals()))
        : Optional.empty();
  }
}
