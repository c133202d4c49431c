// Finds the cell that a slot of the view shows, in painter's order, as VisibleCells does in Java.

uniform ivec2 uSums;         // the first and the last x + y on show
uniform ivec2 uDifferences;  // the first and the last y - x on show
uniform ivec2 uColumnRange;  // the first and the last column on show
uniform int uFirstRow;
uniform int uSlotsPerRow;
uniform int uSlots;

// Returns the cell of a slot, with x = -1 if it shows none.
ivec2 visibleCell(int slot) {
  int row = slot / uSlotsPerRow;
  int place = slot - row * uSlotsPerRow;
  row += uFirstRow;
  int east = min(uColumnRange.y, min(uSums.y - row, row - uDifferences.x));
  int west = max(uColumnRange.x, max(uSums.x - row, row - uDifferences.y));
  int column = east - place;
  return ivec2(slot < uSlots && column >= west ? column : -1, row);
}
