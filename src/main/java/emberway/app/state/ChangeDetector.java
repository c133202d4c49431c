package emberway.app.state;

import emberway.app.text.Language;
import emberway.app.text.Texts;

/**
 * An object of which somebody wants to know when it is replaced: what is equal counts as new. What
 * is made of it may be text, so everything is new once in another language.
 */
public final class ChangeDetector<T> {
  private T last; // null before the first
  private Language language = Texts.language(); // when it was given

  /** Whether this is not the object that was given the last time. */
  public boolean isNew(T now) {
    Language spoken = Texts.language();
    boolean result = now != last || spoken != language;
    last = now;
    language = spoken;
    return result;
  }
}
