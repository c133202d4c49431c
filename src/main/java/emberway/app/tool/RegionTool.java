package emberway.app.tool;

import emberway.app.command.Commands;
import emberway.app.command.InputEvent;
import java.util.function.BooleanSupplier;

/** Drags a rectangle over the map to take a picture of it. */
public final class RegionTool implements MouseTool {
  private final BooleanSupplier isSelecting;
  private final Commands commands;

  public RegionTool(BooleanSupplier isSelecting, Commands commands) {
    this.isSelecting = isSelecting;
    this.commands = commands;
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
    commands.motion().halt();
    commands.region().beginRegion(pointer.x(), pointer.y());
  }

  @Override
  public void move(Pointer pointer) {
    commands.region().stretchRegion(pointer.x(), pointer.y());
  }

  @Override
  public void release(Pointer pointer) {
    move(pointer);
    commands.region().endRegion();
  }
}
