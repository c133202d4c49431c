package emberway.app;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;

/** Drags the map along, and lets it glide on when it is let go in motion. */
final class PanTool implements MouseTool {
  private static final long MEMORY_NANOS = 100_000_000; // by which the speed is judged
  private static final double NANOS = 1e9;
  private static final double SLOWEST_FLING = 120; // [screen px/s]

  private final Consumer<Action> actions;
  private final Deque<Pointer> trail = new ArrayDeque<>(); // the last moves, oldest first
  private Pointer pressed;
  private boolean dragging;

  PanTool(Consumer<Action> actions) {
    this.actions = actions;
  }

  @Override
  public boolean takes(Input.Button button) {
    return button == Input.Button.LEFT || button == Input.Button.MIDDLE;
  }

  @Override
  public void press(Pointer pointer) {
    actions.accept(new Action.Halt());
    trail.clear();
    trail.add(pointer);
    pressed = pointer;
    dragging = false;
  }

  @Override
  public void move(Pointer pointer) {
    if (!dragging && pointer.isNear(pressed)) {
      return;
    }
    Pointer last = dragging ? trail.getLast() : pressed;
    dragging = true;
    actions.accept(new Action.Pan(pointer.x() - last.x(), pointer.y() - last.y()));
    trail.add(pointer);
    forget(pointer.nanos());
  }

  /** Drops what is too old to tell the speed of now; the place just before that stays. */
  private void forget(long now) {
    while (trail.size() > 1) {
      Pointer oldest = trail.removeFirst();
      if (now - trail.getFirst().nanos() < MEMORY_NANOS) {
        trail.addFirst(oldest);
        return;
      }
    }
  }

  @Override
  public void release(Pointer pointer) {
    if (!dragging) {
      return;
    }
    Pointer last = trail.getLast();
    if (pointer.nanos() - last.nanos() >= MEMORY_NANOS) {
      return; // held still before it was let go
    }
    Pointer first = trail.getFirst();
    double seconds = Math.max(MEMORY_NANOS / 2, pointer.nanos() - first.nanos()) / NANOS;
    double velocityX = (last.x() - first.x()) / seconds;
    double velocityY = (last.y() - first.y()) / seconds;
    if (Math.hypot(velocityX, velocityY) >= SLOWEST_FLING) {
      actions.accept(new Action.Fling(velocityX, velocityY));
    }
  }
}
