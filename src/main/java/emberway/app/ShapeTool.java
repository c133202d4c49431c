package emberway.app;

import java.util.function.Consumer;
import java.util.function.Supplier;

/** Stretches a line or a rectangle, shown as a sketch, and draws it on release. */
final class ShapeTool implements MouseTool {
  private final Supplier<Hand> hand;
  private final Consumer<Action> actions;

  ShapeTool(Supplier<Hand> hand, Consumer<Action> actions) {
    this.hand = hand;
    this.actions = actions;
  }

  @Override
  public boolean takes(Input.Button button) {
    return button == Input.Button.LEFT
        && (hand.get().uses(DrawTool.LINE) || hand.get().uses(DrawTool.RECTANGLE));
  }

  @Override
  public boolean claims(Pointer pointer) {
    return true;
  }

  @Override
  public void press(Pointer pointer) {
    Sketch.Shape rectangle = pointer.shift() ? Sketch.Shape.FRAME : Sketch.Shape.RECTANGLE;
    Sketch.Shape shape = hand.get().uses(DrawTool.LINE) ? Sketch.Shape.LINE : rectangle;
    actions.accept(new Action.BeginSketch(shape, pointer.cell()));
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
