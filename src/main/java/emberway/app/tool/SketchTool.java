package emberway.app.tool;

import emberway.app.command.Action;
import emberway.app.command.DrawTool;
import emberway.app.command.Input;
import emberway.app.command.Pointer;
import emberway.app.command.Sketch;
import emberway.app.state.Hand;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Stretches a line, a rectangle or the way of what is moved: a sketch, and drawn on release. */
public final class SketchTool implements MouseTool {
  private final Supplier<Hand> hand;
  private final Consumer<Action> actions;

  public SketchTool(Supplier<Hand> hand, Consumer<Action> actions) {
    this.hand = hand;
    this.actions = actions;
  }

  @Override
  public boolean takes(Input.Button button) {
    return button == Input.Button.LEFT
        && (hand.get().uses(DrawTool.LINE)
            || hand.get().uses(DrawTool.RECTANGLE)
            || hand.get().uses(DrawTool.MOVE));
  }

  @Override
  public boolean claims(Pointer pointer) {
    return true;
  }

  @Override
  public void press(Pointer pointer) {
    actions.accept(new Action.BeginSketch(shape(pointer.shift()), pointer.cell()));
  }

  private Sketch.Shape shape(boolean isOutline) {
    if (hand.get().uses(DrawTool.MOVE)) {
      return Sketch.Shape.MOVE;
    }
    if (hand.get().uses(DrawTool.LINE)) {
      return Sketch.Shape.LINE;
    }
    return isOutline ? Sketch.Shape.FRAME : Sketch.Shape.RECTANGLE;
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
