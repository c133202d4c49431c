package emberway.app;

import emberway.map.Cell;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Takes the start or the goal by its mark, and drags it from cell to cell. */
final class EndTool implements MouseTool {
  private final Supplier<Ends> ends;
  private final Consumer<Action> actions;
  private RouteEnd held = RouteEnd.GOAL;
  private Cell last;

  EndTool(Supplier<Ends> ends, Consumer<Action> actions) {
    this.ends = ends;
    this.actions = actions;
  }

  @Override
  public boolean takes(Input.Button button) {
    return button == Input.Button.LEFT;
  }

  @Override
  public boolean claims(Pointer pointer) {
    return endAt(pointer.cell()).isPresent();
  }

  private Optional<RouteEnd> endAt(Cell cell) {
    if (ends.get().goal().filter(cell::equals).isPresent()) {
      return Optional.of(RouteEnd.GOAL);
    }
    return ends.get().start().filter(cell::equals).map(start -> RouteEnd.START);
  }

  @Override
  public void press(Pointer pointer) {
    last = pointer.cell();
    Optional<RouteEnd> end = endAt(last);
    held = end.orElse(held);
    if (end.isPresent()) {
      actions.accept(new Action.Halt());
    } else {
      last = null; // pressed elsewhere: nothing is held
    }
  }

  @Override
  public void move(Pointer pointer) {
    if (last != null && !pointer.cell().equals(last)) {
      last = pointer.cell();
      actions.accept(new Action.SetEnd(held, last));
    }
  }

  @Override
  public void release(Pointer pointer) {
    move(pointer);
    last = null;
  }
}
