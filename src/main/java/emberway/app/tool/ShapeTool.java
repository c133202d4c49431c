package emberway.app.tool;

import emberway.app.command.Action;
import emberway.app.command.EditAction;
import emberway.app.command.InputEvent;
import emberway.app.state.DrawingState;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Drags a line, a rectangle, a selection or the path of a moved tile as a preview, and draws or
 * selects it on release.
 */
public final class ShapeTool implements MouseTool {
  private final Supplier<DrawingState> drawingState;
  private final Consumer<Action> actions;

  public ShapeTool(Supplier<DrawingState> drawingState, Consumer<Action> actions) {
    this.drawingState = drawingState;
    this.actions = actions;
  }

  @Override
  public boolean takes(InputEvent.Button button) {
    return button == InputEvent.Button.LEFT && drawingState.get().shape(false).isPresent();
  }

  @Override
  public boolean claims(Pointer pointer) {
    return true;
  }

  @Override
  public void press(Pointer pointer) {
    drawingState
        .get()
        .shape(pointer.shift())
        .map(shape -> new EditAction.BeginShape(shape, pointer.cell()))
        .ifPresent(actions);
  }

  @Override
  public void move(Pointer pointer) {
    actions.accept(new EditAction.StretchShape(pointer.cell()));
  }

  @Override
  public void release(Pointer pointer) {
    move(pointer);
    actions.accept(new EditAction.DrawShape());
  }
}
