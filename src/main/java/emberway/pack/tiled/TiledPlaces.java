package emberway.pack.tiled;

import emberway.io.PrintableText;
import emberway.map.Cell;
import emberway.map.GridSize;
import emberway.map.Place;
import emberway.map.PlaceKind;
import emberway.map.Tile;
import emberway.pack.map.DistinctNames;
import emberway.pack.problem.ProblemCollector;
import emberway.pack.problem.SpellingSuggestion;
import emberway.pack.store.TextMapSyntax;
import emberway.tiled.TiledGrid;
import emberway.tiled.TiledLayer;
import emberway.tiled.TiledMap;
import emberway.tiled.TiledObject;
import emberway.tiled.TiledProperties;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Finds the places of a Tiled map: its named points, rectangles and ellipses. */
final class TiledPlaces {
  static final String NOTE = "note"; // a property of an object
  static final String KIND = "kind"; // a property of an object

  private static final int MAX_NAME = 200;
  private static final int MAX_SHAPES_NAMED = 3;

  /** Receives the start and the goal. */
  interface Marks {
    /** Marks a cell of the grid, in addition to its tiles. */
    void mark(Cell cell, Tile.Role role);
  }

  private final TiledMap map;
  private final TiledGrid grid;
  private final GridSize size;
  private final ProblemCollector problemCollector;
  private final IgnoredProperties ignored;
  private final List<Place> places = new ArrayList<>();
  private final DistinctNames names = new DistinctNames();
  private final List<TiledObject> shapes = new ArrayList<>(); // unused by the planner

  TiledPlaces(TiledMap map, GridSize size, ProblemCollector problemCollector) {
    this.map = map;
    this.grid = TiledGrid.of(map);
    this.size = size;
    this.problemCollector = problemCollector;
    ignored = new IgnoredProperties(problemCollector);
  }

  /** Finds the places, and marks the start and the goal. */
  List<Place> find(Marks marks) {
    for (TiledLayer layer : map.layers()) {
      if (layer instanceof TiledLayer.Objects objects) {
        objects.objects().forEach(object -> take(object, marks));
      }
    }
    ignored.warn();
    if (!shapes.isEmpty()) {
      String some =
          shapes.stream()
              .limit(MAX_SHAPES_NAMED)
              .map(TiledPlaces::called)
              .collect(Collectors.joining(", "));
      problemCollector.warning(
          shapes.get(0).line(),
          0,
          "polygons and polylines are drawn and no more: %s%s"
              .formatted(some, shapes.size() > MAX_SHAPES_NAMED ? ", …" : ""),
          "");
    }
    return places;
  }

  private void take(TiledObject object, Marks marks) {
    Tile.Role role = TiledTileProperties.role(object.className(), object.properties(), ignored);
    boolean isPlace =
        switch (object.shape()) {
          case POINT, RECTANGLE, ELLIPSE -> true;
          case TILE, TEXT -> false;
          case POLYGON, POLYLINE -> {
            shapes.add(object);
            yield false;
          }
        };
    if (role == Tile.Role.NONE && (!isPlace || object.name().isBlank())) {
      return;
    }
    Optional<Cell> cell = cellOf(object);
    if (cell.isEmpty()) {
      problemCollector.warning(
          object.line(),
          0,
          "the object %s is off the map".formatted(PrintableText.quote(object.name())),
          "move it onto a cell");
      return;
    }
    if (role != Tile.Role.NONE) {
      marks.mark(cell.get(), role);
    }
    if (isPlace && !object.name().isBlank()) {
      places.add(new Place(cell.get(), freeName(object), note(object), kind(object)));
    }
  }

  private static String called(TiledObject object) {
    return object.name().isBlank() ? "object " + object.id() : PrintableText.quote(object.name());
  }

  /** A valid, unique place name: one line that does not look like a cell. */
  private String freeName(TiledObject object) {
    String name = object.name();
    boolean isText = StandardCharsets.UTF_8.newEncoder().canEncode(name); // in any file
    String shown = isText ? name.strip() : PrintableText.escape(name.strip());
    String line = PrintableText.abbreviate(shown, MAX_NAME);
    String plain = TextMapSyntax.COORDINATES.matcher(line).matches() ? "Place " + line : line;
    String free = names.free(plain, plain + " ");
    if (!free.equals(name)) {
      problemCollector.warning(
          object.line(),
          0,
          "the place %s is called %s here"
              .formatted(PrintableText.quote(name), PrintableText.quote(free)),
          "");
    }
    return free;
  }

  /** The kind of a place; ignores properties that mean something else. */
  private PlaceKind kind(TiledObject object) {
    Optional<TiledProperties.Property> property = object.properties().find(KIND);
    Optional<PlaceKind> kind = property.flatMap(said -> PlaceKind.of(said.value().strip()));
    if (property.isPresent() && kind.isEmpty()) {
      String word = property.get().value().strip();
      ignored.add(property.get(), SpellingSuggestion.remedy(word, PlaceKind.labels()));
    }
    return kind.orElse(PlaceKind.OTHER);
  }

  /** The note about a place: a single line that any file can hold. */
  private static String note(TiledObject object) {
    String value =
        object.properties().find(NOTE).map(TiledProperties.Property::value).orElse("").strip();
    String line = PrintableText.oneLine(value);
    boolean isText = StandardCharsets.UTF_8.newEncoder().canEncode(line);
    boolean isPlain = isText && line.codePoints().noneMatch(PrintableText::isControl);
    return PrintableText.abbreviate(
        isPlain ? line : PrintableText.escape(line), TextMapSyntax.MAX_VALUE);
  }

  /** The cell under an object's center. */
  private Optional<Cell> cellOf(TiledObject object) {
    boolean isTile = object.shape() == TiledObject.Shape.TILE; // tiles stand on their position
    double turn = Math.toRadians(object.rotation());
    double halfWidth = isTile ? 0 : object.width() / 2;
    double halfHeight = isTile ? 0 : object.height() / 2;
    double x = object.x() + halfWidth * Math.cos(turn) - halfHeight * Math.sin(turn);
    double y = object.y() + halfWidth * Math.sin(turn) + halfHeight * Math.cos(turn);
    Cell tiled = tiledCell(x, y);
    int column = tiled.x() - map.firstColumn();
    int row = tiled.y() - map.firstRow();
    if (!map.size().contains(column, row)) {
      return Optional.empty();
    }
    Cell cell = grid.cell(column, row);
    return size.contains(cell.x(), cell.y()) ? Optional.of(cell) : Optional.empty();
  }

  /** Tiled's column and row at a point of the object space. */
  private Cell tiledCell(double x, double y) {
    return switch (map.orientation()) {
      case ISOMETRIC -> new Cell(floor(x / map.tileHeight()), floor(y / map.tileHeight()));
      case ORTHOGONAL -> new Cell(floor(x / map.tileWidth()), floor(y / map.tileHeight()));
      case STAGGERED -> staggeredCell(x, y);
    };
  }

  /**
   * The staggered diamond that contains a point: of the two line lattices, that with the nearer
   * center.
   */
  private Cell staggeredCell(double x, double y) {
    double width = map.tileWidth();
    double height = map.tileHeight();
    boolean byColumn = map.stagger().axis() == TiledMap.Axis.X;
    boolean even = map.stagger().even();
    Cell best = null;
    double nearest = Double.POSITIVE_INFINITY;
    for (int shifted = 0; shifted < 2; shifted++) {
      int parity = (shifted == 1) == even ? 0 : 1; // parity of this lattice's lines
      double left = shifted == 1 && !byColumn ? width / 2 : 0;
      double top = shifted == 1 && byColumn ? height / 2 : 0;
      int column =
          byColumn
              ? 2 * floor((x - left - parity * width / 2) / width) + parity
              : floor((x - left) / width);
      int row =
          byColumn
              ? floor((y - top) / height)
              : 2 * floor((y - top - parity * height / 2) / height) + parity;
      double centerX = left + (byColumn ? column * width / 2 : column * width) + width / 2;
      double centerY = top + (byColumn ? row * height : row * height / 2) + height / 2;
      double distance = Math.abs(x - centerX) / width + Math.abs(y - centerY) / height;
      if (distance < nearest) {
        nearest = distance;
        best = new Cell(column, row);
      }
    }
    return best;
  }

  private static int floor(double value) {
    return (int) Math.floor(value);
  }
}
