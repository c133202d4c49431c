package emberway.app;

import emberway.io.AtomicFile;
import emberway.io.UnwritableException;
import emberway.map.TileMap;
import emberway.map.edit.EditHistory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Saves the map apart from the window's thread, and lets nobody leave unsaved work behind without
 * being asked. All else of it belongs to the window's thread.
 */
final class SaveDesk {
  private static final String SUFFIX = ".map.txt";

  private final Supplier<ExplorerState> state;
  private final Background background;
  private final Notices notices;
  private final Questions questions;
  private Optional<MapFile> file = Optional.empty(); // where the map is saved

  /** With what tells of the map on show. */
  SaveDesk(
      Supplier<ExplorerState> state, Background background, Notices notices, Questions questions) {
    this.state = state;
    this.background = background;
    this.notices = notices;
    this.questions = questions;
  }

  /** What follows a save that was asked for by itself. */
  private static void nothingMore() {}

  /** Another map is on show. */
  void opened(OpenedMap opened) {
    file = opened.file();
  }

  /** Does what the person wants. */
  void apply(Action.OfSaving action) {
    if (action instanceof Action.Save) {
      save(SaveDesk::nothingMore);
    } else if (action instanceof Action.AskWhereToSave) {
      askWhere(SaveDesk::nothingMore);
    } else if (action instanceof Action.SaveTo to) {
      saveTo(to.file(), SaveDesk::nothingMore);
    } else {
      throw new IllegalArgumentException("unknown action " + action);
    }
  }

  /**
   * Does what would lose unsaved work: at once where there is none, else once the person has agreed
   * or the work is saved, and perhaps never.
   */
  void leave(String saveFirst, Runnable then) {
    if (!state.get().history().isUnsaved() || !questions.canAsk()) {
      then.run();
      return;
    }
    questions.ask(
        Question.of(
            "Save the changes?",
            "%s has changes that are in no file yet. %s"
                .formatted(state.get().map().info().name(), saveFirst),
            Question.Answer.of("Save", () -> save(() -> leave(saveFirst, then))),
            Question.Answer.of("Don't save", then),
            Question.Answer.cancel()));
  }

  private void save(Runnable then) {
    if (file.isEmpty()) {
      askWhere(then);
    } else {
      write(file.get().path(), Care.NOT_OVER_OTHERS, then);
    }
  }

  private void askWhere(Runnable then) {
    if (!questions.canAsk()) {
      saveTo(suggestion(), then);
      return;
    }
    questions.ask(
        new Question(
            "Save as",
            "The file to save the map in:",
            Optional.of(suggestion().toString()),
            List.of(
                new Question.Answer("Save", typed -> saveTo(typed, then)),
                Question.Answer.cancel())));
  }

  private Path suggestion() {
    if (file.isPresent()) {
      return file.get().path().toAbsolutePath();
    }
    String name = state.get().map().info().name().toLowerCase(Locale.ROOT);
    String plain = name.replaceAll("[^\\p{L}\\p{N}]+", "-").replaceAll("^-+|-+$", "");
    return Path.of((plain.isEmpty() ? "map" : plain) + SUFFIX).toAbsolutePath();
  }

  private void saveTo(String typed, Runnable then) {
    String text = typed.strip();
    try {
      boolean isAtHome = text.equals("~") || text.startsWith("~/");
      String whole = isAtHome ? System.getProperty("user.home") + text.substring(1) : text;
      if (text.isEmpty()) {
        notices.complain("no file was named to save the map in");
      } else {
        saveTo(Path.of(whole), then);
      }
    } catch (InvalidPathException noPath) {
      notices.complain("'%s' cannot be a file here: %s".formatted(text, noPath.getReason()));
    }
  }

  private void saveTo(Path named, Runnable then) {
    Path fileName = named.getFileName();
    boolean isBare = fileName != null && fileName.toString().indexOf('.') < 0;
    Path target = isBare ? named.resolveSibling(fileName + SUFFIX) : named;
    write(target, Care.NOT_OVER_OTHERS, then);
  }

  /** What may be written over. */
  private enum Care {
    /** The map's own file as it was. */
    NOT_OVER_OTHERS,
    /** Whatever is there. */
    NONE
  }

  private void write(Path target, Care care, Runnable then) {
    EditHistory.Mark mark = state.get().history().mark();
    TileMap copy = state.get().copyOfMap();
    Optional<MapFile> before = file;
    background.run(
        () -> {
          boolean isSame = before.isPresent() && isSame(before.get().path(), target);
          if (care == Care.NOT_OVER_OTHERS) {
            if (isSame && before.get().isChanged()) {
              return () -> askOver(target, "was changed by another program meanwhile", then);
            }
            if (!isSame && Files.isRegularFile(target)) {
              return () -> askOver(target, "is there already", then);
            }
          }
          return write(copy, target, isSame ? before : Optional.empty(), mark, then);
        });
  }

  private static boolean isSame(Path one, Path other) {
    try {
      return Files.isSameFile(one, other);
    } catch (IOException notThere) {
      return one.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize());
    }
  }

  private void askOver(Path target, String why, Runnable then) {
    if (!questions.canAsk()) {
      notices.complain("not saved: %s %s".formatted(target, why));
      return;
    }
    questions.ask(
        Question.of(
            "Write over it?",
            "%s %s.".formatted(target, why),
            Question.Answer.of("Overwrite", () -> write(target, Care.NONE, then)),
            Question.Answer.of("Save as …", () -> askWhere(then)),
            Question.Answer.cancel()));
  }

  /**
   * Writes it, on the thread of the background.
   *
   * @param before the file that it takes the place of, whose comments stay
   */
  private Runnable write(
      TileMap copy, Path target, Optional<MapFile> before, EditHistory.Mark mark, Runnable then) {
    try {
      List<String> comments =
          before.isPresent() && Files.isRegularFile(target) ? MapText.comments(target) : List.of();
      AtomicFile.write(target, out -> MapText.write(copy, comments, out));
    } catch (UnwritableException failure) {
      return () -> notices.complain("not saved: " + failure.getMessage());
    } catch (IOException failure) {
      return () -> notices.complain("not saved: %s: %s".formatted(target, failure.getMessage()));
    } catch (IllegalArgumentException unsayable) {
      return () -> notices.complain("not saved: no text map can hold " + unsayable.getMessage());
    }
    MapFile written = MapFile.at(target);
    return () -> {
      file = Optional.of(written);
      state.get().saved(mark);
      notices.tell("saved " + target, target);
      then.run();
    };
  }
}
