package emberway.app.tool;

import emberway.app.command.Action;
import emberway.app.command.DrawTool;
import emberway.app.command.EditAction;
import emberway.app.command.InputEvent;
import emberway.app.command.ShapePreview;
import emberway.app.state.DrawingState;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Drags a line, a rectangle, a selection or the path of a moved tile as a preview, and draws or
 * selects it on release.
 */
public final class ShapeTool implements MouseTool {
  private final Supplier<DrawingState> drawingState;
  private final Consumer<Action> actions;

  public ShapeTool(Supplier<DrawingState> drawingState, Consumer<Action> actions) {
    this.drawingState = drawingState;
    this.actions = actions;
  }

  @Override
  public boolean takes(InputEvent.Button button) {
    return button == InputEvent.Button.LEFT
        && (drawingState.get().uses(DrawTool.LINE)
            || drawingState.get().uses(DrawTool.RECTANGLE)
            || drawingState.get().uses(DrawTool.MOVE)
            || drawingState.get().uses(DrawTool.SELECT));
  }

  @Override
  public boolean claims(Pointer pointer) {
    return true;
  }

  @Override
  public void press(Pointer pointer) {
    actions.accept(new EditAction.BeginShape(shape(pointer.shift()), pointer.cell()));
  }

  private ShapePreview.Shape shape(boolean isOutline) {
    if (drawingState.get().uses(DrawTool.MOVE)) {
      return ShapePreview.Shape.MOVE;
    }
    if (drawingState.get().uses(DrawTool.SELECT)) {
      return ShapePreview.Shape.SELECT;
    }
    if (drawingState.get().uses(DrawTool.LINE)) {
      return ShapePreview.Shape.LINE;
    }
    return isOutline ? ShapePreview.Shape.FRAME : ShapePreview.Shape.RECTANGLE;
  }

  @Override
  public void move(Pointer pointer) {
    actions.accept(new EditAction.StretchShape(pointer.cell()));
  }

  @Override
  public void release(Pointer pointer) {
    move(pointer);
    actions.accept(new EditAction.DrawShape());
  }
}
