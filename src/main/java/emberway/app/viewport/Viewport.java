package emberway.app.viewport;

import emberway.app.scene.OpenedMap;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Rotation;
import emberway.render.iso.Camera;
import emberway.render.iso.IsoProjection;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PixelBox;
import emberway.render.iso.Projection;
import emberway.render.iso.SpriteStack;
import emberway.sprite.TileGeometry;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Optional;

/** The part of the map that the window shows: position, scale and rotation. */
public final class Viewport {
  // Smallest scale, as a fraction of the one at which the map fits.
  private static final double BEYOND_FIT = 0.5;

  // Least fraction of the fitting scale at which crisp pixels are preferred.
  private static final double CRISP_PART = 2 / 3.0;

  private static final double MARGIN = 12; // between the map and panels [units]

  // Least fraction of the fitting scale at which crisp pixels are preferred beside docked panels.
  private static final double NEARLY = 0.85;

  // The margin of the free area in which no followed cell stays.
  private static final double EDGE = 0.2;
  // The share of the free area that cells take which are to be seen.
  private static final double PART = 0.8;
  // The part of the width that panels of one side may take.
  private static final double MOST_TAKEN = 0.4;

  private final TileGeometry geometry;
  private final GridSize size; // of the unrotated map
  private final Optional<SpriteStack> stack; // drawn in place of the map's own tiles
  private final Camera camera = new Camera();
  private final ZoomSteps wheel = new ZoomSteps();
  private Rotation rotation = Rotation.NONE;
  private PictureFrame frame;
  private boolean fitted;
  private boolean isClear; // whether the map was fitted clear of panels
  private SafeArea safeArea = SafeArea.ALL;
  private SafeArea cleared = SafeArea.ALL; // the area of the last {@link #fitClear}
  private int safeAreaUpdates;
  private double unit = 1;
  private boolean isUnitNew; // whether the unit has changed since the last safe area

  /** Creates a view of the whole map. */
  public Viewport(TileGeometry geometry, GridSize size, int width, int height) {
    this(geometry, size, Optional.empty(), width, height);
  }

  /** Creates a view of the whole of an opened map. */
  public Viewport(OpenedMap opened, int width, int height) {
    this(
        opened.loaded().tiles().set().geometry(),
        opened.loaded().map().size(),
        opened.stack(),
        width,
        height);
  }

  private Viewport(
      TileGeometry geometry, GridSize size, Optional<SpriteStack> stack, int width, int height) {
    this.geometry = geometry;
    this.size = size;
    this.stack = stack;
    camera.resize(width, height);
    frame = PictureFrame.whole(projection(Rotation.NONE), 1);
    fit();
  }

  private Projection projection(Rotation turned) {
    return stack
        .map(SpriteStack::projection)
        .orElseGet(() -> new IsoProjection(geometry, turned.apply(size)));
  }

  /** Whether the map can be rotated: a map with a sprite stack is drawn for one rotation only. */
  public boolean canRotate() {
    return !isSpriteStack();
  }

  /** Whether the map is drawn as a sprite stack, whose sprites do not belong to cells. */
  public boolean isSpriteStack() {
    return stack.isPresent();
  }

  /** Returns the bounds of the picture. [world px] */
  public PixelBox limits() {
    return stack.isPresent() ? stack.get().box() : frame.box();
  }

  /** Adapts to the size of the window; a fitted map stays fitted. [px] [&gt;= 1] */
  public void resize(int width, int height) {
    camera.resize(width, height);
    fitAgain(cleared); // panels that were opened since do not move it
  }

  private void fitAgain(SafeArea free) {
    if (fitted && isClear) {
      fitClear(free);
    } else if (fitted) {
      fit();
    }
  }

  /** Returns the scale of the display. [px per unit] [&gt; 0] */
  public double unit() {
    return unit;
  }

  /** Sets {@link #unit}; a fitted map moves with the panels, which then differ in size. */
  public void setUnit(double pixelsPerUnit) {
    isUnitNew |= unit != pixelsPerUnit;
    unit = pixelsPerUnit;
  }

  /**
   * Updates the area that panels leave free. A fitted map moves only if the unit has changed, not
   * if panels come, go or grow.
   */
  public void setSafeArea(SafeArea free) {
    safeArea = free;
    safeAreaUpdates++;
    if (isUnitNew) {
      isUnitNew = false;
      fitAgain(free);
    }
  }

  /** Returns the area that panels leave free, as last updated. */
  SafeArea safeArea() {
    return safeArea;
  }

  /** Returns how often {@link #setSafeArea} was called. */
  public int safeAreaUpdates() {
    return safeAreaUpdates;
  }

  /** Moves a fitted map clear of panels; leaves any other map as it is. */
  public void settle() {
    if (fitted) {
      fitClear();
    }
  }

  /**
   * Shows the whole map in the area between docked panels. Above scale 1 it rounds down to a whole
   * scale, where pixels are crisp; beside docked panels only if that keeps most of the size.
   */
  public void fit() {
    fit(safeArea);
  }

  private void fit(SafeArea free) {
    double freeWidth = Math.max(1, camera.viewWidth() - free.left() - free.right());
    double freeHeight = Math.max(1, camera.viewHeight() - free.top() - free.bottom());
    double scale = Math.min(freeWidth / limits().width(), freeHeight / limits().height());
    boolean isAll = free.hasMarginsOf(SafeArea.ALL);
    show(
        isAll && scale > 1 ? Math.floor(scale) : crisp(scale, NEARLY),
        (camera.viewWidth() + free.left() - free.right()) / 2.0,
        (camera.viewHeight() + free.top() - free.bottom()) / 2.0);
    isClear = false;
  }

  /** Shows the whole map with a margin, clear of all panels including those in corners. */
  public void fitClear() {
    fitClear(safeArea);
  }

  private void fitClear(SafeArea free) {
    fit(free);
    isClear = true;
    cleared = free;
    int margin = (int) Math.round(MARGIN * unit);
    if (isClearOf(free.inset(margin, 0))) {
      return;
    }
    SafeAreaFit.Place place = safeAreaFit().in(free.inset(margin, margin));
    if (place.scale() >= PictureFrame.MIN_SCALE) {
      show(place.scale(), place.x(), place.y());
    }
  }

  /** Whether no panel covers any of the map where it is now. */
  private boolean isClearOf(SafeArea free) {
    double x = camera.worldToScreenX((limits().left() + limits().right()) / 2.0);
    double y = camera.worldToScreenY((limits().top() + limits().bottom()) / 2.0);
    return safeAreaFit().isClear(new SafeAreaFit.Place(camera.scale(), x, y), free);
  }

  private SafeAreaFit safeAreaFit() {
    return new SafeAreaFit(outline(), camera.viewWidth(), camera.viewHeight(), this::clearScale);
  }

  private double clearScale(double maxScale) {
    return crisp(maxScale, safeArea.hasMarginsOf(SafeArea.ALL) ? CRISP_PART : NEARLY);
  }

  /**
   * Rounds a scale down to a whole number, unless the result is less than a given fraction of the
   * scale.
   */
  private static double crisp(double scale, double part) {
    return scale > 1 && Math.floor(scale) >= scale * part ? Math.floor(scale) : scale;
  }

  /** Shows the map at a scale with its center at a point. [screen px] */
  private void show(double scale, double x, double y) {
    camera.fit(limits());
    zoomTo(camera.viewWidth() / 2.0, camera.viewHeight() / 2.0, scale);
    camera.panBy(x - camera.viewWidth() / 2.0, y - camera.viewHeight() / 2.0);
    updateFrame();
    fitted = true;
  }

  private SafeAreaFit.Outline outline() {
    return stack.isPresent()
        ? SafeAreaFit.Outline.ofRectangle(limits())
        : SafeAreaFit.Outline.ofDiamond(limits(), projection());
  }

  /** Whether the map is shown whole, as fitted, and the user has not moved it since. */
  public boolean isFitted() {
    return fitted;
  }

  /** Moves the map. [screen px] */
  public void pan(double dx, double dy) {
    double mostX = Math.abs(offMapX());
    double mostY = Math.abs(offMapY());
    camera.panBy(dx, dy);
    stayOnMap(mostX, mostY);
    fitted = false;
  }

  /**
   * Moves the view toward a cell that lies near its edge, outside it, or beside the middle of what
   * panels leave free. A fitted map, all of which is seen, stays.
   *
   * @param share the part of the missing distance by which to move [0..1]
   * @return whether the view has moved
   */
  public boolean follow(Cell cell, double share) {
    if (fitted) {
      return false;
    }
    double dx = intoMiddle(screenX(cell), camera.viewWidth(), taken(false), taken(true));
    double dy = intoMiddle(screenY(cell), camera.viewHeight(), safeArea.top(), safeArea.bottom());
    if (Math.abs(dx) < 1 && Math.abs(dy) < 1) {
      return false;
    }
    pan(dx * share, dy * share);
    return true;
  }

  /** Returns how far a position is from the middle part of a length between two margins. */
  private static double intoMiddle(double at, double length, double low, double high) {
    double edge = EDGE * (length - low - high);
    return OffMap.clamp(low + edge, at, length - high - edge) - at;
  }

  /** Returns how much of the left or right side of the view panels take. [screen px] */
  private double taken(boolean isRight) {
    double result = isRight ? safeArea.right() : safeArea.left();
    for (int i = 0; i < safeArea.corners().size(); i++) {
      SafeArea.Corner corner = safeArea.corners().get(i);
      result = corner.isRight() == isRight ? Math.max(result, corner.width()) : result;
    }
    return Math.min(result, camera.viewWidth() * MOST_TAKEN);
  }

  /** Zooms around a point by turns of the wheel. [screen px] [notches] */
  public void zoom(double x, double y, double notches) {
    zoomTo(x, y, wheel.turn(camera.scale(), notches, minScale()));
    fitted = false;
  }

  private void zoomTo(double x, double y, double scale) {
    double mostX = Math.abs(offMapX());
    double mostY = Math.abs(offMapY());
    camera.zoomTo(x, y, scale);
    stayOnMap(mostX, mostY);
    updateFrame();
  }

  private double minScale() {
    PixelBox limits = limits();
    double fits =
        Math.min(
            (double) camera.viewWidth() / limits.width(),
            (double) camera.viewHeight() / limits.height());
    return Math.max(PictureFrame.MIN_SCALE, Math.min(1, fits) * BEYOND_FIT);
  }

  /**
   * Keeps the center of the view on the map or close to it. A map that was fitted beside panels may
   * have its center elsewhere, so that moving it must not pull it back.
   *
   * @param mostX the greatest distance from the map [screen px]
   */
  private void stayOnMap(double mostX, double mostY) {
    double x = offMapX();
    double y = offMapY();
    double beyondX = x - Math.max(-mostX, Math.min(mostX, x));
    double beyondY = y - Math.max(-mostY, Math.min(mostY, y));
    if (beyondX != 0 || beyondY != 0) {
      camera.panBy(beyondX, beyondY);
    }
  }

  /** Returns how far the center of the view lies to the right of the map. [screen px] */
  private double offMapX() {
    double x = camera.screenToWorldX(camera.viewWidth() / 2.0);
    double y = camera.screenToWorldY(camera.viewHeight() / 2.0);
    double off = stack.isPresent() ? OffMap.x(limits(), x) : OffMap.x(projection(), x, y);
    return off * camera.scale();
  }

  /** Returns how far the center of the view lies below the map. [screen px] */
  private double offMapY() {
    double x = camera.screenToWorldX(camera.viewWidth() / 2.0);
    double y = camera.screenToWorldY(camera.viewHeight() / 2.0);
    double off = stack.isPresent() ? OffMap.y(limits(), y) : OffMap.y(projection(), x, y);
    return off * camera.scale();
  }

  /** Rotates the map around the center of the view. */
  public void turnTo(Rotation turned) {
    double worldX = camera.screenToWorldX(camera.viewWidth() / 2.0);
    double worldY = camera.screenToWorldY(camera.viewHeight() / 2.0);
    GridSize from = rotation.apply(size);
    double x = projection().worldToCellX(worldX, worldY);
    double y = projection().worldToCellY(worldX, worldY);
    Rotation back = rotation.inverse();
    double unturnedX = back.x(from, x, y);
    double unturnedY = back.y(from, x, y);
    lookAtCell(turned, turned.x(size, unturnedX, unturnedY), turned.y(size, unturnedX, unturnedY));
  }

  /** Shows what another view of a similar map shows, before this view is rotated. */
  public void resume(Viewport other) {
    fitted = other.fitted;
    isClear = other.isClear;
    unit = other.unit;
    isUnitNew = other.isUnitNew;
    safeArea = other.safeArea;
    cleared = other.cleared;
    camera.zoomTo(0, 0, other.camera.scale());
    updateFrame();
    double worldX = other.camera.screenToWorldX(other.camera.viewWidth() / 2.0);
    double worldY = other.camera.screenToWorldY(other.camera.viewHeight() / 2.0);
    Rotation back = other.rotation.inverse();
    GridSize from = other.rotation.apply(other.size);
    double x = other.projection().worldToCellX(worldX, worldY);
    double y = other.projection().worldToCellY(worldX, worldY);
    lookAtCell(rotation, back.x(from, x, y), back.y(from, x, y));
  }

  /** Centers a cell of the unrotated map. */
  public void lookAt(Cell cell) {
    fitted = false;
    Cell turned = rotation.apply(size, cell);
    lookAtCell(rotation, turned.x(), turned.y());
  }

  /** Returns the cell of the unrotated map that is nearest to a point. [screen px] */
  Cell nearestCell(double screenX, double screenY) {
    return unturned(inside(turnedCellAt(screenX, screenY)));
  }

  /**
   * Returns the cell some steps from a cell of the unrotated map, along the axes of the rotated
   * one; no further than the map's edge.
   */
  public Cell step(Cell cell, int dx, int dy) {
    Cell turned = rotation.apply(size, cell);
    return unturned(inside(new Cell(turned.x() + dx, turned.y() + dy)));
  }

  private Cell inside(Cell turned) {
    GridSize turnedSize = rotation.apply(size);
    return new Cell(
        Math.max(0, Math.min(turnedSize.width() - 1, turned.x())),
        Math.max(0, Math.min(turnedSize.height() - 1, turned.y())));
  }

  /** Centers a cell of the unrotated map, at scale 1 or more. */
  public void flyTo(Cell cell) {
    if (camera.scale() < 1) {
      zoomTo(camera.viewWidth() / 2.0, camera.viewHeight() / 2.0, 1);
    }
    lookAt(cell);
  }

  /**
   * Shows all of some cells of the unrotated map between the panels, as near as now or at scale 1.
   */
  public void lookAt(List<Cell> cells) {
    DoubleSummaryStatistics x = new DoubleSummaryStatistics();
    DoubleSummaryStatistics y = new DoubleSummaryStatistics();
    cells.forEach(cell -> x.accept(camera.screenToWorldX(screenX(cell))));
    cells.forEach(cell -> y.accept(camera.screenToWorldY(screenY(cell))));
    double free = PART * (camera.viewWidth() - taken(false) - taken(true));
    double freeHeight = PART * (camera.viewHeight() - safeArea.top() - safeArea.bottom());
    double scale = Math.max(1, camera.scale());
    scale = Math.min(scale, free / Math.max(1, x.getMax() - x.getMin()));
    scale = Math.min(scale, freeHeight / Math.max(1, y.getMax() - y.getMin()));
    zoomTo(camera.viewWidth() / 2.0, camera.viewHeight() / 2.0, Math.max(minScale(), scale));
    lookAt((x.getMin() + x.getMax()) / 2, (y.getMin() + y.getMax()) / 2);
    pan((taken(false) - taken(true)) / 2, (safeArea.top() - safeArea.bottom()) / 2.0);
  }

  /** Centers a point of the picture. [world px] */
  public void lookAt(double worldX, double worldY) {
    fitted = false;
    camera.lookAt(worldX, worldY);
    stayOnMap(0, 0);
  }

  private void lookAtCell(Rotation turned, double cellX, double cellY) {
    rotation = turned;
    Projection projection = projection(turned);
    frame = PictureFrame.whole(projection, camera.scale());
    camera.lookAt(projection.cellToWorldX(cellX, cellY), projection.cellToWorldY(cellX, cellY));
    stayOnMap(0, 0);
    fitAgain(cleared); // panels that were opened since do not move it
  }

  private void updateFrame() {
    if (frame.scale() != camera.scale()) {
      frame = PictureFrame.whole(projection(), camera.scale());
    }
  }

  /**
   * Returns the cell of the unrotated map whose ground is at a point; may lie off the map. [screen
   * px]
   */
  public Cell cellAt(double screenX, double screenY) {
    return unturned(turnedCellAt(screenX, screenY));
  }

  /** Whether a point lies on the ground of a cell of the unrotated map. [screen px] */
  public boolean isOn(Cell cell, double screenX, double screenY) {
    double worldX = camera.screenToWorldX(screenX);
    double worldY = camera.screenToWorldY(screenY);
    int column = projection().worldToColumn(worldX, worldY);
    int row = projection().worldToRow(worldX, worldY);
    Rotation back = rotation.inverse();
    GridSize turned = projection().size();
    return back.x(turned, column, row) == cell.x() && back.y(turned, column, row) == cell.y();
  }

  /**
   * Returns the cell of the unrotated map in front of the one at a point, whose tall sprite may
   * cover that point; may lie off the map. [screen px]
   */
  public Cell cellInFront(double screenX, double screenY) {
    Cell cell = turnedCellAt(screenX, screenY);
    return unturned(new Cell(cell.x() - 1, cell.y() + 1));
  }

  /** Returns the screen x of the center of the ground of a cell of the unrotated map. [px] */
  public double screenX(Cell cell) {
    Cell turned = rotation.apply(size, cell);
    return camera.worldToScreenX(projection().cellToWorldX(turned.x(), turned.y()));
  }

  /** Returns the screen y of the center of the ground of a cell of the unrotated map. [px] */
  public double screenY(Cell cell) {
    Cell turned = rotation.apply(size, cell);
    return camera.worldToScreenY(projection().cellToWorldY(turned.x(), turned.y()));
  }

  private Cell turnedCellAt(double screenX, double screenY) {
    return projection().worldToCell(camera.shownWorldX(screenX), camera.shownWorldY(screenY));
  }

  private Cell unturned(Cell turned) {
    if (rotation == Rotation.NONE) {
      return turned;
    }
    return rotation.inverse().apply(rotation.apply(size), turned);
  }

  private Projection projection() {
    return frame.projection();
  }

  /** Returns the rotation of the map. */
  public Rotation rotation() {
    return rotation;
  }

  /** Returns the frame of the rotated map's picture, of which the camera shows a part. */
  public PictureFrame frame() {
    return frame;
  }

  /**
   * Returns how far the tallest sprites rise above the center of their cell's ground. [screen px]
   */
  public float tallest() {
    return stack.isPresent() ? 0 : (float) (geometry.anchorY() * camera.scale());
  }

  /** Returns the camera. */
  public Camera camera() {
    return camera;
  }
}
