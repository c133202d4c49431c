package emberway.app.tool;

import emberway.app.command.Action;
import emberway.app.command.DrawTool;
import emberway.app.command.EditAction;
import emberway.app.command.InputEvent;
import emberway.app.state.DrawingState;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Puts the copied cells on the map where the button is pressed. */
public final class StampTool implements MouseTool {
  private final Supplier<DrawingState> drawingState;
  private final Consumer<Action> actions;

  public StampTool(Supplier<DrawingState> drawingState, Consumer<Action> actions) {
    this.drawingState = drawingState;
    this.actions = actions;
  }

  @Override
  public boolean takes(InputEvent.Button button) {
    return button == InputEvent.Button.LEFT && drawingState.get().uses(DrawTool.STAMP);
  }

  @Override
  public boolean claims(Pointer pointer) {
    return true;
  }

  @Override
  public void press(Pointer pointer) {
    actions.accept(new EditAction.Stamp(pointer.cell()));
  }

  @Override
  public void move(Pointer pointer) {}

  @Override
  public void release(Pointer pointer) {}
}
