package emberway.app;

import emberway.map.TileMap;
import emberway.map.edit.MapEdit;
import emberway.render.gl.ShaderSource;
import emberway.render.gl.WindowView;
import emberway.render.iso.OverlayStyle;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;

/**
 * Who does what a person asks for: the map on show and, beside it, a desk for each kind of work.
 * The one place where actions are applied. GL thread only.
 */
final class Desks implements AutoCloseable {
  private final ExplorerWindow window;
  private final WindowView view;
  private final Start start;
  private final ShaderSource shaders;
  private final Background background;
  private final Notices notices;
  private final Preferences preferences;
  private final Shelf shelf;
  private final Optional<Gui> gui;
  private final FileDesk files;
  private final PictureDesk pictures;
  private final LessonDesk lessons;
  private final WorkDesk work;
  private Session session; // null until begun
  private boolean leaving;

  Desks(
      ExplorerWindow window,
      WindowView view,
      Start start,
      Background background,
      Notices notices,
      Preferences preferences,
      Shelf shelf,
      Optional<Gui> gui) {
    this.window = window;
    this.view = view;
    this.start = start;
    this.background = background;
    this.notices = notices;
    this.preferences = preferences;
    this.shelf = shelf;
    this.gui = gui;
    shaders = start.shaders();
    files = new FileDesk(start.opener(), background, notices, preferences, shelf, receiver());
    pictures =
        new PictureDesk(
            window,
            pictured(),
            view,
            this::drawMap,
            gui.isPresent(),
            background,
            notices,
            preferences);
    lessons = new LessonDesk(start.opener(), background, notices, this::begin);
    work =
        new WorkDesk(
            () -> session.state(),
            UserFolders.ofThisUser().data().resolve("unsaved"),
            gui.isPresent(),
            background,
            notices,
            files::saved);
  }

  /**
   * Shows the first map.
   *
   * @throws IllegalArgumentException if it is too large for the driver, in words for people
   */
  void begin() {
    session = session(start.first(), preferences.settings().shownAtFirst());
    session.begin();
    dress();
    work.opened(start.first());
    files.begin(start.first(), start.firstFile());
    work.tellOfOthers();
  }

  private Session session(OpenedMap opened, Set<Shown> shown) {
    return new Session(
        window.context(), shaders, opened, shown, window.size(), notices::complain, window::wake);
  }

  /** The map on show. */
  Session session() {
    return session;
  }

  /** Who saves the map. */
  WorkDesk work() {
    return work;
  }

  /** Who opens maps. */
  FileDesk files() {
    return files;
  }

  /** Who takes pictures. */
  PictureDesk pictures() {
    return pictures;
  }

  /** Takes what the window shows, if that is wanted. */
  void takeWindow() {
    pictures.takeWindow();
  }

  /** Whether the program is to end. */
  boolean isLeaving() {
    return leaving;
  }

  /** Draws the map, without panels, into the view. */
  void drawMap() {
    session.scene().draw(session.state().view(), view);
  }

  /** Does what a person wants. */
  void apply(Action action) {
    if (action instanceof Action.OfState ofState) {
      session.state().apply(ofState);
      if (ofState instanceof Action.OfShown) {
        dress();
      }
      if (ofState instanceof Action.Toggle toggle
          && toggle.shown().isTyped()
          && session.state().shown().contains(toggle.shown())) {
        gui.ifPresent(Gui::expectText);
      }
    } else if (action instanceof Action.OfFiles ofFiles) {
      files.apply(ofFiles);
    } else if (action instanceof Action.OfLessons ofLessons) {
      lessons.apply(ofLessons);
    } else if (action instanceof Action.OfSaving ofSaving) {
      work.apply(ofSaving);
      gui.ifPresent(Gui::ask);
    } else if (action instanceof Action.Answer answer) {
      work.apply(answer);
      gui.ifPresent(Gui::ask);
    } else if (action instanceof Action.OfPictures ofPictures) {
      pictures.apply(ofPictures);
      gui.ifPresent(Gui::ask);
    } else if (action instanceof Action.OfNotices ofNotices) {
      notices.apply(ofNotices);
    } else if (action instanceof Action.OfWindow ofWindow) {
      apply(ofWindow);
    }
  }

  private void apply(Action.OfWindow action) {
    if (action instanceof Action.ToggleFullscreen) {
      window.toggleFullscreen();
    } else if (action instanceof Action.Back) {
      session.state().closeFront();
    } else if (action instanceof Action.Quit) {
      leave();
    } else if (action instanceof Action.CopyText copy) {
      window.copy(copy.text());
      notices.tell("copied");
    } else if (action instanceof Action.ResetLayout) {
      gui.ifPresent(Gui::resetLayout);
    } else if (action instanceof Action.ShowInFolder show) {
      showInFolder(show.file());
    } else {
      preferences.change(before -> before.with(before.look().after(action, window.contentScale())));
      Look look = preferences.settings().look();
      gui.ifPresent(panels -> panels.wear(look, window.contentScale()));
      dress();
    }
  }

  /** Has the map drawn in the layers and colors that are wanted. */
  private void dress() {
    Set<Shown> shown = session.state().shown();
    session.scene().wear(Shown.layers(shown), overlayStyle());
    session.state().expose();
  }

  private OverlayStyle overlayStyle() {
    return new OverlayStyle(hasSafeColors(), session.state().shown().contains(Shown.CONTOURS));
  }

  /** Whether fields are drawn in colors that nearly everybody can tell apart. */
  boolean hasSafeColors() {
    return preferences.settings().look().colors() == Look.FieldColors.SAFE;
  }

  private void showInFolder(Path file) {
    background.run(
        () -> {
          try {
            Desktop.showInFolder(file);
            return () -> {};
          } catch (IOException noSuchProgram) {
            return () -> {
              window.copy(file.toAbsolutePath().toString());
              notices.tell("no program here shows folders; the file's path is on the clipboard");
            };
          }
        });
  }

  private PictureDesk.Subject pictured() {
    return new PictureDesk.Subject() {
      @Override
      public PictureMaker.Order order(PictureWish wish, PictureMaker.Target target) {
        MapView map = session.state().view();
        return new PictureMaker.Order(
            session.opened(),
            session.state().content().with(wish.withFields(), wish.withRoutes()),
            shaders,
            Shown.layers(session.state().shown()),
            overlayStyle(),
            wish.frame(map),
            wish.box(map),
            target);
      }
    };
  }

  private FileDesk.Receiver receiver() {
    return new FileDesk.Receiver() {
      @Override
      public void open(OpenedMap opened, Runnable then) {
        replaceBy(opened, then);
      }

      @Override
      public boolean offer() {
        if (gui.isPresent() && !session.state().shown().contains(Shown.MAPS)) {
          Desks.this.apply(new Action.Toggle(Shown.MAPS));
        }
        return gui.isPresent();
      }

      @Override
      public void reload(OpenedMap opened) {
        if (isSame(opened.loaded().map(), session.state().map())) {
          retile(opened, Optional.empty());
        } else {
          ExplorerState before = session.state();
          work.leave(
              "Its file was changed by another program: not saving them shows what is there now.",
              () -> show(opened, () -> session.state().resume(before)));
          gui.ifPresent(Gui::ask);
        }
      }

      @Override
      public FileDesk.Unsaved unsaved() {
        ExplorerState state = session.state();
        return new FileDesk.Unsaved(
            state.history().isUnsaved() ? Optional.of(state.copyOfMap()) : Optional.empty(),
            state.history().trail());
      }

      @Override
      public void retile(OpenedMap opened, Optional<TileMap> changed) {
        if (!opened.hasTilesOf(session.opened())) {
          ExplorerState before = session.state();
          show(opened, () -> takeUp(before, opened, changed));
        }
      }
    };
  }

  /** Goes on with what was made of a map before it was read again with other tiles. */
  private void takeUp(ExplorerState before, OpenedMap opened, Optional<TileMap> changed) {
    TileMap read = session.state().map();
    if (changed.isPresent()) {
      session.state().apply(new Action.Change(MapEdit.between(read, changed.get())));
    }
    session.state().resume(before);
    notices.tell("%s has new tiles".formatted(opened.loaded().map().info().name()));
  }

  /** Whether a file holds what is on show already, as it does once that was saved. */
  private static boolean isSame(TileMap read, TileMap shown) {
    return read.info().equals(shown.info())
        && read.base().equals(shown.base())
        && read.overlay().equals(shown.overlay())
        && read.places().equals(shown.places());
  }

  /** Ends the program, unless the person wants to keep unsaved work. */
  void leave() {
    if (work.question().isPresent()) {
      return; // that has to be answered first
    }
    work.leave(
        "Quit without saving it?",
        () -> {
          work.forget();
          leaving = true;
        });
    gui.ifPresent(Gui::ask);
  }

  /** Shows another map, unless the person wants to keep unsaved work. */
  private void replaceBy(OpenedMap opened, Runnable then) {
    String name = opened.loaded().map().info().name();
    work.leave("Open %s without saving it?".formatted(name), () -> show(opened, then));
    gui.ifPresent(Gui::ask);
  }

  /** Shows another map; the old one stays if that cannot be. */
  private void show(OpenedMap opened, Runnable then) {
    try {
      Session next = session(opened, session.state().shown());
      work.forget();
      session.close();
      session = next;
      dress();
      notices.clear();
      work.opened(opened);
      then.run();
    } catch (IllegalArgumentException tooLarge) {
      notices.complain(opened.loaded().map().info().name() + ": " + tooLarge.getMessage());
    }
  }

  /** Shows the map of a lesson and begins with it, unless the person wants to keep unsaved work. */
  private void begin(OpenedMap opened, int lesson) {
    work.leave(
        "Open %s without saving it?".formatted(Lesson.ALL.get(lesson).map()),
        () -> {
          show(opened, () -> files.begin(opened, Optional.empty()));
          apply(new Action.BeginLesson(lesson));
        });
    gui.ifPresent(Gui::ask);
  }

  @Override
  public void close() {
    files.close();
    pictures.close();
    if (session != null && !leaving) {
      work.rescue();
    }
    background.close();
    shelf.close();
    if (session != null) {
      session.close();
    }
  }
}
