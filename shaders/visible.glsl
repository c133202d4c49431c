// Which cell a slot of the view shows, in painter's order, as VisibleCells has it in Java.

uniform ivec2 uSums;         // first and last x + y on show
uniform ivec2 uDifferences;  // first and last y - x on show
uniform ivec2 uColumnRange;  // first and last column on show
uniform int uFirstRow;
uniform int uSlotsPerRow;
uniform int uSlots;

// The cell of a slot; x is -1 where it shows nothing.
ivec2 visibleCell(int slot) {
  int row = slot / uSlotsPerRow;
  int place = slot - row * uSlotsPerRow;
  row += uFirstRow;
  int east = min(uColumnRange.y, min(uSums.y - row, row - uDifferences.x));
  int west = max(uColumnRange.x, max(uSums.x - row, row - uDifferences.y));
  int column = east - place;
  return ivec2(slot < uSlots && column >= west ? column : -1, row);
}
