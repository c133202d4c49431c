package emberway.app.command;

import emberway.app.route.ReachLimit;
import emberway.map.Cell;
import java.util.Optional;
import java.util.OptionalInt;

/** Sets up surveys. */
public interface SurveyCommands {
  /** Sets how far the reach extends. */
  void setReach(ReachLimit limit);

  /** Stretches the reach by a number of steps, or shrinks it if that is negative. */
  void stretchReach(int steps);

  /** Selects one of the alternative routes. [index from 0] */
  void selectRoute(int route);

  /** Selects the next of the alternative routes, after the last the first. */
  void selectNextRoute();

  /** Shows one of the alternative routes while the pointer is on it. [index from 0] */
  void pointAtRoute(OptionalInt route);

  /** Takes out the ruler and lays it from a cell to another. */
  void measure(Cell from, Cell to);

  /** Chooses the kind of tiles for the table of costs; the named places if empty. */
  void chooseKind(Optional<String> kind);

  /** Sets how far a traveler goes in a day. */
  void setDay(ReachLimit limit);
}
