package emberway.app;

import emberway.app.command.Command;
import emberway.app.command.Notices;
import emberway.app.desktop.ExplorerWindow;
import emberway.app.display.SceneUpload;
import emberway.app.document.DocumentController;
import emberway.app.gui.Gui;
import emberway.app.platform.BackgroundExecutor;
import emberway.app.scene.OpenedMap;
import emberway.app.state.ExplorerState;
import emberway.log.Log;
import emberway.pack.problem.Problem;
import emberway.pack.problem.UnreadableException;
import emberway.render.gl.NativeHeapSettings;
import emberway.render.gl.PreparedAtlas;
import emberway.render.gl.ShaderSource;
import emberway.render.gl.map.RenderPasses;
import emberway.render.gl.map.WindowView;
import emberway.render.iso.OverlayStyle;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Shows one map at a time in the window: uploads it to the GPU, replaces the previous map, and
 * draws it with the user's view options and appearance. Window's thread only.
 */
final class MapStage implements DocumentController.Stage, AutoCloseable {
  private final ExplorerWindow window;
  private final WindowView view;
  private final RenderPasses passes;
  private final BackgroundExecutor backgroundExecutor;
  private final Notices notices;
  private final AppearanceController appearance;
  private final Optional<Gui> gui;
  private double appliedScale; // [px per unit] the scale at which the panels were laid out last
  private final Set<Command> appliedOptions = EnumSet.noneOf(Command.class);
  private MapSession mapSession; // null until begin
  private int rehearsed; // steps of compiling shaders that were done, once for all maps
  // Sprites of the first map, until their filtered colors are asked for.
  private PreparedAtlas unfinished;

  /** Creates a stage without a map. */
  MapStage(
      ExplorerWindow window,
      WindowView view,
      ShaderSource shaders,
      BackgroundExecutor backgroundExecutor,
      Notices notices,
      AppearanceController appearance,
      Optional<Gui> gui) {
    this.window = window;
    this.view = view;
    this.notices = notices;
    this.appearance = appearance;
    this.backgroundExecutor = backgroundExecutor;
    this.gui = gui;
    passes = new RenderPasses(window.context(), shaders);
  }

  /**
   * Shows the first map.
   *
   * @param viewOptions the options turned on at first
   * @throws UnreadableException if the map is too large for the driver
   */
  void begin(SceneUpload.Ready ready, Set<Command> viewOptions) throws UnreadableException {
    try (SceneUpload sceneUpload = SceneUpload.ofFirst(ready, passes)) {
      mapSession = mapSession(sceneUpload, viewOptions);
    } catch (IllegalArgumentException tooLarge) {
      throw new UnreadableException(
          Problem.inFile(ready.opened().loaded().map().info().name(), tooLarge.getMessage(), ""));
    }
    unfinished = ready.sprites();
    mapSession.begin();
    applyAppearance();
  }

  private MapSession mapSession(SceneUpload arrived, Set<Command> viewOptions) {
    Log.hide(arrived.opened().loaded().names());
    return new MapSession(
        passes, arrived, viewOptions, window.size(), notices::complain, window::wake);
  }

  boolean hasBegun() {
    return mapSession != null;
  }

  MapSession mapSession() {
    return mapSession;
  }

  /** Returns the state of the explorer on the map on show. */
  ExplorerState state() {
    return mapSession.state();
  }

  @Override
  public Supplier<DocumentController.Upload> prepare(OpenedMap opened) {
    SceneUpload.Ready ready = SceneUpload.Ready.of(opened);
    return () -> new MapUpload(new SceneUpload(ready, passes));
  }

  /** A map that is uploaded and then shown. */
  private final class MapUpload implements DocumentController.Upload {
    private final SceneUpload upload;

    MapUpload(SceneUpload upload) {
      this.upload = upload;
    }

    @Override
    public boolean advance() {
      return upload.continueUpload(SceneUpload.SLICE);
    }

    @Override
    public ExplorerState show() {
      return MapStage.this.show(upload);
    }

    @Override
    public void close() {
      upload.close();
    }
  }

  private ExplorerState show(SceneUpload complete) {
    MapSession next =
        mapSession(complete, Command.keptForNextMap(mapSession.state().viewOptions()));
    next.state().drawingState().adoptCopied(mapSession.state().drawingState());
    mapSession.close();
    mapSession = next;
    applyAppearance();
    notices.clearCurrent();
    backgroundExecutor.execute(NativeHeapSettings::giveBackFree);
    return next.state();
  }

  /** Draws the map, without panels, into the view. */
  void draw() {
    mapSession.scene().draw(mapSession.state().view(), view);
  }

  /**
   * Prepares for other views of the map, a little with each call; call while nothing else is to be
   * done.
   *
   * @return whether there was something to prepare
   */
  boolean rehearse() {
    if (rehearsed == WindowView.REHEARSALS || !mapSession.isAtRest()) {
      return false;
    }
    if (!mapSession.scene().continueUpload(SceneUpload.SLICE)) {
      return true;
    }
    mapSession.scene().rehearse(mapSession.state().view(), view, rehearsed++);
    return true;
  }

  /** Adopts another scale of the desktop. [px per unit] */
  void rescale(double desktopScale) {
    appearance.rescale(desktopScale);
    applyAppearance();
  }

  /** Computes what follows from what the user has done. */
  void conclude() {
    mapSession.state().conclude();
    if (!mapSession.state().viewOptions().equals(appliedOptions)) {
      applyAppearance();
    }
  }

  /** Applies the view options and the appearance to the map. */
  void applyAppearance() {
    Set<Command> viewOptions = mapSession.state().viewOptions();
    appliedOptions.clear();
    appliedOptions.addAll(viewOptions);
    mapSession.state().view().setUnit(appearance.scale());
    mapSession.scene().setStyle(Command.layers(viewOptions), overlayStyle());
    mapSession.state().expose();
  }

  /** Returns the colors, lines and sizes in which fields and routes are drawn. */
  OverlayStyle overlayStyle() {
    return new OverlayStyle(
        appearance.hasSafeColors(),
        mapSession.state().viewOptions().contains(Command.CONTOURS),
        appearance.scale());
  }

  /**
   * Computes what the first frame did not need, and adopts a new scale of the panels; call after
   * the first frame was drawn.
   */
  void update() {
    if (unfinished != null) {
      PreparedAtlas first = unfinished;
      unfinished = null;
      backgroundExecutor.execute(first::addColors);
    }
    if (gui.isPresent()
        && gui.get().scale() != appliedScale) { // the panels' scale has changed since
      appliedScale = gui.get().scale();
      applyAppearance();
    }
  }

  @Override
  public void close() {
    if (mapSession != null) {
      mapSession.close();
    }
    passes.close();
  }
}
