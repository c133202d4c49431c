package emberway.app.command;

import emberway.map.edit.CellBlock;
import java.nio.file.Path;
import java.util.List;

/** Opens maps, and writes files that are not maps. */
public interface FileCommands {
  /** Opens a map in place of the one on show. */
  void open(Path file);

  /**
   * Opens an autosave copy whose map file is gone or has another size now.
   *
   * @param map the map's name among all maps
   */
  void openCopy(Path copy, String map);

  /**
   * Opens the first readable map among dropped files.
   *
   * @param others dropped items that are not files
   */
  void openDropped(List<Path> files, List<String> others);

  /** Opens a bundled map by name. */
  void openBundled(String name);

  /** Opens a map by a path that the user typed. */
  void openTyped(String path);

  /** Suggests files that complete a typed path. */
  void completePath(String typed);

  /** Opens the desktop's file dialog to choose a map. */
  void browseFiles();

  /** Removes a map from the list of recent maps. */
  void forgetRecent(Path file);

  /** Reads the map's file again. */
  void reload();

  /**
   * Replaces the map by the map of a block of it, which may extend beyond it; can be undone.
   *
   * @param ground id of the base tile that covers new cells
   */
  void resize(CellBlock block, int ground);

  /**
   * Writes text into a new file.
   *
   * @param name the part of the file's name that tells what it holds
   */
  void saveText(String name, String text);
}
