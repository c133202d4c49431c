package emberway.app.tool;

import emberway.app.command.Action;
import emberway.app.command.EditAction;
import emberway.app.command.InputEvent;
import emberway.app.command.ViewAction;
import emberway.map.Cell;
import java.util.Optional;
import java.util.function.Consumer;

/** Selects the place whose name is clicked, or toggles the volcano that is clicked. */
public final class ClickTool implements MouseTool {
  private final Consumer<Action> actions;
  private double pressedX; // [screen px]
  private double pressedY;
  private Optional<Cell> named = Optional.empty(); // the place whose name was pressed
  private boolean isClick;

  public ClickTool(Consumer<Action> actions) {
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
    named = pointer.place();
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
      actions.accept(
          named.isPresent()
              ? new ViewAction.Inspect(named.get())
              : new EditAction.ToggleTile(pressedX, pressedY));
    }
  }
}
