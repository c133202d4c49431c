package emberway.sprite;

import java.util.List;

/**
 * A border between grounds: cells of some grounds get pieces of an image drawn over their own where
 * they touch cells of other grounds. Later transitions are drawn on top.
 *
 * @param from symbols of the base tiles that reach over
 * @param onto symbols of the base tiles whose cells get the pieces
 * @param stem of the pieces
 */
public record Transition(String from, String onto, String stem) {
  /**
   * The names of all pieces in a complete tile set: {@code stem + suffix} for the fifteen sets of
   * sides, {@code stem + "_" + corner} for the four corners.
   */
  public List<String> pieceNames() {
    return TransitionMask.names(stem);
  }
}
