package emberway.app.panel;

import emberway.app.command.Command;
import emberway.app.command.Commands;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.OverviewFog;
import emberway.app.gui.Panel;
import emberway.app.gui.RouteEndPainter;
import emberway.app.state.ExplorerState;
import emberway.app.text.Texts;
import emberway.app.viewport.Viewport;
import emberway.map.GridSize;
import emberway.render.gl.ImageTexture;
import emberway.render.iso.Camera;
import emberway.render.iso.PixelBox;
import emberway.render.iso.Projection;
import imgui.ImDrawList;
import imgui.ImGui;
import imgui.ImVec2;
import java.util.function.Supplier;

/**
 * The overview: the whole map with its routes and the fog of explore mode, and a frame around what
 * the window shows; a click moves the view.
 */
public final class OverviewPanel implements Panel {
  private static final double MAX_WIDTH = 220; // [units]
  private static final double MAX_PART = 0.2; // as a fraction of the window's width
  private static final double MIN_ACROSS = 6; // smallest width of a narrow map [units]
  private static final double TO_LETTER = 24; // from the map's side to the middle of the N [units]
  private static final double ARROW = 13; // length of the arrow [units]
  private static final double ARROW_ASIDE = 3.2; // half the arrow's width [units]
  private static final double NORTH_SHADE = 0.75;
  private static final int CORNERS = 4; // north-west, north-east, south-east, south-west

  private final Supplier<ImageTexture> picture;
  private final ImVec2 measure = new ImVec2();
  private final OverviewFog fog = new OverviewFog();
  private final OverviewRoute routes;
  // The corners in the current frame.
  private final float[] x = new float[CORNERS]; // [px]
  private final float[] y = new float[CORNERS]; // [px]
  private final float[] u = new float[CORNERS];
  private final float[] v = new float[CORNERS];
  private final int[] shows = new int[CORNERS]; // the unrotated map's corner that each corner shows

  /**
   * Creates the panel.
   *
   * @param picture returns a flat picture of the cells of the unrotated map
   */
  public OverviewPanel(Supplier<ImageTexture> picture, RouteEndPainter ends) {
    this.picture = picture;
    routes = new OverviewRoute(ends);
  }

  private static String title() {
    return Texts.get("overview.title") + "###overview";
  }

  @Override
  public void show(ExplorerState state, GuiFrame frame, Commands commands) {
    if (!state.viewOptions().contains(Command.PANELS)) {
      return;
    }
    Projection projection = state.view().frame().projection();
    PixelBox limits = state.view().limits();
    float margin = frame.px(12);
    frame.beginDockable(
        title(),
        frame.right() - margin,
        frame.bottom() - margin,
        1,
        1,
        frame.bottom() - frame.top());
    frame.keyboard().skipPanel(); // keys move the map without it
    float scale = scale(limits, frame);
    float width = limits.width() * scale;
    float height = limits.height() * scale;
    float left = ImGui.getCursorScreenPosX();
    float top = ImGui.getCursorScreenPosY();
    float originX = left - limits.left() * scale; // position of the world's origin
    float originY = top - limits.top() * scale;
    ImGui.invisibleButton("##map", width, height);
    if (ImGui.isItemActive()) {
      commands
          .motion()
          .lookAtPoint(
              (ImGui.getMousePosX() - originX) / scale, (ImGui.getMousePosY() - originY) / scale);
    }
    draw(state, frame, projection, originX, originY, scale);
    if (state.simulations().isWalkShown()) {
      fog.draw(frame.panelList(), state, originX, originY, scale);
    }
    routes.draw(state, frame, originX, originY, scale);
    if (!state.view().isSpriteStack()) {
      north(frame, left, top, left + width, top + height);
    }
    outline(state.view(), frame, left, top, scale, width, height);
    frame.endPanel();
  }

  /**
   * Returns the picture's pixels per world pixel: the picture is as wide as its column, but never
   * higher than the panel.
   */
  private static float scale(PixelBox limits, GuiFrame frame) {
    float wide = frame.inner(pictureWidth(frame)) / limits.width();
    return frame.isDocked(title())
        ? Math.min(wide, Math.max(1, ImGui.getContentRegionAvailY()) / limits.height())
        : wide;
  }

  private static float pictureWidth(GuiFrame frame) {
    return Math.min(frame.px(MAX_WIDTH), (float) Math.rint(frame.width() * MAX_PART));
  }

  /** Returns the panel's width with its borders while it is in its corner, otherwise 0. [px] */
  public static float width(GuiFrame frame) {
    return frame.isInItsCorner(title())
        ? pictureWidth(frame) + 2 * ImGui.getStyle().getWindowPaddingX()
        : 0;
  }

  /** Returns the panel's height with its borders while it is in its corner, otherwise 0. [px] */
  static float height(ExplorerState state, GuiFrame frame) {
    if (!frame.isInItsCorner(title())) {
      return 0;
    }
    PixelBox limits = state.view().limits();
    return pictureWidth(frame) * limits.height() / limits.width()
        + 2 * ImGui.getStyle().getWindowPaddingY();
  }

  /** Draws the map's picture, one corner of the unrotated map at each corner of the rotated one. */
  private void draw(
      ExplorerState state,
      GuiFrame frame,
      Projection projection,
      float left,
      float top,
      float scale) {
    GridSize size = projection.size();
    for (int corner = 0; corner < CORNERS; corner++) {
      double moreX = widening(size.width(), projection, scale, frame);
      double moreY = widening(size.height(), projection, scale, frame);
      double cellX = isEast(corner) ? size.width() - 0.5 + moreX : -0.5 - moreX;
      double cellY = isSouth(corner) ? size.height() - 0.5 + moreY : -0.5 - moreY;
      x[corner] = left + scale * (float) projection.cellToWorldX(cellX, cellY);
      y[corner] = top + scale * (float) projection.cellToWorldY(cellX, cellY);
      shows[corner] = Math.floorMod(corner - state.view().rotation().degrees() / 90, CORNERS);
      u[corner] = isEast(shows[corner]) ? 1 : 0;
      v[corner] = isSouth(shows[corner]) ? 1 : 0;
    }
    frame
        .panelList()
        .addImageQuad(
            picture.get().texture(),
            x[0],
            y[0],
            x[1],
            y[1],
            x[2],
            y[2],
            x[3],
            y[3],
            u[0],
            v[0],
            u[1],
            v[1],
            u[2],
            v[2],
            u[3],
            v[3]);
  }

  /** Returns by how much to widen a narrow map to each side. [cells] */
  private static double widening(int cells, Projection projection, float scale, GuiFrame frame) {
    double least = frame.px(MIN_ACROSS) / (scale * projection.halfWidth());
    return Math.max(0, (least - cells) / 2);
  }

  private static boolean isEast(int corner) {
    return corner == 1 || corner == 2;
  }

  private static boolean isSouth(int corner) {
    return corner >= 2;
  }

  /**
   * Draws an N with an arrow beyond the center of the map's north side, within the given bounds.
   * [px]
   */
  private void north(GuiFrame frame, float left, float top, float right, float bottom) {
    float northX = 0; // center of the north side
    float northY = 0;
    float middleX = 0; // center of the map
    float middleY = 0;
    for (int corner = 0; corner < CORNERS; corner++) {
      middleX += x[corner] / CORNERS;
      middleY += y[corner] / CORNERS;
      northX += isSouth(shows[corner]) ? 0 : 2 * x[corner] / CORNERS;
      northY += isSouth(shows[corner]) ? 0 : 2 * y[corner] / CORNERS;
    }
    float far = Math.max(1, (float) Math.hypot(northX - middleX, northY - middleY));
    float alongX = (northX - middleX) / far;
    float alongY = (northY - middleY) / far;
    float half = ImGui.getTextLineHeight() / 2;
    float letterX = clamp(northX + frame.px(TO_LETTER) * alongX, left + half, right - half);
    float letterY = clamp(northY + frame.px(TO_LETTER) * alongY, top + half, bottom - half);
    float tipX = letterX - half * alongX;
    float tipY = letterY - half * alongY;
    float footX = tipX - frame.px(ARROW) * alongX;
    float footY = tipY - frame.px(ARROW) * alongY;
    float asideX = frame.px(ARROW_ASIDE) * alongY;
    float asideY = -frame.px(ARROW_ASIDE) * alongX;
    ImDrawList list = frame.panelList();
    int ink = GuiStyle.packed(GuiStyle.TEXT, NORTH_SHADE);
    list.addTriangleFilled(
        tipX, tipY, footX + asideX, footY + asideY, footX - asideX, footY - asideY, ink);
    ImGui.calcTextSize(measure, Texts.get("overview.north"));
    list.addText(
        (float) Math.rint(letterX - measure.x / 2),
        (float) Math.rint(letterY - measure.y / 2),
        ink,
        Texts.get("overview.north"));
  }

  private static float clamp(float value, float min, float max) {
    return Math.max(min, Math.min(max, value));
  }

  private static void outline(
      Viewport view,
      GuiFrame frame,
      float left,
      float top,
      float scale,
      float width,
      float height) {
    float right = left + width;
    float bottom = top + height;
    Camera camera = view.camera();
    float originX = left - view.limits().left() * scale;
    float originY = top - view.limits().top() * scale;
    float x1 = Math.max(left, originX + scale * (float) camera.screenToWorldX(0));
    float y1 = Math.max(top, originY + scale * (float) camera.screenToWorldY(0));
    float x2 = Math.min(right, originX + scale * (float) camera.screenToWorldX(camera.viewWidth()));
    float y2 =
        Math.min(bottom, originY + scale * (float) camera.screenToWorldY(camera.viewHeight()));
    ImDrawList list = frame.panelList();
    float rounding = frame.px(3);
    list.addRect(x1, y1, x2, y2, GuiStyle.onMap(0, 0.7), rounding, 0, frame.px(3));
    list.addRect(x1, y1, x2, y2, GuiStyle.onMap(GuiStyle.EMBER, 1), rounding, 0, frame.px(1.5));
  }
}
