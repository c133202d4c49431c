package emberway.app;

import emberway.app.command.Command;
import emberway.app.command.PictureRequest;
import emberway.app.picture.PictureController;
import emberway.app.picture.PictureExportJob;
import emberway.app.scene.RouteReport;
import emberway.app.scene.SceneContent;
import emberway.app.state.ExplorerState;
import emberway.app.text.CellText;
import emberway.app.text.Texts;
import emberway.app.viewport.Viewport;
import emberway.drawable.PictureContent;
import emberway.drawable.PictureFile;
import emberway.drawable.PictureSheet;
import emberway.map.Cell;
import emberway.map.PlaceKind;
import emberway.map.TileMap;
import emberway.plan.query.Outcome;
import emberway.render.gl.ShaderSource;
import emberway.render.iso.OverlayStyle;
import emberway.render.iso.PlaceLabels;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
  public PictureExportJob.Order order(PictureRequest asked, int mostSide) {
    Viewport view = state().view();
    PictureRequest request = inTheWindowsLook(asked).fitted(view).reduced(mostSide, view);
    SceneContent shown = state().content().with(request.withFields(), request.withRoutes());
    return new PictureExportJob.Order(
        mapSession.get().opened().drawable(),
        shown.sprites(),
        new PictureFile.Over(shown.fields(), shown.routes(), names(request), text(request, shown)),
        request.content(),
        shaders,
        request.frame(view),
        request.box(view));
  }

  private PictureSheet.Text text(PictureRequest request, SceneContent shown) {
    TileMap map = state().map();
    boolean isCounted = request.content().sheet().parts().contains(PictureSheet.Part.LEGEND);
    return new PictureSheet.Text(
        shown.routes().isEmpty() ? Optional.empty() : shown.report().flatMap(PictureSubject::brief),
        PictureSubject::word,
        CellText::label,
        amount -> Texts.shortCost(amount, 3),
        state().simulations().surveys().scale(),
        isCounted ? map.copy() : map,
        state().view().rotation());
  }

  private static Optional<String> brief(RouteReport report) {
    if (!(report.outcome() instanceof Outcome.Found found)) {
      return Optional.empty();
    }
    List<String> figures = new ArrayList<>(report.amounts());
    figures.add(Texts.format("sheet.cost", Texts.shortCost(found.route().cost(), 2)));
    return Optional.of(Texts.format("sheet.route", Texts.decimal(String.join(", ", figures))));
  }

  private static String word(String key) {
    return switch (key) {
      case "legend" -> Texts.get("legend.title");
      case "cell" -> Texts.get("sheet.cell");
      case "cells" -> Texts.get("sheet.cells");
      case "points" -> Texts.get("sheet.points");
      case "ATTRACT" -> Texts.get("sheet.warmth");
      case "REPEL" -> Texts.get("sheet.dread");
      case "COST" -> Texts.get("legend.cost");
      case "REACH" -> Texts.get("legend.reach");
      default -> CellText.kind(PlaceKind.of(key).orElseThrow());
    };
  }

  @Override
  public Object content() {
    return state().content();
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
