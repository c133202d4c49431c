package emberway.drawable;

import emberway.drawable.PictureSheet.Part;
import emberway.io.PrintableText;
import emberway.map.Cell;
import emberway.map.Layer;
import emberway.map.Measure;
import emberway.map.PlaceKind;
import emberway.map.Rotation;
import emberway.map.TileMap;
import emberway.render.export.SheetDrawing;
import emberway.render.gl.map.LabelRasterizer;
import emberway.render.iso.CellRegion;
import emberway.render.iso.FieldColorRamp;
import emberway.render.iso.FieldOverlay;
import emberway.render.iso.PictureFrame;
import emberway.render.iso.PictureLayer;
import emberway.render.iso.PixelBox;
import emberway.render.iso.PlaceLabels;
import emberway.render.iso.PlaceSymbol;
import emberway.render.iso.RouteMarks;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * What is around the map in a picture, drawn like a page of an atlas. Lengths are in units, see
 * {@link PictureSheet}, unless stated otherwise.
 */
final class MapSheet {
  private static final int INK = 0x3a2917;
  private static final int RED = 0x8c2f1b;
  private static final int PANEL = 0xf7efdb;
  private static final double BORDER = 30; // from the edge to the innermost line
  private static final double INSET = 14; // of the parts from the border or the edge
  private static final double LINE = 13; // the height of letters
  private static final double ROSE = 60; // the radius of the compass
  private static final double WIDEST = 0.6; // legend [sheets]
  private static final double PAGE = 900; // so low a sheet has smaller letters in the legend
  private static final int MOST_TILES = 12;

  /** A line of the legend. */
  private record Entry(Sample sample, String text) {}

  /** Draws a sample around a center. */
  private interface Sample {
    void draw(double x, double y);
  }

  private final SheetDrawing drawing;
  private final List<Rectangle2D> taken = new ArrayList<>(); // areas, by the parts
  private final List<Entry> entries = new ArrayList<>(); // of the legend
  private final DrawableMap map;
  private final PictureFrame frame;
  private final PictureFile.Over over;
  private final boolean hasSafeColors;
  private final Set<Part> parts;
  private final PixelBox sheet; // [picture px]
  private final PixelBox inside; // the map's part [px of the sheet]
  private final double unit; // [px]
  private final Rectangle2D shown; // the map's part
  private final double wide; // the sheet's sides
  private final double high;
  private final double inset; // of the parts from the edge
  private final double line; // the height of letters in the legend
  private final double row; // the height of its rows
  private final double sample; // the width of its samples

  /**
   * Draws what a picture's content asks for.
   *
   * @param part the part of the frame's picture that shows the map [picture px]
   * @param over what the legend explains
   */
  MapSheet(
      PictureContent content,
      DrawableMap map,
      PictureFrame frame,
      PixelBox part,
      PictureFile.Over over) {
    this.map = map;
    this.frame = frame;
    this.over = over;
    hasSafeColors = content.style().hasSafeColors();
    sheet = content.sheet().around(part);
    unit = PictureSheet.unit(sheet);
    drawing = new SheetDrawing(unit);
    wide = sheet.width() / unit;
    high = sheet.height() / unit;
    line = LINE * Math.max(0.7, Math.min(1, high / PAGE));
    row = 1.7 * line;
    sample = 2.8 * line;
    int left = part.left() - sheet.left();
    int top = part.top() - sheet.top();
    inside = new PixelBox(left, top, part.width(), part.height());
    shown = box(left / unit, top / unit, part.width() / unit, part.height() / unit);
    parts = content.sheet().parts();
    inset = INSET + (parts.contains(Part.BORDER) ? BORDER : 0);
    draw(Part.BORDER, this::border);
    draw(Part.TITLE, this::title);
    draw(Part.LEGEND, this::legend);
    draw(Part.COMPASS, this::compass);
    draw(Part.SCALE, this::scaleBar);
    draw(Part.BORDER, this::numbers);
  }

  private void draw(Part part, Runnable how) {
    if (parts.contains(part)) {
      how.run();
    }
  }

  /** The sheet, and over it the names in the map's part that it does not cover. */
  List<PictureLayer> layers(PlaceLabels names) {
    List<PlaceLabels.Kept> kept = new ArrayList<>();
    for (Rectangle2D it : taken) {
      kept.add(
          new PlaceLabels.Kept(
              it.getX() * unit, it.getY() * unit, it.getWidth() * unit, it.getHeight() * unit));
    }
    List<PictureLayer> layers = new ArrayList<>(List.of(drawing));
    layers.addAll(LabelRasterizer.labels(names.within(inside, kept)));
    return layers;
  }

  /** A point of the ground, in cells as the picture shows them. */
  private Point2D ground(double cellX, double cellY) {
    double x = frame.projection().cellToWorldX(cellX, cellY) - frame.originX();
    double y = frame.projection().cellToWorldY(cellX, cellY) - frame.originY();
    return new Point2D.Double(
        (x * frame.scale() - sheet.left()) / unit, (y * frame.scale() - sheet.top()) / unit);
  }

  private void fill(Shape shape, int color) {
    drawing.fill(shape, color, 1);
  }

  private void stroke(double x, double y, double toX, double toY, double pen, int color) {
    drawing.draw(new Line2D.Double(x, y, toX, toY), pen, color);
  }

  private static Rectangle2D box(double left, double top, double width, double height) {
    return new Rectangle2D.Double(left, top, width, height);
  }

  private static Shape disk(double x, double y, double radius) {
    return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
  }

  private static Shape polygon(double... corners) {
    Path2D path = new Path2D.Double();
    path.moveTo(corners[0], corners[1]);
    for (int i = 2; i < corners.length; i += 2) {
      path.lineTo(corners[i], corners[i + 1]);
    }
    path.closePath();
    return path;
  }

  private static Shape diamond(double x, double y, double across, double down) {
    return polygon(x - across, y, x, y - down, x + across, y, x, y + down);
  }

  /** Paper, four lines with a row of bars between them, and a diamond in each corner. */
  private void border() {
    drawing.paper(sheet.width(), sheet.height(), inside);
    double[][] lines = {{13, 2.2}, {17.5, 0.7}, {23.5, 0.7}, {BORDER, 0.5}}; // insets and pens
    for (double[] each : lines) {
      double in = each[0] - each[1] / 2;
      fill(box(in, in, wide - 2 * in, each[1]), INK); // four boxes are filled faster than a frame
      fill(box(in, high - in - each[1], wide - 2 * in, each[1]), INK);
      fill(box(in, in, each[1], high - 2 * in), INK);
      fill(box(wide - in - each[1], in, each[1], high - 2 * in), INK);
    }
    int across = 2 * (int) (wide / 112) + 1; // odd, so that both ends are dark
    int down = 2 * (int) (high / 112) + 1;
    double bar = (wide - 47) / across;
    for (int i = 0; i < across; i += 2) {
      fill(box(23.5 + i * bar, 17.5, bar, 6), INK);
      fill(box(23.5 + i * bar, high - 23.5, bar, 6), INK);
    }
    bar = (high - 47) / down;
    for (int i = 0; i < down; i += 2) {
      fill(box(17.5, 23.5 + i * bar, 6, bar), INK);
      fill(box(wide - 23.5, 23.5 + i * bar, 6, bar), INK);
    }
    for (int corner = 0; corner < 4; corner++) {
      double x = corner % 2 == 0 ? 20.5 : wide - 20.5;
      fill(diamond(x, corner < 2 ? 20.5 : high - 20.5, 2.6, 2.6), RED);
    }
  }

  /**
   * Numbers columns and rows at the lower edges of the map, as they are without a rotation; then
   * the border is taken.
   */
  private void numbers() {
    CellRegion cells = frame.cells();
    double cell = ground(0, 0).distance(ground(1, 0));
    int step = 1;
    for (int i = 0; step * cell < 60; i++) {
      step = i % 3 == 1 ? step / 2 * 5 : step * 2; // 2, 5, 10, 20 …
    }
    double low = cells.y() + cells.height() - 0.5;
    double left = cells.x() - 0.5;
    double below = (frame.height() - sheet.top()) / unit; // tiles reach below their ground
    double skirt = Math.max(0, below - ground(left, low).getY());
    for (int x = cells.x(); x < cells.x() + cells.width(); x++) {
      number(x, cells.y(), step, skirt, ground(x, low), ground(x, low + 1));
    }
    for (int y = cells.y(); y < cells.y() + cells.height(); y++) {
      number(cells.x(), y, step, skirt, ground(left, y), ground(left - 1, y));
    }
    taken.add(box(0, 0, wide, BORDER));
    taken.add(box(0, high - BORDER, wide, BORDER));
    taken.add(box(0, 0, BORDER, high));
    taken.add(box(wide - BORDER, 0, BORDER, high));
  }

  private void number(int column, int row, int step, double skirt, Point2D end, Point2D beyond) {
    Rotation back = over.text().rotation().inverse();
    Cell cell = back.apply(frame.projection().size(), new Cell(column, row));
    boolean isOfColumn = (end.getX() > beyond.getX()) == (back.degrees() % 180 == 90);
    int number = isOfColumn ? cell.x() : cell.y();
    double dx = (beyond.getX() - end.getX()) / end.distance(beyond);
    double dy = (beyond.getY() - end.getY()) / end.distance(beyond);
    double x = end.getX() + 17 * dx;
    double y = end.getY() + 15 * dy + skirt;
    Rectangle2D area = box(x - 10, y - 6, 20, 12);
    if (number % step == 0
        && shown.intersects(box(end.getX() - 8, end.getY() - 8, 16, 16))
        && taken.stream().noneMatch(area::intersects)) {
      stroke(x - 12 * dx, y - 10 * dy, x - 8 * dx, y - 6 * dy, 1, INK);
      drawing.write("" + number, x, y + 4, 11, 0.5, INK);
    }
  }

  /** A panel with two lines around it and hollow corners. */
  private void panel(double left, double top, double width, double height) {
    for (double in : new double[] {0, 3.5}) {
      Area area = new Area(box(left + in, top + in, width - 2 * in, height - 2 * in));
      for (double x : new double[] {left, left + width}) {
        area.subtract(new Area(disk(x, top, 7 + in)));
        area.subtract(new Area(disk(x, top + height, 7 + in)));
      }
      drawing.fill(area, PANEL, in == 0 ? 0.9 : 0);
      drawing.draw(area, in == 0 ? 1.3 : 0.6, INK);
    }
    taken.add(box(left, top, width, height));
  }

  private void title() {
    String name = PrintableText.escape(over.text().map().info().name());
    double letters = 30;
    while (letters > LINE && drawing.width(name, letters) > 0.34 * wide) {
      letters--;
    }
    double width = drawing.width(name, letters) + 56;
    double height = letters * 1.15 + 30;
    panel(inset, inset, width, height);
    double middle = inset + width / 2;
    drawing.write(name, middle, inset + 12 + letters * 0.86, letters, 0.5, INK);
    double rule = inset + height - 13;
    double reach = Math.min(70, width / 2 - 24);
    stroke(middle - reach, rule, middle - 7, rule, 0.8, RED);
    stroke(middle + 7, rule, middle + reach, rule, 0.8, RED);
    fill(diamond(middle, rule, 3.5, 3.5), RED);
  }

  private void explain() {
    over.text().route().ifPresent(said -> entries.add(new Entry(this::route, said)));
    over.fields().stream()
        .filter(FieldOverlay::isVisible)
        .map(FieldOverlay::kind)
        .forEach(kind -> add(kind.name(), (x, y) -> ramp(kind, x, y)));
    TileMap cells = over.text().map();
    for (PlaceKind kind : PlaceKind.values()) {
      String icon = Character.toString(PlaceSymbol.of(kind).icon());
      if (kind != PlaceKind.OTHER && cells.places().stream().anyMatch(it -> it.kind() == kind)) {
        add(kind.label(), (x, y) -> drawing.write(icon, x, y + 5, line, 0.5, INK));
      }
    }
    if (map.sprites().isPresent()) { // the tiles of a map with pictures of its own have no names
      addTiles(cells);
    }
  }

  /** Adds the tiles that bend routes, and those on most cells. */
  private void addTiles(TileMap cells) {
    int[] counts = new int[cells.legend().size() + 1];
    int[] some = new int[counts.length]; // a cell that has it
    for (Layer layer : List.of(Layer.BASE, Layer.OVERLAY)) {
      for (int cell = 0; cell < cells.size().cells(); cell++) {
        int id = cells.layer(layer).id(cell);
        some[id] = Integer.bitCount(++counts[id]) == 1 ? cell : some[id]; // not at the rim
      }
    }
    IntStream.range(1, counts.length)
        .filter(id -> counts[id] > 0)
        .boxed()
        .sorted(
            Comparator.comparing((Integer id) -> cells.legend().tile(id).influence().isEmpty())
                .thenComparing(id -> -counts[id]))
        .limit(MOST_TILES)
        .sorted(Comparator.comparing(id -> -counts[id]))
        .forEach(
            id -> {
              String label = over.text().labels().apply(cells.legend().tile(id));
              entries.add(new Entry((x, y) -> tile(id, some[id], x, y), label));
            });
  }

  private void add(String key, Sample sample) {
    entries.add(new Entry(sample, over.text().words().apply(key)));
  }

  /** Draws a tile as a cell shows it. */
  private void tile(int id, int index, double x, double y) {
    TileMap cells = over.text().map();
    Cell cell = over.text().rotation().apply(cells.size(), cells.size().cell(index));
    int at = map.sprites().get().size().index(cell);
    boolean isBase = cells.base().id(index) == id;
    int[] stack = {
      map.sprites().get().base().sprite(at), isBase ? 0 : map.sprites().get().overlay().sprite(at)
    };
    boolean[] used = new boolean[map.atlas().layout().count() + 1];
    IntStream.of(stack).forEach(sprite -> used[sprite] = sprite > 0);
    PixelBox all = PixelBox.of(map.atlas(), used);
    double size = Math.min(sample / all.width(), (row - 1) / all.height());
    for (int sprite : stack) {
      if (sprite > 0) {
        drawing.stamp(map.atlas(), sprite - 1, all, x, y, size);
      }
    }
  }

  private void route(double x, double y) {
    stroke(x - 14, y + 3, x + 14, y - 3, 5, RouteMarks.DARK.rgb());
    stroke(x - 14, y + 3, x + 14, y - 3, 2.6, RouteMarks.BRIGHT.rgb());
    fill(disk(x - 14, y + 3, 4.5), RouteMarks.DARK.rgb());
    fill(disk(x - 14, y + 3, 3.3), RouteMarks.start(hasSafeColors).rgb());
    fill(disk(x + 14, y - 3, 4.5), RouteMarks.DARK.rgb());
    fill(disk(x + 14, y - 3, 3.3), RouteMarks.goal(hasSafeColors).rgb());
  }

  private void ramp(FieldOverlay.Kind kind, double x, double y) {
    FieldColorRamp ramp = FieldColorRamp.of(kind, hasSafeColors);
    double width = sample / ramp.stops();
    for (int i = 0; i < ramp.stops(); i++) {
      fill(box(x - sample / 2 + i * width, y - 5, width, 10), ramp.color(i));
    }
    drawing.draw(box(x - sample / 2, y - 5, sample, 10), 0.7, INK);
  }

  /** Lays the legend out in as many columns as cover least of the map; a route has its own row. */
  private void legend() {
    explain();
    if (entries.isEmpty()) {
      return;
    }
    int own = over.text().route().isPresent() ? 1 : 0;
    double first = own == 0 ? 0 : drawing.width(entries.get(0).text, line);
    double column =
        entries.stream().skip(own).mapToDouble(it -> drawing.width(it.text, line)).max().orElse(0);
    column += sample + 34;
    int rows = 1;
    Rectangle2D best = null;
    for (int count = 1; count <= 4; count++) {
      int each = (entries.size() - own + count - 1) / count;
      double width = Math.max(count * column, first + sample + 34) + 12;
      double height = (own + each) * row + 50;
      Rectangle2D next = box(inset, high - inset - height, width, height);
      if (best == null || (width < WIDEST * wide && clearance(next) > clearance(best))) {
        best = next;
        rows = each;
      }
    }
    double left = inset + 18;
    double top = best.getY();
    panel(inset, top, best.getWidth(), best.getHeight());
    drawing.write(over.text().words().apply("legend"), left, top + 25, 16, 0, RED);
    stroke(left, top + 32, best.getMaxX() - 18, top + 32, 0.6, INK);
    for (int i = 0; i < entries.size(); i++) {
      int place = i - own;
      int across = Math.floorDiv(place, rows);
      double x = place < 0 ? left : left + across * column;
      double y = top + 38 + row * (place < 0 ? 0.5 : own + place % rows + 0.5);
      entries.get(i).sample.draw(x + sample / 2, y);
      drawing.write(entries.get(i).text, x + sample + 10, y + 4, line, 0, INK);
    }
  }

  /** How far the corner of a legend lies beyond the map's lower left edge. [any, ordered] */
  private double clearance(Rectangle2D legend) {
    CellRegion cells = frame.cells();
    Point2D from = ground(cells.x() - 0.5, cells.y() - 0.5);
    Point2D to = ground(cells.x() - 0.5, cells.y() + cells.height() - 0.5);
    return (to.getX() - from.getX()) * (legend.getY() - from.getY())
        - (to.getY() - from.getY()) * (legend.getMaxX() - from.getX());
  }

  /** A rose that lies on the ground, so that it is right in all directions of the map. */
  private void compass() {
    Point2D origin = ground(0, 0);
    double cell = Math.max(origin.distance(ground(1, 0)), origin.distance(ground(0, 1)));
    double[] axes = { // of a column and of a row
      (ground(1, 0).getX() - origin.getX()) / cell,
      (ground(1, 0).getY() - origin.getY()) / cell,
      (ground(0, 1).getX() - origin.getX()) / cell,
      (ground(0, 1).getY() - origin.getY()) / cell
    };
    double across = 1.4 * ROSE * Math.hypot(axes[0], axes[2]);
    double down = 1.4 * ROSE * Math.hypot(axes[1], axes[3]);
    AffineTransform rose =
        AffineTransform.getTranslateInstance(wide - inset - across, inset + down);
    rose.concatenate(new AffineTransform(axes));
    rose.rotate(Math.toRadians(over.text().rotation().degrees()));
    taken.add(box(wide - inset - 2 * across, inset, 2 * across, 2 * down));
    drawing.fill(rose.createTransformedShape(disk(0, 0, 1.1 * ROSE)), PANEL, 0.9);
    for (double radius : new double[] {1.1, 1.04, 0.62}) {
      Shape ring = rose.createTransformedShape(disk(0, 0, radius * ROSE));
      drawing.draw(ring, radius == 1.1 ? 1.4 : 0.6, INK);
    }
    for (int turn : new int[] {1, 3, 5, 7, 0, 2, 4, 6}) { // those between lie below
      double length = turn % 2 == 0 ? ROSE : 0.6 * ROSE;
      double side = ROSE * 0.13;
      AffineTransform spoke = new AffineTransform(rose);
      spoke.rotate(turn * Math.PI / 4);
      Shape light = spoke.createTransformedShape(polygon(0, 0, -side, -side, 0, -length));
      Shape dark = spoke.createTransformedShape(polygon(0, 0, side, -side, 0, -length));
      fill(light, PANEL);
      drawing.draw(light, 0.6, INK);
      fill(dark, turn == 0 ? RED : INK);
      if (turn % 2 == 0) {
        String point = over.text().words().apply("points").substring(turn / 2, turn / 2 + 1);
        Point2D at = spoke.transform(new Point2D.Double(0, -1.28 * ROSE), null);
        double size = turn == 0 ? 17 : 13;
        drawing.write(point, at.getX(), at.getY() + 5, size, 0.5, turn == 0 ? RED : INK);
      }
    }
  }

  /** A bar along a row of cells, in four pieces. */
  private void scaleBar() {
    double cell = ground(0, 0).distance(ground(1, 0));
    ScaleBar bar = ScaleBar.of(210 / cell, over.text().scale());
    double across = bar.cells() * (ground(1, 0).getX() - ground(0, 0).getX());
    double down = bar.cells() * (ground(1, 0).getY() - ground(0, 0).getY());
    String cells = over.text().words().apply(bar.amount() == 1 ? "cell" : "cells");
    String measure = bar.unit().map(Measure.Unit::label).orElse(cells);
    String amount = over.text().number().apply(bar.amount()) + " " + measure;
    double left = wide - inset - 10 - across - drawing.width(amount, LINE);
    double low = high - inset - 20;
    if (down == 0) { // the map may lie under it
      panel(left - 18, low - 22, wide - inset - left + 18, 54);
    }
    taken.add(box(left - 6, low + down - 10, wide - inset - left, 30 - down));
    AffineTransform along = new AffineTransform(across / 4, down / 4, 0, 1, left, low);
    for (int i = 0; i < 4; i++) {
      Shape piece = along.createTransformedShape(box(i, -6, 1, 6));
      fill(piece, i % 2 == 0 ? INK : PANEL);
      drawing.draw(piece, 0.8, INK);
    }
    drawing.write("0", left, low + 15, LINE, 0.5, INK);
    drawing.write(amount, left + across + 4, low + down + 15, LINE, down == 0 ? 0.5 : 0, INK);
  }
}
