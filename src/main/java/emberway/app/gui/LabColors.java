package emberway.app.gui;

import emberway.plan.query.Preset;

/**
 * The colors of the lab, 0xRRGGBB, from the palette of M. Okabe and K. Ito, which people with any
 * kind of color blindness can tell apart.
 */
public final class LabColors {
  public static final int OPEN = 0xf0e442;
  public static final int CLOSED = 0x0072b2;
  public static final int CURRENT = 0xd55e00;
  public static final int PATH = 0xffffff;
  public static final int LIT = 0xcc79a7;
  public static final int DARK = 0x0b0e14;

  private static final int[] TRAVELERS = {
    0xe69f00, 0x56b4e9, 0xcc79a7, 0x009e73, 0xf0e442, 0xd55e00, 0x0072b2, 0xf2f0ea
  };

  private LabColors() {}

  /** Returns the color of a preset. */
  public static int of(Preset preset) {
    return switch (preset) {
      case TERRAIN -> 0xe69f00;
      case CALKINS -> 0x56b4e9;
      case LESTER -> 0xcc79a7;
      case MCNEILL -> 0x009e73;
      case UNIT -> 0xf0e442;
      case STOUT -> 0xd55e00;
    };
  }

  /** Returns the color of the traveler with a number [&gt;= 0]. */
  public static int ofTraveler(int number) {
    return TRAVELERS[number % TRAVELERS.length];
  }
}
