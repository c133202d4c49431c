package emberway.app.tool;

import emberway.app.command.Action;
import emberway.app.command.DrawTool;
import emberway.app.command.EditAction;
import emberway.app.command.InputEvent;
import emberway.app.state.DrawingState;
import emberway.map.Cell;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Paints or erases cells under the pointer; a stroke from press to release is one undo step. */
public final class BrushTool implements MouseTool {
  private final Supplier<DrawingState> drawingState;
  private final Consumer<Action> actions;
  private Cell last;

  public BrushTool(Supplier<DrawingState> drawingState, Consumer<Action> actions) {
    this.drawingState = drawingState;
    this.actions = actions;
  }

  @Override
  public boolean takes(InputEvent.Button button) {
    return button == InputEvent.Button.LEFT
        && (drawingState.get().uses(DrawTool.BRUSH) || drawingState.get().uses(DrawTool.ERASER));
  }

  @Override
  public boolean claims(Pointer pointer) {
    return true;
  }

  @Override
  public void press(Pointer pointer) {
    last = pointer.cell();
    actions.accept(new EditAction.BeginStroke());
    actions.accept(new EditAction.Draw(last, last));
  }

  @Override
  public void move(Pointer pointer) {
    if (!pointer.cell().equals(last)) {
      actions.accept(new EditAction.Draw(last, pointer.cell()));
      last = pointer.cell();
    }
  }

  @Override
  public void release(Pointer pointer) {
    move(pointer);
    actions.accept(new EditAction.EndStroke());
  }
}
