package emberway.plan.travel;

/**
 * One item of an itinerary.
 *
 * @param from the route's step where it begins; it covers the steps after that one
 * @param to the route's last step in it [&gt; from]
 * @param cost what its steps cost
 * @param length how long it is, a diagonal step counting √2 [cell widths]
 * @param text what to do, a sentence
 */
public record Leg(int from, int to, double cost, double length, String text) {}
