package emberway.app.tool;

import emberway.app.command.Commands;
import emberway.app.command.InputEvent;
import emberway.app.scene.RouteEnd;
import emberway.app.scene.RouteEnds;
import emberway.app.viewport.Viewport;
import emberway.map.Cell;
import emberway.map.Rotation;
import emberway.render.iso.Projection;
import emberway.render.iso.RouteMarks;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Drags the start or the goal by its marker from cell to cell. The user may grab the marker
 * anywhere; it follows without a jump even if cells are small.
 */
public final class RouteTool implements MouseTool {
  private static final double SLACK = 2; // around a marker [units]

  private final Supplier<RouteEnds> routeEnds;
  private final Supplier<Viewport> view;
  private final Commands commands;
  private RouteEnd held = RouteEnd.GOAL;
  // Offset of the grabbed point from the end cell's center; 0 if within that cell. [screen px]
  private double asideX;
  private double asideY;
  private Cell last; // null if nothing is dragged

  public RouteTool(Supplier<RouteEnds> routeEnds, Supplier<Viewport> view, Commands commands) {
    this.routeEnds = routeEnds;
    this.view = view;
    this.commands = commands;
  }

  @Override
  public boolean takes(InputEvent.Button button) {
    return button == InputEvent.Button.LEFT;
  }

  @Override
  public boolean claims(Pointer pointer) {
    return endAt(pointer).isPresent();
  }

  /**
   * Returns the end whose cell is under the pointer, otherwise the one whose marker is. The goal's
   * comes first because it is drawn on top.
   */
  private Optional<RouteEnd> endAt(Pointer pointer) {
    RouteEnds now = routeEnds.get();
    if (now.goal().filter(pointer.cell()::equals).isPresent()) {
      return Optional.of(RouteEnd.GOAL);
    }
    if (now.start().filter(pointer.cell()::equals).isPresent()) {
      return Optional.of(RouteEnd.START);
    }
    if (now.goal().filter(cell -> isOnMark(cell, true, pointer)).isPresent()) {
      return Optional.of(RouteEnd.GOAL);
    }
    return now.start().filter(cell -> isOnMark(cell, false, pointer)).map(start -> RouteEnd.START);
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

  @Override
  public void press(Pointer pointer) {
    last = null;
    Optional<RouteEnd> end = endAt(pointer);
    if (end.isEmpty()) {
      return;
    }
    held = end.get();
    last = (held == RouteEnd.GOAL ? routeEnds.get().goal() : routeEnds.get().start()).orElseThrow();
    boolean isBeside = !pointer.cell().equals(last);
    asideX = isBeside ? pointer.x() - view.get().screenX(last) : 0;
    asideY = isBeside ? pointer.y() - view.get().screenY(last) : 0;
    commands.motion().halt();
  }

  @Override
  public void move(Pointer pointer) {
    if (last == null) {
      return;
    }
    Cell cell =
        asideX == 0 && asideY == 0
            ? pointer.cell()
            : view.get().cellAt(pointer.x() - asideX, pointer.y() - asideY);
    if (!cell.equals(last)) {
      last = cell;
      commands.route().setEnd(held, cell);
    }
  }

  @Override
  public void release(Pointer pointer) {
    move(pointer);
    last = null;
  }
}
