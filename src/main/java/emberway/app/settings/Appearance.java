package emberway.app.settings;

import emberway.app.platform.SimpleJson;
import emberway.map.NumberText;
import java.util.OptionalDouble;

/**
 * How the window looks, by a user's choice.
 *
 * @param theme whether panels are dark or light
 * @param colors which colors fields and routes have
 * @param scale pixels for what is one pixel on an ordinary screen, in place of what the desktop
 *     says [{@value #LEAST_SCALE}..{@value #MOST_SCALE}]
 */
public record Appearance(Theme theme, FieldColors colors, OptionalDouble scale) {
  static final double LEAST_SCALE = 0.75;
  static final double MOST_SCALE = 4;
  private static final double LEAST_WIDTH = 500; // of a window, for its panels [units]
  private static final double LEAST_HEIGHT = 380;

  /** Each of these is a fitting size for somebody. */
  private static final double[] SCALES = {0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5, 4};

  static final Appearance USUAL =
      new Appearance(Theme.DARK, FieldColors.USUAL, OptionalDouble.empty());

  /** The panels' ground. */
  public enum Theme implements SimpleJson.Constant {
    DARK("dark"),
    LIGHT("light");

    private final String id;

    Theme(String id) {
      this.id = id;
    }

    @Override
    public String id() {
      return id;
    }

    Theme other() {
      return this == DARK ? LIGHT : DARK;
    }
  }

  /** What attracts, what repels, start and goal. */
  public enum FieldColors implements SimpleJson.Constant {
    /** Fire and night. */
    USUAL("usual"),
    /**
     * Fields in orange and purple, ends in orange and blue: nearly everybody can tell them apart.
     */
    SAFE("safe");

    private final String id;

    FieldColors(String id) {
      this.id = id;
    }

    @Override
    public String id() {
      return id;
    }

    FieldColors other() {
      return this == USUAL ? SAFE : USUAL;
    }
  }

  /** Checks the range. */
  public Appearance {
    if (scale.isPresent()
        && !(scale.getAsDouble() >= LEAST_SCALE && scale.getAsDouble() <= MOST_SCALE)) {
      throw new IllegalArgumentException(
          "scale %s: must be in %s..%s"
              .formatted(
                  NumberText.plain(scale.getAsDouble()),
                  NumberText.plain(LEAST_SCALE),
                  NumberText.plain(MOST_SCALE)));
    }
  }

  Appearance with(Theme other) {
    return new Appearance(other, colors, scale);
  }

  Appearance with(FieldColors other) {
    return new Appearance(theme, other, scale);
  }

  /** As large as the desktop says. */
  Appearance withDesktopScale() {
    return new Appearance(theme, colors, OptionalDouble.empty());
  }

  /**
   * The next larger size, or the next smaller; the outermost stay.
   *
   * @param desktop pixels a unit by the desktop's word
   */
  Appearance scaledBy(int steps, double desktop) {
    double now = scaleOn(desktop);
    double next = now;
    for (double each : SCALES) {
      if (steps > 0 ? each > now + 1e-9 && next == now : each < now - 1e-9) {
        next = each;
      }
    }
    return new Appearance(theme, colors, OptionalDouble.of(next));
  }

  /** With dark panels instead of light ones, or the other way round. */
  public Appearance withOtherTheme() {
    return with(theme.other());
  }

  /** With the other colors of fields and routes. */
  public Appearance withOtherColors() {
    return with(colors.other());
  }

  /**
   * With larger letters, smaller ones for less than 0, or as large as the desktop says for 0.
   *
   * @param desktop pixels a unit by the desktop's word
   */
  public Appearance magnified(int steps, double desktop) {
    return steps == 0 ? withDesktopScale() : scaledBy(steps, desktop);
  }

  /**
   * Pixels a unit in a window of that size: no more than it has room for, but for what the desktop
   * asks for anyway.
   *
   * @param desktop pixels a unit by the desktop's word
   */
  public double scaleIn(int width, int height, double desktop) {
    double wanted = scaleOn(desktop);
    double room = Math.min(width / LEAST_WIDTH, height / LEAST_HEIGHT);
    double least = Math.min(wanted, Math.max(1, desktop));
    if (wanted <= Math.max(room, least)) {
      return wanted;
    }
    double fitting = least;
    for (double each : SCALES) {
      fitting = each <= room ? Math.max(fitting, each) : fitting;
    }
    return fitting;
  }

  /** The same with a size of its own, whatever the desktop says. */
  public Appearance scaled(double pixels) {
    return new Appearance(theme, colors, OptionalDouble.of(pixels));
  }

  /** Pixels a unit. */
  public double scaleOn(double desktop) {
    return Math.max(LEAST_SCALE, Math.min(MOST_SCALE, scale.orElse(desktop)));
  }
}
