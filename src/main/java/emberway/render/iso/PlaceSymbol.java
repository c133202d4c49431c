package emberway.render.iso;

import emberway.map.PlaceKind;

/**
 * How places of a kind are written on a map.
 *
 * @param icon a character of Font Awesome 6, in front of the name; 0 for none
 * @param rank how much they matter, in the order of {@link LabelSelection}; 0 if what is around a
 *     place says it
 * @param size the height of the name's line [lines of usual letters]
 */
public record PlaceSymbol(int icon, double rank, double size) {
  private static final double LARGE = 1.375;
  private static final double SMALL = 0.875;

  /** The symbol of a kind. */
  public static PlaceSymbol of(PlaceKind kind) {
    return switch (kind) {
      case CAPITAL -> new PlaceSymbol(0xf521, 9, LARGE);
      case TOWN -> new PlaceSymbol(0xe50d, 7, 1);
      case PORT -> new PlaceSymbol(0xf13d, 6, 1);
      case CASTLE -> new PlaceSymbol(0xf447, 5, 1);
      case VILLAGE -> new PlaceSymbol(0xf015, 4, SMALL);
      case PEAK -> new PlaceSymbol(0xf6fc, 3, SMALL);
      case INN -> new PlaceSymbol(0xf0fc, 2.5, SMALL);
      case SHRINE -> new PlaceSymbol(0xf6a1, 2, SMALL);
      case RUIN -> new PlaceSymbol(0xf66f, 1.5, SMALL);
      case OTHER -> new PlaceSymbol(0, 0, 1);
    };
  }
}
