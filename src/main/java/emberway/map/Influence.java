package emberway.map;

/**
 * How a tile changes the costs of cells around it, and so bends routes: a volcano makes them
 * cheaper, a tombstone more expensive.
 *
 * <p>At Euclidean distance {@code d} between cell centers, {@code d <= radius}, the multiplier is
 * {@code (reach − d) × strength}; {@link Falloff#SMOOTH} fades it to 1 at the radius. An attracting
 * influence divides the cell's cost by it, a repelling one multiplies. Beyond the radius there is
 * no effect. Several sources multiply. Source: Calkins, "Pathfinding with A*", 2014.
 *
 * <p>Its shape is a circle. Only {@link #distance} and {@link #extent} define the shape. Costs,
 * descriptions of cells and itineraries ask about a source and a target cell, and so follow it.
 *
 * @param effect whether cells nearby become cheaper or more expensive
 * @param radius the greatest distance at which it acts [cells] [&gt;= 0, at most {@value
 *     #MAX_RADIUS}]
 * @param reach the distance at which the multiplier would reach 0 [cells] [&gt; radius]
 * @param strength the multiplier's slope [per cell] [&gt; 0]
 * @param falloff what happens at the radius
 */
public record Influence(
    Effect effect, double radius, double reach, double strength, Falloff falloff) {

  /** Whether cells nearby become cheaper or more expensive. */
  public enum Effect {
    /** Divides the cost. */
    ATTRACT,
    /** Multiplies the cost. */
    REPEL
  }

  /** What happens at the radius. */
  public enum Falloff {
    /** The multiplier ends abruptly at the radius, as published. */
    HARD,
    /**
     * The multiplier's difference from 1 is faded out with the smoothstep of {@code 1 − d /
     * radius}, so that neither the multiplier nor its slope jumps at the radius.
     */
    SMOOTH
  }

  /** The greatest radius. [cells] */
  public static final double MAX_RADIUS = 256;

  /** Checks that the components lie in their ranges. */
  public Influence {
    NumberText.checkRange("influence radius", radius, 0, MAX_RADIUS);
    if (!(reach > radius && reach < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(
          "influence reach %s: must be finite and above the radius %s"
              .formatted(NumberText.plain(reach), NumberText.plain(radius)));
    }
    if (!(strength > 0 && strength < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(
          "influence strength %s: must be a finite number above 0"
              .formatted(NumberText.plain(strength)));
    }
  }

  /** This influence with another effect. */
  public Influence with(Effect other) {
    return new Influence(other, radius, reach, strength, falloff);
  }

  /** This influence with another radius, reach and strength; see the record for their ranges. */
  public Influence with(double otherRadius, double otherReach, double otherStrength) {
    return new Influence(effect, otherRadius, otherReach, otherStrength, falloff);
  }

  /** This influence with another falloff. */
  public Influence with(Falloff other) {
    return new Influence(effect, radius, reach, strength, other);
  }

  /**
   * The distance between a source and a cell, as used by the falloff. Not static, so that a shape
   * can depend on the members of this influence. [cells] [>= 0]
   */
  private double distance(Cell source, Cell target) {
    return source.distanceTo(target);
  }

  /** The greatest difference in columns or rows at which the influence can act. [cells] [>= 0] */
  public int extent() {
    return (int) radius;
  }

  /** Whether a source acts on a cell. */
  public boolean actsOn(Cell source, Cell target) {
    return actsAt(distance(source, target));
  }

  /** The multiplier of a source at a cell; 1 if the source does not act on it. */
  public double multiplier(Cell source, Cell target) {
    return multiplierAt(distance(source, target));
  }

  /** A cell's cost after applying this influence from a source. */
  public double applyTo(double cost, Cell source, Cell target) {
    return applyTo(cost, distance(source, target));
  }

  /** Whether the influence acts at a distance. */
  boolean actsAt(double distance) {
    return distance <= radius;
  }

  /** The multiplier at a distance [cells]; 1 beyond the radius. */
  double multiplierAt(double distance) {
    if (!actsAt(distance)) {
      return 1;
    }
    double hard = (reach - distance) * strength;
    return switch (falloff) {
      case HARD -> hard;
      case SMOOTH -> 1 + (hard - 1) * fade(distance);
    };
  }

  /** The smoothstep of {@code 1 − d / radius}. [0..1] */
  private double fade(double distance) {
    double near = radius == 0 ? 1 : 1 - distance / radius;
    return near * near * (3 - 2 * near);
  }

  /** A cost after applying this influence at a distance. */
  double applyTo(double cost, double distance) {
    double multiplier = multiplierAt(distance);
    return effect == Effect.ATTRACT ? cost / multiplier : cost * multiplier;
  }
}
