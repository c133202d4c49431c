package emberway.app.tool;

import emberway.app.command.Commands;
import emberway.app.command.InputEvent;

/** Drags the map, and lets it glide on if it is released in motion. */
public final class PanTool implements MouseTool {
  private static final long MEMORY_NANOS = 100_000_000; // time span for measuring the speed [ns]
  private static final double NANOS = 1e9;
  private static final double SLOWEST_FLING = 120; // [screen px/s]

  private final Commands commands;
  private final PointerTrail trail = new PointerTrail(); // the last moves
  private double pressedX; // [screen px]
  private double pressedY;
  private boolean dragging;

  /** Creates a tool for the left and the middle button. */
  public PanTool(Commands commands) {
    this.commands = commands;
  }

  @Override
  public boolean takes(InputEvent.Button button) {
    return button == InputEvent.Button.LEFT || button == InputEvent.Button.MIDDLE;
  }

  @Override
  public void press(Pointer pointer) {
    commands.motion().halt();
    trail.begin(pointer.x(), pointer.y(), pointer.nanos());
    pressedX = pointer.x();
    pressedY = pointer.y();
    dragging = false;
  }

  @Override
  public void move(Pointer pointer) {
    if (!dragging && pointer.isNear(pressedX, pressedY)) {
      return;
    }
    dragging = true;
    commands.motion().pan(pointer.x() - trail.lastX(), pointer.y() - trail.lastY());
    trail.add(pointer.x(), pointer.y(), pointer.nanos());
    trail.forget(pointer.nanos() - MEMORY_NANOS);
  }

  @Override
  public void release(Pointer pointer) {
    if (!dragging || pointer.nanos() - trail.lastNanos() >= MEMORY_NANOS) {
      return; // the pointer rested before the release
    }
    double seconds = Math.max(MEMORY_NANOS / 2, pointer.nanos() - trail.firstNanos()) / NANOS;
    double velocityX = (trail.lastX() - trail.firstX()) / seconds;
    double velocityY = (trail.lastY() - trail.firstY()) / seconds;
    if (Math.hypot(velocityX, velocityY) >= SLOWEST_FLING) {
      commands.motion().fling(velocityX, velocityY);
    }
  }
}
