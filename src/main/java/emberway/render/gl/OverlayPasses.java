package emberway.render.gl;

import emberway.render.iso.FieldBlocks;
import emberway.render.iso.FieldOverlay;
import emberway.render.iso.OverlayStyle;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.RouteGeometry;
import emberway.render.iso.RouteOverlay;
import java.util.ArrayList;
import java.util.List;

/** What lies over the map, fields below routes, at the resolution of the picture. */
final class OverlayPasses implements AutoCloseable {
  private final ShaderSource source;
  private final int maxTextureSize;
  private final List<FieldBuffer> fields = new ArrayList<>();
  private final List<RouteOverlay> routes = new ArrayList<>();
  private final List<RouteBuffer> routeBuffers = new ArrayList<>(); // one a route, perhaps more
  private final RouteGeometry geometry = new RouteGeometry();
  private int uploaded; // of the routes, the first ones
  private OverlayStyle style = OverlayStyle.USUAL;
  private ViewAxes axes; // null until used, like all below
  private FieldPass fieldPass;
  private RoutePass routePass;

  OverlayPasses(ShaderSource source, int maxTextureSize) {
    this.source = source;
    this.maxTextureSize = maxTextureSize;
  }

  /** Draws like that from now on. */
  void setStyle(OverlayStyle newStyle) {
    style = newStyle;
    if (fieldPass != null) {
      fieldPass.setStyle(style);
    }
    if (routePass != null) {
      routePass.setStyle(style);
    }
  }

  void setFields(List<FieldOverlay> shown) {
    fields.forEach(FieldBuffer::close);
    fields.clear();
    for (FieldOverlay field : shown) {
      if (field.isVisible()) {
        fields.add(new FieldBuffer(field, FieldBlocks.of(field), maxTextureSize));
      }
    }
  }

  void setRoutes(List<RouteOverlay> shown) {
    uploaded = 0;
    routes.clear();
    routes.addAll(shown);
  }

  /** Draws them into the bound viewport: a part of the frame's picture. */
  void draw(PictureFrame frame, int left, int top, int width, int height) {
    if (fields.isEmpty() && routes.isEmpty()) {
      return;
    }
    if (axes == null) {
      axes = new ViewAxes();
    }
    axes.look(frame, left, top, width, height, 1);
    if (!fields.isEmpty() && fieldPass == null) {
      fieldPass = new FieldPass(source);
      fieldPass.setStyle(style);
    }
    for (int i = 0; i < fields.size(); i++) {
      fieldPass.draw(frame, axes, fields.get(i), width, height);
    }
    if (!routes.isEmpty()) {
      drawRoutes(frame, width, height);
    }
  }

  private void drawRoutes(PictureFrame frame, int width, int height) {
    if (routePass == null) {
      routePass = new RoutePass(source);
      routePass.setStyle(style);
    }
    for (int i = 0; i < routes.size(); i++) {
      if (i == routeBuffers.size()) {
        routeBuffers.add(new RouteBuffer());
      }
      if (i == uploaded) {
        geometry.layOut(frame.projection(), routes.get(i));
        routeBuffers.get(i).set(geometry, routes.get(i).isCompared());
        uploaded++;
      }
      routePass.draw(frame, axes, routeBuffers.get(i), width, height);
    }
  }

  @Override
  public void close() {
    setFields(List.of());
    routeBuffers.forEach(RouteBuffer::close);
    if (axes != null) {
      axes.close();
    }
    if (fieldPass != null) {
      fieldPass.close();
    }
    if (routePass != null) {
      routePass.close();
    }
  }
}
