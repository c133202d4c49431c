// Which cell a slot of a window onto a lattice shows, in the order of painting, and where it lies,
// as Lattice and LatticeWindow have it in Java.

uniform int uKind;              // 0 diamonds, 1 shifted rows, 2 shifted columns, 3 flat
uniform ivec2 uGrid;            // columns and rows of cells
uniform int uParity;            // of screen row + screen column where there are cells
uniform ivec2 uStep;            // from screen column to column, from row to row [half px]
uniform ivec2 uLayerOffset;     // of the layer, with what rounds to the nearest pixel [half px]
uniform ivec2 uBackwards;       // 1 where places in a row, rows are counted from the end
uniform ivec2 uFirst;           // first screen column and row of the window
uniform int uWindowRows;
uniform int uSlotsPerRow;
uniform int uSlots;

const int FLAT = 3;

// The cell of a slot, x is -1 where there is none; and the corner of its bounding box. [world px]
ivec2 latticeCell(int slot, out ivec2 world) {
  int row = slot / uSlotsPerRow;
  int place = slot - row * uSlotsPerRow;
  row = uFirst.y + (uBackwards.y == 1 ? uWindowRows - 1 - row : row);
  place = uBackwards.x == 1 ? uSlotsPerRow - 1 - place : place;
  int column = uKind == FLAT ? uFirst.x + place : uFirst.x + 2 * place + ((row + uParity) & 1);
  world = (ivec2(column, row) * uStep + uLayerOffset) >> 1;
  ivec2 cell = ivec2(column, row);
  if (uKind == 0) {
    cell.x = (row + column - uGrid.y + 1) >> 1;
    cell.y = row - cell.x;
  } else if (uKind == 1) {
    cell.x = column >> 1;
  } else if (uKind == 2) {
    cell.y = row >> 1;
  }
  bool outside = slot >= uSlots || any(lessThan(cell, ivec2(0))) || any(greaterThanEqual(cell, uGrid));
  return outside ? ivec2(-1) : cell;
}
