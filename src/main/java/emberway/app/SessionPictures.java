package emberway.app;

import emberway.app.command.PictureWish;
import emberway.app.command.Shown;
import emberway.app.picture.PictureDesk;
import emberway.app.picture.PictureMaker;
import emberway.app.state.ExplorerState;
import emberway.app.viewport.MapView;
import emberway.map.Cell;
import emberway.render.gl.context.ShaderSource;
import emberway.render.iso.OverlayStyle;
import emberway.render.iso.PlaceNames;
import java.util.List;
import java.util.function.Supplier;

/** What pictures show: the map on show when they are asked for, in the look of the window. */
final class SessionPictures implements PictureDesk.Subject {
  private final Supplier<Session> session;
  private final ShaderSource shaders;
  private final Supplier<OverlayStyle> style;

  SessionPictures(Supplier<Session> session, ShaderSource shaders, Supplier<OverlayStyle> style) {
    this.session = session;
    this.shaders = shaders;
    this.style = style;
  }

  private ExplorerState state() {
    return session.get().state();
  }

  @Override
  public PictureMaker.Order order(PictureWish wish) {
    MapView map = state().view();
    return new PictureMaker.Order(
        session.get().opened(),
        state().content().with(wish.withFields(), wish.withRoutes()),
        shaders,
        Shown.layers(state().shown()),
        style.get(),
        wish.frame(map),
        wish.box(map),
        names(wish));
  }

  @Override
  public PlaceNames names() {
    double scale = state().view().camera().scale();
    boolean isShown = state().shown().contains(Shown.NAMES);
    return names(new PictureWish(new PictureWish.Part.Seen(), scale, true, true, isShown));
  }

  private PlaceNames names(PictureWish wish) {
    List<Cell> marked = state().request().question().marked();
    return wish.names(state().map(), state().view(), style.get().unit(), marked);
  }
}
