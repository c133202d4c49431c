package emberway.app;

import emberway.app.command.Notices;
import emberway.app.command.ViewOption;
import emberway.app.desktop.ExplorerWindow;
import emberway.app.display.SceneUpload;
import emberway.app.display.SceneUploads;
import emberway.app.document.DocumentController;
import emberway.app.gui.Gui;
import emberway.app.opening.OpenedMap;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.state.ExplorerState;
import emberway.log.Log;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import emberway.render.gl.context.ShaderSource;
import emberway.render.gl.map.RenderPasses;
import emberway.render.gl.map.WindowView;
import emberway.render.iso.OverlayStyle;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Shows one map at a time in the window: brings it to the GPU, puts it in the place of the one
 * before, and has it drawn as the user likes it. Window's thread only.
 */
final class MapStage implements AutoCloseable {
  private final ExplorerWindow window;
  private final WindowView view;
  private final RenderPasses passes;
  private final SceneUploads sceneUploads;
  private final Notices notices;
  private final AppearanceController looks;
  private final Optional<Gui> gui;
  private double worn; // pixels a unit of length in the panels, as they were laid out last
  private MapSession mapSession; // null until begun

  /** With no map yet. */
  MapStage(
      ExplorerWindow window,
      WindowView view,
      ShaderSource shaders,
      BackgroundExecutor backgroundExecutor,
      Notices notices,
      AppearanceController looks,
      Optional<Gui> gui) {
    this.window = window;
    this.view = view;
    this.notices = notices;
    this.looks = looks;
    this.gui = gui;
    passes = new RenderPasses(window.context(), shaders);
    sceneUploads = new SceneUploads(passes, backgroundExecutor, this::refuse);
  }

  /**
   * Shows the first map.
   *
   * @param viewOption what lies over it
   * @throws UnreadableException if it is too large for the driver
   */
  void begin(SceneUpload.Ready ready, Set<ViewOption> viewOption) throws UnreadableException {
    try (SceneUpload sceneUpload = new SceneUpload(ready, passes)) {
      sceneUpload.goOn(Integer.MAX_VALUE);
      mapSession = mapSession(sceneUpload, viewOption);
    } catch (IllegalArgumentException tooLarge) {
      throw new UnreadableException(
          Problem.inFile(ready.opened().loaded().map().info().name(), tooLarge.getMessage(), ""));
    }
    mapSession.begin();
    dress();
  }

  private MapSession mapSession(SceneUpload arrived, Set<ViewOption> viewOption) {
    Log.hide(arrived.opened().loaded().names());
    return new MapSession(
        passes, arrived, viewOption, window.size(), notices::complain, window::wake);
  }

  /** Whether there is a map. */
  boolean hasBegun() {
    return mapSession != null;
  }

  /** The map on show. */
  MapSession mapSession() {
    return mapSession;
  }

  /** What is known of it and asked about it. */
  ExplorerState state() {
    return mapSession.state();
  }

  /** Has a map brought to the GPU, and does something then. */
  void bring(OpenedMap opened, Consumer<DocumentController.Arrived> then) {
    sceneUploads.bring(opened, arrived -> then.accept(new ReadyMap(arrived)));
  }

  /** The same with a map that was read again, see {@link SceneUploads#bringAgain}. */
  void bringAgain(OpenedMap opened, Consumer<DocumentController.Arrived> then) {
    sceneUploads.bringAgain(opened, arrived -> then.accept(new ReadyMap(arrived)));
  }

  /** A map that is all on the GPU. */
  private final class ReadyMap implements DocumentController.Arrived {
    private final SceneUpload upload;

    ReadyMap(SceneUpload upload) {
      this.upload = upload;
    }

    @Override
    public boolean isClosed() {
      return upload.isClosed();
    }

    @Override
    public void show(Consumer<ExplorerState> then) {
      MapStage.this.show(upload, then);
    }
  }

  /** Shows another map; the old one stays if that cannot be. */
  private void show(SceneUpload arrived, Consumer<ExplorerState> then) {
    OpenedMap opened = arrived.opened();
    if (arrived.isClosed()) { // another one has come and gone while the user was asked
      sceneUploads.bring(opened, again -> show(again, then));
      return;
    }
    try (arrived) {
      sceneUploads.handOver(arrived);
      MapSession next =
          mapSession(arrived, ViewOption.overNextMap(mapSession.state().viewOption()));
      mapSession.close();
      mapSession = next;
      dress();
      notices.clear();
      then.accept(next.state());
    } catch (IllegalArgumentException tooLarge) {
      refuse(opened, tooLarge);
    }
  }

  private void refuse(OpenedMap opened, IllegalArgumentException tooLarge) {
    notices.complain(opened.loaded().map().info().name() + ": " + tooLarge.getMessage());
  }

  /** Draws the map, without panels, into the view. */
  void draw() {
    mapSession.scene().draw(mapSession.state().view(), view);
  }

  /** The desktop wants so many pixels for what is one on an ordinary screen. */
  void rescale(double desktop) {
    looks.rescale(desktop);
    dress();
  }

  /** Has the map drawn in the layers and colors that are wanted. */
  void dress() {
    Set<ViewOption> viewOption = mapSession.state().viewOption();
    mapSession.state().view().setUnit(looks.scale());
    mapSession.scene().wear(ViewOption.layers(viewOption), overlayStyle());
    mapSession.state().expose();
  }

  /** In which colors, lines and sizes fields and routes are drawn. */
  OverlayStyle overlayStyle() {
    return new OverlayStyle(
        looks.hasSafeColors(),
        mapSession.state().viewOption().contains(ViewOption.CONTOURS),
        looks.scale());
  }

  /** Goes on with the map that is on its way, if any is. */
  void goOn() {
    sceneUploads.goOn();
    if (gui.isPresent() && gui.get().scale() != worn) { // letters have changed meanwhile
      worn = gui.get().scale();
      dress();
    }
  }

  /** Whether there is more to {@link #goOn} with at once. */
  boolean isArriving() {
    return sceneUploads.isUnderWay();
  }

  @Override
  public void close() {
    sceneUploads.close();
    if (mapSession != null) {
      mapSession.close();
    }
    passes.close();
  }
}
