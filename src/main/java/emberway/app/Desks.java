package emberway.app;

import emberway.app.command.Action;
import emberway.app.command.Notices;
import emberway.app.command.Shown;
import emberway.app.desktop.ExplorerWindow;
import emberway.app.desktop.FileDialog;
import emberway.app.desktop.Handout;
import emberway.app.diagnosis.Doctor;
import emberway.app.diagnosis.ReportDesk;
import emberway.app.display.Arrival;
import emberway.app.display.Arrivals;
import emberway.app.document.Autosaves;
import emberway.app.document.MapFile;
import emberway.app.document.OpenedMap;
import emberway.app.file.FileDesk;
import emberway.app.file.Shelf;
import emberway.app.file.WorkDesk;
import emberway.app.gui.Gui;
import emberway.app.picture.PictureDesk;
import emberway.app.platform.Background;
import emberway.app.settings.Preferences;
import emberway.log.Log;
import emberway.map.TileMap;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import emberway.render.gl.context.ShaderSource;
import emberway.render.gl.map.RenderPasses;
import emberway.render.gl.map.WindowView;
import emberway.render.iso.OverlayStyle;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Who does what a person asks for: the map on show and, beside it, a desk for each kind of work.
 * The one place where actions are applied. GL thread only.
 */
final class Desks implements AutoCloseable {
  private final ExplorerWindow window;
  private final WindowView view;
  private final Start start;
  private final ShaderSource shaders;
  private final RenderPasses passes;
  private final Arrivals arrivals;
  private final Background background;
  private final Notices notices;
  private final Preferences preferences;
  private final Shelf shelf;
  private final Optional<Gui> gui;
  private final FileDesk files;
  private final Handout handout;
  private final PictureDesk pictures;
  private final LessonDesk lessons;
  private final LookDesk looks;
  private final ReportDesk reports;
  private final WorkDesk work;
  private final Renewal renewal;
  private double worn; // pixels a unit of length in the panels, as they were laid out last
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
    passes = new RenderPasses(window.context(), shaders);
    arrivals = new Arrivals(passes, background, this::refuse);
    handout = new Handout(background, notices, window::copy);
    FileDialog dialog =
        new FileDialog(result -> background.run(() -> result), window.numberOnX11());
    files =
        new FileDesk(start.opener(), background, notices, preferences, shelf, dialog, receiver());
    pictures =
        new PictureDesk(
            window,
            new SessionPictures(() -> session, shaders, this::overlayStyle),
            view,
            this::drawMap,
            gui.isPresent(),
            background,
            notices,
            preferences,
            dialog);
    looks = new LookDesk(window, preferences, notices, gui);
    reports = new ReportDesk(this::openWindow, background, notices);
    lessons = new LessonDesk(start.opener(), background, notices, this::begin);
    work =
        new WorkDesk(
            () -> session.state(),
            Autosaves.usual(),
            gui.isPresent(),
            background,
            notices,
            dialog,
            this::saved,
            file -> files.apply(new Action.Open(file)));
    renewal = new Renewal(background, work, notices, this::bringAnew);
  }

  /** Has the map on show made ready as it is to be shown from now on. */
  private void bringAnew(OpenedMap opened, Consumer<Renewal.Arrived> then) {
    arrivals.bring(
        opened,
        arrived ->
            then.accept(
                new Renewal.Arrived() {
                  @Override
                  public boolean isClosed() {
                    return arrived.isClosed();
                  }

                  @Override
                  public void show(Runnable shown) {
                    Desks.this.show(arrived, shown);
                  }
                }));
  }

  private void saved(MapFile file) {
    files.saved(file);
    renewal.saved();
  }

  /**
   * Shows the first map, as soon as it is read.
   *
   * @return whether it does: the person may leave before
   * @throws UnreadableException if it cannot be read, or is too large for the driver
   */
  boolean begin(Foyer foyer) throws UnreadableException {
    Optional<Arrival.Ready> ready = foyer.await(gui);
    if (ready.isPresent()) {
      begin(ready.get());
    }
    return ready.isPresent();
  }

  private void begin(Arrival.Ready ready) throws UnreadableException {
    OpenedMap first = ready.opened();
    try (Arrival arrival = new Arrival(ready, passes)) {
      arrival.goOn(Integer.MAX_VALUE);
      session = session(arrival, preferences.settings().shownAtFirst());
    } catch (IllegalArgumentException tooLarge) {
      throw new UnreadableException(
          Problem.inFile(first.loaded().map().info().name(), tooLarge.getMessage(), ""));
    }
    session.begin();
    dress();
    work.opened(first);
    work.recall(first.remembered());
    files.begin(first, start.firstFile().filter(file -> first.kept().isEmpty()));
    work.tellOfOthers();
    files.sweep();
  }

  private Session session(Arrival arrived, Set<Shown> shown) {
    Log.hide(arrived.opened().loaded().names());
    return new Session(passes, arrived, shown, window.size(), notices::complain, window::wake);
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

  /** Who reports problems. */
  ReportDesk reports() {
    return reports;
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
    if (renewal.takes(action)) {
      return;
    }
    if (action instanceof Action.OfState ofState) {
      session.state().apply(ofState);
      if (ofState instanceof Action.OfShown) {
        dress();
      }
      if (ofState instanceof Action.Toggle toggle
          && session.state().shown().contains(toggle.shown())) {
        shown(toggle.shown());
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

  /** Something was hidden until now. */
  private void shown(Shown shown) {
    if (shown.isTyped()) {
      gui.ifPresent(Gui::expectText);
    } else if (shown == Shown.REPORT) {
      reports.open();
    }
  }

  private Doctor.OpenWindow openWindow() {
    return new Doctor.OpenWindow(
        window.context().driver(), window.screens(), preferences.settings(), gui.isPresent());
  }

  private void apply(Action.OfWindow action) {
    if (action instanceof Action.ToggleFullscreen) {
      window.toggleFullscreen();
    } else if (action instanceof Action.Back) {
      session.state().closeFront();
    } else if (action instanceof Action.Quit) {
      leave();
    } else if (action instanceof Action.CopyText copy) {
      handout.copy(copy.text());
    } else if (action instanceof Action.ResetLayout) {
      gui.ifPresent(Gui::resetLayout);
    } else if (action instanceof Action.SaveReport save) {
      reports.save(save.text());
    } else if (action instanceof Action.ShowInFolder show) {
      handout.showInFolder(show.file());
    } else {
      looks.apply(action);
      dress();
    }
  }

  /** The desktop wants so many pixels for what is one on an ordinary screen. */
  void rescale(double desktop) {
    looks.rescale(desktop);
    dress();
  }

  /** Has the map drawn in the layers and colors that are wanted. */
  private void dress() {
    Set<Shown> shown = session.state().shown();
    session.state().view().setUnit(looks.scale());
    session.scene().wear(Shown.layers(shown), overlayStyle());
    session.state().expose();
  }

  private OverlayStyle overlayStyle() {
    return new OverlayStyle(
        hasSafeColors(), session.state().shown().contains(Shown.CONTOURS), looks.scale());
  }

  /** Whether fields are drawn in colors that nearly everybody can tell apart. */
  boolean hasSafeColors() {
    return looks.hasSafeColors();
  }

  private FileDesk.Receiver receiver() {
    return new FileDesk.Receiver() {
      @Override
      public void open(OpenedMap opened, Runnable then) {
        Runnable shown =
            () -> {
              work.recall(opened.remembered());
              then.run();
            };
        arrivals.bring(opened, arrived -> replaceBy(arrived, shown));
      }

      @Override
      public void refused(Path file) {
        work.refused(file);
      }

      @Override
      public void lost() {
        work.lost();
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
        renewal.reload(opened, () -> files.apply(new Action.Reload()));
        gui.ifPresent(Gui::ask);
      }

      @Override
      public FileDesk.Unsaved unsaved() {
        return renewal.unsaved();
      }

      @Override
      public void retile(
          OpenedMap opened, FileDesk.Unsaved before, Optional<TileMap> changed, Runnable again) {
        renewal.retile(opened, before, changed, again);
      }
    };
  }

  private void refuse(OpenedMap opened, IllegalArgumentException tooLarge) {
    notices.complain(opened.loaded().map().info().name() + ": " + tooLarge.getMessage());
  }

  /** Goes on with the map that is on its way, if any is. */
  void goOn() {
    arrivals.goOn();
    if (gui.isPresent() && gui.get().scale() != worn) { // letters have changed meanwhile
      worn = gui.get().scale();
      dress();
    }
  }

  /** Whether there is more to {@link #goOn} with at once. */
  boolean isArriving() {
    return arrivals.isUnderWay();
  }

  /** Ends the program, unless the person wants to keep unsaved work. */
  void leave() {
    if (work.question().isPresent()) {
      return; // that has to be answered first
    }
    work.leave(
        "Quitting loses them.",
        () -> work.leavePicture(pictures.progress().isPresent(), this::leaveAtOnce));
    gui.ifPresent(Gui::ask);
  }

  private void leaveAtOnce() {
    work.forget();
    leaving = true;
  }

  /** Shows another map, unless the person wants to keep unsaved work. */
  private void replaceBy(Arrival arrived, Runnable then) {
    String name = arrived.opened().loaded().map().info().name();
    Runnable shown =
        () -> {
          renewal.forget();
          then.run();
        };
    work.leave("Opening %s loses them.".formatted(name), () -> show(arrived, shown));
    gui.ifPresent(Gui::ask);
  }

  /** Shows another map; the old one stays if that cannot be. */
  private void show(Arrival arrived, Runnable then) {
    OpenedMap opened = arrived.opened();
    if (arrived.isClosed()) { // another one has come and gone while the person was asked
      arrivals.bring(opened, again -> show(again, then));
      return;
    }
    try (arrived) {
      arrivals.handOver(arrived);
      Session next = session(arrived, Shown.overNextMap(session.state().shown()));
      work.forget();
      session.close();
      session = next;
      dress();
      notices.clear();
      work.opened(opened);
      then.run();
    } catch (IllegalArgumentException tooLarge) {
      refuse(opened, tooLarge);
    }
  }

  /** Shows the map of a lesson and begins with it, unless the person wants to keep unsaved work. */
  private void begin(OpenedMap opened, int lesson) {
    arrivals.bring(
        opened,
        arrived ->
            replaceBy(
                arrived,
                () -> {
                  work.recall(Optional.empty()); // a lesson asks for its own
                  files.begin(opened, Optional.empty());
                  apply(new Action.BeginLesson(lesson));
                }));
  }

  /** Keeps what is not saved where the program ends by a mistake of its own; waits for it. */
  void rescue() {
    if (session != null && !leaving) {
      work.rescue();
    }
    background.close();
  }

  @Override
  public void close() {
    files.close();
    pictures.close();
    rescue();
    shelf.close();
    arrivals.close();
    if (session != null) {
      session.close();
    }
    passes.close();
  }
}
