package emberway.app.text;

import java.util.function.Supplier;

/**
 * A value built from texts and cached until the language changes, such as a label with its icon.
 * Saves panels from building it in each frame. One thread only.
 */
public final class Localized<T> {
  private final Supplier<T> source;
  private Language language; // of the value; null before the first
  private T value;

  /** Creates a value that is built when first needed, and again after the language changes. */
  public Localized(Supplier<T> source) {
    this.source = source;
  }

  /** Returns the value in the current language; the same object until the language changes. */
  public T get() {
    Language now = Texts.language();
    if (language != now) {
      language = now;
      value = source.get();
    }
    return value;
  }
}
