/**
 * Draws nothing itself: decides which sprite each cell of a map gets, packs sprites into an atlas,
 * and converts between cells and pixels of an isometric picture.
 *
 * <p>Start at {@link emberway.sprite.AutoTiler} and {@link emberway.render.iso.Projection}.
 */
module emberway.sprite {
  requires transitive emberway.plan;

  exports emberway.render.iso;
  exports emberway.sprite;
}
