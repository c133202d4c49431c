package emberway.app;

import java.util.function.Consumer;
import java.util.function.Supplier;

/** Takes the tile of the clicked cell, to draw with it. */
final class PickTool implements MouseTool {
  private final Supplier<Hand> hand;
  private final Consumer<Action> actions;

  PickTool(Supplier<Hand> hand, Consumer<Action> actions) {
    this.hand = hand;
    this.actions = actions;
  }

  @Override
  public boolean takes(Input.Button button) {
    return button == Input.Button.LEFT && hand.get().uses(DrawTool.PICK);
  }

  @Override
  public boolean claims(Pointer pointer) {
    return true;
  }

  @Override
  public void press(Pointer pointer) {}

  @Override
  public void move(Pointer pointer) {}

  @Override
  public void release(Pointer pointer) {
    actions.accept(new Action.Pick(pointer.cell()));
  }
}
