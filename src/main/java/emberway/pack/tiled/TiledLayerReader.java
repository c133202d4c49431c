package emberway.pack.tiled;

import emberway.io.PrintableText;
import emberway.tiled.TiledImage;
import emberway.tiled.TiledLayer;
import emberway.tiled.TiledLayer.Look;
import emberway.tiled.TiledObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads layers and flattens groups: their offsets are added to those of their layers; opacities,
 * tints and parallax factors are multiplied.
 */
final class TiledLayerReader {
  /** The largest offset of a layer, since a picture covers everything in between. [px] */
  static final int MAX_OFFSET = 100_000;

  /** The most layers of a map, each of which is drawn separately. */
  static final int MAX_LAYERS = 1000;

  private static final int MAX_TEXTS = 3; // texts quoted in a warning
  private static final int MAX_TEXT_LENGTH = 40; // [characters]

  private final TiledCellsReader cells;
  private final TiledObjectReader objects;
  private final TiledTileSetReader images;
  private final List<TiledLayer> layers = new ArrayList<>();
  private boolean isFull;

  TiledLayerReader(TiledCellsReader cells, TiledObjectReader objects, TiledTileSetReader images) {
    this.cells = cells;
    this.objects = objects;
    this.images = images;
  }

  /** Reads a map's layers, bottom to top. */
  List<TiledLayer> read(TiledElement map) {
    for (TiledElement child : map.children()) {
      switch (child.name()) {
        case "layer", "objectgroup", "imagelayer", "group" -> take(child, Look.plain(""));
        case "tileset", "properties" -> {} // read elsewhere
        default -> child.warnUnknown();
      }
    }
    return layers;
  }

  private void take(TiledElement element, Look group) {
    if (layers.size() == MAX_LAYERS && !isFull) {
      element.error(
          "the map has more than %,d layers".formatted(MAX_LAYERS), "merge some of them in Tiled");
      isFull = true;
    }
    if (isFull) {
      return;
    }
    Look look = look(element, group);
    switch (element.name()) {
      case "layer" ->
          cells.read(element).ifPresent(read -> layers.add(new TiledLayer.Tiles(look, read)));
      case "imagelayer" -> layers.add(image(element, look));
      case "objectgroup" -> layers.add(objects(element, look));
      case "group" -> takeGroup(element, look);
      default -> throw new AssertionError(element.name());
    }
  }

  private void takeGroup(TiledElement element, Look look) {
    for (TiledElement child : element.children()) {
      switch (child.name()) {
        case "layer", "objectgroup", "imagelayer", "group" -> take(child, look);
        case "properties" -> {}
        default -> child.warnUnknown();
      }
    }
  }

  private static Look look(TiledElement element, Look group) {
    double parallaxX = element.number("parallaxx", 1, -1e6, 1e6);
    double parallaxY = element.number("parallaxy", 1, -1e6, 1e6);
    if (parallaxX != 1 || parallaxY != 1) {
      element.warning(
          "parallax is ignored: the layer moves with the map",
          "for a picture with it, use render --parallax");
    }
    String mode = element.text("mode");
    if (!mode.isEmpty() && !mode.equals("normal")) {
      element.warning("the blend mode is ignored: the layer is drawn normally", "");
    }
    return new Look(
        element.text("name"),
        element.text("class"),
        element.flag("visible", true) && group.visible(),
        element.clamped("opacity", 1, 0, 1) * group.opacity(),
        multiply(element.color("tintcolor", Look.NO_TINT), group.tint()),
        offset(element, "offsetx", "x", group.offsetX()),
        offset(element, "offsety", "y", group.offsetY()),
        parallaxX * group.parallaxX(),
        parallaxY * group.parallaxY(),
        TiledPropertyReader.read(element));
  }

  /** A layer's offset, its groups' included; image layers of old files give it as x and y. */
  private static double offset(TiledElement element, String attribute, String old, double ofGroup) {
    boolean isOld = element.name().equals("imagelayer") && !element.has("offsetx");
    double offset = ofGroup + (isOld ? element.pixels(old, 0) : element.pixels(attribute, 0));
    if (Math.abs(offset) > MAX_OFFSET) {
      element.error(
          "the layer is moved by %,.0f pixels, its groups included".formatted(offset),
          "keep '%s' within %,d pixels either way".formatted(isOld ? old : attribute, MAX_OFFSET));
      return 0;
    }
    return offset;
  }

  private static int multiply(int color, int other) {
    int product = 0;
    for (int shift = 0; shift < 32; shift += 8) {
      int channel = ((color >>> shift) & 0xFF) * ((other >>> shift) & 0xFF);
      product |= ((channel + 127) / 255) << shift;
    }
    return product;
  }

  private TiledLayer image(TiledElement element, Look look) {
    Optional<TiledImage> image = Optional.empty();
    for (TiledElement child : element.children()) {
      switch (child.name()) {
        case "image" -> image = Optional.of(images.image(child)).filter(read -> !read.isMissing());
        case "properties" -> {}
        default -> child.warnUnknown();
      }
    }
    return new TiledLayer.Image(
        look, image, element.flag("repeatx", false), element.flag("repeaty", false));
  }

  /** Warns, at the first text object, which texts are not drawn. */
  private static void warnOfTexts(TiledElement layer, List<TiledObject> objects) {
    List<String> texts = new ArrayList<>();
    for (TiledObject object : objects) {
      if (object.shape() == TiledObject.Shape.TEXT && object.visible()) {
        texts.add(
            PrintableText.quote(PrintableText.abbreviate(object.text().strip(), MAX_TEXT_LENGTH)));
      }
    }
    if (!texts.isEmpty()) {
      String some = String.join(", ", texts.subList(0, Math.min(MAX_TEXTS, texts.size())));
      layer.children().stream()
          .filter(child -> child.child("text").isPresent())
          .findFirst()
          .orElse(layer)
          .warning(
              "texts are not drawn: %s%s".formatted(some, texts.size() > MAX_TEXTS ? ", …" : ""),
              "");
    }
  }

  private TiledLayer objects(TiledElement element, Look look) {
    List<TiledObject> read = new ArrayList<>();
    for (TiledElement child : element.children()) {
      switch (child.name()) {
        case "object" -> objects.read(child).ifPresent(read::add);
        case "properties" -> {}
        default -> child.warnUnknown();
      }
    }
    warnOfTexts(element, read);
    boolean sorted =
        element.word("draworder", "topdown", List.of("topdown", "index")).equals("topdown");
    return new TiledLayer.Objects(
        look, element.color("color", TiledLayer.Objects.DEFAULT_COLOR), sorted, read);
  }
}
