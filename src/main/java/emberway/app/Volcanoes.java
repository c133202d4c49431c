package emberway.app;

import emberway.map.Legend;
import java.util.List;

/** The two tiles that a volcano can be, by their names in a legend. */
final class Volcanoes {
  /** The names of both. */
  static final List<String> NAMES = List.of("dormant-volcano", "erupting-volcano");

  private final int dormant;
  private final int erupting;

  Volcanoes(Legend legend) {
    dormant = legend.id(NAMES.get(0));
    erupting = legend.id(NAMES.get(1));
  }

  /** What a tile becomes when it wakes or calms; {@link Legend#NOTHING} where it does neither. */
  int other(int tileId) {
    if (tileId == Legend.NOTHING || dormant == Legend.NOTHING || erupting == Legend.NOTHING) {
      return Legend.NOTHING;
    }
    if (tileId == dormant) {
      return erupting;
    }
    return tileId == erupting ? dormant : Legend.NOTHING;
  }
}
