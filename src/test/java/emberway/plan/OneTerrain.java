package emberway.plan;

import emberway.map.Cell;
import emberway.map.TileMap;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.Movement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** A random map of one terrain and walls: scattered, in blocks, as rooms or as corridors. */
public final class OneTerrain {
  private static final double[] DIAGONALS = {1.414, Math.sqrt(2), 1, 1.5, 2, 1.0001, 1.9999};

  public final Random random;
  public final Movement movement;
  private final int width;
  private final int height;
  private final List<String> base = new ArrayList<>();
  private final List<String> overlay = new ArrayList<>();
  private final boolean[] walls;

  public OneTerrain(long seed) {
    random = new Random(seed);
    width = side();
    height = side();
    walls = new boolean[width * height];
    switch (random.nextInt(4)) {
      case 0 -> scatter(random.nextDouble() * 0.6);
      case 1 -> blocks();
      case 2 -> rooms();
      default -> corridors();
    }
    String ground = random.nextBoolean() ? "G" : "S";
    for (int y = 0; y < height; y++) {
      base.add(ground.repeat(width));
      StringBuilder row = new StringBuilder();
      for (int x = 0; x < width; x++) {
        row.append(walls[y * width + x] ? 'W' : '.');
      }
      overlay.add(row.toString());
    }
    CornerCutting[] cornerCutting = CornerCutting.values();
    double diagonal =
        random.nextInt(4) == 0
            ? 1 + random.nextDouble()
            : DIAGONALS[random.nextInt(DIAGONALS.length)];
    movement = new Movement(cornerCutting[random.nextInt(cornerCutting.length)], diagonal);
  }

  private int side() {
    return switch (random.nextInt(12)) {
      case 0 -> 1 + random.nextInt(2);
      case 1 -> 60 + random.nextInt(12); // across the words of a line
      default -> 2 + random.nextInt(14);
    };
  }

  private void scatter(double density) {
    for (int cell = 0; cell < walls.length; cell++) {
      walls[cell] = random.nextDouble() < density;
    }
  }

  private void blocks() {
    for (int i = random.nextInt(1 + walls.length / 10); i >= 0; i--) {
      int left = random.nextInt(width);
      int top = random.nextInt(height);
      for (int y = top; y < Math.min(height, top + 1 + random.nextInt(4)); y++) {
        for (int x = left; x < Math.min(width, left + 1 + random.nextInt(4)); x++) {
          walls[y * width + x] = true;
        }
      }
    }
  }

  private void rooms() {
    int side = 3 + random.nextInt(4);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        walls[y * width + x] = (x % side == 0 || y % side == 0) && random.nextInt(5) > 0;
      }
    }
  }

  private void corridors() {
    Arrays.fill(walls, true);
    int x = random.nextInt(width);
    int y = random.nextInt(height);
    for (int step = 0; step < 3 * walls.length / 4; step++) {
      walls[y * width + x] = false;
      if (random.nextInt(30) == 0) {
        x = random.nextInt(width);
        y = random.nextInt(height);
      } else {
        x = Math.max(0, Math.min(width - 1, x + random.nextInt(3) - 1));
        y = Math.max(0, Math.min(height - 1, y + random.nextInt(3) - 1));
      }
    }
  }

  /** The row-major index of a cell one may start from, or -1 if a few tries find none. */
  public int passableCell() {
    for (int i = 0; i < 20; i++) {
      int cell = random.nextInt(walls.length);
      if (!walls[cell]) {
        return cell;
      }
    }
    return -1;
  }

  public Cell cell() {
    return new Cell(random.nextInt(width), random.nextInt(height));
  }

  public TileMap map() {
    return TestMaps.map(base, overlay);
  }

  /** A formula of its own; not cheap, so ask once. */
  public PublishedFormula formula() {
    return new PublishedFormula(base, overlay, movement.cornerCutting(), movement.diagonal());
  }

  @Override
  public String toString() {
    return movement + "\n" + String.join("\n", overlay);
  }
}
