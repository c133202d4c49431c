package emberway.app.state;

import emberway.app.text.DistanceUnit;
import emberway.app.text.Language;
import emberway.app.text.Texts;

/**
 * Detects when an object is replaced. It compares by identity, so an equal copy counts as new.
 * Everything is new once after the language or the unit of lengths changes, because derived values
 * may contain text.
 */
public final class ChangeDetector<T> {
  private T last; // null before the first call
  private Language language = Texts.language(); // at the last call
  private DistanceUnit unit = Texts.distanceUnit(); // at the last call

  /** Whether the object differs from the one of the last call. */
  public boolean isNew(T now) {
    Language spoken = Texts.language();
    boolean result = now != last || spoken != language || unit != Texts.distanceUnit();
    last = now;
    language = spoken;
    unit = Texts.distanceUnit();
    return result;
  }
}
