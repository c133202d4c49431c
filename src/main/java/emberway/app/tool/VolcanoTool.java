package emberway.app.tool;

import emberway.app.command.Action;
import emberway.app.command.EditAction;
import emberway.app.command.InputEvent;
import java.util.function.Consumer;

/** Toggles the volcano that is clicked. */
public final class VolcanoTool implements MouseTool {
  private final Consumer<Action> actions;
  private double pressedX; // [screen px]
  private double pressedY;
  private boolean isClick;

  public VolcanoTool(Consumer<Action> actions) {
    this.actions = actions;
  }

  @Override
  public boolean takes(InputEvent.Button button) {
    return button == InputEvent.Button.LEFT;
  }

  @Override
  public void press(Pointer pointer) {
    pressedX = pointer.x();
    pressedY = pointer.y();
    isClick = true;
  }

  @Override
  public void move(Pointer pointer) {
    isClick &= pointer.isNear(pressedX, pressedY);
  }

  @Override
  public void release(Pointer pointer) {
    move(pointer);
    if (isClick) {
      actions.accept(new EditAction.ToggleTile(pressedX, pressedY));
    }
  }
}
