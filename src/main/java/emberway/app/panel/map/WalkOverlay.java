package emberway.app.panel.map;

import emberway.app.command.Commands;
import emberway.app.gui.CellPainter;
import emberway.app.gui.GuiFrame;
import emberway.app.gui.GuiStyle;
import emberway.app.gui.LabColors;
import emberway.app.gui.OverviewFog;
import emberway.app.gui.Panel;
import emberway.app.gui.RouteEndPainter;
import emberway.app.state.ExplorerState;
import emberway.app.state.Simulations;
import emberway.app.study.Walk;
import emberway.app.study.WalkPlan;
import emberway.app.study.WalkSnapshot;
import emberway.app.viewport.Viewport;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.party.Trip;
import imgui.ImDrawList;
import java.util.List;

/** Draws travelers on the map, their next steps, and the fog over unexplored land. */
public final class WalkOverlay implements Panel {
  private static final double FIGURE_HEIGHT = 26; // at scale 1 [world px]
  private static final double MIN_FIGURE = 16; // [units]
  private static final double MAX_FIGURE = 60;
  private static final int STRIDES = 2; // up and down per step

  private final CellPainter cells = new CellPainter();

  @Override
  public void show(ExplorerState state, GuiFrame frame, Commands commands) {
    Simulations simulations = state.simulations();
    if (!simulations.isWalkShown()) {
      return;
    }
    Walk walk = simulations.walk();
    ImDrawList list = frame.mapList();
    cells.begin(list, state);
    walk.picture()
        .filter(picture -> picture.plan().stepCosts().size().equals(state.map().size()))
        .ifPresentOrElse(
            picture -> travelers(list, picture, walk, state, frame),
            () -> waiting(list, walk, state, frame));
  }

  /** Draws the travelers of a team that wait in their cells because nobody travels yet. */
  private void waiting(ImDrawList list, Walk walk, ExplorerState state, GuiFrame frame) {
    GridSize size = state.map().size();
    float height = figureHeight(state, frame);
    int number = 1; // the first starts where the route does
    for (Cell cell : walk.placed()) {
      if (size.contains(cell.x(), cell.y())) {
        int at = size.index(cell);
        figure(list, cells.x(at), cells.y(at), 0, number, height);
      }
      number++;
    }
  }

  private static float figureHeight(ExplorerState state, GuiFrame frame) {
    double wanted = FIGURE_HEIGHT * state.view().camera().scale();
    return (float) Math.max(frame.px(MIN_FIGURE), Math.min(frame.px(MAX_FIGURE), wanted));
  }

  private void travelers(
      ImDrawList list, WalkSnapshot picture, Walk walk, ExplorerState state, GuiFrame frame) {
    List<WalkSnapshot.Walker> walkers = picture.walkers();
    if (state.view().isSpriteStack()) {
      int fog = OverviewFog.color(); // other maps hide the sprites of unexplored cells instead
      cells.paint(cell -> walk.isSeen(cell) ? CellPainter.NONE : fog);
    }
    for (int number = 0; number < walkers.size(); number++) {
      ahead(walkers.get(number), number, walk, frame);
    }
    for (int number = 0; number < walkers.size(); number++) {
      if (picture.plan().isTeam()) {
        teamEnds(list, picture, number, state.view().unit());
      } else {
        ends(list, picture.plan(), number, state.view());
      }
    }
    float height = figureHeight(state, frame);
    walkers.stream()
        .map(walker -> new Standing(walker, walkers.indexOf(walker)))
        .sorted((one, other) -> Float.compare(y(one.walker, walk), y(other.walker, walk)))
        .forEach(standing -> figure(list, standing, walk, height));
  }

  /**
   * Draws a traveler's start and goal in its color: the first traveler's as a camp and a banner,
   * those of the others as disks beside them.
   */
  private void ends(ImDrawList list, WalkPlan plan, int number, Viewport view) {
    double unit = view.unit();
    Trip first = plan.trips().get(0);
    if (number == 0) {
      GridSize size = plan.stepCosts().size();
      double scale = view.camera().scale();
      int color = LabColors.ofTraveler(number);
      RouteEndPainter.camp(list, cells, size.index(first.from()), color, scale, unit);
      RouteEndPainter.banner(list, cells, size.index(first.to()), color, scale, unit);
      return;
    }
    Trip own = plan.trips().get(number);
    boolean isOutbound = number % 2 == 0; // not on the return route
    end(list, plan, number, false, own.from(), isOutbound ? first.from() : first.to(), unit);
    end(list, plan, number, true, own.to(), isOutbound ? first.to() : first.from(), unit);
  }

  /** Draws the start of a traveler of a team in its cell, and its goal beside those of others. */
  private void teamEnds(ImDrawList list, WalkSnapshot picture, int number, double unit) {
    Trip own = picture.walkers().get(number).trip();
    Cell goal = picture.plan().trips().get(0).to();
    int start = picture.plan().stepCosts().size().index(own.from());
    int color = LabColors.ofTraveler(number);
    RouteEndPainter.disk(list, cells.x(start), cells.y(start), false, color, unit);
    end(list, picture.plan(), number, true, own.to(), goal, unit);
  }

  /**
   * Draws an end beside those of other travelers, as one traveler may start where another one ends;
   * in a row if cells are too small to tell them apart.
   *
   * @param near the end of the first traveler near this one
   */
  private void end(
      ImDrawList list,
      WalkPlan plan,
      int number,
      boolean isGoal,
      Cell cell,
      Cell near,
      double unit) {
    boolean isCrowded = cells.halfWidth() < 2 * RouteEndPainter.RADIUS * unit;
    int at = plan.stepCosts().size().index(isCrowded ? near : cell);
    float x = cells.x(at) + beside(isCrowded ? number : number % 2, unit);
    RouteEndPainter.disk(list, x, cells.y(at), isGoal, LabColors.ofTraveler(number), unit);
  }

  /** Returns the offset of a marker in a row of them. [px] */
  static float beside(int place, double unit) {
    return (float) (place * 2.3 * RouteEndPainter.RADIUS * unit);
  }

  private record Standing(WalkSnapshot.Walker walker, int number) {}

  /** Draws a dot in each of a traveler's next cells, and a line through them. */
  private void ahead(WalkSnapshot.Walker walker, int number, Walk walk, GuiFrame frame) {
    int color = LabColors.ofTraveler(number);
    int[] path = new int[walker.ahead().length + 1];
    path[0] = walker.at();
    System.arraycopy(walker.ahead(), 0, path, 1, walker.ahead().length);
    float x = x(walker, walk);
    float y = y(walker, walk);
    cells.line(x, y, path, 0, GuiStyle.onMap(LabColors.DARK, 0.55), frame.px(4));
    cells.line(x, y, path, 0, GuiStyle.onMap(color, 0.8), frame.px(2));
    for (int cell : walker.ahead()) {
      cells.dot(cell, 0.42, GuiStyle.onMap(LabColors.DARK, 0.5));
      cells.dot(cell, 0.34, GuiStyle.onMap(color, 0.75));
    }
  }

  private float x(WalkSnapshot.Walker walker, Walk walk) {
    float before = cells.x(walker.before());
    return before + (cells.x(walker.at()) - before) * (float) walk.progress();
  }

  private float y(WalkSnapshot.Walker walker, Walk walk) {
    float before = cells.y(walker.before());
    return before + (cells.y(walker.at()) - before) * (float) walk.progress();
  }

  /** Draws a traveler, who bobs as it walks. */
  private void figure(ImDrawList list, Standing standing, Walk walk, float height) {
    WalkSnapshot.Walker walker = standing.walker;
    float x = x(walker, walk);
    float foot = y(walker, walk);
    boolean isWalking = walker.before() != walker.at() && walk.progress() < 1;
    double stride = isWalking ? Math.abs(Math.sin(walk.progress() * STRIDES * Math.PI)) : 0;
    figure(list, x, foot, (float) (stride * height * 0.08), standing.number, height);
  }

  /** Draws a hooded figure with a staff. */
  private static void figure(
      ImDrawList list, float x, float foot, float lift, int number, float height) {
    float y = foot - lift;
    int coat = LabColors.ofTraveler(number);
    int dark = GuiStyle.onMap(LabColors.DARK, 0.95);
    float half = height * 0.27f;
    shadow(list, x, foot, height);
    float head = height * 0.17f;
    float shoulders = y - height * 0.62f;
    float rim = Math.max(1.5f, height * 0.05f);
    cloak(list, x, y + rim, shoulders - rim, half + rim, dark);
    list.addCircleFilled(x, shoulders - head * 0.7f, head + rim, dark);
    cloak(list, x, y, shoulders, half, GuiStyle.onMap(coat, 1));
    list.addCircleFilled(x, shoulders - head * 0.7f, head, GuiStyle.onMap(coat, 1));
    list.addCircleFilled(x, shoulders - head * 0.5f, head * 0.62f, GuiStyle.onMap(0xf3d9b8, 1));
    float staff = x + half * 1.15f;
    list.addLine(staff, y - height * 0.78f, staff, y, dark, rim * 1.9f);
    list.addLine(staff, y - height * 0.78f, staff, y, GuiStyle.onMap(0x8a6a42, 1), rim);
  }

  private static void shadow(ImDrawList list, float x, float y, float height) {
    int color = GuiStyle.onMap(0, 0.3);
    for (int i = -3; i <= 3; i++) {
      float reach = height * 0.3f * (float) Math.sqrt(1 - (i / 4.0) * (i / 4.0));
      float row = y + i * height * 0.025f;
      list.addLine(x - reach, row, x + reach, row, color, height * 0.025f);
    }
  }

  private static void cloak(ImDrawList list, float x, float y, float top, float half, int color) {
    list.addQuadFilled(
        x - half * 0.45f, top, x + half * 0.45f, top, x + half, y, x - half, y, color);
  }
}
