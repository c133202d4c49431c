package emberway.app;

import emberway.io.UnwritableException;
import emberway.map.edit.EditHistory;
import emberway.pack.LoadedMap;
import emberway.pack.UnreadableException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Saves the map apart from the window's thread, and lets nobody leave unsaved work behind without
 * being asked. All else of it belongs to the window's thread.
 */
final class SaveDesk {
  private static final String SUFFIX = ".map.txt";
  private static final String PACK_SUFFIX = ".zip";

  private final Supplier<ExplorerState> state;
  private final Background background;
  private final Notices notices;
  private final Questions questions;
  private final Consumer<Path> whenSaved;
  private final Consumer<Path> whenConverted;
  private Optional<LoadedMap> shown = Optional.empty(); // as it was opened
  private Optional<MapFile> file = Optional.empty(); // where the map is saved
  private Path folder = Path.of(System.getProperty("user.home")); // where it would be, if nowhere

  /**
   * With what tells of the map on show.
   *
   * @param whenSaved told of the file that the map is in from now on
   * @param whenConverted told of the text map that was made of a map which cannot be changed
   */
  SaveDesk(
      Supplier<ExplorerState> state,
      Background background,
      Notices notices,
      Questions questions,
      Consumer<Path> whenSaved,
      Consumer<Path> whenConverted) {
    this.state = state;
    this.background = background;
    this.notices = notices;
    this.questions = questions;
    this.whenSaved = whenSaved;
    this.whenConverted = whenConverted;
  }

  /** What follows a save that was asked for by itself. */
  private static void nothingMore() {}

  /** Another map is on show. */
  void opened(OpenedMap opened) {
    shown = Optional.of(opened.loaded());
    file = opened.file();
    opened.folder().ifPresent(of -> folder = of);
  }

  /** Does what the person wants. */
  void apply(Action.OfSaving action) {
    if (action instanceof Action.Save) {
      save(SaveDesk::nothingMore);
    } else if (action instanceof Action.AskWhereToSave) {
      askWhere(SaveDesk::nothingMore);
    } else if (action instanceof Action.SaveTo to) {
      saveTo(to.file(), false, notices::complain, SaveDesk::nothingMore);
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
      write(
          new Order(
              file.get().path(),
              MapWriter.Kind.TEXT,
              Care.NOT_OVER_OTHERS,
              notices::complain,
              then));
    }
  }

  private void askWhere(Runnable then) {
    if (!questions.canAsk()) {
      saveTo(suggestion(), false, notices::complain, then);
      return;
    }
    askWhere(suggestion().toString(), "", then);
  }

  /** Asks again and again until the map is saved, or the person gives up. */
  private void askWhere(String suggested, String trouble, Runnable then) {
    questions.ask(
        new Question(
            "Save as",
            "The text map (.map.txt), the pack (.zip) or the Tiled map (.tmx) to save it as:",
            Optional.of(suggested),
            trouble,
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
    boolean isOurs = shown.isEmpty() || MapWriter.isOurs(shown.get());
    return folder.resolve((plain.isEmpty() ? "map" : plain) + (isOurs ? SUFFIX : PACK_SUFFIX));
  }

  private void saveTo(String typed, Runnable then) {
    String text = typed.strip();
    try {
      boolean isAtHome = text.equals("~") || text.startsWith("~/");
      String whole = isAtHome ? System.getProperty("user.home") + text.substring(1) : text;
      if (text.isEmpty()) {
        askWhere(typed, "no file was named to save the map in", then);
      } else {
        boolean isFolder = whole.endsWith("/") || whole.endsWith("\\");
        saveTo(Path.of(whole), isFolder, why -> askWhere(typed, why, then), then);
      }
    } catch (InvalidPathException noPath) {
      askWhere(typed, "that cannot be a file here: " + noPath.getReason(), then);
    }
  }

  private void saveTo(Path named, boolean isFolder, Consumer<String> refused, Runnable then) {
    Path fileName = named.getFileName();
    boolean isBare = !isFolder && fileName != null && fileName.toString().indexOf('.') < 0;
    Path target = isBare ? named.resolveSibling(fileName + SUFFIX) : named;
    MapWriter.Kind kind = MapWriter.Kind.of(target, isFolder);
    if (kind != MapWriter.Kind.PACK && shown.isPresent() && !MapWriter.isOurs(shown.get())) {
      refused.accept(
          "not saved: this map's tiles are Tiled's own, without symbols of a tile set of Emberway's;"
              + " save it as a pack, such as NAME.zip");
      return;
    }
    write(new Order(target, kind, Care.NOT_OVER_OTHERS, refused, then));
  }

  /** What may be written over. */
  private enum Care {
    /** The map's own file as it was. */
    NOT_OVER_OTHERS,
    /** Whatever is there. */
    NONE
  }

  /**
   * A map to be written.
   *
   * @param refused told why it was not
   * @param then follows once it was
   */
  private record Order(
      Path target, MapWriter.Kind kind, Care care, Consumer<String> refused, Runnable then) {
    Order withoutCare() {
      return new Order(target, kind, Care.NONE, refused, then);
    }
  }

  private void write(Order order) {
    EditHistory.Mark mark = state.get().history().mark();
    LoadedMap before = shown.orElseThrow();
    LoadedMap copy =
        new LoadedMap(
            state.get().copyOfMap(), before.tiles(), List.of(), Optional.empty(), before.art());
    Optional<MapFile> own = file;
    Path target = order.target();
    background.run(
        () -> {
          boolean isSame = own.isPresent() && isSame(own.get().path(), target);
          if (order.care() == Care.NOT_OVER_OTHERS) {
            if (isSame && own.get().isChanged()) {
              return () -> askOver(order, "was changed by another program meanwhile");
            }
            if (!isSame && Files.isRegularFile(target)) {
              return () -> askOver(order, "is there already");
            }
          }
          return write(copy, order, isSame ? own : Optional.empty(), mark);
        });
  }

  private static boolean isSame(Path one, Path other) {
    try {
      return Files.isSameFile(one, other);
    } catch (IOException notThere) {
      return one.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize());
    }
  }

  private void askOver(Order order, String why) {
    if (!questions.canAsk()) {
      notices.complain("not saved: %s %s".formatted(order.target(), why));
      return;
    }
    questions.ask(
        Question.of(
            "Write over it?",
            "%s %s.".formatted(order.target(), why),
            Question.Answer.of("Overwrite", () -> write(order.withoutCare())),
            Question.Answer.of("Save as …", () -> askWhere(order.then())),
            Question.Answer.cancel()));
  }

  /**
   * Writes it, on the thread of the background.
   *
   * @param before the file that it takes the place of, whose comments stay
   */
  private Runnable write(
      LoadedMap copy, Order order, Optional<MapFile> before, EditHistory.Mark mark) {
    Path target = order.target();
    try {
      List<String> comments =
          before.isPresent() && Files.isRegularFile(target) ? MapText.comments(target) : List.of();
      MapWriter.write(copy, target, order.kind(), comments);
    } catch (UnwritableException | UnreadableException failure) {
      return () -> order.refused().accept("not saved: " + failure.getMessage());
    } catch (IOException failure) {
      String why = "not saved: %s: %s".formatted(target, failure.getMessage());
      return () -> order.refused().accept(why);
    } catch (IllegalArgumentException unsayable) {
      String why = "not saved: no text map can hold " + unsayable.getMessage();
      return () -> order.refused().accept(why);
    }
    MapFile written = MapFile.at(target);
    return () -> {
      state.get().saved(mark);
      boolean isText = order.kind() == MapWriter.Kind.TEXT;
      if (isText && copy.art().isEmpty()) {
        file = Optional.of(written);
        whenSaved.accept(target);
      }
      notices.tell("saved " + PathWords.shortened(target), target);
      if (isText && copy.art().isPresent()) {
        whenConverted.accept(target);
      }
      order.then().run();
    };
  }
}
