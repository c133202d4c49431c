package emberway.app.tool;

import emberway.app.command.Commands;
import emberway.app.command.InputEvent;
import emberway.app.scene.RouteRequest;
import emberway.app.viewport.Viewport;
import emberway.map.Cell;
import emberway.map.Rotation;
import emberway.plan.query.Route;
import emberway.render.iso.Projection;
import emberway.render.iso.RouteMarks;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;

/**
 * Drags the stops of the route by their markers from cell to cell, or pulls a new stop out of the
 * drawn line. The user may grab a marker anywhere, and a little beside it; it follows without a
 * jump even if cells are small. A click or a long press without a drag is one on the map.
 */
public final class RouteTool implements MouseTool {
  /** The radius of a via cell's marker. [units] */
  public static final double VIA_RADIUS = 11;

  private static final double SLACK = 5; // around markers, and beside the line [units]
  private static final int NONE = -1;

  private final Supplier<RouteRequest> request;
  private final Supplier<Optional<Route>> drawn;
  private final Supplier<Viewport> view;
  private final Commands commands;
  private final List<MouseTool> undragged; // what a press without a drag is for
  private int held = NONE; // the number of the dragged stop
  private boolean isNew; // whether that stop is to be added as soon as it is dragged
  // Offset of the grabbed point from the stop's center; 0 if within its cell. [screen px]
  private double asideX;
  private double asideY;
  private double pressedX; // [screen px]
  private double pressedY;
  private boolean isClick;
  private Cell last;

  /**
   * Creates a tool that holds nothing.
   *
   * @param request returns the route whose stops can be dragged
   * @param drawn returns the route whose line can be dragged, if one is drawn
   */
  public RouteTool(
      Supplier<RouteRequest> request,
      Supplier<Optional<Route>> drawn,
      Supplier<Viewport> view,
      Commands commands) {
    this.request = request;
    this.drawn = drawn;
    this.view = view;
    this.commands = commands;
    undragged = List.of(new ClickTool(commands));
  }

  @Override
  public boolean takes(InputEvent.Button button) {
    return button == InputEvent.Button.LEFT;
  }

  @Override
  public boolean claims(Pointer pointer) {
    return stopAt(pointer) != NONE || (pointer.place().isEmpty() && legAt(pointer) != NONE);
  }

  /** Returns the cell of a stop. [0 for the start, then the via cells, then the goal] */
  private static Optional<Cell> cell(RouteRequest now, int stop) {
    int via = stop - 1;
    if (stop == 0) {
      return now.routeEnds().start();
    }
    return via < now.via().size() ? Optional.of(now.via().get(via)) : now.routeEnds().goal();
  }

  /**
   * Returns the number of the stop whose cell is under the pointer, otherwise of the one whose
   * marker is, or {@link #NONE}. Later stops come first because they are drawn on top.
   */
  private int stopAt(Pointer pointer) {
    RouteRequest now = request.get();
    int goal = now.via().size() + 1;
    for (int stop = goal; stop >= 0; stop--) {
      if (cell(now, stop).filter(pointer.cell()::equals).isPresent()) {
        return stop;
      }
    }
    for (int stop = goal; stop >= 0; stop--) {
      Optional<Cell> cell = cell(now, stop);
      boolean isVia = stop > 0 && stop < goal;
      if (cell.isPresent()
          && (isVia ? isOnVia(cell.get(), pointer) : isOnMark(cell.get(), stop == goal, pointer))) {
        return stop;
      }
    }
    return NONE;
  }

  private boolean isOnVia(Cell cell, Pointer pointer) {
    Viewport seen = view.get();
    double distance =
        Math.hypot(pointer.x() - seen.screenX(cell), pointer.y() - seen.screenY(cell));
    return distance <= (VIA_RADIUS + SLACK) * seen.unit();
  }

  private boolean isOnMark(Cell cell, boolean isGoal, Pointer pointer) {
    Viewport seen = view.get();
    double scale = seen.camera().scale();
    double unit = seen.unit();
    Projection projection = seen.frame().projection();
    double squash = (double) projection.halfWidth() / projection.halfHeight();
    double aside = pointer.x() - seen.screenX(cell);
    double below = pointer.y() - seen.screenY(cell);
    double x = aside / (RouteMarks.reach(scale, unit) + SLACK * unit);
    double y = below / (RouteMarks.rise(scale, squash, unit) + SLACK * unit);
    Rotation rotation = seen.rotation();
    Cell turned = rotation.apply(rotation.inverse().apply(projection.size()), cell);
    RouteMarks.Stance stance =
        RouteMarks.stance(isGoal, seen.frame(), seen.isSpriteStack(), turned, unit);
    double size = RouteMarks.size(scale, unit);
    return x * x + y * y <= 1 || RouteMarks.isOn(isGoal, stance, aside, below, size, SLACK * unit);
  }

  /**
   * Returns how many via cells the drawn line passes before the pointer, or {@link #NONE} if the
   * pointer is not on the line.
   */
  private int legAt(Pointer pointer) {
    Optional<Route> line = drawn.get();
    if (line.isEmpty()) {
      return NONE;
    }
    Viewport seen = view.get();
    List<Cell> via = request.get().via();
    double nearest = SLACK * seen.unit();
    int passed = 0;
    int result = NONE;
    double fromX = 0;
    double fromY = 0;
    for (int step = 0; step <= line.get().steps(); step++) {
      Cell cell = line.get().cell(step);
      double x = seen.screenX(cell);
      double y = seen.screenY(cell);
      if (step > 0) {
        double distance = distance(pointer.x(), pointer.y(), fromX, fromY, x, y);
        if (distance <= nearest) {
          nearest = distance;
          result = passed;
        }
      }
      if (passed < via.size() && cell.equals(via.get(passed))) {
        passed++;
      }
      fromX = x;
      fromY = y;
    }
    return result;
  }

  /** Returns the distance of a point from the line between two others. */
  private static double distance(
      double x, double y, double fromX, double fromY, double toX, double toY) {
    double dx = toX - fromX;
    double dy = toY - fromY;
    double along = ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy);
    double part = Math.max(0, Math.min(1, along));
    return Math.hypot(x - fromX - part * dx, y - fromY - part * dy);
  }

  @Override
  public void press(Pointer pointer) {
    int stop = stopAt(pointer);
    isNew = stop == NONE;
    held = isNew ? legAt(pointer) + 1 : stop;
    if (isNew && held == 0) {
      held = NONE;
      return;
    }
    last = isNew ? pointer.cell() : cell(request.get(), held).orElseThrow();
    boolean isBeside = !pointer.cell().equals(last);
    asideX = isBeside ? pointer.x() - view.get().screenX(last) : 0;
    asideY = isBeside ? pointer.y() - view.get().screenY(last) : 0;
    pressedX = pointer.x();
    pressedY = pointer.y();
    isClick = true;
    undragged.forEach(tool -> tool.press(pointer));
    commands.motion().halt();
  }

  @Override
  public void move(Pointer pointer) {
    undragged.forEach(tool -> tool.move(pointer));
    isClick &= pointer.isNear(pressedX, pressedY);
    if (held == NONE || (isNew && isClick)) {
      return;
    }
    Cell cell =
        asideX == 0 && asideY == 0
            ? pointer.cell()
            : view.get().cellAt(pointer.x() - asideX, pointer.y() - asideY);
    if (isNew) {
      isNew = false;
      commands.route().insertVia(held - 1, cell);
    } else if (!cell.equals(last)) {
      commands.route().setStop(held, cell);
    }
    last = cell;
  }

  @Override
  public void release(Pointer pointer) {
    move(pointer);
    if (held != NONE) {
      undragged.forEach(tool -> tool.release(pointer));
    }
    held = NONE;
  }

  @Override
  public OptionalLong due() {
    return undragged.stream().flatMapToLong(tool -> tool.due().stream()).findFirst();
  }

  @Override
  public void hold(Pointer pointer) {
    held = NONE;
    undragged.forEach(tool -> tool.hold(pointer));
  }
}
