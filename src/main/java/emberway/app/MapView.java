package emberway.app;

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
final class MapView {
  private static final double BEYOND_FIT = 0.5; // the least scale, as a part of the one that fits

  private static final double NEARLY = 0.85; // of the room beside a panel, that is as good as all

  private final TileGeometry geometry;
  private final GridSize size; // unturned
  private final Optional<SpriteStack> stack; // what is drawn in place of the map's own tiles
  private final Camera camera = new Camera();
  private final ZoomWheel wheel = new ZoomWheel();
  private Rotation rotation = Rotation.NONE;
  private PictureFrame frame;
  private boolean fitted;
  private int covered; // at the right [screen px]

  /** A view of all of a map. */
  MapView(TileGeometry geometry, GridSize size, int width, int height) {
    this(geometry, size, Optional.empty(), width, height);
  }

  /** A view of all of an opened map. */
  MapView(OpenedMap opened, int width, int height) {
    this(
        opened.loaded().tiles().set().geometry(),
        opened.loaded().map().size(),
        opened.stack(),
        width,
        height);
  }

  private MapView(
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
  boolean turns() {
    return stack.isEmpty();
  }

  /** What there is to see. [world px] */
  PixelBox limits() {
    return stack.isPresent() ? stack.get().box() : frame.box();
  }

  /** Follows the window; a map that was shown whole stays so. [px] [&gt;= 1] */
  void resize(int width, int height) {
    camera.resize(width, height);
    if (fitted) {
      fit();
    }
  }

  /** Takes note of how much of the view is covered at its right; a fitted map moves aside. */
  void cover(int right) {
    covered = right;
    if (fitted) {
      fit();
    }
  }

  /** How much of the view is covered at its right. [screen px] */
  int covered() {
    return covered;
  }

  /**
   * Shows all of the map in what is not covered: crisp where it is smaller than that, but for a map
   * beside a panel, where that would leave too much of little room empty.
   */
  void fit() {
    camera.fit(limits());
    int free = Math.max(1, camera.viewWidth() - covered);
    double scale = Math.min(camera.scale(), (double) free / limits().width());
    boolean isCrisp = scale > 1 && (covered == 0 || Math.floor(scale) >= scale * NEARLY);
    zoomTo(
        camera.viewWidth() / 2.0, camera.viewHeight() / 2.0, isCrisp ? Math.floor(scale) : scale);
    camera.panBy((free - camera.viewWidth()) / 2.0, 0);
    updateFrame();
    fitted = true;
  }

  /** Carries the map along. [screen px] */
  void pan(double dx, double dy) {
    camera.panBy(dx, dy);
    stayOnMap();
    fitted = false;
  }

  /** Turns the wheel at a point. [screen px] [notches] */
  void zoom(double x, double y, double notches) {
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
  void turnTo(Rotation turned) {
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
  void resume(MapView other) {
    fitted = other.fitted;
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
  void lookAt(Cell cell) {
    fitted = false;
    Cell turned = rotation.apply(size, cell);
    lookAtCell(rotation, turned.x(), turned.y());
  }

  /** The same, at scale 1 at least. */
  void flyTo(Cell cell) {
    if (camera.scale() < 1) {
      zoomTo(camera.viewWidth() / 2.0, camera.viewHeight() / 2.0, 1);
    }
    lookAt(cell);
  }

  /** Brings a point of the picture at scale 1 into the middle. [world px] */
  void lookAt(double worldX, double worldY) {
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
    if (fitted) {
      fit();
    }
  }

  private void updateFrame() {
    if (frame.scale() != camera.scale()) {
      frame = PictureFrame.whole(projection(), camera.scale());
    }
  }

  /** The cell of the unturned map whose ground is under a point; it may lie off. [screen px] */
  Cell cellAt(double screenX, double screenY) {
    return unturned(turnedCellAt(screenX, screenY));
  }

  /** Whether a point lies on the ground of a cell of the unturned map. [screen px] */
  boolean isOn(Cell cell, double screenX, double screenY) {
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
  Cell cellInFront(double screenX, double screenY) {
    Cell cell = turnedCellAt(screenX, screenY);
    return unturned(new Cell(cell.x() - 1, cell.y() + 1));
  }

  /** The middle of a cell's ground, of the unturned map. [screen px] */
  double screenX(Cell cell) {
    Cell turned = rotation.apply(size, cell);
    return camera.worldToScreenX(projection().cellToWorldX(turned.x(), turned.y()));
  }

  /** The same downwards. [screen px] */
  double screenY(Cell cell) {
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
  Rotation rotation() {
    return rotation;
  }

  /** What is shown: the turned map's picture, of which the camera shows a part. */
  PictureFrame frame() {
    return frame;
  }

  /** How far the tallest sprites rise above the middle of their cell's ground. [screen px] */
  float tallest() {
    return stack.isPresent() ? 0 : (float) (geometry.anchorY() * camera.scale());
  }

  /** Which part of it. */
  Camera camera() {
    return camera;
  }
}
