package emberway.render.gl.map;

import emberway.render.gl.pass.FieldBuffer;
import emberway.render.gl.pass.FieldPass;
import emberway.render.gl.pass.PicturePart;
import emberway.render.gl.pass.RouteBuffer;
import emberway.render.gl.pass.RoutePass;
import emberway.render.gl.sprite.SampleAxes;
import emberway.render.iso.FieldBlocks;
import emberway.render.iso.FieldOverlay;
import emberway.render.iso.OverlayStyle;
import emberway.render.iso.RouteGeometry;
import emberway.render.iso.RouteOverlay;
import java.util.ArrayList;
import java.util.List;

/** Draws the overlays of a map, fields below routes, at the picture's resolution. */
final class OverlayPasses implements AutoCloseable {
  private final RenderPasses passes;
  private final List<FieldBuffer> fields = new ArrayList<>();
  private final List<RouteOverlay> routes = new ArrayList<>();
  private final List<RouteBuffer> routeBuffers = new ArrayList<>(); // at least one per route
  private final RouteGeometry geometry = new RouteGeometry();
  private int uploaded; // routes uploaded, the first ones
  private OverlayStyle style = OverlayStyle.USUAL;

  OverlayPasses(RenderPasses passes) {
    this.passes = passes;
  }

  /** Sets the style for later draws. */
  void setStyle(OverlayStyle newStyle) {
    style = newStyle;
  }

  /** The current style. */
  OverlayStyle style() {
    return style;
  }

  void setFields(List<FieldOverlay> shown) {
    fields.forEach(FieldBuffer::close);
    fields.clear();
    for (FieldOverlay field : shown) {
      if (field.isVisible()) {
        int maxTextureSize = passes.context().maxTextureSize();
        fields.add(new FieldBuffer(field, FieldBlocks.of(field), maxTextureSize));
      }
    }
  }

  void setRoutes(List<RouteOverlay> shown) {
    uploaded = 0;
    routes.clear();
    routes.addAll(shown);
  }

  /** Whether there are fields for {@link #drawFields}. */
  boolean hasFields() {
    return !fields.isEmpty();
  }

  /** Draws the fields into the bound viewport, which shows the part. */
  void drawFields(PicturePart part) {
    if (fields.isEmpty()) {
      return;
    }
    SampleAxes axes = passes.axes();
    axes.look(part.frame(), part.left(), part.top(), part.width(), part.height(), 1);
    FieldPass fieldPass = passes.fields(style);
    for (int i = 0; i < fields.size(); i++) {
      fieldPass.draw(part.frame(), axes, fields.get(i), part.width(), part.height());
    }
  }

  /** Draws the routes into the bound viewport, which shows the part. */
  void drawRoutes(PicturePart part) {
    if (routes.isEmpty()) {
      return;
    }
    SampleAxes axes = passes.axes();
    axes.look(part.frame(), part.left(), part.top(), part.width(), part.height(), 1);
    RoutePass routePass = passes.routes(style);
    for (int i = 0; i < routes.size(); i++) {
      if (i == routeBuffers.size()) {
        routeBuffers.add(new RouteBuffer());
      }
      if (i == uploaded) {
        geometry.layOut(part.frame().projection(), routes.get(i));
        routeBuffers.get(i).set(geometry, routes.get(i).isCompared());
        uploaded++;
      }
      routePass.draw(part.frame(), axes, routeBuffers.get(i), part.width(), part.height());
    }
  }

  @Override
  public void close() {
    setFields(List.of());
    routeBuffers.forEach(RouteBuffer::close);
  }
}
