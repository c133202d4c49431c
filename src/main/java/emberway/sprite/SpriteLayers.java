package emberway.sprite;

import emberway.map.GridSize;
import emberway.map.Layer;

/**
 * The sprites of a map, in the order in which a cell is drawn. All layers have one size.
 *
 * @param base the ground
 * @param pieces the transitions between grounds, which hide with the base
 * @param overlay the things on the ground
 * @param top what is above them; {@linkplain SpriteLayer#isEmpty empty} if there is nothing
 */
public record SpriteLayers(
    SpriteLayer base, TransitionLayer pieces, SpriteLayer overlay, SpriteLayer top) {
  /** Checks the sizes. */
  public SpriteLayers {
    if (!base.size().equals(pieces.size())
        || !base.size().equals(overlay.size())
        || !base.size().equals(top.size())) {
      throw new IllegalArgumentException(
          "base is %s cells, pieces %s, overlay %s, top %s"
              .formatted(base.size(), pieces.size(), overlay.size(), top.size()));
    }
  }

  /** The size of the grid. */
  public GridSize size() {
    return base.size();
  }

  /** The sprites of one layer. */
  public SpriteLayer layer(Layer layer) {
    return switch (layer) {
      case BASE -> base;
      case OVERLAY -> overlay;
      case TOP -> top;
    };
  }

  /** These sprites with a change. */
  public SpriteLayers with(SpritePatch patch) {
    if (patch instanceof LayerPatch some) {
      return switch (some.layer()) {
        case BASE -> new SpriteLayers(base.with(some), pieces, overlay, top);
        case OVERLAY -> new SpriteLayers(base, pieces, overlay.with(some), top);
        case TOP -> new SpriteLayers(base, pieces, overlay, top.with(some));
      };
    }
    return new SpriteLayers(base, pieces.with((TransitionPatch) patch), overlay, top);
  }

  /** Marks each sprite that occurs at least once. [size: at least the highest sprite + 1] */
  public void markUsed(boolean[] used) {
    base.markUsed(used);
    pieces.markUsed(used);
    overlay.markUsed(used);
    top.markUsed(used);
  }
}
