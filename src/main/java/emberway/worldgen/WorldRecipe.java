package emberway.worldgen;

/**
 * The amounts of everything in a kind of country. The share of sea is of the map's cells; other
 * shares are of the land's cells.
 *
 * @param shape the large form of the land
 * @param scale the size of its features, 1 = usual [&gt; 0]
 * @param sea share of sea [0..1]
 * @param mountains share that blocks [0..1]
 * @param hills share [0..1]
 * @param snow share [0..1]
 * @param forest share that may carry forest [0..1]
 * @param marsh how readily wet ground turns to marsh [0..1]
 * @param volcanoes chance of a volcano at each summit that could carry one [0..1]
 * @param gloom the share of dead forest; also decides whether graveyards are large and numerous
 *     [0..1]
 * @param city radius of the one great city as a share of the map's shorter side, 0 for none
 * @param townSpacing the distance between towns, 1 = usual [&gt; 0]
 * @param longestBridge the length of the longest bridge [cells]
 */
record WorldRecipe(
    Shape shape,
    double scale,
    double sea,
    double mountains,
    double hills,
    double snow,
    double forest,
    double marsh,
    double volcanoes,
    double gloom,
    double city,
    double townSpacing,
    int longestBridge) {

  /** Fewer towns than this are none, so their spacing stays finite. */
  private static final double LEAST_TOWNS = 0.01;

  /** The large form of the land. */
  enum Shape {
    /** No coast except where the noise makes one. */
    OPEN,
    /** The sea lies to one side. */
    COAST,
    /** The sea lies all around. */
    ISLAND,
    /** The sea lies all around and in between. */
    SCATTERED,
    /** A low trough along the longer side, high ground on both sides of it. */
    VALLEY,
    /** A wide, even rise in the middle, which no river crosses. */
    RISE
  }

  /** This recipe with the amounts that the user has chosen. */
  WorldRecipe with(WorldAmounts amounts) {
    return new WorldRecipe(
        shape,
        scale,
        amounts.sea(),
        amounts.mountains(),
        hills,
        snow,
        amounts.forest(),
        marsh,
        amounts.volcanoes(),
        gloom,
        city,
        townSpacing / Math.sqrt(Math.max(amounts.towns(), LEAST_TOWNS)),
        longestBridge);
  }

  /** The amounts of a kind. */
  static WorldRecipe of(WorldKind kind) {
    return switch (kind) {
      case REALM -> new Builder().shape(Shape.COAST).sea(0.26).mountains(0.08).hills(0.08).build();
      case ISLAND ->
          new Builder()
              .shape(Shape.ISLAND)
              .sea(0.46)
              .mountains(0.09)
              .hills(0.09)
              .longestBridge(8)
              .build();
      case ARCHIPELAGO ->
          new Builder()
              .shape(Shape.SCATTERED)
              .scale(0.3)
              .sea(0.62)
              .mountains(0.05)
              .hills(0.07)
              .snow(0.05)
              .longestBridge(18)
              .build();
      case MOUNTAINS ->
          new Builder()
              .mountains(0.16)
              .hills(0.12)
              .snow(0.4)
              .forest(0.2)
              .marsh(0.2)
              .volcanoes(0.6)
              .build();
      case PLAINS ->
          new Builder()
              .scale(1.3)
              .mountains(0.012)
              .hills(0.07)
              .snow(0)
              .forest(0.16)
              .marsh(0.7)
              .volcanoes(0)
              .townSpacing(0.8)
              .build();
      case CITY ->
          new Builder()
              .shape(Shape.RISE)
              .mountains(0.03)
              .hills(0.06)
              .snow(0)
              .forest(0.24)
              .volcanoes(0)
              .city(0.27)
              .build();
      case GRAVEYARD ->
          new Builder()
              .shape(Shape.VALLEY)
              .mountains(0.24)
              .hills(0.1)
              .snow(0.1)
              .forest(0.2)
              .marsh(0.75)
              .volcanoes(0)
              .gloom(1)
              .townSpacing(1.7)
              .build();
    };
  }

  /** Starts from the usual amounts. */
  private static final class Builder {
    private Shape shape = Shape.OPEN;
    private double scale = 1;
    private double sea;
    private double mountains = 0.05;
    private double hills = 0.06;
    private double snow = 0.12;
    private double forest = 0.3;
    private double marsh = 0.45;
    private double volcanoes = 0.35;
    private double gloom;
    private double city;
    private double townSpacing = 1;
    private int longestBridge = 7;

    Builder shape(Shape value) {
      shape = value;
      return this;
    }

    Builder scale(double value) {
      scale = value;
      return this;
    }

    Builder sea(double value) {
      sea = value;
      return this;
    }

    Builder mountains(double value) {
      mountains = value;
      return this;
    }

    Builder hills(double value) {
      hills = value;
      return this;
    }

    Builder snow(double value) {
      snow = value;
      return this;
    }

    Builder forest(double value) {
      forest = value;
      return this;
    }

    Builder marsh(double value) {
      marsh = value;
      return this;
    }

    Builder volcanoes(double value) {
      volcanoes = value;
      return this;
    }

    Builder gloom(double value) {
      gloom = value;
      return this;
    }

    Builder city(double value) {
      city = value;
      return this;
    }

    Builder townSpacing(double value) {
      townSpacing = value;
      return this;
    }

    Builder longestBridge(int value) {
      longestBridge = value;
      return this;
    }

    WorldRecipe build() {
      return new WorldRecipe(
          shape,
          scale,
          sea,
          mountains,
          hills,
          snow,
          forest,
          marsh,
          volcanoes,
          gloom,
          city,
          townSpacing,
          longestBridge);
    }
  }
}
