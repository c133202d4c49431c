/**
 * Distances, times and itineraries: a route as instructions with distances, directions, surfaces
 * and influences.
 *
 * <p>In: a route, a traveler's profile and the map's scale. Out: an {@link Itinerary}.
 *
 * <p>Start at {@link ItineraryBuilder}; {@link InstructionWriter} writes the sentences, and {@link
 * DistanceAndTime} writes lengths and times.
 */
package emberway.plan.travel;
