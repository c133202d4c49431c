package emberway.plan.party;

import emberway.map.GridSize;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The cells that a traveler has seen since its last new route and that differ from the assumption.
 */
final class Sightings {
  private final GridSize size;
  private final Set<Integer> cells = new HashSet<>();

  /** Creates an empty set. */
  Sightings(GridSize size) {
    this.size = size;
  }

  void add(int cell) {
    cells.add(cell);
  }

  boolean isEmpty() {
    return cells.isEmpty();
  }

  void clear() {
    cells.clear();
  }

  /**
   * The sighting that best explains a new route.
   *
   * @param before the cells of the old route
   * @param next the cells of the new route
   * @param isGood whether the journey now costs less than expected
   */
  Optional<PartyEvent.Sight> bearing(int[] before, int[] next, boolean isGood) {
    Set<Integer> old = IntStream.of(before).boxed().collect(Collectors.toSet());
    Set<Integer> now = IntStream.of(next).boxed().collect(Collectors.toSet());
    Optional<PartyEvent.Sight> avoided =
        first(before, PartyEvent.Use.AVOIDED, cell -> !now.contains(cell));
    Optional<PartyEvent.Sight> taken =
        first(next, PartyEvent.Use.TAKEN, cell -> !old.contains(cell));
    Optional<PartyEvent.Sight> first = isGood ? taken : avoided;
    return first
        .or(() -> isGood ? avoided : taken)
        .or(() -> first(next, PartyEvent.Use.KEPT, cell -> true));
  }

  private Optional<PartyEvent.Sight> first(int[] on, PartyEvent.Use use, IntPredicate isMeant) {
    return IntStream.of(on)
        .filter(cell -> cells.contains(cell) && isMeant.test(cell))
        .mapToObj(cell -> new PartyEvent.Sight(size.cell(cell), use))
        .findFirst();
  }
}
