package emberway.app.settings;

import emberway.app.platform.SimpleJson;
import emberway.map.NumberText;
import java.util.OptionalDouble;

/**
 * The appearance of the window as the user has chosen it.
 *
 * @param theme whether panels are dark or light
 * @param colors the colors of fields and routes
 * @param scale pixels per unit, where an ordinary screen has 1; overrides the desktop's scale
 *     [{@value #MIN_SCALE}..{@value #MAX_SCALE}]
 */
public record Appearance(Theme theme, FieldColors colors, OptionalDouble scale) {
  static final double MIN_SCALE = 0.75;
  static final double MAX_SCALE = 4;
  // The least width of a window with room for its panels [units]
  private static final double MIN_WIDTH = 500;
  private static final double MIN_HEIGHT = 380;

  /** The scales that the user can step through. [px per unit] */
  private static final double[] SCALES = {0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5, 4};

  static final Appearance USUAL =
      new Appearance(Theme.DARK, FieldColors.USUAL, OptionalDouble.empty());

  /** The background of the panels. */
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

  /** The colors of attraction, repulsion, start and goal. */
  public enum FieldColors implements SimpleJson.Constant {
    /** The default colors: those of fire and night. */
    USUAL("usual"),
    /** Safe for color blindness: fields in orange and purple, ends in orange and blue. */
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

  /** Checks the range of the scale. */
  public Appearance {
    if (scale.isPresent()) {
      NumberText.checkRange("scale", scale.getAsDouble(), MIN_SCALE, MAX_SCALE);
    }
  }

  Appearance with(Theme other) {
    return new Appearance(other, colors, scale);
  }

  Appearance with(FieldColors other) {
    return new Appearance(theme, other, scale);
  }

  /** Returns this appearance at the desktop's scale. */
  Appearance withDesktopScale() {
    return new Appearance(theme, colors, OptionalDouble.empty());
  }

  /**
   * Returns this appearance at the next larger or smaller scale, if there is one.
   *
   * @param steps positive for larger, otherwise smaller
   * @param desktopScale the desktop's scale [px per unit]
   */
  Appearance scaledBy(int steps, double desktopScale) {
    double now = scaleOn(desktopScale);
    double next = now;
    for (double each : SCALES) {
      if (steps > 0 ? each > now + 1e-9 && next == now : each < now - 1e-9) {
        next = each;
      }
    }
    return new Appearance(theme, colors, OptionalDouble.of(next));
  }

  /** Returns this appearance with the other theme. */
  public Appearance withOtherTheme() {
    return with(theme.other());
  }

  /** Returns this appearance with the other colors of fields and routes. */
  public Appearance withOtherColors() {
    return with(colors.other());
  }

  /**
   * Returns this appearance one scale step larger or smaller, or at the desktop's scale.
   *
   * @param steps positive for larger, negative for smaller, 0 for the desktop's scale
   * @param desktopScale the desktop's scale [px per unit]
   */
  public Appearance withScaleStep(int steps, double desktopScale) {
    return steps == 0 ? withDesktopScale() : scaledBy(steps, desktopScale);
  }

  /**
   * Returns the scale for a window: reduced to what fits, but not below the desktop's scale unless
   * the user chose less. [px per unit]
   *
   * @param width the window's width [px]
   * @param height the window's height [px]
   * @param desktopScale the desktop's scale [px per unit]
   */
  public double scaleIn(int width, int height, double desktopScale) {
    double wanted = scaleOn(desktopScale);
    double room = Math.min(width / MIN_WIDTH, height / MIN_HEIGHT);
    double least = Math.min(wanted, Math.max(1, desktopScale));
    if (wanted <= Math.max(room, least)) {
      return wanted;
    }
    double fitting = least;
    for (double each : SCALES) {
      fitting = each <= room ? Math.max(fitting, each) : fitting;
    }
    return fitting;
  }

  /** Returns this appearance with a fixed scale [px per unit] that overrides the desktop's. */
  public Appearance withScale(double pixelsPerUnit) {
    return new Appearance(theme, colors, OptionalDouble.of(pixelsPerUnit));
  }

  /** Returns the scale on a desktop with a given scale. [px per unit] */
  public double scaleOn(double desktopScale) {
    return Math.max(MIN_SCALE, Math.min(MAX_SCALE, scale.orElse(desktopScale)));
  }
}
