package emberway.app.text;

import java.util.function.Supplier;

/**
 * Something made of texts, kept until the language changes: a label with its icon, the lines of a
 * table. What is drawn in each frame is made once in this way. One thread only.
 */
public final class Localized<T> {
  private final Supplier<T> source;
  private Language language; // of the value; null before the first
  private T value;

  /** Something that is made when it is first asked for, and again in another language. */
  public Localized(Supplier<T> source) {
    this.source = source;
  }

  /** The value in the language spoken now; the same object as long as that stays. */
  public T get() {
    Language now = Texts.language();
    if (language != now) {
      language = now;
      value = source.get();
    }
    return value;
  }
}
