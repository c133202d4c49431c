package emberway.app.gui;

import emberway.app.text.Language;
import emberway.app.text.Texts;
import java.util.Arrays;

/**
 * Formats numbers for the panels and caches the texts by the order in which a panel asks for them
 * in a frame: a number is formatted again only if it has changed.
 */
public final class CachedNumbers {
  private String[] keys = new String[16];
  private double[] values = new double[16];
  private String[] texts = new String[16];
  private int next;
  private Language language; // language of the cached texts; null before the first frame

  /** Starts a frame: the next number asked for is the first again. */
  public void begin() {
    next = 0;
    if (language != Texts.language()) {
      language = Texts.language();
      Arrays.fill(keys, null);
    }
  }

  /**
   * Returns the text of the next number of this frame.
   *
   * @param key the message key of a text that takes the number as {@code {0}}
   * @param decimals how many decimals the number is shown with
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
