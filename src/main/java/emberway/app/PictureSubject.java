package emberway.app;

import emberway.app.command.Command;
import emberway.app.command.PictureRequest;
import emberway.app.picture.PictureController;
import emberway.app.picture.PictureExportJob;
import emberway.app.scene.SceneContent;
import emberway.app.state.ExplorerState;
import emberway.app.viewport.Viewport;
import emberway.drawable.PictureContent;
import emberway.drawable.PictureFile;
import emberway.map.Cell;
import emberway.render.gl.ShaderSource;
import emberway.render.iso.OverlayStyle;
import emberway.render.iso.PlaceLabels;
import java.util.List;
import java.util.function.Supplier;

/**
 * Supplies what pictures show: the map on show when a picture is requested, in the window's look.
 */
final class PictureSubject implements PictureController.Subject {
  private final Supplier<MapSession> mapSession;
  private final ShaderSource shaders;
  private final Supplier<OverlayStyle> style;

  PictureSubject(
      Supplier<MapSession> mapSession, ShaderSource shaders, Supplier<OverlayStyle> style) {
    this.mapSession = mapSession;
    this.shaders = shaders;
    this.style = style;
  }

  private ExplorerState state() {
    return mapSession.get().state();
  }

  @Override
  public PictureExportJob.Order order(PictureRequest asked) {
    PictureRequest request = inTheWindowsLook(asked);
    Viewport view = state().view();
    SceneContent shown = state().content().with(request.withFields(), request.withRoutes());
    return new PictureExportJob.Order(
        mapSession.get().opened().drawable(),
        shown.sprites(),
        new PictureFile.Over(shown.fields(), shown.routes(), names(request)),
        request.content(),
        shaders,
        request.frame(view),
        request.box(view));
  }

  @Override
  public String title() {
    return state().map().info().name();
  }

  @Override
  public PlaceLabels names() {
    boolean isShown = state().viewOptions().contains(Command.NAMES);
    PictureRequest seen =
        new PictureRequest(new PictureRequest.Part.Seen(), state().view().camera().scale());
    return isShown
        ? names(inTheWindowsLook(seen.with(seen.content().withNames(PictureContent.Names.USUAL))))
        : PlaceLabels.NONE;
  }

  private PictureRequest inTheWindowsLook(PictureRequest request) {
    return request.with(
        request.content().withLayers(Command.layers(state().viewOptions())).withStyle(style.get()));
  }

  private PlaceLabels names(PictureRequest request) {
    List<Cell> marked = state().request().routeRequest().marked();
    return request.names(state().map(), state().view(), marked);
  }
}
