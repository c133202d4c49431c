package emberway.app.viewport;

import emberway.app.opening.OpenedMap;
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
import java.util.Optional;

/** Which part of a map the window shows, how large, and how far it is turned. */
public final class Viewport {
  private static final double BEYOND_FIT = 0.5; // the least scale, as a part of the one that fits

  private static final double CRISP_PART = 2 / 3.0; // of the room, that is worth crisp pixels

  private static final double MARGIN = 12; // of the map to what it keeps clear of [units]

  private static final double NEARLY = 0.85; // of the room beside a panel, that is as good as all

  private final TileGeometry geometry;
  private final GridSize size; // unturned
  private final Optional<SpriteStack> stack; // what is drawn in place of the map's own tiles
  private final Camera camera = new Camera();
  private final ZoomSteps wheel = new ZoomSteps();
  private Rotation rotation = Rotation.NONE;
  private PictureFrame frame;
  private boolean fitted;
  private boolean isClear; // fitted to where no panels lie
  private SafeArea room = SafeArea.ALL;
  private SafeArea cleared = SafeArea.ALL; // what it was fitted to last
  private int timesCovered;
  private double unit = 1;

  /** A view of all of a map. */
  public Viewport(TileGeometry geometry, GridSize size, int width, int height) {
    this(geometry, size, Optional.empty(), width, height);
  }

  /** A view of all of an opened map. */
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

  /** Whether the map can be turned: a picture made for one side only cannot. */
  public boolean turns() {
    return !isFree();
  }

  /** Whether it is a picture whose sprites belong to no cells. */
  public boolean isFree() {
    return stack.isPresent();
  }

  /** What there is to see. [world px] */
  public PixelBox limits() {
    return stack.isPresent() ? stack.get().box() : frame.box();
  }

  /** Follows the window; a map that was shown whole stays so. [px] [&gt;= 1] */
  public void resize(int width, int height) {
    camera.resize(width, height);
    fitAgain(room);
  }

  private void fitAgain(SafeArea free) {
    if (fitted && isClear) {
      fitClear(free);
    } else if (fitted) {
      fit();
    }
  }

  /** Screen pixels for what is one on an ordinary screen. [&gt; 0] */
  public double unit() {
    return unit;
  }

  /** Sets {@link #unit}; the map itself stays as it is. */
  public void setUnit(double pixels) {
    unit = pixels;
  }

  /**
   * Takes note of what panels leave of the view. A fitted map moves aside for what takes a whole
   * side of it, but not for a panel in a corner that only grows.
   */
  public void cover(SafeArea free) {
    boolean moves = !room.hasMarginsOf(free);
    room = free;
    timesCovered++;
    if (moves) {
      fitAgain(room);
    }
  }

  /** How often panels have told what they leave of it. */
  public int timesCovered() {
    return timesCovered;
  }

  /** Shows a map that is shown whole where no panels lie, and leaves any other as it is. */
  public void settle() {
    if (fitted) {
      fitClear();
    }
  }

  /** What panels leave of the view. */
  SafeArea room() {
    return room;
  }

  /**
   * Shows all of the map in what is not covered from side to side: crisp where it is smaller than
   * that, but for a map beside a panel, where that would leave too much of little room empty.
   */
  public void fit() {
    double free = Math.max(1, camera.viewWidth() - room.left() - room.right());
    double freeHeight = Math.max(1, camera.viewHeight() - room.top() - room.bottom());
    double scale = Math.min(free / limits().width(), freeHeight / limits().height());
    boolean isAll = room.hasMarginsOf(SafeArea.ALL);
    show(
        isAll && scale > 1 ? Math.floor(scale) : crisp(scale, NEARLY),
        (camera.viewWidth() + room.left() - room.right()) / 2.0,
        (camera.viewHeight() + room.top() - room.bottom()) / 2.0);
    isClear = false;
  }

  /**
   * Shows all of the map, with some room around it, where no panels lie, be they in corners only.
   */
  public void fitClear() {
    fitClear(room);
  }

  private void fitClear(SafeArea free) {
    fit();
    isClear = true;
    cleared = free;
    double middleX = (limits().left() + limits().right()) / 2.0;
    double middleY = (limits().top() + limits().bottom()) / 2.0;
    SafeAreaFit.Place here =
        new SafeAreaFit.Place(
            camera.scale(), camera.worldToScreenX(middleX), camera.worldToScreenY(middleY));
    SafeAreaFit clear =
        new SafeAreaFit(outline(), camera.viewWidth(), camera.viewHeight(), this::clearScale);
    int margin = (int) Math.round(MARGIN * unit);
    if (clear.isClear(here, free.inset(margin, 0))) {
      return;
    }
    SafeAreaFit.Place place = clear.in(free.inset(margin, margin));
    if (place.scale() >= PictureFrame.MIN_SCALE) {
      show(place.scale(), place.x(), place.y());
    }
  }

  private double clearScale(double most) {
    return crisp(most, room.hasMarginsOf(SafeArea.ALL) ? CRISP_PART : NEARLY);
  }

  /** A whole number, unless that is less than such a part of the scale. */
  private static double crisp(double scale, double part) {
    return scale > 1 && Math.floor(scale) >= scale * part ? Math.floor(scale) : scale;
  }

  /** The middle of the map at a point. [screen px] */
  private void show(double scale, double x, double y) {
    camera.fit(limits());
    zoomTo(camera.viewWidth() / 2.0, camera.viewHeight() / 2.0, scale);
    camera.panBy(x - camera.viewWidth() / 2.0, y - camera.viewHeight() / 2.0);
    updateFrame();
    fitted = true;
  }

  private SafeAreaFit.Outline outline() {
    PixelBox limits = limits();
    double halfWidth = limits.width() / 2.0;
    double halfHeight = limits.height() / 2.0;
    if (stack.isPresent()) {
      return new SafeAreaFit.Outline(halfWidth, halfHeight, 0, 0, 0);
    }
    double slope = (double) projection().halfHeight() / projection().halfWidth();
    GridSize turned = projection().size();
    double down = 0;
    double up = 0;
    for (double cellX : new double[] {-0.5, turned.width() - 0.5}) {
      for (double cellY : new double[] {-0.5, turned.height() - 0.5}) {
        double x = projection().cellToWorldX(cellX, cellY) - limits.left() - halfWidth;
        double y = projection().cellToWorldY(cellX, cellY) - limits.top() - halfHeight;
        down = Math.max(down, Math.abs(slope * x + y));
        up = Math.max(up, Math.abs(slope * x - y));
      }
    }
    return new SafeAreaFit.Outline(halfWidth, halfHeight, slope, down, up);
  }

  /** Carries the map along. [screen px] */
  public void pan(double dx, double dy) {
    camera.panBy(dx, dy);
    stayOnMap();
    fitted = false;
  }

  /** Turns the wheel at a point. [screen px] [notches] */
  public void zoom(double x, double y, double notches) {
    zoomTo(x, y, wheel.turn(camera.scale(), notches, leastScale()));
    fitted = false;
  }

  private void zoomTo(double x, double y, double scale) {
    camera.zoomTo(x, y, scale);
    stayOnMap();
    updateFrame();
  }

  private double leastScale() {
    PixelBox limits = limits();
    double fits =
        Math.min(
            (double) camera.viewWidth() / limits.width(),
            (double) camera.viewHeight() / limits.height());
    return Math.max(PictureFrame.MIN_SCALE, Math.min(1, fits) * BEYOND_FIT);
  }

  /** Keeps the middle of the view on the picture. */
  private void stayOnMap() {
    double x = camera.screenToWorldX(camera.viewWidth() / 2.0);
    double y = camera.screenToWorldY(camera.viewHeight() / 2.0);
    PixelBox limits = limits();
    double insideX = Math.max(limits.left(), Math.min(limits.right(), x));
    double insideY = Math.max(limits.top(), Math.min(limits.bottom(), y));
    if (insideX != x || insideY != y) {
      camera.lookAt(insideX, insideY);
    }
  }

  /** Turns the map; what is in the middle of the view stays there. */
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

  /** Shows what another view of a map like this one shows, not turned yet. */
  public void resume(Viewport other) {
    fitted = other.fitted;
    isClear = other.isClear;
    room = other.room;
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

  /** Brings a cell of the unturned map into the middle. */
  public void lookAt(Cell cell) {
    fitted = false;
    Cell turned = rotation.apply(size, cell);
    lookAtCell(rotation, turned.x(), turned.y());
  }

  /** The same, at scale 1 at least. */
  public void flyTo(Cell cell) {
    if (camera.scale() < 1) {
      zoomTo(camera.viewWidth() / 2.0, camera.viewHeight() / 2.0, 1);
    }
    lookAt(cell);
  }

  /** Brings a point of the picture at scale 1 into the middle. [world px] */
  public void lookAt(double worldX, double worldY) {
    fitted = false;
    camera.lookAt(worldX, worldY);
    stayOnMap();
  }

  private void lookAtCell(Rotation turned, double cellX, double cellY) {
    rotation = turned;
    Projection projection = projection(turned);
    frame = PictureFrame.whole(projection, camera.scale());
    camera.lookAt(projection.cellToWorldX(cellX, cellY), projection.cellToWorldY(cellX, cellY));
    stayOnMap();
    fitAgain(cleared); // panels that have come since do not push it about
  }

  private void updateFrame() {
    if (frame.scale() != camera.scale()) {
      frame = PictureFrame.whole(projection(), camera.scale());
    }
  }

  /** The cell of the unturned map whose ground is under a point; it may lie off. [screen px] */
  public Cell cellAt(double screenX, double screenY) {
    return unturned(turnedCellAt(screenX, screenY));
  }

  /** Whether a point lies on the ground of a cell of the unturned map. [screen px] */
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
   * The cell of the unturned map next in front of the one under a point: what stands tall on it
   * covers that point. It may lie off the map. [screen px]
   */
  public Cell cellInFront(double screenX, double screenY) {
    Cell cell = turnedCellAt(screenX, screenY);
    return unturned(new Cell(cell.x() - 1, cell.y() + 1));
  }

  /** The middle of a cell's ground, of the unturned map. [screen px] */
  public double screenX(Cell cell) {
    Cell turned = rotation.apply(size, cell);
    return camera.worldToScreenX(projection().cellToWorldX(turned.x(), turned.y()));
  }

  /** The same downwards. [screen px] */
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

  /** How far the map is turned. */
  public Rotation rotation() {
    return rotation;
  }

  /** What is shown: the turned map's picture, of which the camera shows a part. */
  public PictureFrame frame() {
    return frame;
  }

  /** How far the tallest sprites rise above the middle of their cell's ground. [screen px] */
  public float tallest() {
    return stack.isPresent() ? 0 : (float) (geometry.anchorY() * camera.scale());
  }

  /** Which part of it. */
  public Camera camera() {
    return camera;
  }
}
