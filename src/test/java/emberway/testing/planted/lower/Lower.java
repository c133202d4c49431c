package emberway.testing.planted.lower;

import emberway.testing.planted.upper.Upper;

/** The other half of a cycle of packages. */
public record Lower(Upper above) {}
