/**
 * The panels at a cell: its menu, which a right click or a long press opens, and the card that says
 * what is in the cell.
 *
 * <p>In: {@link emberway.app.state.CellFocus}, with the open menu and the cell of the card. Out:
 * calls of {@link emberway.app.command.Commands}.
 *
 * <p>Start at {@link CellMenuPanel}.
 */
package emberway.app.panel.cell;
