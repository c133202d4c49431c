package emberway.render.gl.map;

import emberway.map.Layer;
import emberway.render.gl.RenderTarget;
import emberway.render.gl.SampleAxes;
import emberway.render.gl.pass.FieldBuffer;
import emberway.render.gl.pass.FieldPass;
import emberway.render.gl.pass.OccluderBuffer;
import emberway.render.gl.pass.PictureBands;
import emberway.render.gl.pass.PicturePart;
import emberway.render.gl.pass.PictureTiles;
import emberway.render.gl.pass.RouteBuffer;
import emberway.render.gl.pass.RoutePass;
import emberway.render.iso.FieldBlocks;
import emberway.render.iso.FieldOverlay;
import emberway.render.iso.OverlayStyle;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;
import emberway.render.iso.Projection;
import emberway.render.iso.RouteGeometry;
import emberway.render.iso.RouteMarks;
import emberway.render.iso.RouteOverlay;
import emberway.sprite.LayerPatch;
import emberway.sprite.SpritePatch;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Draws the overlays of a map, fields below routes, at the picture's resolution. What stands in
 * front of a route covers it up to a row of dots, and what stands in a field covers that.
 */
final class OverlayPasses implements AutoCloseable {
  /** Draws masks of what sprites cover. */
  interface Masks {
    /**
     * Draws a mask as large as a part.
     *
     * @param bands the pixels where it is used; elsewhere it is undefined
     * @param isWhole whether all of a sprite counts, not only what covers the ground behind it
     */
    RenderTarget draw(
        PicturePart part, OccluderBuffer occluders, PictureBands bands, boolean isWhole);
  }

  /** Half the height of a cell from which on sprites cover, and where they do so fully. [units] */
  private static final double LEAST_HALF_HEIGHT = 2.5;

  private static final double FULL_HALF_HEIGHT = 4;

  private static final double JOINED_SCALE = 0.1; // below it, pieces of routes are joined
  private static final double UNSEEN = 0.125; // the offset that cannot be made out in motion [px]

  private final RenderPasses passes;
  private final Masks masks;
  private final List<FieldBuffer> fields = new ArrayList<>();
  private final List<RouteOverlay> routes = new ArrayList<>();
  private final RouteUploads whole = new RouteUploads();
  private final RouteUploads joined = new RouteUploads(); // of fewer pieces
  private final RouteGeometry geometry = new RouteGeometry();
  private final PictureBands bands = new PictureBands();
  private OccluderFinder finder; // null without a map
  private final BitSet aroundRoutes = new BitSet(); // cells whose sprites may cover routes
  private boolean hasFoundAround;
  private BitSet ofFields; // cells of influences; null until needed
  private OccluderBuffer beforeRoutes; // null until needed
  private OccluderBuffer inFields; // null until needed
  private boolean hasFoundBeforeRoutes;
  private boolean hasFoundInFields;
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
    hasFoundAround = false;
    forgetSprites();
  }

  /** Finds the standing sprites again, after all may have changed. */
  private void forgetSprites() {
    hasFoundBeforeRoutes = false;
    hasFoundInFields = false;
  }

  /** Finds the standing sprites again if some of a map have changed near routes or in fields. */
  void forgetSprites(SpritePatch changed) {
    if (changed instanceof LayerPatch some && some.layer() != Layer.BASE) { // which never stands
      hasFoundBeforeRoutes &= !areAny(some.cells(), aroundRoutes);
      hasFoundInFields &= ofFields == null || !areAny(some.cells(), ofFields);
    }
  }

  private static boolean areAny(int[] cells, BitSet of) {
    for (int cell : cells) {
      if (of.get(cell)) {
        return true;
      }
    }
    return false;
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
    ofFields = null;
    hasFoundInFields = false;
  }

  void setRoutes(List<RouteOverlay> shown) {
    whole.forget();
    joined.forget();
    routes.clear();
    routes.addAll(shown);
    hasFoundAround = false;
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
      bands.begin(part);
      bands.addAll();
      mask = inFields.isEmpty() ? null : masks.draw(part, inFields, bands, true);
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

  /**
   * Draws the routes over the target's content, which shows the part.
   *
   * @param isInMotion whether another scale is about to be shown, so that a quick picture will do
   */
  void drawRoutes(PicturePart part, RenderTarget target, boolean isInMotion) {
    if (routes.isEmpty()) {
      return;
    }
    PictureFrame frame = part.frame();
    RoutePass routePass = passes.routes(style);
    SampleAxes axes = passes.axes();
    axes.look(frame, part.left(), part.top(), part.width(), part.height(), 1);
    List<RouteBuffer> buffers =
        isInMotion && frame.scale() < JOINED_SCALE
            ? joined.upload(frame.projection(), unseen(frame))
            : whole.upload(frame.projection(), 0);
    bands.begin(part);
    for (int i = 0; i < routes.size(); i++) {
      buffers.get(i).look(axes, routePass.reach(frame.scale()), bands);
    }
    routePass.setCover(beforeRoutes(part), covering(frame));
    axes.look(frame, part.left(), part.top(), part.width(), part.height(), 1);
    part.bind(target);
    for (int i = 0; i < routes.size(); i++) {
      routePass.drawRibbon(frame, axes, buffers.get(i), part.width(), part.height());
    }
    PixelBox rim = RouteMarks.rim(frame, finder != null && finder.isOfStack());
    for (int i = 0; i < routes.size(); i++) {
      routePass.drawMarks(frame, rim, axes, buffers.get(i), part.width(), part.height());
    }
  }

  /** Where fields and routes may show in a frame's picture. */
  PictureTiles overlaid(PictureFrame frame) {
    PictureTiles tiles = new PictureTiles(frame);
    fields.forEach(field -> field.addTo(tiles, frame));
    if (!routes.isEmpty()) {
      RoutePass routePass = passes.routes(style);
      List<RouteBuffer> buffers = whole.upload(frame.projection(), 0);
      for (int i = 0; i < routes.size(); i++) {
        buffers.get(i).addTo(tiles, routePass.reach(frame.scale()));
        routePass.addMarks(tiles, frame, routes.get(i));
      }
    }
    return tiles;
  }

  /** By how much a route may be simplified without anybody making it out in motion. [world px] */
  private static double unseen(PictureFrame frame) {
    return Math.pow(2, Math.floor(Math.log(UNSEEN / frame.scale()) / Math.log(2)));
  }

  /** The routes on the GPU, laid out alike; uploaded when first needed. */
  private final class RouteUploads {
    private final List<RouteBuffer> buffers = new ArrayList<>(); // at least one per route
    private int uploaded; // routes, the first ones
    private double tolerance; // by which they are simplified [world px]

    /**
     * Uploads what is missing, and returns a buffer for each route, or more.
     *
     * @param wanted by how much to simplify; 0 for not at all [world px]
     */
    List<RouteBuffer> upload(Projection projection, double wanted) {
      if (wanted != tolerance) {
        tolerance = wanted;
        uploaded = 0;
      }
      for (; uploaded < routes.size(); uploaded++) {
        if (uploaded == buffers.size()) {
          buffers.add(new RouteBuffer());
        }
        RouteOverlay route = routes.get(uploaded);
        geometry.layOut(projection, route);
        if (tolerance > 0) {
          geometry.simplify(tolerance);
        }
        buffers.get(uploaded).set(geometry, route);
      }
      return buffers;
    }

    /** Lays out all routes again when they are next needed. */
    void forget() {
      uploaded = 0;
    }

    void close() {
      buffers.forEach(RouteBuffer::close);
    }
  }

  /** Draws a mask of what covers the routes in the bands; returns null if nothing does. */
  private RenderTarget beforeRoutes(PicturePart part) {
    if (bands.isEmpty() || covering(part.frame()) == 0) {
      return null;
    }
    findBeforeRoutes(part.frame().projection());
    return beforeRoutes.isEmpty() ? null : masks.draw(part, beforeRoutes, bands, false);
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
    if (!hasFoundAround) {
      hasFoundAround = true;
      aroundRoutes.clear();
      for (RouteOverlay route : routes) {
        finder.addAround(projection, route.cells(), aroundRoutes);
      }
    }
    if (!hasFoundBeforeRoutes) {
      hasFoundBeforeRoutes = true;
      beforeRoutes = beforeRoutes == null ? new OccluderBuffer() : beforeRoutes;
      beforeRoutes.set(finder.find(projection, aroundRoutes), finder.count(), finder.reach());
    }
  }

  private void findInFields(Projection projection) {
    if (ofFields == null) {
      ofFields = new BitSet();
      for (FieldBuffer field : fields) {
        field.addCells(ofFields);
      }
    }
    if (!hasFoundInFields) {
      hasFoundInFields = true;
      inFields = inFields == null ? new OccluderBuffer() : inFields;
      inFields.set(finder.find(projection, ofFields), finder.count(), finder.reach());
    }
  }

  @Override
  public void close() {
    setFields(List.of());
    whole.close();
    joined.close();
    if (beforeRoutes != null) {
      beforeRoutes.close();
    }
    if (inFields != null) {
      inFields.close();
    }
  }
}
