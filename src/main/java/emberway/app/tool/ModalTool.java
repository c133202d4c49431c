package emberway.app.tool;

import emberway.app.command.InputEvent;
import java.util.function.BooleanSupplier;

/** A tool that has the left button for itself while the user is in its mode. */
abstract class ModalTool implements MouseTool {
  private final BooleanSupplier isOn;

  ModalTool(BooleanSupplier isOn) {
    this.isOn = isOn;
  }

  @Override
  public final boolean takes(InputEvent.Button button) {
    return button == InputEvent.Button.LEFT && isOn.getAsBoolean();
  }

  @Override
  public final boolean claims(Pointer pointer) {
    return true;
  }
}
