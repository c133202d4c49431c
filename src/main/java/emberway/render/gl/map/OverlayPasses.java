package emberway.render.gl.map;

import emberway.render.gl.context.RenderTarget;
import emberway.render.gl.pass.FieldBuffer;
import emberway.render.gl.pass.FieldPass;
import emberway.render.gl.pass.OccluderBuffer;
import emberway.render.gl.pass.PicturePart;
import emberway.render.gl.pass.RouteBuffer;
import emberway.render.gl.pass.RoutePass;
import emberway.render.gl.sprite.SampleAxes;
import emberway.render.iso.FieldBlocks;
import emberway.render.iso.FieldOverlay;
import emberway.render.iso.OverlayStyle;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.Projection;
import emberway.render.iso.RouteGeometry;
import emberway.render.iso.RouteOverlay;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Draws the overlays of a map, fields below routes, at the picture's resolution. What stands in
 * front of a route covers it, and what stands in a field shows through it.
 */
final class OverlayPasses implements AutoCloseable {
  /** Draws masks of what sprites cover. */
  interface Masks {
    /**
     * Draws a mask as large as a part.
     *
     * @param isWhole whether all of a sprite counts, not only what covers the ground behind it
     */
    RenderTarget draw(PicturePart part, OccluderBuffer occluders, boolean isWhole);
  }

  private static final double HIDDEN = 0.68; // the share of a covered route that is not seen

  /** Half the height of a cell from which on sprites cover, and where they do so fully. [units] */
  private static final double LEAST_HALF_HEIGHT = 2.5;

  private static final double FULL_HALF_HEIGHT = 4;

  private final RenderPasses passes;
  private final Masks masks;
  private final List<FieldBuffer> fields = new ArrayList<>();
  private final List<RouteOverlay> routes = new ArrayList<>();
  private final List<RouteBuffer> routeBuffers = new ArrayList<>(); // at least one per route
  private final RouteGeometry geometry = new RouteGeometry();
  private final PicturePart routePart = new PicturePart();
  private OccluderFinder finder; // null without a map
  private OccluderBuffer beforeRoutes; // null until needed, like the next
  private OccluderBuffer inFields;
  private boolean hasFoundBeforeRoutes;
  private boolean hasFoundInFields;
  private int uploaded; // routes uploaded, the first ones
  private int routeRevision;
  private OverlayStyle style = OverlayStyle.USUAL;

  OverlayPasses(RenderPasses passes, Masks masks) {
    this.passes = passes;
    this.masks = masks;
  }

  /** Sets the style for later draws. */
  void setStyle(OverlayStyle newStyle) {
    style = newStyle;
    routeRevision++;
  }

  /** The current style. */
  OverlayStyle style() {
    return style;
  }

  /** Sets what finds the sprites of the map; null for none. */
  void setFinder(OccluderFinder newFinder) {
    finder = newFinder;
    forgetSprites();
  }

  /** Finds the standing sprites again, after some have changed. */
  void forgetSprites() {
    hasFoundBeforeRoutes = false;
    hasFoundInFields = false;
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
    hasFoundInFields = false;
  }

  void setRoutes(List<RouteOverlay> shown) {
    uploaded = 0;
    routes.clear();
    routes.addAll(shown);
    hasFoundBeforeRoutes = false;
    routeRevision++;
  }

  /** A number that changes with the routes and their style. */
  int routeRevision() {
    return routeRevision;
  }

  /** Whether there are fields for {@link #drawFields}. */
  boolean hasFields() {
    return !fields.isEmpty();
  }

  /** Whether there are routes for {@link #drawRoutes}. */
  boolean hasRoutes() {
    return !routes.isEmpty();
  }

  /** Draws the fields over the target's content, which shows the part. */
  void drawFields(PicturePart part, RenderTarget target) {
    if (fields.isEmpty()) {
      return;
    }
    PictureFrame frame = part.frame();
    RenderTarget mask = null;
    if (covering(frame) > 0) {
      findInFields(frame.projection());
      mask = inFields.isEmpty() ? null : masks.draw(part, inFields, true);
    }
    part.bind(target);
    SampleAxes axes = passes.axes();
    axes.look(frame, part.left(), part.top(), part.width(), part.height(), 1);
    FieldPass fieldPass = passes.fields(style);
    fieldPass.setStanding(mask, covering(frame));
    for (int i = 0; i < fields.size(); i++) {
      fieldPass.draw(frame, axes, fields.get(i), part.width(), part.height());
    }
  }

  /** Draws the routes over the target's content, which shows the part. */
  void drawRoutes(PicturePart part, RenderTarget target) {
    if (routes.isEmpty()) {
      return;
    }
    PictureFrame frame = part.frame();
    RoutePass routePass = passes.routes(style);
    SampleAxes axes = passes.axes();
    axes.look(frame, part.left(), part.top(), part.width(), part.height(), 1);
    upload(frame.projection());
    if (limit(part, axes, routePass.reach(frame.scale()))) {
      RenderTarget layer = drawRibbons(routePass, axes);
      double hidden = HIDDEN * covering(frame);
      RenderTarget mask = layer; // does not matter where nothing is hidden
      if (hidden > 0) {
        findBeforeRoutes(frame.projection());
        if (beforeRoutes.isEmpty()) {
          hidden = 0;
        } else {
          mask = masks.draw(routePart, beforeRoutes, false);
        }
      }
      int left = routePart.left() - part.left();
      int top = routePart.top() - part.top();
      target.bind(left, top, routePart.width(), routePart.height());
      passes.occludedLayers().draw(layer, mask, hidden, left, top);
      axes.look(frame, part.left(), part.top(), part.width(), part.height(), 1);
    }
    part.bind(target);
    for (int i = 0; i < routes.size(); i++) {
      routePass.drawMarks(frame, axes, routeBuffers.get(i), part.width(), part.height());
    }
  }

  private void upload(Projection projection) {
    for (; uploaded < routes.size(); uploaded++) {
      if (uploaded == routeBuffers.size()) {
        routeBuffers.add(new RouteBuffer());
      }
      RouteOverlay route = routes.get(uploaded);
      geometry.layOut(projection, route);
      routeBuffers.get(uploaded).set(geometry, route.isCompared());
    }
  }

  /** Limits {@link #routePart} to what ribbons reach; returns whether anything is left. */
  private boolean limit(PicturePart part, SampleAxes axes, int reach) {
    PictureFrame frame = part.frame();
    double left = part.left() + part.width();
    double top = part.top() + part.height();
    double right = part.left();
    double bottom = part.top();
    for (int i = 0; i < routes.size(); i++) {
      RouteBuffer route = routeBuffers.get(i);
      route.look(axes, reach);
      left = Math.min(left, Math.floor((route.left() - (double) frame.originX()) * frame.scale()));
      top = Math.min(top, Math.floor((route.top() - (double) frame.originY()) * frame.scale()));
      right =
          Math.max(right, Math.ceil((route.right() - (double) frame.originX()) * frame.scale()));
      bottom =
          Math.max(bottom, Math.ceil((route.bottom() - (double) frame.originY()) * frame.scale()));
    }
    int x = (int) Math.max(left, part.left());
    int y = (int) Math.max(top, part.top());
    int endX = (int) Math.min(right, part.left() + part.width());
    int endY = (int) Math.min(bottom, part.top() + part.height());
    if (x >= endX || y >= endY) {
      return false;
    }
    routePart.set(frame, x, y, endX - x, endY - y);
    return true;
  }

  private RenderTarget drawRibbons(RoutePass routePass, SampleAxes axes) {
    int width = routePart.width();
    int height = routePart.height();
    RenderTarget layer = passes.layer(width, height);
    routePart.bind(layer);
    routePart.clear();
    PictureFrame frame = routePart.frame();
    axes.look(frame, routePart.left(), routePart.top(), width, height, 1);
    for (int i = 0; i < routes.size(); i++) {
      routePass.drawRibbon(frame, axes, routeBuffers.get(i), width, height);
    }
    return layer;
  }

  /** How much sprites cover at a frame's scale: not at all where they are too small. [0..1] */
  private double covering(PictureFrame frame) {
    if (finder == null) {
      return 0;
    }
    double halfHeight = frame.projection().halfHeight() * frame.scale() / style.unit();
    double share = (halfHeight - LEAST_HALF_HEIGHT) / (FULL_HALF_HEIGHT - LEAST_HALF_HEIGHT);
    return Math.max(0, Math.min(1, share));
  }

  private void findBeforeRoutes(Projection projection) {
    if (hasFoundBeforeRoutes) {
      return;
    }
    hasFoundBeforeRoutes = true;
    BitSet cells = new BitSet();
    for (RouteOverlay route : routes) {
      finder.addAround(projection, route.cells(), cells);
    }
    if (beforeRoutes == null) {
      beforeRoutes = new OccluderBuffer();
    }
    beforeRoutes.set(finder.find(projection, cells));
  }

  private void findInFields(Projection projection) {
    if (hasFoundInFields) {
      return;
    }
    hasFoundInFields = true;
    BitSet cells = new BitSet();
    for (FieldBuffer field : fields) {
      field.addCells(cells);
    }
    if (inFields == null) {
      inFields = new OccluderBuffer();
    }
    inFields.set(finder.find(projection, cells));
  }

  @Override
  public void close() {
    setFields(List.of());
    routeBuffers.forEach(RouteBuffer::close);
    if (beforeRoutes != null) {
      beforeRoutes.close();
    }
    if (inFields != null) {
      inFields.close();
    }
  }
}
