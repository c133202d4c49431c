/**
 * Routes as travelers know them: how long they are, how long they take, and how one would tell them
 * to somebody who is to follow them.
 *
 * <p>Start at {@link emberway.plan.travel.ItineraryBuilder}: it makes an {@link
 * emberway.plan.travel.Itinerary} of what a planner found.
 *
 * <p><b>Architecture invariant:</b> this package sees {@code emberway.map} and {@code
 * emberway.plan}, which never see it. What a tile is called comes from its tile set's words.
 */
package emberway.plan.travel;
