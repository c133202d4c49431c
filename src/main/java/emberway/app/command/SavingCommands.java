package emberway.app.command;

import java.nio.file.Path;

/** Saves the map. */
public interface SavingCommands {
  /** Saves the map in its file, or asks for a file if it has none. */
  void save();

  /** Asks for a file in which to save the map from now on. */
  void askWhereToSave();

  /** Saves the map in a file, which becomes the map's file. */
  void saveTo(Path file);
}
