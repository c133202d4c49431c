package emberway.app;

import java.util.function.Consumer;
import java.util.function.Supplier;

/** Drags what stands in a cell to another one. */
final class MoveTool implements MouseTool {
  private final Supplier<Hand> hand;
  private final Consumer<Action> actions;

  MoveTool(Supplier<Hand> hand, Consumer<Action> actions) {
    this.hand = hand;
    this.actions = actions;
  }

  @Override
  public boolean takes(Input.Button button) {
    return button == Input.Button.LEFT && hand.get().uses(DrawTool.MOVE);
  }

  @Override
  public boolean claims(Pointer pointer) {
    return true;
  }

  @Override
  public void press(Pointer pointer) {
    actions.accept(new Action.BeginSketch(Sketch.Shape.MOVE, pointer.cell()));
  }

  @Override
  public void move(Pointer pointer) {
    actions.accept(new Action.StretchSketch(pointer.cell()));
  }

  @Override
  public void release(Pointer pointer) {
    move(pointer);
    actions.accept(new Action.DrawSketch());
  }
}
