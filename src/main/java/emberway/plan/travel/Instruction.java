package emberway.plan.travel;

/**
 * An instruction of an itinerary.
 *
 * @param from the route's step where it begins; it covers the steps after that one
 * @param to its last step in the route [&gt; from]
 * @param cost the cost of its steps
 * @param length its length; a diagonal step counts √2 [cell widths]
 * @param text the instruction, a sentence
 */
public record Instruction(int from, int to, double cost, double length, String text) {}
