package emberway.testing.planted.upper;

import emberway.testing.planted.lower.Lower;

/** Half of a cycle of packages, for the architecture test to find. */
public record Upper(Lower below) {}
