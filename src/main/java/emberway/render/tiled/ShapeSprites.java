package emberway.render.tiled;

import emberway.render.iso.FreeSpriteLayer;
import emberway.render.iso.PixelBox;
import emberway.sprite.SpriteImage;
import emberway.sprite.SpriteUnavailableException;
import emberway.tiled.TiledLayer;
import emberway.tiled.TiledMap;
import emberway.tiled.TiledObject;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Converts shapes to sprites: an outline over a black shadow, and a translucent filling, as in
 * Tiled. Texts are not drawn.
 */
final class ShapeSprites {
  private static final double PEN = 2; // width of outlines [px]
  private static final double DOT = 8; // at the first corner of a polygon [px]
  private static final int BLACK = 0xFF000000;
  private static final int FAINT = 50; // alpha of fillings
  private static final double MARK = 10; // radius of a point's mark, half an empty rectangle [px]
  private static final double MARK_SWEEP = 235; // of its arc, around its top [degrees]
  private static final int ROOM = 10; // around a shape, for pens and shadows [px]
  private static final long MAX_WORK = 1 << 24; // for one shape [pixels]
  private static final long MAX_TOGETHER = 1 << 25; // for all distinct shapes [pixels]
  private static final long CORNER_WORK = 64; // for the outline around a corner [pixels]
  private static final double FINE = 1 << 16; // units per pixel

  private final boolean isometric;
  private final TiledPlacement tiledPlacement;
  private final PixelBox picture;
  private final Map<Shown, Integer> known = new HashMap<>(); // sprite numbers; 0 if not made
  private long together; // work for them

  /**
   * The look of a shape, independent of its position.
   *
   * @param corners relative to the box, in invisibly small fractions of a pixel
   */
  private record Shown(
      TiledObject.Shape shape,
      int color,
      double opacity,
      double rotation,
      List<Long> corners,
      int width,
      int height) {}

  ShapeSprites(TiledMap map, TiledPlacement tiledPlacement) {
    isometric = map.orientation() == TiledMap.Orientation.ISOMETRIC;
    this.tiledPlacement = tiledPlacement;
    picture = tiledPlacement.picture();
  }

  /** Adds a shape, unless it is too large or outside the picture. */
  void add(
      TiledLayer.Objects layer,
      TiledObject object,
      SpriteRegistry book,
      FreeSpriteLayer.Builder sprites)
      throws SpriteUnavailableException {
    if (object.shape() == TiledObject.Shape.TEXT) {
      return;
    }
    Path2D line = line(object, layer.look());
    PixelBox box = bounds(layer, object);
    if (box.width() == 0 || box.height() == 0 || isTooLarge(layer, object)) {
      return;
    }
    Shown shown = shown(layer, object, line, box);
    int number = known.get(shown);
    if (number == 0) {
      number =
          book.add(
              box.width(),
              box.height(),
              () -> image(object, line, layer, box),
              object.line(),
              "object " + object.id());
      known.put(shown, number);
    }
    sprites.add(number, box.left(), box.top());
  }

  /**
   * Whether a visible shape is not drawn because it, or together with earlier shapes, takes too
   * much work. Call in painting order.
   */
  boolean isTooLarge(TiledLayer.Objects layer, TiledObject object) {
    if (object.shape() == TiledObject.Shape.TEXT || object.shape() == TiledObject.Shape.TILE) {
      return false;
    }
    Path2D line = line(object, layer.look());
    PixelBox box = bounds(layer, object);
    if (box.width() == 0 || box.height() == 0) {
      return false;
    }
    long work = work(turn(object, layer.look()).createTransformedShape(line), box);
    if (work > MAX_WORK) {
      return true;
    }
    Shown shown = shown(layer, object, line, box);
    if (known.containsKey(shown)) {
      return false;
    }
    if (together + work > MAX_TOGETHER) {
      return true;
    }
    together += work;
    known.put(shown, 0);
    return false;
  }

  /** The pixels of a shape's box, or the rows that each of its edges crosses if they are more. */
  private static long work(Shape line, PixelBox box) {
    double rows = 0;
    List<double[]> parts = parts(line);
    for (int i = 1; i < parts.size(); i++) {
      double from = endY(parts.get(i - 1));
      double to = endY(parts.get(i));
      double top = Math.max(box.top(), Math.min(from, to));
      double bottom = Math.min(box.bottom(), Math.max(from, to));
      rows += Math.max(0, bottom - top);
    }
    long edges = (long) rows + CORNER_WORK * parts.size();
    return Math.max((long) box.width() * box.height(), edges);
  }

  /** The start of a line, then each of its parts: x and y of control points and of its end. */
  private static List<double[]> parts(Shape line) {
    List<double[]> parts = new ArrayList<>();
    double[] numbers = new double[6];
    for (PathIterator at = line.getPathIterator(null); !at.isDone(); at.next()) {
      switch (at.currentSegment(numbers)) {
        case PathIterator.SEG_CUBICTO -> parts.add(numbers.clone());
        case PathIterator.SEG_CLOSE -> parts.add(parts.get(0));
        default -> parts.add(Arrays.copyOf(numbers, 2));
      }
    }
    return parts;
  }

  private static double endY(double[] part) {
    return part[part.length - 1];
  }

  private Shown shown(TiledLayer.Objects layer, TiledObject object, Shape line, PixelBox box) {
    List<Long> corners = new ArrayList<>();
    for (double[] part : parts(line)) {
      for (int i = 0; i < part.length; i += 2) {
        corners.add(Math.round((part[i] - box.left()) * FINE));
        corners.add(Math.round((part[i + 1] - box.top()) * FINE));
      }
    }
    return new Shown(
        object.shape(),
        layer.color(),
        layer.look().opacity(),
        object.rotation(),
        corners,
        box.width(),
        box.height());
  }

  /** The rotation of an object, clockwise about its position. [world px] */
  private AffineTransform turn(TiledObject object, TiledLayer.Look look) {
    return AffineTransform.getRotateInstance(
        Math.toRadians(object.rotation()),
        tiledPlacement.objectX(object.x(), object.y()) + look.offsetX(),
        tiledPlacement.objectY(object.x(), object.y()) + look.offsetY());
  }

  private SpriteImage image(
      TiledObject object, Path2D line, TiledLayer.Objects layer, PixelBox box) {
    ShapePainter painter =
        new ShapePainter(box, turn(object, layer.look()), layer.look().opacity());
    int color = layer.color();
    boolean isPoint = object.shape() == TiledObject.Shape.POINT;
    boolean onGround = isometric && !isPoint;
    double shadow = onGround ? 0 : PEN / 2;
    double raised = onGround ? -PEN : 0;
    boolean dotted =
        object.shape() == TiledObject.Shape.POLYGON || object.shape() == TiledObject.Shape.POLYLINE;
    painter.move(shadow, shadow);
    painter.draw(line, PEN, BLACK);
    if (dotted) {
      painter.draw(dot(line), DOT, BLACK);
    }
    if (isFramed(object)) {
      Path2D frame = rectangle(object, layer.look());
      painter.move(0, 0);
      painter.draw(frame, PEN, BLACK);
      painter.move(0, raised);
      painter.draw(frame, PEN, color);
    }
    painter.move(0, raised);
    if (object.shape() != TiledObject.Shape.POLYLINE) {
      painter.fill(line, color, FAINT);
    }
    painter.draw(line, PEN, color);
    if (dotted) {
      painter.draw(dot(line), DOT, color);
    }
    if (isPoint) {
      Shape hole = circle(object, layer.look(), MARK / 3);
      painter.fill(hole, color, color >>> 24);
      painter.draw(hole, PEN, color);
    }
    return painter.image();
  }

  /** The first corner of a line. Qt draws a point as a line of a 63rd of a pixel. */
  private static Shape dot(Path2D line) {
    double[] first = parts(line).get(0);
    return new Line2D.Double(first[0], first[1], first[0] + 1 / 63.0, first[1]);
  }

  /** The outline before rotation. [world px] */
  private Path2D line(TiledObject object, TiledLayer.Look look) {
    return switch (object.shape()) {
      case ELLIPSE -> ellipse(object, look);
      case POINT -> mark(object, look);
      case POLYGON, POLYLINE -> {
        double[] line = new double[object.points().size()];
        for (int i = 0; i < line.length; i += 2) {
          line[i] = object.x() + object.points().get(i);
          line[i + 1] = object.y() + object.points().get(i + 1);
        }
        yield along(line, object.shape() == TiledObject.Shape.POLYGON, look);
      }
      default -> rectangle(object, look);
    };
  }

  /**
   * A line through corners.
   *
   * @param corners x0, y0, x1, y1, … in the map's own coordinates
   * @param closed whether to join the end to the beginning
   */
  private Path2D along(double[] corners, boolean closed, TiledLayer.Look look) {
    Path2D line = new Path2D.Double(Path2D.WIND_EVEN_ODD, corners.length);
    for (int i = 0; i < corners.length; i += 2) {
      double x = tiledPlacement.objectX(corners[i], corners[i + 1]) + look.offsetX();
      double y = tiledPlacement.objectY(corners[i], corners[i + 1]) + look.offsetY();
      if (i == 0) {
        line.moveTo(x, y);
      } else {
        line.lineTo(x, y);
      }
    }
    if (closed) {
      line.closePath();
    }
    return line;
  }

  private Path2D rectangle(TiledObject object, TiledLayer.Look look) {
    boolean empty = !isometric && object.width() == 0 && object.height() == 0;
    double left = empty ? object.x() - MARK : object.x();
    double top = empty ? object.y() - MARK : object.y();
    double right = empty ? object.x() + MARK : object.x() + object.width();
    double bottom = empty ? object.y() + MARK : object.y() + object.height();
    return along(new double[] {left, top, right, top, right, bottom, left, bottom}, true, look);
  }

  /** The circle of radius 1, as a rectangle becomes the parallelogram around its ellipse. */
  private Path2D ellipse(TiledObject object, TiledLayer.Look look) {
    List<double[]> corners = parts(rectangle(object, look));
    double[] first = corners.get(0);
    double[] right = corners.get(1);
    double[] opposite = corners.get(2);
    AffineTransform place =
        new AffineTransform(
            (right[0] - first[0]) / 2,
            (right[1] - first[1]) / 2,
            (opposite[0] - right[0]) / 2,
            (opposite[1] - right[1]) / 2,
            (first[0] + opposite[0]) / 2,
            (first[1] + opposite[1]) / 2);
    return new Path2D.Double(new Ellipse2D.Double(-1, -1, 2, 2), place);
  }

  /** A point's mark: a drop standing on its tip. */
  private Path2D mark(TiledObject object, TiledLayer.Look look) {
    Ellipse2D around = circle(object, look, MARK);
    double begin = 90 - MARK_SWEEP / 2;
    Path2D line =
        new Path2D.Double(new Arc2D.Double(around.getFrame(), begin, MARK_SWEEP, Arc2D.OPEN));
    line.lineTo(around.getCenterX(), around.getCenterY() + 2 * MARK);
    line.closePath();
    return line;
  }

  /** A circle around the middle of a point's mark. */
  private Ellipse2D circle(TiledObject object, TiledLayer.Look look, double radius) {
    double x = tiledPlacement.objectX(object.x(), object.y()) + look.offsetX();
    double y = tiledPlacement.objectY(object.x(), object.y()) + look.offsetY() - 2 * MARK;
    return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
  }

  /** Whether a shape is drawn within its bounding rectangle. */
  private boolean isFramed(TiledObject object) {
    return isometric && object.shape() == TiledObject.Shape.ELLIPSE;
  }

  /** The area that a shape covers in the picture, with its frame and pens. */
  private PixelBox bounds(TiledLayer.Objects layer, TiledObject object) {
    TiledLayer.Look look = layer.look();
    Path2D outermost = isFramed(object) ? rectangle(object, look) : line(object, look);
    Rectangle2D line = turn(object, look).createTransformedShape(outermost).getBounds2D();
    int minX = (int) Math.max(picture.left(), Math.floor(fine(line.getMinX())) - ROOM);
    int minY = (int) Math.max(picture.top(), Math.floor(fine(line.getMinY())) - ROOM);
    int endX = (int) Math.min(picture.right(), Math.ceil(fine(line.getMaxX())) + ROOM);
    int endY = (int) Math.min(picture.bottom(), Math.ceil(fine(line.getMaxY())) + ROOM);
    return new PixelBox(minX, minY, Math.max(0, endX - minX), Math.max(0, endY - minY));
  }

  /** A coordinate without the rounding errors of a rotation, so that alike shapes have one box. */
  private static double fine(double coordinate) {
    return Math.rint(coordinate * FINE) / FINE;
  }
}
