package emberway.examples;

import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.plan.cost.CornerCutting;
import emberway.plan.cost.CostField;
import emberway.plan.cost.Movement;
import emberway.plan.dynamic.InteractivePlanner;
import emberway.plan.query.Outcome;
import emberway.plan.query.Route;
import emberway.plan.query.SearchHooks;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.EventQueue;
import java.awt.Graphics;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.image.BufferedImage;
import javax.swing.JFrame;
import javax.swing.JPanel;
import javax.swing.Timer;

/**
 * A game loop in Java2D: the hero walks to where the mouse was clicked, more slowly on costly
 * ground. {@code --frames N} draws into a picture instead of a window and prints where the hero is.
 */
public final class GameLoop {
  private static final GridSize SIZE = new GridSize(60, 40);
  private static final int CELL = 12; // [px]
  private static final double SPEED = 0.25; // [cost per frame]
  private static final int CELLS_PER_FRAME = 500; // grown while nothing else is to do

  private final CostField field = CostField.of(SIZE, costs());
  private final InteractivePlanner planner =
      new InteractivePlanner(field, new Movement(CornerCutting.NO_CUT, Math.sqrt(2)));
  private Route route; // null while the hero stands
  private int step; // of the route
  private double spent; // of the next step's cost
  private Cell hero = new Cell(2, 20);

  private GameLoop() {}

  /** Grass with a lake, a marsh and a road. */
  private static double[] costs() {
    double[] costs = new double[SIZE.cells()];
    for (int cell = 0; cell < costs.length; cell++) {
      Cell at = SIZE.cell(cell);
      boolean isLake = at.distanceTo(new Cell(22, 20)) < 9;
      boolean isMarsh = at.distanceTo(new Cell(40, 14)) < 8;
      boolean isRoad = at.y() == 34;
      costs[cell] = isLake ? Double.POSITIVE_INFINITY : isMarsh ? 4 : isRoad ? 0.5 : 1;
    }
    return costs;
  }

  private void walkTo(Cell goal) {
    Outcome outcome = planner.plan(hero, goal, SearchHooks.NONE);
    if (outcome instanceof Outcome.Found found) {
      route = found.route();
    } else if (outcome instanceof Outcome.Unreachable failed) {
      route = failed.nearest();
    }
    step = 0;
    spent = 0;
  }

  /** One frame: the hero goes on; what time is left grows the tree for the next click. */
  private void update() {
    spent += SPEED;
    while (route != null && step < route.steps() && spent >= field.costAt(route.cell(step + 1))) {
      spent -= field.costAt(route.cell(step + 1));
      step++;
      hero = route.cell(step);
    }
    planner.grow(CELLS_PER_FRAME, () -> false);
  }

  private void draw(Graphics graphics) {
    for (int cell = 0; cell < SIZE.cells(); cell++) {
      graphics.setColor(color(field.costAt(cell)));
      fill(graphics, SIZE.cell(cell), 0);
    }
    graphics.setColor(Color.ORANGE);
    for (int ahead = step; route != null && ahead <= route.steps(); ahead++) {
      fill(graphics, route.cell(ahead), 4);
    }
    graphics.setColor(Color.RED);
    fill(graphics, hero, 2);
  }

  private static void fill(Graphics graphics, Cell at, int margin) {
    int side = CELL - 2 * margin;
    graphics.fillRect(at.x() * CELL + margin, at.y() * CELL + margin, side, side);
  }

  private static Color color(double cost) {
    if (cost == Double.POSITIVE_INFINITY) {
      return new Color(0x3A6EA5);
    }
    return new Color(cost > 1 ? 0x6B6B3A : cost < 1 ? 0xC2A878 : 0x5A8F3C);
  }

  private void show() {
    JPanel panel =
        new JPanel() {
          @Override
          protected void paintComponent(Graphics graphics) {
            draw(graphics);
          }
        };
    panel.setPreferredSize(new Dimension(SIZE.width() * CELL, SIZE.height() * CELL));
    panel.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mousePressed(MouseEvent event) {
            Cell goal = new Cell(event.getX() / CELL, event.getY() / CELL);
            if (SIZE.contains(goal.x(), goal.y())) {
              walkTo(goal);
            }
          }
        });
    JFrame window = new JFrame("Click to walk");
    window.setDefaultCloseOperation(JFrame.EXIT_ON_CLOSE);
    window.setResizable(false);
    window.add(panel);
    window.pack();
    window.setVisible(true);
    new Timer(
            16,
            event -> {
              update();
              panel.repaint();
            })
        .start();
  }

  private void drawFrames(int frames) {
    BufferedImage picture =
        new BufferedImage(SIZE.width() * CELL, SIZE.height() * CELL, BufferedImage.TYPE_INT_RGB);
    walkTo(new Cell(57, 14));
    System.out.printf("the route costs %.2f%n", route.cost());
    for (int frame = 1; frame <= frames; frame++) {
      update();
      draw(picture.getGraphics());
      if (frame % 50 == 0) {
        int red = picture.getRGB(hero.x() * CELL + CELL / 2, hero.y() * CELL + CELL / 2) & 0xFFFFFF;
        System.out.printf("frame %d: the hero is at %s, drawn in %06X%n", frame, hero, red);
      }
    }
  }

  /** Opens a window, or draws a number of frames. */
  public static void main(String[] args) {
    if (args.length == 2 && args[0].equals("--frames")) {
      new GameLoop().drawFrames(Integer.parseInt(args[1]));
    } else {
      EventQueue.invokeLater(() -> new GameLoop().show());
    }
  }
}
