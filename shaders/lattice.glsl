// Finds the cell that a slot of a window onto a lattice shows, in painter's order, and its
// position, as Lattice and LatticeWindow do in Java.

uniform int uKind;              // 0 diamonds, 1 shifted rows, 2 shifted columns, 3 flat
uniform ivec2 uGrid;            // the map's columns and rows
uniform int uParity;            // the parity of screen row + screen column where cells lie
uniform ivec2 uStep;            // from one screen column, row to the next [half px]
// the layer's offset, plus what rounds to the nearest pixel [half px]
uniform ivec2 uLayerOffset;
uniform ivec2 uBackwards;       // 1 if the places in a row, the rows are counted from the end
uniform ivec2 uFirst;           // the window's first screen column and row
uniform int uWindowRows;
uniform int uSlotsPerRow;
uniform int uSlots;

const int FLAT = 3;

// Returns the cell of a slot, with x = -1 if there is none, and the corner of its bounding box.
// [world px]
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
