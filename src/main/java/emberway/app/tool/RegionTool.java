package emberway.app.tool;

import emberway.app.command.Commands;
import java.util.function.BooleanSupplier;

/** Drags a rectangle over the map to take a picture of it. */
public final class RegionTool extends ModalTool {
  private final BooleanSupplier isSelecting;
  private final Commands commands;

  public RegionTool(BooleanSupplier isSelecting, Commands commands) {
    this.isSelecting = isSelecting;
    this.commands = commands;
  }

  @Override
  boolean isOn() {
    return isSelecting.getAsBoolean();
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
