package emberway.app.tool;

import emberway.app.command.Action;
import emberway.app.command.DrawTool;
import emberway.app.command.Input;
import emberway.app.command.Pointer;
import emberway.app.state.Hand;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Takes the tile of the clicked cell, to draw with it. */
public final class PickTool implements MouseTool {
  private final Supplier<Hand> hand;
  private final Consumer<Action> actions;

  public PickTool(Supplier<Hand> hand, Consumer<Action> actions) {
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
