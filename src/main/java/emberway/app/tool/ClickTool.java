package emberway.app.tool;

import emberway.app.command.Commands;
import emberway.app.command.InputEvent;
import emberway.map.Cell;
import java.util.Optional;

/** Shows the place whose name is clicked, or clicks on the map. */
public final class ClickTool implements MouseTool {
  private final Commands commands;
  private double pressedX; // [screen px]
  private double pressedY;
  private Optional<Cell> named = Optional.empty(); // the place whose name was pressed
  private boolean isClick;

  public ClickTool(Commands commands) {
    this.commands = commands;
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
    if (isClick && named.isPresent()) {
      commands.cells().inspect(named.get());
    } else if (isClick) {
      commands.cells().click(pressedX, pressedY);
    }
  }
}
