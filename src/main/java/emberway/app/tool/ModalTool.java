package emberway.app.tool;

import emberway.app.command.InputEvent;

/** A tool that has the left button for itself while the user is in its mode. */
abstract class ModalTool implements MouseTool {
  /** Whether the user is in the tool's mode. */
  abstract boolean isOn();

  @Override
  public final boolean takes(InputEvent.Button button) {
    return button == InputEvent.Button.LEFT && isOn();
  }

  @Override
  public final boolean claims(Pointer pointer) {
    return true;
  }
}
