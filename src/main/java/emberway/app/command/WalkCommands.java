package emberway.app.command;

import emberway.map.Cell;

/** Sets up explore mode. */
public interface WalkCommands {
  /** Sets the playback speed of explore mode. */
  void setWalkSpeed(double cellsPerSecond);

  /** Sets how far travelers see, and restarts the walk. [cells, &gt;= 1] */
  void setSight(int cells);

  /** Sets the number of travelers, and restarts the walk. [&gt;= 1] */
  void setTravelers(int count);

  /** Makes the travelers a team with one goal, or separate ones, and restarts the walk. */
  void setTeam(boolean isTeam);

  /** Adds a traveler who starts at a cell to the team, and restarts the walk. */
  void addTraveler(Cell at);

  /** Removes the traveler who starts at a cell from the team, and restarts the walk. */
  void removeTraveler(Cell at);

  /** Shows the land as a traveler knows it. [index from 0] */
  void follow(int traveler);

  /** Restarts the walk. */
  void walkAgain();
}
