package emberway.plan;

import emberway.map.Cell;
import emberway.map.TileMap;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.Movement;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** A random small map with a random question about it. */
public final class RandomMap {
  private static final double[] DIAGONALS = {1.414, Math.sqrt(2), 1, 1.5, 2, 0.5, 0.3, 2.5, 4};

  private static final List<CornerCutting> CORNERS = List.of(CornerCutting.values());

  final List<String> base = new ArrayList<>();
  final List<String> overlay = new ArrayList<>();
  public final Movement movement;
  public final Cell from;
  public final Cell to;
  private final Random random;
  private final int width;
  private final int height;

  public RandomMap(long seed) {
    this(seed, 12);
  }

  public RandomMap(long seed, int longestSide) {
    random = new Random(seed);
    width = side(longestSide);
    height = side(longestSide);
    String grounds = pick("G", "GS", "GSH", "GGGS~", "GSH~~", "S");
    String things = pick("W", "WWR", "RW=", "V", "t", "Yy", "VtYyRW=", "WWWWWWW", "v");
    double density = random.nextDouble() * (random.nextBoolean() ? 0.6 : 0.2);
    double ground = random.nextInt(3) == 0 ? 0.95 : 1; // the rest is cells with nothing in them
    for (int y = 0; y < height; y++) {
      base.add(row(grounds, ground));
      overlay.add(row(things, density));
    }
    double factor =
        random.nextInt(4) == 0
            ? 0.1 + 3 * random.nextDouble()
            : DIAGONALS[random.nextInt(DIAGONALS.length)];
    movement = new Movement(CORNERS.get(random.nextInt(CORNERS.size())), factor);
    from = cell();
    to = cell();
    if (random.nextInt(8) == 0) {
      wallIn(to);
    }
  }

  private int side(int longest) {
    return switch (random.nextInt(6)) {
      case 0 -> 1;
      case 1 -> 1 + random.nextInt(3);
      default -> 1 + random.nextInt(longest);
    };
  }

  private String pick(String... choices) {
    return choices[random.nextInt(choices.length)];
  }

  private String row(String symbols, double density) {
    StringBuilder row = new StringBuilder();
    for (int x = 0; x < width; x++) {
      row.append(
          random.nextDouble() < density ? symbols.charAt(random.nextInt(symbols.length())) : '.');
    }
    return row.toString();
  }

  public Cell cell() {
    return new Cell(random.nextInt(width), random.nextInt(height));
  }

  /** Walls around a cell, which leaves diagonal gaps now and then. */
  private void wallIn(Cell cell) {
    for (int y = Math.max(0, cell.y() - 1); y <= Math.min(height - 1, cell.y() + 1); y++) {
      StringBuilder row = new StringBuilder(overlay.get(y));
      for (int x = Math.max(0, cell.x() - 1); x <= Math.min(width - 1, cell.x() + 1); x++) {
        if ((x != cell.x() || y != cell.y()) && random.nextInt(20) > 0) {
          row.setCharAt(x, 'W');
        }
      }
      overlay.set(y, row.toString());
    }
  }

  public TileMap map() {
    return TestMaps.map(base, overlay);
  }

  public PublishedFormula formula() {
    return new PublishedFormula(base, overlay, movement.cornerCutting(), movement.diagonal());
  }
}
