package emberway.render.tiled;

import emberway.render.iso.FreeSpriteLayer;
import emberway.render.iso.PixelBox;
import emberway.sprite.SpriteImage;
import emberway.sprite.SpriteUnavailableException;
import emberway.tiled.TiledLayer;
import emberway.tiled.TiledMap;
import emberway.tiled.TiledObject;
import java.util.ArrayList;
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
  private static final int FAINT = 50 << 24; // alpha of fillings
  private static final int OPAQUE_BITS = 0xFFFFFF;
  private static final double MARK = 10; // radius of a point's mark, half an empty rectangle [px]
  private static final double MARK_BEGIN = Math.toRadians(90 - 235 / 2.0);
  private static final double MARK_SWEEP = Math.toRadians(235);
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
    Turn turn = turn(object, layer.look());
    VectorPath line = line(object, layer.look());
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
              () -> image(object, line, layer, turn, box),
              object.line(),
              "object " + object.id());
      known.put(shown, number);
    }
    sprites.add(number, box.left(), box.top());
  }

  private SpriteImage image(
      TiledObject object, VectorPath line, TiledLayer.Objects layer, Turn turn, PixelBox box) {
    PathRasterizer pathRasterizer = new PathRasterizer(box);
    draw(object, line, layer, turn, pathRasterizer);
    return pathRasterizer.image();
  }

  /**
   * Whether a visible shape is not drawn because it, or together with earlier shapes, takes too
   * much work. Call in painting order.
   */
  boolean isTooLarge(TiledLayer.Objects layer, TiledObject object) {
    if (object.shape() == TiledObject.Shape.TEXT || object.shape() == TiledObject.Shape.TILE) {
      return false;
    }
    VectorPath line = line(object, layer.look());
    PixelBox box = bounds(layer, object);
    if (box.width() == 0 || box.height() == 0) {
      return false;
    }
    long work = work(turn(object, layer.look()).apply(line, 0, 0), box);
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
  private static long work(VectorPath line, PixelBox box) {
    double rows = 0;
    for (int i = 1; i < line.parts().size(); i++) {
      double top = Math.max(box.top(), Math.min(line.endY(i - 1), line.endY(i)));
      double bottom = Math.min(box.bottom(), Math.max(line.endY(i - 1), line.endY(i)));
      rows += Math.max(0, bottom - top);
    }
    long edges = (long) rows + CORNER_WORK * line.parts().size();
    return Math.max((long) box.width() * box.height(), edges);
  }

  private Shown shown(TiledLayer.Objects layer, TiledObject object, VectorPath line, PixelBox box) {
    List<Long> corners = new ArrayList<>();
    for (double[] part : line.parts()) {
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

  private Turn turn(TiledObject object, TiledLayer.Look look) {
    double x = tiledPlacement.objectX(object.x(), object.y()) + look.offsetX();
    double y = tiledPlacement.objectY(object.x(), object.y()) + look.offsetY();
    return new Turn(x, y, Math.toRadians(object.rotation()));
  }

  private void draw(
      TiledObject object,
      VectorPath line,
      TiledLayer.Objects layer,
      Turn turn,
      PathRasterizer pathRasterizer) {
    double opacity = layer.look().opacity();
    int color = layer.color();
    boolean closed = object.shape() != TiledObject.Shape.POLYLINE;
    boolean isPoint = object.shape() == TiledObject.Shape.POINT;
    boolean onGround = isometric && !isPoint;
    double shadowX = onGround ? 0 : PEN / 2;
    double shadowY = onGround ? 0 : PEN / 2;
    double raised = onGround ? -PEN : 0;
    boolean dotted =
        object.shape() == TiledObject.Shape.POLYGON || object.shape() == TiledObject.Shape.POLYLINE;
    boolean framed = isFramed(object);
    VectorPath frame = framed ? VectorPath.along(rectangle(object, layer.look()), true) : line;
    VectorPath shadow = turn.apply(line, shadowX, shadowY);
    stroke(pathRasterizer, PathStroker.along(shadow, PEN), BLACK, opacity);
    if (dotted) {
      stroke(pathRasterizer, PathStroker.dot(shadow.endX(0), shadow.endY(0), DOT), BLACK, opacity);
    }
    if (framed) {
      stroke(pathRasterizer, PathStroker.along(turn.apply(frame, 0, 0), PEN), BLACK, opacity);
      stroke(pathRasterizer, PathStroker.along(turn.apply(frame, 0, raised), PEN), color, opacity);
    }
    VectorPath shown = turn.apply(line, 0, raised);
    if (closed) {
      pathRasterizer.fill(
          List.of(shown), PathRasterizer.Rule.ODD, (color & OPAQUE_BITS) | FAINT, opacity);
    }
    stroke(pathRasterizer, PathStroker.along(shown, PEN), color, opacity);
    if (dotted) {
      stroke(pathRasterizer, PathStroker.dot(shown.endX(0), shown.endY(0), DOT), color, opacity);
    }
    if (isPoint) {
      double small = MARK / 3;
      VectorPath hole =
          turn.apply(VectorPath.ellipse(turn.x, turn.y - 2 * MARK, small, 0, 0, small), 0, 0);
      pathRasterizer.fill(List.of(hole), PathRasterizer.Rule.ODD, color, opacity);
      stroke(pathRasterizer, PathStroker.along(hole, PEN), color, opacity);
    }
  }

  private static void stroke(
      PathRasterizer pathRasterizer, List<VectorPath> outline, int color, double opacity) {
    pathRasterizer.fill(outline, PathRasterizer.Rule.WINDING, color, opacity);
  }

  /** The outline before rotation. [world px] */
  private VectorPath line(TiledObject object, TiledLayer.Look look) {
    return switch (object.shape()) {
      case ELLIPSE -> ellipse(object, look);
      case POINT -> mark(object, look);
      case POLYGON, POLYLINE -> {
        double[] line = new double[object.points().size()];
        for (int i = 0; i < line.length; i += 2) {
          double x = object.x() + object.points().get(i);
          double y = object.y() + object.points().get(i + 1);
          line[i] = tiledPlacement.objectX(x, y) + look.offsetX();
          line[i + 1] = tiledPlacement.objectY(x, y) + look.offsetY();
        }
        yield VectorPath.along(line, object.shape() == TiledObject.Shape.POLYGON);
      }
      default -> VectorPath.along(rectangle(object, look), true);
    };
  }

  private double[] rectangle(TiledObject object, TiledLayer.Look look) {
    boolean empty = !isometric && object.width() == 0 && object.height() == 0;
    double left = empty ? object.x() - MARK : object.x();
    double top = empty ? object.y() - MARK : object.y();
    double right = empty ? object.x() + MARK : object.x() + object.width();
    double bottom = empty ? object.y() + MARK : object.y() + object.height();
    double[] corners = {left, top, right, top, right, bottom, left, bottom};
    double[] line = new double[corners.length];
    for (int i = 0; i < corners.length; i += 2) {
      line[i] = tiledPlacement.objectX(corners[i], corners[i + 1]) + look.offsetX();
      line[i + 1] = tiledPlacement.objectY(corners[i], corners[i + 1]) + look.offsetY();
    }
    return line;
  }

  private VectorPath ellipse(TiledObject object, TiledLayer.Look look) {
    double[] corners = rectangle(object, look);
    return VectorPath.ellipse(
        (corners[0] + corners[4]) / 2,
        (corners[1] + corners[5]) / 2,
        (corners[2] - corners[0]) / 2,
        (corners[3] - corners[1]) / 2,
        (corners[6] - corners[0]) / 2,
        (corners[7] - corners[1]) / 2);
  }

  /** A point's mark: a drop standing on its tip. */
  private VectorPath mark(TiledObject object, TiledLayer.Look look) {
    double x = tiledPlacement.objectX(object.x(), object.y()) + look.offsetX();
    double y = tiledPlacement.objectY(object.x(), object.y()) + look.offsetY();
    double top = y - 2 * MARK;
    double[] begin = {x + MARK * Math.cos(MARK_BEGIN), top - MARK * Math.sin(MARK_BEGIN)};
    List<double[]> parts = new ArrayList<>();
    parts.add(begin);
    VectorPath.addArc(parts, x, top, MARK, MARK_BEGIN, MARK_SWEEP);
    parts.add(new double[] {x, y});
    parts.add(begin);
    return new VectorPath(parts);
  }

  /** Whether a shape is drawn within its bounding rectangle. */
  private boolean isFramed(TiledObject object) {
    return isometric && object.shape() == TiledObject.Shape.ELLIPSE;
  }

  /** The area that a shape covers in the picture, with its frame and pens. */
  private PixelBox bounds(TiledLayer.Objects layer, TiledObject object) {
    TiledLayer.Look look = layer.look();
    VectorPath outermost =
        isFramed(object) ? VectorPath.along(rectangle(object, look), true) : line(object, look);
    VectorPath line = turn(object, look).apply(outermost, 0, 0);
    double left = Double.POSITIVE_INFINITY;
    double top = Double.POSITIVE_INFINITY;
    double right = Double.NEGATIVE_INFINITY;
    double bottom = Double.NEGATIVE_INFINITY;
    for (double[] part : line.parts()) {
      for (int i = 0; i < part.length; i += 2) {
        left = Math.min(left, part[i]);
        right = Math.max(right, part[i]);
        top = Math.min(top, part[i + 1]);
        bottom = Math.max(bottom, part[i + 1]);
      }
    }
    int minX = (int) Math.max(picture.left(), Math.floor(left) - ROOM);
    int minY = (int) Math.max(picture.top(), Math.floor(top) - ROOM);
    int endX = (int) Math.min(picture.right(), Math.ceil(right) + ROOM);
    int endY = (int) Math.min(picture.bottom(), Math.ceil(bottom) + ROOM);
    return new PixelBox(minX, minY, Math.max(0, endX - minX), Math.max(0, endY - minY));
  }

  /** A clockwise rotation about a point. [world px] [radians] */
  private record Turn(double x, double y, double angle) {
    /** Moves a line, then rotates it. */
    VectorPath apply(VectorPath line, double moveX, double moveY) {
      double cos = Math.cos(angle);
      double sin = Math.sin(angle);
      List<double[]> out = new ArrayList<>();
      for (double[] part : line.parts()) {
        double[] turned = new double[part.length];
        for (int i = 0; i < part.length; i += 2) {
          double dx = part[i] + moveX - x;
          double dy = part[i + 1] + moveY - y;
          turned[i] = x + cos * dx - sin * dy;
          turned[i + 1] = y + sin * dx + cos * dy;
        }
        out.add(turned);
      }
      return new VectorPath(out);
    }
  }
}
