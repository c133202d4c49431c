package emberway.plan.party;

import emberway.map.Cell;

/** Where somebody starts and where they want to go. */
public record Journey(Cell from, Cell to) {}
