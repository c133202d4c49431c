package emberway.app.command;

import emberway.map.Cell;
import emberway.map.edit.MapEdit;

/** What changes the map, and what the user draws with. */
public sealed interface EditAction extends Action.OfState {
  /** What changes the map. */
  sealed interface OfMap extends EditAction {
    /** Takes what changes the map. */
    interface Handler {
      void poke(double x, double y);

      void beginStroke();

      void draw(Cell from, Cell to);

      void endStroke();

      void fill(Cell cell);

      void drawShape();

      void change(MapEdit edit);

      void undo();

      void redo();
    }

    void dispatch(OfMap.Handler handler);

    @Override
    default void dispatch(Action.OfState.Handler handler) {
      handler.apply(this);
    }
  }

  /** Wake or calm the volcano under a point, if there is one. [screen px] */
  record Poke(double x, double y) implements OfMap {
    @Override
    public void dispatch(OfMap.Handler handler) {
      handler.poke(x, y);
    }
  }

  /** Begin a stroke of the brush. */
  record BeginStroke() implements OfMap {
    @Override
    public void dispatch(OfMap.Handler handler) {
      handler.beginStroke();
    }
  }

  /** Go on with the stroke, if there is one, from a cell to another. */
  record Draw(Cell from, Cell to) implements OfMap {
    @Override
    public void dispatch(OfMap.Handler handler) {
      handler.draw(from, to);
    }
  }

  /** End the stroke. */
  record EndStroke() implements OfMap {
    @Override
    public void dispatch(OfMap.Handler handler) {
      handler.endStroke();
    }
  }

  /** Draw all over what is like a cell and connected to it. */
  record Fill(Cell cell) implements OfMap {
    @Override
    public void dispatch(OfMap.Handler handler) {
      handler.fill(cell);
    }
  }

  /** Have what is sketched on the map, if it is still shown. */
  record DrawShape() implements OfMap {
    @Override
    public void dispatch(OfMap.Handler handler) {
      handler.drawShape();
    }
  }

  /** Make a change that was worked out elsewhere. */
  record Change(MapEdit edit) implements OfMap {
    @Override
    public void dispatch(OfMap.Handler handler) {
      handler.change(edit);
    }
  }

  /** Take the last change back. */
  record Undo() implements OfMap {
    @Override
    public boolean isRepeated() {
      return true;
    }

    @Override
    public void dispatch(Action.Handler handler) {
      handler.apply(this);
    }

    @Override
    public void dispatch(OfMap.Handler handler) {
      handler.undo();
    }
  }

  /** Make the change again that was taken back last. */
  record Redo() implements OfMap {
    @Override
    public boolean isRepeated() {
      return true;
    }

    @Override
    public void dispatch(Action.Handler handler) {
      handler.apply(this);
    }

    @Override
    public void dispatch(OfMap.Handler handler) {
      handler.redo();
    }
  }

  /** What changes what the user draws with. */
  sealed interface OfDrawing extends EditAction {
    /** Takes what changes what the user draws with. */
    interface Handler {
      void takeTool(DrawTool tool);

      void takeTile(int id);

      void pick(Cell cell);

      void chooseWidth(int cells);

      void holdToPan(boolean held);

      void beginShape(ShapePreview.Shape shape, Cell cell);

      void stretchShape(Cell cell);
    }

    void dispatch(OfDrawing.Handler handler);

    @Override
    default void dispatch(Action.OfState.Handler handler) {
      handler.apply(this);
    }
  }

  /** Take a tool to draw with, or put it away if it is in hand. */
  record TakeTool(DrawTool tool) implements OfDrawing {
    @Override
    public void dispatch(OfDrawing.Handler handler) {
      handler.takeTool(tool);
    }
  }

  /** Take a tile to draw with, by its id in the legend. */
  record TakeTile(int id) implements OfDrawing {
    @Override
    public void dispatch(OfDrawing.Handler handler) {
      handler.takeTile(id);
    }
  }

  /** Take the tile of a cell to draw with. */
  record Pick(Cell cell) implements OfDrawing {
    @Override
    public void dispatch(OfDrawing.Handler handler) {
      handler.pick(cell);
    }
  }

  /** Draw that wide, or as near to it as can be. [cells] */
  record ChooseWidth(int cells) implements OfDrawing {
    @Override
    public void dispatch(OfDrawing.Handler handler) {
      handler.chooseWidth(cells);
    }
  }

  /** Let the left button carry the map along, whatever tool there is, or no longer. */
  record HoldToPan(boolean held) implements OfDrawing {
    @Override
    public void dispatch(OfDrawing.Handler handler) {
      handler.holdToPan(held);
    }
  }

  /** Begin to show what would be drawn. */
  record BeginShape(ShapePreview.Shape shape, Cell cell) implements OfDrawing {
    @Override
    public void dispatch(OfDrawing.Handler handler) {
      handler.beginShape(shape, cell);
    }
  }

  /** Draw what is shown to another cell, if it is still shown. */
  record StretchShape(Cell cell) implements OfDrawing {
    @Override
    public void dispatch(OfDrawing.Handler handler) {
      handler.stretchShape(cell);
    }
  }
}
