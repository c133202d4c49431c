package emberway.app.tool;

import emberway.app.command.Action;
import emberway.app.command.InputEvent;
import emberway.app.command.ViewAction;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Drags a rectangle over the map to take a picture of it. */
public final class RegionTool implements MouseTool {
  private final BooleanSupplier isSelecting;
  private final Consumer<Action> actions;

  public RegionTool(BooleanSupplier isSelecting, Consumer<Action> actions) {
    this.isSelecting = isSelecting;
    this.actions = actions;
  }

  @Override
  public boolean takes(InputEvent.Button button) {
    return button == InputEvent.Button.LEFT && isSelecting.getAsBoolean();
  }

  @Override
  public boolean claims(Pointer pointer) {
    return true;
  }

  @Override
  public void press(Pointer pointer) {
    actions.accept(new ViewAction.Halt());
    actions.accept(new ViewAction.BeginRegion(pointer.x(), pointer.y()));
  }

  @Override
  public void move(Pointer pointer) {
    actions.accept(new ViewAction.StretchRegion(pointer.x(), pointer.y()));
  }

  @Override
  public void release(Pointer pointer) {
    move(pointer);
    actions.accept(new ViewAction.EndRegion());
  }
}
