package emberway.render.tiled;

import emberway.tiled.TiledCells;
import emberway.tiled.TiledImage;
import emberway.tiled.TiledLayer;
import emberway.tiled.TiledMap;
import emberway.tiled.TiledObject;
import emberway.tiled.TiledTile;
import emberway.tiled.TiledTileSet;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** A map as the text of a TMX file, for the rasterizer to read. */
final class TmxText {
  private final StringBuilder out = new StringBuilder();

  private TmxText() {}

  static String of(TiledMap map) {
    TmxText text = new TmxText();
    text.map(map);
    return text.out.toString();
  }

  private void line(String format, Object... values) {
    out.append(String.format(Locale.ROOT, format, values)).append('\n');
  }

  private void map(TiledMap map) {
    line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>");
    line(
        "<map version=\"1.8\" orientation=\"%s\" renderorder=\"%s\" width=\"%d\" height=\"%d\""
            + " tilewidth=\"%d\" tileheight=\"%d\" infinite=\"%d\" staggeraxis=\"%s\""
            + " staggerindex=\"%s\">",
        map.orientation().name().toLowerCase(Locale.ROOT),
        map.renderOrder().name().toLowerCase(Locale.ROOT).replace('_', '-'),
        map.size().width(),
        map.statedHeight(),
        map.tileWidth(),
        map.tileHeight(),
        map.infinite() ? 1 : 0,
        map.stagger().axis().name().toLowerCase(Locale.ROOT),
        map.stagger().even() ? "even" : "odd");
    map.tileSets().forEach(use -> tileSet(use.firstGid(), use.tileSet()));
    for (TiledLayer layer : map.layers()) {
      if (layer instanceof TiledLayer.Tiles tiles) {
        tiles(map, tiles);
      } else if (layer instanceof TiledLayer.Image image) {
        image(image);
      } else if (layer instanceof TiledLayer.Objects objects) {
        objects(objects);
      }
    }
    line("</map>");
  }

  private void tileSet(int firstGid, TiledTileSet set) {
    line(
        "<tileset firstgid=\"%d\" name=\"%s\" tilewidth=\"%d\" tileheight=\"%d\" spacing=\"%d\""
            + " margin=\"%d\" tilecount=\"%d\" columns=\"%d\" objectalignment=\"%s\">",
        firstGid,
        set.name(),
        set.tileWidth(),
        set.tileHeight(),
        set.spacing(),
        set.margin(),
        set.tileCount(),
        set.columns(),
        set.objectAlignment().name().toLowerCase(Locale.ROOT).replace("_", ""));
    line("<tileoffset x=\"%d\" y=\"%d\"/>", set.offsetX(), set.offsetY());
    line("<grid orientation=\"isometric\" width=\"3\" height=\"40\"/>"); // of no effect
    set.sheet().ifPresent(this::imageFile);
    for (TiledTile tile :
        set.tiles().values().stream().sorted(Comparator.comparingInt(TiledTile::id)).toList()) {
      line("<tile id=\"%d\">", tile.id());
      tile.image().ifPresent(this::imageFile);
      if (!tile.animation().isEmpty()) {
        line("<animation>");
        for (TiledTile.Frame frame : tile.animation()) {
          line("<frame tileid=\"%d\" duration=\"%d\"/>", frame.tileId(), frame.millis());
        }
        line("</animation>");
      }
      line("</tile>");
    }
    line("</tileset>");
  }

  private void imageFile(TiledImage image) {
    String key =
        image.transparent() == TiledImage.NOT_KEYED
            ? ""
            : String.format(Locale.ROOT, " trans=\"%06x\"", image.transparent());
    line(
        "<image source=\"%s\" width=\"%d\" height=\"%d\"%s/>",
        image.path(), image.width(), image.height(), key);
  }

  private static String look(TiledLayer.Look look) {
    String tint =
        look.tint() == TiledLayer.Look.NO_TINT
            ? ""
            : String.format(Locale.ROOT, " tintcolor=\"#%08x\"", look.tint());
    return String.format(
        Locale.ROOT,
        "name=\"%s\" visible=\"%d\" opacity=\"%s\" offsetx=\"%s\" offsety=\"%s\"%s",
        look.name(),
        look.visible() ? 1 : 0,
        look.opacity(),
        look.offsetX(),
        look.offsetY(),
        tint);
  }

  private void tiles(TiledMap map, TiledLayer.Tiles layer) {
    int width = map.size().width();
    int height = map.size().height();
    line("<layer %s width=\"%d\" height=\"%d\">", look(layer.look()), width, height);
    line("<data encoding=\"csv\">");
    if (map.infinite()) {
      for (int y = 0; y < height; y += TiledScene.CHUNK) {
        for (int x = 0; x < width; x += TiledScene.CHUNK) {
          chunk(map, layer.cells(), x, y);
        }
      }
    } else {
      cells(layer.cells(), 0, 0, width, height);
    }
    line("</data></layer>");
  }

  /** A chunk, unless it is empty. */
  private void chunk(TiledMap map, TiledCells cells, int left, int top) {
    int side = TiledScene.CHUNK;
    for (int i = 0; i < side * side; i++) {
      if (cells.gid(left + i % side, top + i / side) != 0) {
        line(
            "<chunk x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\">",
            map.firstColumn() + left, map.firstRow() + top, side, side);
        cells(cells, left, top, side, side);
        line("</chunk>");
        return;
      }
    }
  }

  private void cells(TiledCells cells, int left, int top, int width, int height) {
    for (int i = 0; i < width * height; i++) {
      out.append(Integer.toUnsignedString(cells.gid(left + i % width, top + i / width)));
      out.append(i == width * height - 1 ? "\n" : ",");
    }
  }

  private void image(TiledLayer.Image layer) {
    line(
        "<imagelayer %s repeatx=\"%d\" repeaty=\"%d\">",
        look(layer.look()), layer.repeatX() ? 1 : 0, layer.repeatY() ? 1 : 0);
    layer.image().ifPresent(this::imageFile);
    line("</imagelayer>");
  }

  private void objects(TiledLayer.Objects layer) {
    line(
        "<objectgroup %s color=\"#%08x\" draworder=\"%s\">",
        look(layer.look()), layer.color(), layer.sorted() ? "topdown" : "index");
    layer.objects().forEach(this::object);
    line("</objectgroup>");
  }

  private void object(TiledObject object) {
    String gid = object.gid() == 0 ? "" : " gid=\"" + Integer.toUnsignedString(object.gid()) + "\"";
    line(
        "<object id=\"%d\"%s x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" rotation=\"%s\""
            + " visible=\"%d\">",
        object.id(),
        gid,
        object.x(),
        object.y(),
        object.width(),
        object.height(),
        object.rotation(),
        object.visible() ? 1 : 0);
    switch (object.shape()) {
      case ELLIPSE -> line("<ellipse/>");
      case POINT -> line("<point/>");
      case POLYGON -> line("<polygon points=\"%s\"/>", points(object.points()));
      case POLYLINE -> line("<polyline points=\"%s\"/>", points(object.points()));
      case TEXT -> line("<text>%s</text>", object.text());
      case RECTANGLE, TILE -> {}
    }
    line("</object>");
  }

  private static String points(List<Double> points) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < points.size(); i += 2) {
      text.append(points.get(i)).append(',').append(points.get(i + 1)).append(' ');
    }
    return text.toString().strip();
  }

  /** The tiles of a list, by number. */
  static Map<Integer, TiledTile> byNumber(List<TiledTile> tiles) {
    return tiles.stream().collect(Collectors.toMap(TiledTile::id, tile -> tile));
  }
}
