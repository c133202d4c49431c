package emberway.app.gui;

import emberway.app.text.Language;
import emberway.app.text.Texts;
import java.util.Arrays;

/**
 * Figures in words, by the order in which a panel asks for them in each frame: one is put into
 * words again only where it has changed.
 */
public final class CachedNumbers {
  private String[] keys = new String[16];
  private double[] values = new double[16];
  private String[] texts = new String[16];
  private int next;
  private Language language; // of the texts; null before the first frame

  /** Begins a frame. */
  public void begin() {
    next = 0;
    if (language != Texts.language()) {
      language = Texts.language();
      Arrays.fill(keys, null);
    }
  }

  /**
   * The next figure in words.
   *
   * @param key of a text that takes the figure as {@code {0}}
   * @param decimals how many the figure has
   */
  public String of(String key, double value, int decimals) {
    if (next == texts.length) {
      keys = Arrays.copyOf(keys, 2 * next);
      values = Arrays.copyOf(values, 2 * next);
      texts = Arrays.copyOf(texts, 2 * next);
    }
    if (values[next] != value || !key.equals(keys[next])) {
      keys[next] = key;
      values[next] = value;
      texts[next] = Texts.format(key, Texts.fixed(value, decimals));
    }
    return texts[next++];
  }
}
