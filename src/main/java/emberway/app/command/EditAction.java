package emberway.app.command;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Place;
import emberway.map.Tile;
import emberway.map.edit.MapEdit;
import emberway.worldgen.WorldRequest;

/** Actions that make or change a map, or choose what the user draws with. */
public sealed interface EditAction extends Action {
  /** Actions that change the map. */
  sealed interface OfMap extends EditAction, Action.OfState {
    /** Handles actions that change the map. */
    interface Handler {
      void toggleTile(double x, double y);

      void toggleCell(Cell cell);

      void beginStroke();

      void draw(Cell from, Cell to);

      void endStroke();

      void fill(Cell cell);

      void drawShape();

      void change(MapEdit edit);

      void markEnd(Tile.Role role, Cell cell);

      void copySelection(boolean isCut);

      void stamp(Cell cell);

      void undo();

      void redo();
    }

    void dispatch(OfMap.Handler handler);

    @Override
    default void dispatch(Action.OfState.Handler handler) {
      handler.apply(this);
    }
  }

  /** Toggles the eruption of the volcano under a point, if there is one. [screen px] */
  record ToggleTile(double x, double y) implements OfMap {
    @Override
    public void dispatch(OfMap.Handler handler) {
      handler.toggleTile(x, y);
    }
  }

  /** Toggles the eruption of the volcano in a cell, if there is one. */
  record ToggleCell(Cell cell) implements OfMap {
    @Override
    public void dispatch(OfMap.Handler handler) {
      handler.toggleCell(cell);
    }
  }

  /** Begins a stroke of the brush. */
  record BeginStroke() implements OfMap {
    @Override
    public void dispatch(OfMap.Handler handler) {
      handler.beginStroke();
    }
  }

  /** Continues the stroke, if there is one, from one cell to another. */
  record Draw(Cell from, Cell to) implements OfMap {
    @Override
    public void dispatch(OfMap.Handler handler) {
      handler.draw(from, to);
    }
  }

  /** Ends the stroke. */
  record EndStroke() implements OfMap {
    @Override
    public void dispatch(OfMap.Handler handler) {
      handler.endStroke();
    }
  }

  /** Fills all cells that are like a given cell and connected to it. */
  record Fill(Cell cell) implements OfMap {
    @Override
    public void dispatch(OfMap.Handler handler) {
      handler.fill(cell);
    }
  }

  /** Draws the previewed shape on the map, if it is still shown. */
  record DrawShape() implements OfMap {
    @Override
    public void dispatch(OfMap.Handler handler) {
      handler.drawShape();
    }
  }

  /** Makes a change that was computed elsewhere. */
  record Change(MapEdit edit) implements OfMap {
    @Override
    public void dispatch(OfMap.Handler handler) {
      handler.change(edit);
    }
  }

  /** Puts the map's own start or goal at a cell, in place of where it was. */
  record MarkEnd(Tile.Role role, Cell cell) implements OfMap {
    @Override
    public void dispatch(OfMap.Handler handler) {
      handler.markEnd(role, cell);
    }
  }

  /** Copies the selected cells, to be stamped; removes what stands there if they are cut. */
  record CopySelection(boolean isCut) implements OfMap {
    @Override
    public void dispatch(OfMap.Handler handler) {
      handler.copySelection(isCut);
    }
  }

  /** Puts the copied cells on the map around a cell. */
  record Stamp(Cell cell) implements OfMap {
    @Override
    public void dispatch(OfMap.Handler handler) {
      handler.stamp(cell);
    }
  }

  /** Undoes the last change. */
  record Undo() implements OfMap {
    @Override
    public boolean isRepeated() {
      return true;
    }

    @Override
    public void dispatch(Action.GroupHandler handler) {
      handler.apply(this);
    }

    @Override
    public void dispatch(OfMap.Handler handler) {
      handler.undo();
    }
  }

  /** Redoes the change that was undone last. */
  record Redo() implements OfMap {
    @Override
    public boolean isRepeated() {
      return true;
    }

    @Override
    public void dispatch(Action.GroupHandler handler) {
      handler.apply(this);
    }

    @Override
    public void dispatch(OfMap.Handler handler) {
      handler.redo();
    }
  }

  /** Actions that change what the user draws with. */
  sealed interface OfDrawing extends EditAction, Action.OfState {
    /** Handles actions that change what the user draws with. */
    interface Handler {
      void takeTool(DrawTool tool);

      void takeTile(int id);

      void pick(Cell cell);

      void chooseWidth(int cells);

      void holdToPan(boolean held);

      void beginShape(ShapePreview.Shape shape, Cell cell);

      void stretchShape(Cell cell);

      void selectAll();
    }

    void dispatch(OfDrawing.Handler handler);

    @Override
    default void dispatch(Action.OfState.Handler handler) {
      handler.apply(this);
    }
  }

  /** Selects a drawing tool, or deselects it if it is selected. */
  record TakeTool(DrawTool tool) implements OfDrawing {
    @Override
    public void dispatch(OfDrawing.Handler handler) {
      handler.takeTool(tool);
    }
  }

  /** Selects the tile to draw with, by its id in the legend. */
  record TakeTile(int id) implements OfDrawing {
    @Override
    public void dispatch(OfDrawing.Handler handler) {
      handler.takeTile(id);
    }
  }

  /** Selects the tile of a cell to draw with. */
  record Pick(Cell cell) implements OfDrawing {
    @Override
    public void dispatch(OfDrawing.Handler handler) {
      handler.pick(cell);
    }
  }

  /** Selects the brush width nearest to a given one. [cells] */
  record ChooseWidth(int cells) implements OfDrawing {
    @Override
    public void dispatch(OfDrawing.Handler handler) {
      handler.chooseWidth(cells);
    }
  }

  /** Lets the left button pan the map whatever the tool while {@code held}. */
  record HoldToPan(boolean held) implements OfDrawing {
    @Override
    public void dispatch(OfDrawing.Handler handler) {
      handler.holdToPan(held);
    }
  }

  /** Begins the preview of a shape at a cell. */
  record BeginShape(ShapePreview.Shape shape, Cell cell) implements OfDrawing {
    @Override
    public void dispatch(OfDrawing.Handler handler) {
      handler.beginShape(shape, cell);
    }
  }

  /** Selects all cells of the map. */
  record SelectAll() implements OfDrawing {
    @Override
    public void dispatch(OfDrawing.Handler handler) {
      handler.selectAll();
    }
  }

  /** Stretches the previewed shape to another cell, if it is still shown. */
  record StretchShape(Cell cell) implements OfDrawing {
    @Override
    public void dispatch(OfDrawing.Handler handler) {
      handler.stretchShape(cell);
    }
  }

  /** Actions that make new maps, which are opened without a file. */
  sealed interface OfWorlds extends EditAction {
    /** Handles actions that make new maps. */
    interface Handler {
      void choose(WorldRequest request);

      void roll();

      void keep();

      void cancel();

      void create(GridSize size, int ground);
    }

    void dispatch(OfWorlds.Handler handler);

    @Override
    default void dispatch(Action.GroupHandler handler) {
      handler.apply(this);
    }
  }

  /** Chooses the random world to preview. */
  record ChooseWorld(WorldRequest request) implements OfWorlds {
    @Override
    public void dispatch(OfWorlds.Handler handler) {
      handler.choose(request);
    }
  }

  /** Chooses another world of the same kind. */
  record RollWorld() implements OfWorlds {
    @Override
    public void dispatch(OfWorlds.Handler handler) {
      handler.roll();
    }
  }

  /** Opens the chosen world. */
  record KeepWorld() implements OfWorlds {
    @Override
    public void dispatch(OfWorlds.Handler handler) {
      handler.keep();
    }
  }

  /** Cancels the making of the world that is to be opened. */
  record CancelWorld() implements OfWorlds {
    @Override
    public void dispatch(OfWorlds.Handler handler) {
      handler.cancel();
    }
  }

  /** Opens an empty map whose ground is a base tile, by its id in the legend of new maps. */
  record CreateMap(GridSize size, int ground) implements OfWorlds {
    @Override
    public void dispatch(OfWorlds.Handler handler) {
      handler.create(size, ground);
    }
  }

  /** Actions on the places of the map; each change is a step that can be undone. */
  sealed interface OfPlaces extends EditAction {
    /** Handles actions on the places of the map. */
    interface Handler {
      void add(Cell cell);

      void addHere();

      void rename(Place place);

      void note(Place place);

      void remove(Place place);

      void survey();
    }

    void dispatch(OfPlaces.Handler handler);

    @Override
    default void dispatch(Action.GroupHandler handler) {
      handler.apply(this);
    }
  }

  /** Asks for the name of a new place at a cell. */
  record AddPlace(Cell cell) implements OfPlaces {
    @Override
    public void dispatch(OfPlaces.Handler handler) {
      handler.add(cell);
    }
  }

  /** Asks for the name of a new place at the cell described, or else in the middle of the view. */
  record AddPlaceHere() implements OfPlaces {
    @Override
    public void dispatch(OfPlaces.Handler handler) {
      handler.addHere();
    }
  }

  /** Asks for another name of a place. */
  record RenamePlace(Place place) implements OfPlaces {
    @Override
    public void dispatch(OfPlaces.Handler handler) {
      handler.rename(place);
    }
  }

  /** Asks for the note about a place. */
  record NotePlace(Place place) implements OfPlaces {
    @Override
    public void dispatch(OfPlaces.Handler handler) {
      handler.note(place);
    }
  }

  /** Removes a place, so that its cell has no name. */
  record RemovePlace(Place place) implements OfPlaces {
    @Override
    public void dispatch(OfPlaces.Handler handler) {
      handler.remove(place);
    }
  }

  /** Finds what journeys from the start to all places cost, unless that is known. */
  record SurveyPlaces() implements OfPlaces {
    @Override
    public void dispatch(OfPlaces.Handler handler) {
      handler.survey();
    }
  }
}
